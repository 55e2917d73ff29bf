import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Glass that is blurred less at its outline than in its middle.
@Suite struct GlassDepthTests {
    private let sigma = 6.0

    /// Returns a body of 80 points, whose lens is 20 deep, without rim and shadow.
    private func body(_ rimBlur: Double, lens: Double = 1, _ material: Material? = nil) -> GlassMark {
        let outline = RoundedRect(Rect(x: 10, y: 10, width: 180, height: 80), radius: 0)
        var m = GlassMark(
            shapes: [GlassMark.Shape(outline: outline)], material: material ?? .blur(sigma: sigma), unit: 1, lens: lens)
        m.rimBlur = rimBlur
        return m
    }

    private func picture(_ m: GlassMark, on marks: [Mark], threads: Int = 1, _ level: KernelLevel = .default) -> Bitmap
    {
        Rasterizer(threads: threads, level: level).render(
            DisplayList(width: 200, height: 100, background: .clear, marks: marks + [.glass(m)]))
    }

    /// White from x = 100 on. Above and below, where the edge is vertical, the lens does not bend it.
    private let edge = Mark.fill(
        FillMark(path: .rect(Rect(x: 100, y: 0, width: 100, height: 100)), paint: .solid(.white)))

    /// Returns the number of pixels from a tenth to nine tenths of an edge's height in a row.
    private func width(_ picture: Bitmap, _ y: Int) -> Double {
        func crossing(_ level: Double) -> Double {
            for x in 60..<140 {
                let (a, b) = (Double(picture[x, y].red), Double(picture[x + 1, y].red))
                if a <= level, b > level { return Double(x) + (level - a) / (b - a) }
            }
            return .nan
        }
        return crossing(229.5) - crossing(25.5)
    }

    /// Half of the picture at the outline has the second blur: an edge is about halfway between both.
    @Test(arguments: [0.5, 0.7, 0.9]) func halfOfAnEdgeIsSharperAtTheOutline(_ fraction: Double) {
        let out = picture(body(fraction), on: [edge])
        let middle = width(out, 50)
        // A gaussian rises from a tenth to nine tenths within 2.563 standard deviations.
        #expect((middle / (2.563 * sigma) - 1).magnitude < 0.06)
        #expect((width(out, 10) / middle - (1 + fraction) / 2).magnitude < 0.06)
        #expect((width(out, 89) / middle - (1 + fraction) / 2).magnitude < 0.06)
    }

    /// The edge widens inward, to the depth of the lens, and stays from there on.
    @Test func theBlurGrowsWithDepth() {
        let out = picture(body(0.5), on: [edge])
        let widths = (10..<50).map { width(out, $0) }
        for (a, b) in zip(widths, widths.dropFirst()) { #expect(b >= a - 0.15) }
        #expect(widths[10] > widths[0] + 0.5 && widths[20] > widths[10] + 2)
        #expect(widths[20...].allSatisfy { ($0 - widths[39]).magnitude < 0.01 })
    }

    @Test func theMiddleIsThatOfGlassOfOneBlur() {
        var random = SplitMix64(seed: 64)
        let noise = noise(&random)
        let (one, two) = (picture(body(1), on: [noise]), picture(body(0.5), on: [noise]))
        #expect(one != two)
        for y in 30..<70 { for x in 30..<170 { #expect(one[x, y] == two[x, y]) } }
    }

    @Test func withoutALensTheBlurIsTheSameEverywhere() {
        var random = SplitMix64(seed: 65)
        let noise = noise(&random)
        #expect(picture(body(1, lens: 0), on: [noise]) == picture(body(0.3, lens: 0), on: [noise]))
    }

    @Test(arguments: [0, 0.5, 0.7]) func aFlatBackdropStaysFlat(_ fraction: Double) {
        let page = Mark.fill(
            FillMark(
                path: .rect(Rect(x: 0, y: 0, width: 200, height: 100)), paint: .solid(RGBColor(0x7aa4f4))))
        let light = Material(sigma: 6, lumaScale: 0.318, lumaOffset: 0.70, chroma: 0.60, gain: 0.97)
        let out = picture(body(fraction, light), on: [page])
        #expect(out == picture(body(1, light), on: [page]))
        #expect(Set((10..<90).flatMap { y in (10..<190).map { out[$0, y].bits } }).count == 1)
    }

    @Test func everyLevelAndThreadCountGivesTheSameBytes() {
        var random = SplitMix64(seed: 66)
        let noise = noise(&random)
        var m = body(0.6)
        m.shapes[0].outline = UnevenRoundedRect(m.shapes[0].outline.rect, radii: CornerRadii(30))
        m.rim = 0.2
        m.lightChroma = 3
        let one = picture(m, on: [noise], .scalar)
        for level in KernelLevel.allCases where level.isSupported {
            for threads in [1, 3] {
                #expect(picture(m, on: [noise], threads: threads, level) == one, "\(level) \(threads)")
            }
        }
    }

    private func noise(_ random: inout SplitMix64) -> Mark {
        let pixels = (0..<(200 * 100)).map { _ in UInt32.random(in: 0...0xffffff, using: &random) | 0xff00_0000 }
        return .image(ImageMark(image: Image(Bitmap(width: 200, height: 100, pixels: pixels)), transform: .identity))
    }
}
