import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph

@Suite struct TextNodeTests {
    private let places = [0, 6.131, 12.77, 20.02, 27.459]

    private func glyphs(_ node: Node, scale: Double) -> [GlyphsMark.Glyph] {
        let v = Viewport(origin: Point(x: 3, y: 1), scale: scale, width: 200, height: 60)
        for mark in Resolver.displayList(for: [node], in: v, background: .white).marks {
            if case .glyphs(let m) = mark { return m.glyphs }
        }
        return []
    }

    private func text(_ y: Double = 0) -> Node {
        .text(TextNode(boxes(places, y: y), at: Point(x: 10.3, y: 20.21), color: .black))
    }

    @Test(arguments: [2, 2.5, 3])
    func onFineScreensGlyphsStandOnWholePixelsFromTheOrigin(_ scale: Double) {
        let out = glyphs(text(0.37), scale: scale)
        let start = ((10.3 - 3) * scale * 16).rounded() / 16
        #expect(out[0].transform.tx == start, "the line itself stands on a sixteenth of a pixel")
        for (g, place) in zip(out, places) {
            let steps = g.transform.tx - start
            #expect((steps - steps.rounded()).magnitude < 1e-9)
            #expect((-1 + 1.0 / 64...1.0 / 64).contains(steps - place * scale), "the pixel at the left")
            #expect(
                (g.transform.ty - (20.21 + 0.37 - 1) * scale).magnitude <= 1.0 / 16, "heights as good as not touched")
            #expect(g.transform.ty * 16 == (g.transform.ty * 16).rounded())
            #expect((g.transform.a - 0.01 * scale).magnitude < 1e-12 && g.transform.b == 0)
        }
    }

    /// On iOS text of 15 pt at 2x is on half pixels, text of 17 pt at 2x and of 13 pt at 3x on whole ones.
    @Test(arguments: [(13, 2, true), (15, 2, true), (10, 3, true), (16, 2, false), (17, 2, false), (13, 3, false)])
    func smallTextStandsOnHalfPixels(_ size: Double, _ scale: Double, _ isOnHalves: Bool) {
        let places = [0, 6.2, 12.9, 20.02, 27.459]
        let node = Node.text(TextNode(boxes(places, size: size), at: Point(x: 3, y: 20), color: .black))
        let out = glyphs(node, scale: scale)
        let steps = out.map { $0.transform.tx - out[0].transform.tx }
        #expect(steps.allSatisfy { ($0 * 2 - ($0 * 2).rounded()).magnitude < 1e-9 })
        #expect(steps.contains { $0 != $0.rounded() } == isOnHalves)
        let step = isOnHalves ? 0.5 : 1
        for (s, place) in zip(steps, places) {
            #expect((-step + 1.0 / 64...1.0 / 64).contains(s - place * scale), "\(s) \(place * scale)")
        }
    }

    @Test func onCoarseScreensAndInScaledGroupsGlyphsStandWhereTheFontPutsThem() {
        for (node, scale, zoom) in [
            (text(), 1.0, 1.0), (text(), 1.99, 1), (.group(GroupNode([text()], transform: .scale(1.01))), 3, 1.01),
            (.group(GroupNode([text()], transform: Transform(a: 1, b: 0.001, c: 0, d: 1, tx: 0, ty: 0))), 3, 1),
        ] as [(Node, Double, Double)] {
            let out = glyphs(node, scale: scale)
            for (g, place) in zip(out, places) {
                #expect((g.transform.tx - out[0].transform.tx - place * scale * zoom).magnitude <= 1.0 / 16)
                #expect(g.transform.tx * 16 == (g.transform.tx * 16).rounded())
            }
        }
    }

    @Test func equalLettersLookEqual() {
        let v = Viewport(scale: 3, width: 130, height: 60)
        let list = Resolver.displayList(for: [text()], in: v, background: .white)
        let out = Rasterizer().render(list)
        let starts = glyphs(text(), scale: 3).map { Int(($0.transform.tx + 9).rounded(.down)) }
        for start in starts.dropFirst() {
            for y in 30..<62 where y < 60 {
                for x in 0..<18 { #expect(out[start + x, y] == out[starts[0] + x, y]) }
            }
        }
    }

    @Test func movedGroupsAreSnappedToo() {
        let moved = Node.group(GroupNode([text()], transform: .translation(x: 0.41, y: 0)))
        let a = glyphs(text(), scale: 3)
        let b = glyphs(moved, scale: 3)
        for (g, h) in zip(a, b) { #expect((h.transform.tx - g.transform.tx - 1.23).magnitude <= 1.0 / 16) }
    }
}

extension TextNodeTests {
    @Test func aLineInMotionKeepsItsLettersDistances() {
        // The line moves by a twelfth of a pixel per step, on which the letters' distances must not depend.
        let first = glyphs(.text(TextNode(boxes(places), at: Point(x: 10, y: 20), color: .black)), scale: 3)
        for step in 1...60 {
            let x = 10 + Double(step) / 36
            let moved = glyphs(.text(TextNode(boxes(places), at: Point(x: x, y: 20), color: .black)), scale: 3)
            let shift = moved[0].transform.tx - first[0].transform.tx
            #expect((shift - Double(step) / 12).magnitude <= 1.0 / 32 + 1e-9)
            for (a, b) in zip(first, moved) { #expect(b.transform.tx - a.transform.tx == shift) }
        }
    }

    @Test func partsHaveTheirColours() {
        var line = boxes(places)
        for i in 2..<5 { line.glyphs[i].attributes = 1 }
        line.glyphs[4].color = RGBColor(0x0000ff)
        let node = TextNode(
            line, at: Point(x: 10, y: 20), color: RGBColor.black.withAlpha(0.5), colors: [nil, RGBColor(0xff0000)])
        let list = Resolver.displayList(
            for: [.text(node)], in: Viewport(scale: 1, width: 100, height: 40), background: .white)
        let inks = list.marks.compactMap { mark -> (Int, RGBColor)? in
            if case .glyphs(let m) = mark { (m.glyphs.count, m.color) } else { nil }
        }
        #expect(inks.map(\.0) == [2, 2, 1])
        #expect(
            inks.map(\.1) == [RGBColor.black.withAlpha(0.5), RGBColor(0xff0000), RGBColor(0x0000ff).withAlpha(0.5)])
    }
}
