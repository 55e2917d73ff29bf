import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

@Suite struct GlyphCacheTests {
    private let letter = Outline(Shapes.letter(.identity))

    private func glyph(_ scale: Double, _ x: Double, _ y: Double) -> GlyphsMark.Glyph {
        GlyphsMark.Glyph(outline: letter, transform: Transform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y))
    }

    private func list(_ glyphs: [GlyphsMark.Glyph], _ width: Int, _ height: Int) -> DisplayList {
        DisplayList(
            width: width, height: height, background: RGBColor.white.premultiplied,
            marks: [.glyphs(GlyphsMark(glyphs: glyphs, color: RGBColor(0x203040, alpha: 0.9)))])
    }

    /// The sizes exceed the cache, one frame after the other, and come back.
    @Test func aFullCacheGivesTheSamePixels() {
        let used = Rasterizer()
        used.renderer.preparation.glyphCache = GlyphCache(capacity: 1 << 17, entries: 256)
        let lists = (0..<(isDebugBuild ? 60 : 160)).map { i -> DisplayList in
            list([glyph(11 + Double(i) / 64, 3.25, 4.5)], 300, 300)
        }
        for (i, list) in (lists + lists.reversed()).enumerated() {
            used.update(to: list)
            let d = pictureDifference(used.canvas, Rasterizer().render(list))
            #expect(d == nil, "list \(i)")
            if d != nil { return }
        }
        let made = used.renderer.preparation.glyphCache.made
        #expect(isDebugBuild || made > lists.count, "the cache has been full, and glyphs were made twice")
    }

    /// A line that never changes beside changing glyphs is made once, in a cache that holds few.
    @Test func whatEveryFrameShowsStays() {
        let rasterizer = Rasterizer()
        let cache = GlyphCache(capacity: 4096, entries: 64)
        rasterizer.renderer.preparation.glyphCache = cache
        let line = (0..<8).map { glyph(1 + Double($0) / 16, 5 + Double($0) * 30, 10) }
        for frame in 0..<200 {
            let others = (0..<5).map { i -> GlyphsMark.Glyph in
                let x = Double(i * 30) + Double(frame * 5 + i) / 8192
                return glyph(0.5, x, 60)
            }
            let list = list(line + others, 260, 90)
            rasterizer.update(to: list)
            #expect(cache.made == 8 + 5 * (frame + 1), "frame \(frame)")
            let d = pictureDifference(rasterizer.canvas, Rasterizer().render(list))
            #expect(d == nil, "frame \(frame)")
            if d != nil { return }
        }
    }

    @Test func aFrameThatNearlyFillsTheCacheIsMadeOnce() {
        let rasterizer = Rasterizer()
        let cache = GlyphCache(capacity: 4096, entries: 64)
        rasterizer.renderer.preparation.glyphCache = cache
        let line = (0..<60).map { i -> GlyphsMark.Glyph in
            let x = Double(i % 16 * 20) + Double(i) / 64
            return glyph(0.5, x, Double(i / 16 * 20))
        }
        var made: [Int] = []
        for frame in 0..<20 {
            // A mark below moves, so that everything is painted again.
            let below = Mark.fill(
                FillMark(
                    path: .rect(Rect(x: Double(frame), y: 0, width: 330, height: 90)), paint: .solid(RGBColor(0xffcc00))
                ))
            let other = glyph(0.25, 320 + Double(frame) / 64, 70)
            var list = list(line + [other, glyph(0.25, Double(frame % 7) / 8, 80)], 340, 90)
            list.marks.insert(below, at: 0)
            rasterizer.update(to: list)
            made.append(cache.made)
        }
        // Two glyphs change; those that do not fit are removed, and the line stays.
        #expect(made[19] <= 60 + 2 * 20, "\(made)")
    }

    /// Sixty glyphs that move by sixteenths of a pixel take sixteen positions each, and no more.
    @Test func aMarqueeIsMadeOnceForEachPlaceWithinAPixel() {
        let rasterizer = Rasterizer()
        for frame in 0..<200 {
            let shift = Double(frame) / 16
            let line = (0..<60).map { i -> GlyphsMark.Glyph in
                glyph(0.5 + Double(i) / 64, Double(20 * i) - shift, 8)
            }
            rasterizer.update(to: list(line, 900, 50))
            let made = rasterizer.renderer.preparation.glyphCache.made
            #expect(made == 60 * min(frame + 1, 16), "frame \(frame)")
        }
    }

    /// Cached glyphs equal those that are painted as outlines to the bit, in every mode and with every clip.
    @Test(arguments: BlendMode.allCases) func keptGlyphsAreTheirOutlines(_ blend: BlendMode) {
        var random = SplitMix64(seed: 61)
        for i in 0..<(isDebugBuild ? 3 : 40) {
            let glyphs = (0..<12).map { _ in
                GlyphsMark.Glyph(
                    outline: letter,
                    transform: Transform(
                        a: random.double(0.2...3), b: random.double(-0.5...0.5), c: random.double(-0.5...0.5),
                        d: random.double(0.2...3), tx: random.double(-30...110), ty: random.double(-30...90)))
            }
            let color = random.element(of: [.black, .white, RGBColor(0x804020), RGBColor(0x3366cc, alpha: 0.6)])
            let group = GroupMark(
                bounds: PixelRect(x: 11, y: 7, width: 70, height: 60), opacity: 0.9,
                clip: .ellipse(in: Rect(x: 5, y: 5, width: 80, height: 60)))
            let text = Mark.glyphs(GlyphsMark(glyphs: glyphs, color: color, blend: blend))
            let marks = random.chance(2) ? [text] : [.beginGroup(group), text, .endGroup]
            let list = DisplayList(width: 100, height: 80, background: RGBColor(0xd0e0c0).premultiplied, marks: marks)
            let outlined = Rasterizer()
            outlined.renderer.preparation.glyphCache = GlyphCache(capacity: 0, entries: 2)
            let kept = Rasterizer(threads: 2)
            kept.renderer.tileLog = Int32(random.below(7))
            let once = kept.render(list)
            #expect(pictureDifference(once, outlined.render(list)) == nil, "list \(i)")
            #expect(pictureDifference(once, kept.render(list)) == nil, "list \(i)")
        }
    }

    /// Matrices and positions with NaN, and glyphs without extent, are cached like others and paint nothing.
    @Test func hostileTransformsPaintNothing() {
        let rasterizer = Rasterizer()
        let blank = rasterizer.render(list([], 40, 40))
        for v in [Double.nan, .infinity, -.infinity, 1e300, 0] {
            for place in 0..<4 {
                var n = [1.0, 0, 0, 1]
                n[place] = v
                if v == 0 { n = [0, 0, 0, 0] }
                let t = Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: 5, ty: 5)
                let marks = list([GlyphsMark.Glyph(outline: letter, transform: t)], 40, 40)
                if v == 1e300 {
                    _ = rasterizer.render(marks)
                } else {
                    #expect(rasterizer.render(marks) == blank, "\(t)")
                }
            }
        }
        let made = rasterizer.renderer.preparation.glyphCache.made
        _ = rasterizer.render(list([glyph(.nan, 5, 5)], 40, 40))
        #expect(rasterizer.renderer.preparation.glyphCache.made <= made + 1)
    }

    /// One frame exceeds the cache, and the picture does not depend on which glyphs fit.
    @Test func aFrameThatOverflowsTheCacheIsTheSameInAnyOrder() {
        // The glyphs are side by side, so that their order does not matter.
        let glyphs = (0..<(isDebugBuild ? 20 : 192)).map { i -> GlyphsMark.Glyph in
            let x = Double(i % 16 * 320)
            let y = Double(i / 16 * 340)
            return glyph(10 + Double(i) / 64, x + 0.25, y + 0.5)
        }
        let forward = Rasterizer().render(list(glyphs, 5200, 4100))
        let backward = Rasterizer().render(list(glyphs.reversed(), 5200, 4100))
        #expect(pictureDifference(forward, backward) == nil)
        // Each glyph equals its filled outline, within a level, as positions are rounded once more.
        let fills = glyphs.map {
            Mark.fill(
                FillMark(
                    path: $0.outline.path.transformed(by: $0.transform), paint: .solid(RGBColor(0x203040, alpha: 0.9))))
        }
        let outlines = Rasterizer().render(
            DisplayList(width: 5200, height: 4100, background: RGBColor.white.premultiplied, marks: fills))
        #expect(largestDifference(forward, outlines) <= 2)
    }

    /// Some glyphs are too large for the cache, others just small enough.
    @Test func theLimitOfSizeCannotBeSeen() {
        for scale in [13, 15.5, 16, 16.25, 16.5, 17, 30, 60] {
            let g = glyph(scale, 5.5, 6.25)
            let fill = Mark.fill(
                FillMark(
                    path: g.outline.path.transformed(by: g.transform), paint: .solid(RGBColor(0x203040, alpha: 0.9))))
            let outline = DisplayList(
                width: 1600, height: 1600, background: RGBColor.white.premultiplied, marks: [fill])
            #expect(
                largestDifference(Rasterizer().render(list([g], 1600, 1600)), Rasterizer().render(outline)) <= 1,
                "scale \(scale)")
        }
    }
}
