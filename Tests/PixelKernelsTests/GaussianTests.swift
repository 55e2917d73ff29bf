import Foundation
import PixelKernels
import TestSupport
import Testing

/// A gaussian in Double, written without regard for speed.
enum TrueGaussian {
    /// Weights from distance 0 on, out to 8 sigma, adding up to 1 over both sides.
    static func weights(sigma: Double) -> [Double] {
        let w = (0...Int(8 * sigma + 2)).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = w[0] + 2 * w.dropFirst().reduce(0, +)
        return w.map { $0 / sum }
    }

    /// Both directions of one channel; the border is continued, or nothing lies beyond it.
    static func blur(_ v: [Double], width: Int, height: Int, sigma: Double, extend: Bool) -> [Double] {
        let w = weights(sigma: sigma)
        func pass(_ v: [Double], _ count: Int, _ step: Int, _ lines: Int, _ lineStep: Int) -> [Double] {
            var out = v
            for line in 0..<lines {
                for i in 0..<count {
                    var sum = 0.0
                    for k in (1 - w.count)..<w.count {
                        let at = i + k
                        if !extend, at < 0 || at >= count { continue }
                        sum += w[abs(k)] * v[line * lineStep + min(max(at, 0), count - 1) * step]
                    }
                    out[line * lineStep + i * step] = sum
                }
            }
            return out
        }
        return pass(pass(v, width, 1, height, width), height, width, width, 1)
    }
}

/// Decibels between two signals of a given peak.
func psnr(_ a: [Double], _ b: [Double], peak: Double) -> Double {
    let mse = zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } / Double(a.count)
    return mse == 0 ? .infinity : 10 * log10(peak * peak / mse)
}

@Suite struct GaussianTests {
    private static let side = 48

    /// Noise, a step, and a photo-like mix of both with slopes; one channel of 16-bit samples.
    private func pictures() -> [(String, [UInt16])] {
        var random = SplitMix64(seed: 6)
        let n = GaussianTests.side
        let noise = (0..<(n * n)).map { _ in UInt16.random(in: 0...65535, using: &random) }
        let step = (0..<(n * n)).map { UInt16($0 % n < n / 2 ? 0 : 65535) }
        let photo = (0..<(n * n)).map { i -> UInt16 in
            let (x, y) = (Double(i % n), Double(i / n))
            let wave = 0.5 + 0.3 * sin(x / 5) * cos(y / 7) + (x > y ? 0.15 : -0.15)
            return UInt16(min(max(wave + Double.random(in: -0.05...0.05, using: &random), 0), 1) * 65535)
        }
        return [("noise", noise), ("step", step), ("photo", photo)]
    }

    @Test func weightsAddUpToOne() {
        for sigma in stride(from: 0.0, through: 70, by: 0.05) {
            let w = GaussianKernel(sigma: sigma).weights
            #expect(w[0] + 2 * w.dropFirst().reduce(0, +) == 65536, "sigma \(sigma)")
        }
        for sigma in [Double.nan, -1, -Double.infinity] { #expect(GaussianKernel(sigma: sigma).weights == [65536]) }
        #expect(GaussianKernel(sigma: Double.infinity).radius < 300)
    }

    @Test(arguments: [0.5, 0.8, 1.3, 2, 3.3, 6, 12])
    func equalsTheTrueGaussian(_ sigma: Double) {
        let n = GaussianTests.side
        for (name, picture) in pictures() {
            for border in [BlurKernels.Border.extend, .zero] {
                let raster = DeepRaster(width: n, height: n, channels: 1, samples: picture)
                let out = BlurKernels.blur(raster, kernel: GaussianKernel(sigma: sigma), border: border)
                let exact = TrueGaussian.blur(
                    picture.map(Double.init), width: n, height: n, sigma: sigma, extend: border == .extend)
                let db = psnr(out.samples.map(Double.init), exact, peak: 65535)
                #expect(db >= 60, "\(name), sigma \(sigma), \(border): \(db) dB")
            }
        }
    }

    @Test func flatStaysExactlyFlat() {
        for sigma in [0.3, 1, 2.7, 6, 20, 64] {
            for v in stride(from: 0, through: 65535, by: 1285) {
                let flat = DeepRaster(
                    width: 9, height: 7, channels: 4, samples: Array(repeating: UInt16(v), count: 252))
                #expect(BlurKernels.blur(flat, kernel: GaussianKernel(sigma: sigma), border: .extend) == flat)
            }
        }
    }

    @Test func channelsDoNotMix() {
        var random = SplitMix64(seed: 7)
        let planes = (0..<4).map { _ in (0..<120).map { _ in UInt16.random(in: 0...65535, using: &random) } }
        let mixed = DeepRaster(
            width: 12, height: 10, channels: 4, samples: (0..<480).map { planes[$0 % 4][$0 / 4] })
        let kernel = GaussianKernel(sigma: 1.7)
        for border in [BlurKernels.Border.zero, .extend] {
            let out = BlurKernels.blur(mixed, kernel: kernel, border: border)
            for k in 0..<4 {
                let single = BlurKernels.blur(
                    DeepRaster(width: 12, height: 10, channels: 1, samples: planes[k]), kernel: kernel, border: border)
                #expect((0..<120).allSatisfy { out.samples[$0 * 4 + k] == single.samples[$0] })
            }
        }
    }

    @Test func mirroredInputGivesMirroredOutput() {
        let n = GaussianTests.side
        for (name, picture) in pictures() {
            let kernel = GaussianKernel(sigma: 3.1)
            func blurred(_ v: [UInt16]) -> [UInt16] {
                BlurKernels.blur(
                    DeepRaster(width: n, height: n, channels: 1, samples: v), kernel: kernel, border: .extend
                )
                .samples
            }
            let across = (0..<(n * n)).map { picture[$0 / n * n + n - 1 - $0 % n] }
            let down = (0..<(n * n)).map { picture[(n - 1 - $0 / n) * n + $0 % n] }
            let out = blurred(picture)
            #expect(blurred(across) == (0..<(n * n)).map { out[$0 / n * n + n - 1 - $0 % n] }, "\(name)")
            #expect(blurred(down) == (0..<(n * n)).map { out[(n - 1 - $0 / n) * n + $0 % n] }, "\(name)")
        }
    }

    @Test func energyIsKept() {
        var raster = DeepRaster(width: 81, height: 81, channels: 1)
        for y in 36..<45 { for x in 36..<45 { raster.samples[y * 81 + x] = 50_000 } }
        let before = raster.samples.reduce(0.0) { $0 + Double($1) }
        for sigma in [0.5, 2, 4, 6, 9] {
            let out = BlurKernels.blur(raster, kernel: GaussianKernel(sigma: sigma), border: .zero)
            let after = out.samples.reduce(0.0) { $0 + Double($1) }
            #expect((after / before - 1).magnitude < 1e-3, "sigma \(sigma): \(after / before)")
        }
    }

    @Test func emptyRastersPass() {
        let kernel = GaussianKernel(sigma: 2)
        for (w, h) in [(0, 0), (0, 3), (3, 0)] {
            let r = DeepRaster(width: w, height: h, channels: 4)
            #expect(BlurKernels.blur(r, kernel: kernel, border: .extend) == r)
        }
    }
}
