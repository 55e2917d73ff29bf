import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Marks that move by whole pixels keep their pixels.
@Suite struct TranslationTests {
    private let moves = [(1, 0), (0, 1), (7, 13), (-5, 9)]

    /// Returns the largest difference of a channel between the picture of moved marks and the moved picture.
    private func drift(_ marks: [Mark], _ dx: Int, _ dy: Int) -> Int {
        func picture(_ marks: [Mark]) -> Bitmap {
            Rasterizer().render(
                DisplayList(width: 120, height: 100, background: RGBColor(0x88aacc).premultiplied, marks: marks))
        }
        let here = picture(marks)
        let there = picture(marks.map { $0.moved(dx, dy) })
        let w = Int32(120 - abs(dx))
        let h = Int32(100 - abs(dy))
        return largestDifference(
            cropped(here, to: PixelRect(x: Int32(max(0, -dx)), y: Int32(max(0, -dy)), width: w, height: h)),
            cropped(there, to: PixelRect(x: Int32(max(0, dx)), y: Int32(max(0, dy)), width: w, height: h)))
    }

    /// Returns a path on a grid of 1/256 pixel, so that moved coordinates are exact.
    private func path(_ lists: inout RandomList) -> Path {
        lists.path().mapPoints { Point(x: ($0.x * 256).rounded() / 256, y: ($0.y * 256).rounded() / 256) }
    }

    @Test func fillsMoveExactly() {
        var lists = RandomList(seed: 6000, width: 120, height: 100)
        for i in 0..<(isDebugBuild ? 10 : 150) {
            let mark = Mark.fill(
                FillMark(
                    path: path(&lists), rule: i % 2 == 0 ? .nonZero : .evenOdd, paint: .solid(lists.color()),
                    blend: lists.blend()))
            for (dx, dy) in moves { #expect(drift([mark], dx, dy) == 0, "fill \(i) by \(dx),\(dy)") }
        }
    }

    @Test func gradientsMoveWithTheirFills() {
        var lists = RandomList(seed: 6001, width: 120, height: 100)
        for i in 0..<(isDebugBuild ? 10 : 80) {
            let stops = [GradientStop(0, lists.color()), GradientStop(1, lists.color())]
            let center = Point(x: 50, y: 40)
            let paints: [Paint] = [
                .linear(start: Point(x: 8, y: 3), end: Point(x: 100, y: 90), stops: stops),
                .radial(center: center, radius: 70, stops: stops),
                .conic(center: center, start: 0.125, stops: stops),
            ]
            let mark = Mark.fill(FillMark(path: path(&lists), paint: paints[i % 3]))
            // Between two steps of the table, the last bit of a position decides.
            for (dx, dy) in moves { #expect(drift([mark], dx, dy) <= 1, "gradient \(i) by \(dx),\(dy)") }
        }
    }

    @Test func glyphsMoveExactly() {
        for i in 0..<20 {
            let t = Transform(a: 1.5, b: 0, c: 0.25, d: 1.5, tx: 30 + Double(i) / 16, ty: 20 + Double(i) / 32)
            let mark = Mark.glyphs(
                GlyphsMark(
                    glyphs: [.init(outline: Outline(Shapes.letter(.identity)), transform: t)], color: RGBColor(0x802040)
                ))
            for (dx, dy) in moves { #expect(drift([mark], dx, dy) == 0, "glyph \(i) by \(dx),\(dy)") }
        }
    }

    @Test func imagesMove() {
        var lists = RandomList(seed: 6002, width: 120, height: 100)
        for i in 0..<(isDebugBuild ? 10 : 100) {
            for filter in ImageMark.Filter.allCases {
                // The scales are sums of few powers of two, so that moved positions are exact.
                let k = Double(i % 3 == 0 ? 1 << lists.random.int(0...5) : lists.random.int(1...40)) / 8
                let mark = Mark.image(
                    ImageMark(
                        image: lists.image(),
                        transform: Transform(
                            a: k, b: i % 2 == 0 ? 0 : 0.5, c: 0, d: k, tx: Double(lists.random.int(0...400)) / 8,
                            ty: Double(lists.random.int(0...400)) / 8), filter: filter))
                // Positions are exact if the scale is a power of two; otherwise the nearest pixel may be either.
                let isExact = [0.125, 0.25, 0.5, 1, 2, 4].contains(k) && i % 2 == 0
                if filter == .nearest, !isExact { continue }
                for (dx, dy) in moves {
                    #expect(drift([mark], dx, dy) <= (isExact ? 0 : 1), "image \(i), \(filter) by \(dx),\(dy)")
                }
            }
        }
    }

    /// Blurs have a grid, whose step is the shrink factor.
    @Test(arguments: [0, 0.7, 3, 5.5, 9, 14, 26, 40])
    func shadowsAndBlurredGroupsMoveByTheirGrid(_ sigma: Double) {
        let f = BlurPlan(sigma: sigma).factor
        var lists = RandomList(seed: 6003, width: 120, height: 100)
        for i in 0..<(isDebugBuild ? 2 : 15) {
            let shadow = Mark.shadow(
                ShadowMark(
                    path: path(&lists), sigma: sigma, color: lists.color(), knockout: i % 2 == 0 ? nil : path(&lists),
                    inner: i % 3 == 0))
            let group = GroupMark(
                bounds: PixelRect(x: -300, y: -300, width: 800, height: 800), opacity: 0.7, sigma: sigma,
                clip: i % 4 == 0 ? path(&lists) : nil,
                shadow: i % 2 == 0
                    ? nil : GroupMark.Shadow(offset: Point(x: 5, y: 9), sigma: sigma, color: RGBColor(0x301000)))
            let fill = Mark.fill(FillMark(path: path(&lists), paint: .solid(lists.color())))
            for (x, y) in [(1, 0), (0, 1), (-1, 1)] {
                #expect(drift([shadow], x * f, y * f) == 0, "shadow \(i) by \(x * f),\(y * f)")
                #expect(
                    drift([.beginGroup(group), fill, .endGroup], x * f, y * f) == 0, "group \(i), \(x * f),\(y * f)")
            }
        }
    }
}
