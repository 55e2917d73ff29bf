import Testing
import VitrinePrimitives
import VitrineTestSupport

@Suite struct PixelTests {
    @Test func div255RoundsToNearestOverItsWholeDomain() {
        for x in UInt32(0)...65_535 where div255(x) != (2 * x + 255) / 510 {
            Issue.record("div255(\(x)) is \(div255(x))")
        }
    }

    @Test func premultiplyingRoundsOnceAndNeverExceedsAlpha() {
        for a in 0...255 {
            for v in stride(from: 0, through: 255, by: 5) {
                let p = RGBColor(red: Double(v) / 255, green: 1, blue: 0, alpha: Double(a) / 255).premultiplied
                let exact = Double(v * a) / 255
                #expect((Double(p.red) - exact).magnitude <= 0.5)
                #expect(p.green == UInt32(a) && p.blue == 0 && p.alpha == UInt32(a))
                #expect(p.red <= p.alpha)
            }
        }
    }

    @Test func premultiplyingCutsOffWhatIsNotAColour() {
        #expect(RGBColor(red: 2, green: -1, blue: .nan, alpha: 7).premultiplied.bits == 0xFF00_00FF)
        #expect(RGBColor(red: 1, green: 1, blue: 1, alpha: .nan).premultiplied == .clear)
        #expect(RGBColor(0x12_34_56).premultiplied.bits == 0xFF56_3412)
    }

    @Test func coveringPixelsTouchesEveryPixelAndNoMore() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<5_000 {
            let r = Rect(
                x: Double.random(in: -50...50, using: &random), y: Double.random(in: -50...50, using: &random),
                width: Double.random(in: 0.001...30, using: &random),
                height: Double.random(in: 0.001...30, using: &random))
            let p = r.coveringPixels()
            #expect(Double(p.x) <= r.minX && r.minX < Double(p.x + 1))
            #expect(Double(p.y) <= r.minY && r.minY < Double(p.y + 1))
            #expect(Double(p.maxX) >= r.maxX && r.maxX > Double(p.maxX - 1))
            #expect(Double(p.maxY) >= r.maxY && r.maxY > Double(p.maxY - 1))
        }
    }

    @Test func coveringPixelsOfOddRectangles() {
        #expect(Rect(x: 1, y: 2, width: 3, height: 4).coveringPixels() == PixelRect(x: 1, y: 2, width: 3, height: 4))
        #expect(Rect(x: 1, y: 1, width: 0, height: 4).coveringPixels() == .zero)
        #expect(Rect(x: 1, y: 1, width: -2, height: 4).coveringPixels() == .zero)
        #expect(Rect(x: .nan, y: 0, width: 1, height: 1).coveringPixels() == .zero)
        #expect(Rect(x: 0, y: 0, width: .infinity, height: 1).coveringPixels() == .zero)
        let huge = Rect(x: -1e300, y: 0, width: 2e300, height: 1).coveringPixels()
        #expect(huge == PixelRect(x: -1_000_000, y: 0, width: 2_000_000, height: 1))
        #expect(Rect(x: 1e300, y: 0, width: 1e308, height: 1).coveringPixels().isEmpty)
    }

    @Test func pixelRectIntersectionAndUnionAreEachOthersBounds() {
        var random = SplitMix64(seed: 6)
        func rect() -> PixelRect {
            PixelRect(
                x: .random(in: -9...9, using: &random), y: .random(in: -9...9, using: &random),
                width: .random(in: 1...12, using: &random), height: .random(in: 1...12, using: &random))
        }
        for _ in 0..<2_000 {
            let (a, b) = (rect(), rect())
            let (i, u) = (a.intersection(b), a.union(b))
            #expect(u.intersection(a) == a && u.intersection(b) == b)
            #expect(i == b.intersection(a) && u == b.union(a))
            for y in Int32(-9)..<22 {
                for x in Int32(-9)..<22 {
                    func inside(_ r: PixelRect) -> Bool { x >= r.x && x < r.maxX && y >= r.y && y < r.maxY }
                    if inside(i) != (inside(a) && inside(b)) { Issue.record("\(a) and \(b) at \(x), \(y)") }
                }
            }
        }
        #expect(PixelRect.zero.union(rect()).isEmpty == false)
    }
}
