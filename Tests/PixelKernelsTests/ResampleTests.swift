import PixelKernels
import TestSupport
import Testing

@Suite struct ResampleTests {
    private func noise(_ w: Int, _ h: Int, _ c: Int, seed: UInt64) -> DeepRaster {
        var random = SplitMix64(seed: seed)
        return DeepRaster(
            width: w, height: h, channels: c,
            samples: (0..<(w * h * c)).map { _ in UInt16.random(in: 0...65535, using: &random) })
    }

    private func expanded(_ r: DeepRaster, by factor: Int) -> DeepRaster {
        ResampleKernels.expand(r, by: factor, columns: 0..<(r.width * factor), rows: 0..<(r.height * factor))
    }

    @Test(arguments: [1, 2, 4, 8, 16, 64], [1, 4])
    func reductionIsTheMeanOfABlock(_ factor: Int, _ channels: Int) {
        let r = noise(3 * factor, 2 * factor, channels, seed: 8)
        let out = ResampleKernels.reduce(r, by: factor)
        #expect(out.width == 3 && out.height == 2)
        for (i, got) in out.samples.enumerated() {
            let (x, y, k) = (i / channels % 3, i / channels / 3, i % channels)
            var sum = 0.0
            for dy in 0..<factor {
                for dx in 0..<factor {
                    sum += Double(r.samples[((y * factor + dy) * r.width + x * factor + dx) * channels + k])
                }
            }
            #expect((Double(got) - sum / Double(factor * factor)).magnitude <= 0.5)
        }
    }

    /// The bilinear surface through block centres, in Double.
    @Test(arguments: [1, 2, 4, 8, 64], [1, 4])
    func enlargementIsBilinear(_ factor: Int, _ channels: Int) {
        let r = noise(4, 3, channels, seed: 9)
        let out = expanded(r, by: factor)
        #expect(out.width == 4 * factor && out.height == 3 * factor)
        var worst = 0.0
        for y in 0..<out.height {
            for x in 0..<out.width {
                let u = min(max((Double(x) + 0.5) / Double(factor) - 0.5, 0), 3)
                let v = min(max((Double(y) + 0.5) / Double(factor) - 0.5, 0), 2)
                let (x0, y0) = (min(Int(u), 2), min(Int(v), 1))
                let (fx, fy) = (u - Double(x0), v - Double(y0))
                for k in 0..<channels {
                    func at(_ x: Int, _ y: Int) -> Double { Double(r.samples[(y * 4 + x) * channels + k]) }
                    let top = at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx
                    let bottom = at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx
                    let got = Double(out.samples[(y * out.width + x) * channels + k])
                    worst = max(worst, (got - (top * (1 - fy) + bottom * fy)).magnitude)
                }
            }
        }
        #expect(worst <= 1)
    }

    @Test func aPartOfAnEnlargementIsThatPart() {
        let r = noise(5, 4, 4, seed: 19)
        let whole = expanded(r, by: 8)
        for (columns, rows) in [(3..<17, 0..<32), (0..<40, 31..<32), (39..<40, 7..<9), (4..<4, 1..<2)] {
            let part = ResampleKernels.expand(r, by: 8, columns: columns, rows: rows)
            #expect(part.width == columns.count && part.height == rows.count)
            for i in part.samples.indices {
                let x = columns.lowerBound + i / 4 % columns.count
                let y = rows.lowerBound + i / 4 / columns.count
                #expect(part.samples[i] == whole.samples[(y * 40 + x) * 4 + i % 4])
            }
        }
    }

    @Test func flatStaysFlat() {
        for v in [UInt16(0), 1, 257, 30_000, 65535] {
            let flat = DeepRaster(width: 8, height: 8, channels: 4, samples: Array(repeating: v, count: 256))
            #expect(expanded(ResampleKernels.reduce(flat, by: 4), by: 4) == flat)
        }
    }

    @Test func bytesSurviveDeepSamples() {
        var random = SplitMix64(seed: 10)
        var raster = DeepRaster(width: 64, height: 1, channels: 4)
        for i in 0..<64 {
            let p = random.pixel()
            raster.set(p, at: i)
            #expect(raster.packed(at: i) == p)
        }
        for v in UInt16(0)...65535 { #expect(DeepRaster.byte(v) == UInt32((Double(v) / 257).rounded())) }
    }
}
