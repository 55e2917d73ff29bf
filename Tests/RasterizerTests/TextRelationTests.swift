import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Text in groups and at other positions equals plain text.
@Suite struct TextRelationTests {
    private let bounds = PixelRect(x: 0, y: 0, width: 160, height: 60)
    private let letters = [Outline(Shapes.letter(.identity)), Outline(Shapes.ring(.identity))]

    private func render(_ marks: [Mark], width: Int = 160, height: Int = 60, on color: RGBColor = .white) -> Bitmap {
        Rasterizer().render(DisplayList(width: width, height: height, background: color.premultiplied, marks: marks))
    }

    /// Returns a line of letters side by side.
    private func glyphs(_ scale: Double, x: Double, y: Double, outlines: [Outline]? = nil) -> [GlyphsMark.Glyph] {
        let outlines = outlines ?? letters
        return (0..<5).map { i in
            GlyphsMark.Glyph(
                outline: outlines[i % outlines.count],
                transform: Transform(a: scale, b: 0, c: 0, d: scale, tx: x + Double(i) * 25.3 * scale, ty: y))
        }
    }

    private func text(_ color: RGBColor = .black, scale: Double = 1, x: Double = 4.3, y: Double = 8.7) -> Mark {
        .glyphs(GlyphsMark(glyphs: glyphs(scale, x: x, y: y), color: color))
    }

    @Test func movedByWholePixelsItIsTheSamePixels() {
        var random = SplitMix64(seed: 63)
        for color in [RGBColor.black, .white, RGBColor(0x224466), RGBColor(0x884422, alpha: 0.55)] {
            let (x, y) = (random.double(0...3), random.double(0...3))
            let first = render([text(color, scale: 0.8, x: x, y: y)], on: RGBColor(0xc0d0e0))
            for (dx, dy) in [(1, 0), (0, 1), (17, 9), (30, 30)] {
                let moved = render(
                    [text(color, scale: 0.8, x: x + Double(dx), y: y + Double(dy))], on: RGBColor(0xc0d0e0))
                let area = PixelRect(x: 0, y: 0, width: 110, height: 24)
                #expect(cropped(first, to: area) == cropped(moved, to: area.moved(Int32(dx), Int32(dy))))
            }
        }
    }

    /// Text is twice as large by its matrix or by its outlines.
    @Test func scaledItIsTheSamePixelsAsItsScaledOutlines() {
        let large = letters.map { Outline($0.path.transformed(by: .scale(2))) }
        for scale in [0.4, 0.75, 1] {
            let byMatrix = glyphs(2 * scale, x: 3.25, y: 2.5)
            let byOutline = zip(byMatrix, glyphs(scale, x: 0, y: 0, outlines: large)).map { wanted, scaled in
                GlyphsMark.Glyph(
                    outline: scaled.outline,
                    transform: Transform(a: scale, b: 0, c: 0, d: scale, tx: wanted.transform.tx, ty: 2.5))
            }
            #expect(
                render([.glyphs(GlyphsMark(glyphs: byMatrix, color: .black))], width: 300)
                    == render([.glyphs(GlyphsMark(glyphs: byOutline, color: .black))], width: 300))
        }
    }

    @Test func inAGroupThatDoesNothingItIsTheSamePixels() {
        for color in [RGBColor.black, RGBColor(0x884422, alpha: 0.55)] {
            let plain = render([text(color)])
            let whole = Path.rect(Rect(x: -5, y: -5, width: 400, height: 400))
            #expect(render([.beginGroup(GroupMark(bounds: bounds)), text(color), .endGroup]) == plain)
            #expect(render([.beginGroup(GroupMark(bounds: bounds, clip: whole)), text(color), .endGroup]) == plain)
            let inner = GroupMark(bounds: bounds, opacity: 1, clip: whole)
            #expect(
                render([.beginGroup(inner), .beginGroup(inner), text(color), .endGroup, .endGroup]) == plain)
        }
    }

    @Test func inAFadedGroupItIsFadedText() {
        for opacity in [0.2, 0.5, 0.85] {
            let group = render([
                .beginGroup(GroupMark(bounds: bounds, opacity: opacity)), text(), .endGroup,
            ])
            #expect(largestDifference(group, render([text(RGBColor.black.withAlpha(opacity))])) <= 1)
        }
    }

    /// Text is clipped along pixel borders by a clip, by a group's bounds and by the canvas.
    @Test func aClipCutsIt() {
        for cut in [PixelRect(x: 13, y: 11, width: 60, height: 14), PixelRect(x: 31, y: 0, width: 3, height: 60)] {
            let path = Path.rect(
                Rect(x: Double(cut.x), y: Double(cut.y), width: Double(cut.width), height: Double(cut.height)))
            let plain = render([text()])
            let clipped = render([.beginGroup(GroupMark(bounds: bounds, clip: path)), text(), .endGroup])
            #expect(clipped == render([.beginGroup(GroupMark(bounds: cut)), text(), .endGroup]))
            #expect(cropped(clipped, to: cut) == cropped(plain, to: cut))
            for y in 0..<60 {
                for x in 0..<160 where !cut.contains(PixelRect(x: Int32(x), y: Int32(y), width: 1, height: 1)) {
                    #expect(clipped[x, y] == RGBColor.white.premultiplied)
                }
            }
            let small = render(
                [text(x: 4.3 - Double(cut.x), y: 8.7 - Double(cut.y))], width: Int(cut.width), height: Int(cut.height))
            // The position differs, so that it is rounded once more.
            #expect(largestDifference(small, cropped(plain, to: cut)) <= 1)
        }
    }

    /// A blurred group with text is the gaussian of its coverage.
    @Test(arguments: [1.5, 4]) func inABlurredGroupItIsBlurred(_ sigma: Double) {
        let out = render([.beginGroup(GroupMark(bounds: bounds, sigma: sigma)), text(), .endGroup], on: .clear)
        var ink = [Double](repeating: 0, count: 160 * 60)
        for glyph in glyphs(1, x: 4.3, y: 8.7) {
            let mask = Mask(glyph.outline.path.transformed(by: glyph.transform), within: bounds)
            for (i, v) in coverage(mask, in: bounds).enumerated() { ink[i] = max(ink[i], Double(v)) }
        }
        let exact = trueGaussian(ink, width: 160, height: 60, sigma: sigma, extend: false)
        for i in ink.indices {
            let alpha = Double(out.pixels[i] >> 24)
            #expect((alpha - exact[i]).magnitude <= 1.5, "pixel \(i % 160), \(i / 160)")
        }
    }
}
