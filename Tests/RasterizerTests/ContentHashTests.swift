import Testing
import VitrineDisplayList
import VitrinePrimitives

@testable import VitrineRasterizer

/// Caches compare contents: outlines and images with one hash and different contents are distinguished.
@Suite struct ContentHashTests {
    private func list(_ mark: Mark) -> DisplayList {
        DisplayList(width: 40, height: 30, background: RGBColor.white.premultiplied, marks: [mark])
    }

    private func glyph(_ outline: Outline) -> Mark {
        .glyphs(
            GlyphsMark(
                glyphs: [.init(outline: outline, transform: Transform(a: 1, b: 0, c: 0, d: 1, tx: 4, ty: 3))],
                color: .black))
    }

    @Test func outlinesWithOneHashAreToldApart() {
        let small = Outline(.rect(Rect(x: 0, y: 0, width: 9, height: 7)), contentHash: 77)
        let large = Outline(.ellipse(in: Rect(x: 3, y: 2, width: 25, height: 20)), contentHash: 77)
        #expect(small != large && small == Outline(small.path, contentHash: 77))
        let rasterizer = Rasterizer()
        for outline in [small, large, small, Outline(large.path, contentHash: 77)] {
            let expected = Rasterizer().render(list(glyph(outline)))
            rasterizer.update(to: list(glyph(outline)))
            #expect(rasterizer.canvas == expected)
        }
    }

    @Test(arguments: [1.0, 0.5]) func imagesWithOneHashAreToldApart(_ scale: Double) {
        let size = 24
        let blue = Image(Bitmap(width: size, height: size, fill: RGBColor(0x0000ff).premultiplied), contentHash: 9)
        let clear = Image(Bitmap(width: size, height: size), contentHash: 9)
        #expect(blue != clear)
        let rasterizer = Rasterizer()
        // Each image is drawn three times, so that scaled copies are kept.
        for image in [blue, blue, blue, clear, clear, clear, blue] {
            let mark = Mark.image(
                ImageMark(image: image, transform: Transform(a: scale, b: 0, c: 0, d: scale, tx: 2, ty: 2)))
            rasterizer.forget()
            rasterizer.update(to: list(mark))
            #expect(rasterizer.canvas == Rasterizer().render(list(mark)))
        }
    }

    /// For an outline with many points, only its glyph's coverage is kept.
    @Test func keptOutlinesHaveABound() {
        let table = GlyphTable(blocks: 4096, entries: 64)
        var path = Path()
        path.move(to: .zero)
        for i in 0..<(GlyphTable.mostPoints * 2 / 3) { path.line(to: Point(x: Double(i % 7), y: Double(i % 5))) }
        let (first, second) = (Outline(path, contentHash: 1), Outline(path, contentHash: 2))
        func key(_ outline: Outline) -> GlyphKey { GlyphKey(outline, .identity, x: 0, y: 0) }
        #expect(table.firstFree(1, for: first) == 0)
        table.add(GlyphTable.Entry(first: 0, count: 1, bounds: .zero, width: 8, frame: 1), key(first), first)
        #expect(table.firstFree(1, for: second) == nil)
        #expect(table.find(key(first), first, frame: 2) != nil)
        table.removeAll(before: 3)
        #expect(table.firstFree(1, for: second) == 0)
    }
}
