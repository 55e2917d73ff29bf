import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph

@testable import VitrineText

@Suite struct TextLayoutNodesTests {
    private let viewport = Viewport(scale: 3, width: 400, height: 120)

    /// Returns a layout of two letters with the first attributes, then three with the second.
    private func layout(_ second: TextAttributes, decorations: [TextLayout.Decoration] = []) -> TextLayout {
        var line = boxes([0, 10, 20, 30, 40])
        for i in 2..<5 { line.glyphs[i].attributes = 1 }
        line.spans = [
            ShapedLine.Span(attributes: 0, minX: 0, maxX: 20), ShapedLine.Span(attributes: 1, minX: 20, maxX: 50),
        ]
        var out = TextLayout()
        out.attributes = [TextAttributes(TextStyle(size: 10)), second]
        out.lines = [
            TextLayout.Line(
                line: line, origin: Point(x: 1.07, y: 12.1), top: 2, height: 13, decorations: decorations)
        ]
        return out
    }

    private func marks(_ layout: TextLayout) -> [Mark] {
        Resolver.displayList(
            for: layout.nodes(at: Point(x: 5, y: 3), color: .black, in: viewport), in: viewport, background: .white
        ).marks
    }

    @Test func plainTextIsTheLineOnAWholeBaseline() throws {
        let made = layout(TextAttributes(TextStyle(size: 10)))
        let line = TextNode(made.lines[0].line, at: Point(x: 18.0 / 3, y: 45.0 / 3), color: .black)
        let expected = Resolver.displayList(for: [.text(line)], in: viewport, background: .white).marks
        #expect(marks(made) == expected)
    }

    @Test func backgroundsLieBehindTheirPartOnly() throws {
        var second = TextAttributes(TextStyle(size: 10))
        second.backgroundColor = RGBColor(0x00ff00)
        let out = marks(layout(second))
        guard case .fill(let fill) = try #require(out.first), case .glyphs = out[1] else {
            Issue.record("not a background below letters")
            return
        }
        // The fill is from 6 + 20 to 6 + 50 pt, 5 to 18 pt down.
        #expect(fill.path.controlBounds == Rect(x: 78, y: 15, width: 90, height: 39))
    }

    @Test func decorationsAreWholePixelsThick() throws {
        let line = TextLayout.Decoration(
            kind: .underline, frame: Rect(x: 20, y: 1.31, width: 30, height: 0.05), color: nil, attributes: 1)
        var through = line
        through.kind = .strikethrough
        through.frame.height = 0.9
        through.color = RGBColor(0x0000ff)
        var second = TextAttributes(TextStyle(size: 10))
        second.foregroundColor = RGBColor(0xff0000)
        let out = marks(layout(second, decorations: [through, line]))
        let fills = out.enumerated().compactMap { i, mark in
            if case .fill(let f) = mark { (i, f) } else { nil }
        }
        #expect(fills.map(\.0) == [0, out.count - 1], "one below the letters, one above")
        #expect(fills[0].1.path.pixelBounds() == PixelRect(x: 78, y: 49, width: 90, height: 1))
        #expect(fills[0].1.paint == .solid(RGBColor(0xff0000)), "the color of its text")
        #expect(fills[1].1.path.pixelBounds().height == 3)
        #expect(fills[1].1.paint == .solid(RGBColor(0x0000ff)))
    }

    @Test func aShadowFallsFromItsPartOnly() throws {
        var second = TextAttributes(TextStyle(size: 10))
        second.shadow = TextAttributes.Shadow(offset: Point(x: 0, y: 1), blurRadius: 2, color: .black)
        let out = marks(layout(second))
        guard case .beginGroup(let group) = try #require(out.first), case .glyphs(let inside) = out[1],
            case .glyphs(let outside) = try #require(out.last)
        else {
            Issue.record("not a group of its own")
            return
        }
        #expect(group.shadow == GroupMark.Shadow(offset: Point(x: 0, y: 3), sigma: 3, color: .black))
        #expect(inside.glyphs.count == 3 && outside.glyphs.count == 2)
    }
}
