import Foundation
import Testing
import VitrinePixelKernels
import VitrineTestSupport

/// A plain gaussian in Double.
enum TrueGaussian {
    /// Returns the weights from distance 0 to 8 sigma, which add up to 1 over both sides.
    static func weights(sigma: Double) -> [Double] {
        let w = (0...Int(8 * sigma + 2)).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = w[0] + 2 * w.dropFirst().reduce(0, +)
        return w.map { $0 / sum }
    }

    /// Blurs one channel in both directions; the border is extended, or nothing is beyond it.
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

/// Returns the peak signal-to-noise ratio of two signals, in decibels.
func psnr(_ a: [Double], _ b: [Double], peak: Double) -> Double {
    let mse = zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } / Double(a.count)
    return mse == 0 ? .infinity : 10 * log10(peak * peak / mse)
}

@Suite struct GaussianTests {
    @Test func theRadiusIsThatOfTheWeights() {
        for i in 0...(isDebugBuild ? 700 : 70_000) {
            let sigma = Double(i) / (isDebugBuild ? 10 : 1000)
            let radius = GaussianKernel.radius(sigma: sigma)
            #expect(radius == GaussianKernel(sigma: sigma).radius, "\(sigma)")
        }
    }

    private static let side = 48

    /// Returns noise, a step, and a photo-like mix of both with slopes; one channel of 16-bit samples.
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

    /// Applies both passes of the reference to a plane.
    private func blurred(
        _ v: [UInt16], _ w: Int, _ h: Int, _ kernel: GaussianKernel, _ border: BlurKernels.Border
    ) -> [UInt16] {
        let n = kernel.radius
        func line(_ v: [UInt16], _ y: Int) -> [UInt16] {
            if border == .zero, y < 0 || y >= h { return Array(repeating: 0, count: w) }
            return Array(v[(min(max(y, 0), h - 1) * w)..<((min(max(y, 0), h - 1) + 1) * w)])
        }
        var across: [UInt16] = []
        for y in 0..<h {
            let row = line(v, y)
            let before = Array(repeating: border == .zero ? 0 : row[0], count: n)
            let after = Array(repeating: border == .zero ? 0 : row[w - 1], count: n)
            let padded = before + row + after
            var out = row
            padded.withUnsafeBufferPointer {
                ReferenceBlur.gaussRow(
                    &out, $0.baseAddress! + n, count: w, weights: kernel.weights, radius: n)
            }
            across += out
        }
        var result: [UInt16] = []
        for y in 0..<h {
            let window = ((y - n)...(y + n)).flatMap { line(across, $0) }
            var out = [UInt16](repeating: 0, count: w)
            window.withUnsafeBufferPointer { window in
                let rows = (0...(2 * n)).map { k -> UnsafePointer<UInt16>? in window.baseAddress! + k * w }
                ReferenceBlur.gaussColumn(&out, rows, count: w, weights: kernel.weights, radius: n)
            }
            result += out
        }
        return result
    }

    @Test(arguments: [0.5, 0.8, 1.3, 2, 3.3, 6, 12])
    func equalsTheTrueGaussian(_ sigma: Double) {
        let n = GaussianTests.side
        for (name, picture) in pictures() {
            for border in [BlurKernels.Border.extend, .zero] {
                let out = blurred(picture, n, n, GaussianKernel(sigma: sigma), border)
                let exact = TrueGaussian.blur(
                    picture.map(Double.init), width: n, height: n, sigma: sigma, extend: border == .extend)
                let db = psnr(out.map(Double.init), exact, peak: 65535)
                #expect(db >= 60, "\(name), sigma \(sigma), \(border): \(db) dB")
            }
        }
    }

    @Test func flatStaysExactlyFlat() {
        for sigma in [0.3, 1, 2.7, 6, 20, 64] {
            let kernel = GaussianKernel(sigma: sigma)
            for v in stride(from: 0, through: 65535, by: 1285) {
                let flat = [UInt16](repeating: UInt16(v), count: 9 * 7)
                #expect(blurred(flat, 9, 7, kernel, .extend) == flat)
            }
        }
    }

    @Test func mirroredInputGivesMirroredOutput() {
        let n = GaussianTests.side
        let kernel = GaussianKernel(sigma: 3.1)
        for (name, picture) in pictures() {
            let across = (0..<(n * n)).map { picture[$0 / n * n + n - 1 - $0 % n] }
            let down = (0..<(n * n)).map { picture[(n - 1 - $0 / n) * n + $0 % n] }
            let out = blurred(picture, n, n, kernel, .extend)
            #expect(
                blurred(across, n, n, kernel, .extend) == (0..<(n * n)).map { out[$0 / n * n + n - 1 - $0 % n] },
                "\(name)")
            #expect(
                blurred(down, n, n, kernel, .extend) == (0..<(n * n)).map { out[(n - 1 - $0 / n) * n + $0 % n] },
                "\(name)")
        }
    }

    @Test func energyIsKept() {
        var samples = [UInt16](repeating: 0, count: 81 * 81)
        for y in 36..<45 { for x in 36..<45 { samples[y * 81 + x] = 50_000 } }
        let before = samples.reduce(0.0) { $0 + Double($1) }
        for sigma in [0.5, 2, 4, 6, 9] {
            let out = blurred(samples, 81, 81, GaussianKernel(sigma: sigma), .zero)
            let after = out.reduce(0.0) { $0 + Double($1) }
            #expect((after / before - 1).magnitude < 1e-3, "sigma \(sigma): \(after / before)")
        }
    }
}
