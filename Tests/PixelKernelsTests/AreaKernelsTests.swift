import Testing
import VitrinePixelKernels
import VitrineTestSupport

@Suite struct AreaKernelsTests {
    private func noise(_ w: Int, _ h: Int, seed: UInt64) -> [UInt32] {
        var random = SplitMix64(seed: seed)
        return (0..<(w * h)).map { _ in random.pixel() }
    }

    @Test(arguments: [(1, 1), (5, 3), (64, 31)]) func rowsAreHalvedByThemselves(_ w: Int, _ h: Int) {
        let src = noise(w, h, seed: 17)
        let whole = AreaKernels.halved(src, width: w, height: h)
        var out = [UInt32](repeating: 0, count: whole.pixels.count)
        src.withUnsafeBufferPointer { src in
            out.withUnsafeMutableBufferPointer { out in
                for y in (0..<whole.height).reversed() {
                    AreaKernels.halve(
                        src.baseAddress!, width: w, height: h, rows: y..<(y + 1), into: out.baseAddress!)
                }
            }
        }
        #expect(out == whole.pixels)
    }

    @Test func halvingIsTheMeanOfFour() {
        for (w, h) in [(1, 1), (2, 2), (5, 3), (1, 9), (8, 1)] {
            let src = noise(w, h, seed: 16)
            let half = AreaKernels.halved(src, width: w, height: h)
            #expect(half.width == (w + 1) / 2 && half.height == (h + 1) / 2)
            for y in 0..<half.height {
                for x in 0..<half.width {
                    let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map { dx, dy in
                        channels(src[min(2 * y + dy, h - 1) * w + min(2 * x + dx, w - 1)])
                    }
                    for k in 0..<4 {
                        let mean = Double(four.reduce(0) { $0 + $1[k] }) / 4
                        let got = Double(channels(half.pixels[y * half.width + x])[k])
                        #expect((got - mean).magnitude <= 0.5)
                    }
                }
            }
        }
    }
}
