import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct AreaScalerTests {
    /// Each new pixel is the mean of its area, computed on a grid that divides every pixel into whole cells.
    @Test func meansOfAreas() {
        var random = SplitMix64(seed: 70)
        for _ in 0..<cases(60) {
            let (width, height) = (1 + random.below(24), 1 + random.below(24))
            let bitmap = random.bitmap(width, height, colors: 0)
            let scaler = AreaScaler(width: width, height: height, percent: 1 + random.below(100))
            let small = scaler.scaled(bitmap)
            #expect(small.width == scaler.width && small.height == scaler.height)
            for y in 0..<small.height {
                for x in 0..<small.width {
                    var sums = [0.0, 0, 0, 0]
                    for j in 0..<height {
                        for i in 0..<width {
                            let across =
                                Self.overlap(x, small.width, i, width) * Self.overlap(y, small.height, j, height)
                            for c in 0..<4 { sums[c] += across * Double(bitmap[i, j].bits >> (c * 8) & 255) }
                        }
                    }
                    let part = 1 / Double(small.width * small.height)
                    for c in 0..<4 {
                        let got = Double(small[x, y].bits >> (c * 8) & 255)
                        #expect(abs(got - sums[c] / part) <= 0.5 + 1e-6)
                    }
                }
            }
        }
    }

    /// Returns the overlap of two cells of grids over 0...1.
    private static func overlap(_ a: Int, _ m: Int, _ b: Int, _ n: Int) -> Double {
        let (left, right) = (max(Double(a) / Double(m), Double(b) / Double(n)), Double(a + 1) / Double(m))
        return max(0, min(right, Double(b + 1) / Double(n)) - left)
    }

    @Test func sizes() {
        #expect(AreaScaler(width: 414, height: 167, percent: 100).width == 414)
        #expect(AreaScaler(width: 414, height: 167, percent: 50).height == 84)
        #expect(AreaScaler(width: 1, height: 65535, percent: 1).width == 1)
        #expect(AreaScaler(width: 1, height: 65535, percent: 1).height == 655)
        var random = SplitMix64(seed: 71)
        let bitmap = random.bitmap(13, 7, colors: 0)
        #expect(AreaScaler(width: 13, height: 7, percent: 100).scaled(bitmap) == bitmap)
    }

    /// The area outside the scaled rectangle does not change.
    @Test func damageCoversEveryChange() {
        var random = SplitMix64(seed: 72)
        for _ in 0..<cases(100) {
            let (width, height) = (2 + random.below(40), 2 + random.below(40))
            let old = random.bitmap(width, height, colors: 0)
            var new = old
            let rect = PixelRect(
                x: Int32(random.below(width)), y: Int32(random.below(height)), width: Int32(1 + random.below(width)),
                height: Int32(1 + random.below(height)))
            for y in Int(rect.y)..<min(height, Int(rect.maxY)) {
                for x in Int(rect.x)..<min(width, Int(rect.maxX)) { new[x, y] = random.color() }
            }
            let scaler = AreaScaler(width: width, height: height, percent: 5 + random.below(96))
            let (a, b, area) = (scaler.scaled(old), scaler.scaled(new), scaler.scaled(rect))
            for y in 0..<a.height {
                for x in 0..<a.width where a[x, y] != b[x, y] {
                    #expect(x >= area.x && x < area.maxX && y >= area.y && y < area.maxY)
                }
            }
        }
    }
}
