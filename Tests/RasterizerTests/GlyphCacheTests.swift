import DisplayList
import Primitives
import TestSupport
import Testing

@testable import Rasterizer

@Suite struct GlyphCacheTests {
    private let letter = Outline(Shapes.letter(.identity))

    private func glyph(_ scale: Double, _ x: Double, _ y: Double) -> GlyphsMark.Glyph {
        GlyphsMark.Glyph(outline: letter, transform: Transform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y))
    }

    private func list(_ glyphs: [GlyphsMark.Glyph], _ width: Int, _ height: Int) -> DisplayList {
        DisplayList(
            width: width, height: height, background: Color.white.premultiplied,
            marks: [.glyphs(GlyphsMark(glyphs: glyphs, color: Color(0x203040, alpha: 0.9)))])
    }

    /// More sizes than the cache holds, one frame after the other, and back again.
    @Test func aFullCacheGivesTheSamePixels() {
        let used = Rasterizer()
        let lists = (0..<(isDebugBuild ? 60 : 160)).map { i -> DisplayList in
            list([glyph(11 + Double(i) / 64, 3.25, 4.5)], 300, 300)
        }
        #expect(isDebugBuild || 160 * 250 * 250 > GlyphCache.capacity)
        for (i, list) in (lists + lists.reversed()).enumerated() {
            used.update(to: list)
            let d = firstDifference(used.canvas, Rasterizer().render(list))
            #expect(d == nil, "list \(i)")
            if d != nil { return }
        }
    }

    /// More in one frame than the cache holds: which of them found room cannot be seen.
    @Test func aFrameThatOverflowsTheCacheIsTheSameInAnyOrder() {
        // Side by side, so that their order does not matter.
        let glyphs = (0..<(isDebugBuild ? 20 : 192)).map { i -> GlyphsMark.Glyph in
            let x = Double(i % 16 * 320)
            let y = Double(i / 16 * 340)
            return glyph(10 + Double(i) / 64, x + 0.25, y + 0.5)
        }
        let forward = Rasterizer().render(list(glyphs, 5200, 4100))
        let backward = Rasterizer().render(list(glyphs.reversed(), 5200, 4100))
        #expect(firstDifference(forward, backward) == nil)
        // And each of them is its outline, filled: within a level, as places are rounded once more.
        let fills = glyphs.map {
            Mark.fill(
                FillMark(
                    path: $0.outline.path.transformed(by: $0.transform), paint: .solid(Color(0x203040, alpha: 0.9))))
        }
        let outlines = Rasterizer().render(
            DisplayList(width: 5200, height: 4100, background: Color.white.premultiplied, marks: fills))
        #expect(largestDifference(forward, outlines) <= 2)
    }

    /// Glyphs too large to be kept, beside ones that are just small enough.
    @Test func theLimitOfSizeCannotBeSeen() {
        for scale in [13, 15.5, 16, 16.25, 16.5, 17, 30, 60] {
            let g = glyph(scale, 5.5, 6.25)
            let fill = Mark.fill(
                FillMark(path: g.outline.path.transformed(by: g.transform), paint: .solid(Color(0x203040, alpha: 0.9))))
            let outline = DisplayList(
                width: 1600, height: 1600, background: Color.white.premultiplied, marks: [fill])
            #expect(
                largestDifference(Rasterizer().render(list([g], 1600, 1600)), Rasterizer().render(outline)) <= 1,
                "scale \(scale)")
        }
    }
}
