import Testing
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrineText

@Suite struct OwnColorsTests {
    private func line(colored: Bool, picture: Bool) -> ShapedLine {
        var line = boxes([0, 10, 20])
        if colored { line.glyphs[1].color = RGBColor(0xff0000) }
        if picture {
            line.images = [
                PlacedImage(
                    image: Image(Bitmap(width: 2, height: 2, fill: .clear)),
                    frame: Rect(x: 30, y: -8, width: 10, height: 10), source: 3..<4)
            ]
        }
        return line
    }

    @Test func plainTextIsInkAltogether() {
        let node = Node.group(
            GroupNode([.text(TextNode(line(colored: false, picture: false), at: .zero, color: .black))], opacity: 0.5))
        let parts = node.separatingOwnColors()
        #expect(parts.inked == node && parts.colored == nil)
    }

    @Test func picturesAndColouredLayersAreApart() throws {
        let whole = TextNode(line(colored: true, picture: true), at: Point(x: 3, y: 9), color: .black)
        let node = Node.group(GroupNode([.text(whole)], opacity: 0.5, edgeFade: nil))
        let parts = node.separatingOwnColors()
        guard case .group(let a) = parts.inked, case .text(let ink)? = a.children.first,
            case .group(let b)? = parts.colored, case .text(let colors)? = b.children.first
        else {
            Issue.record("the group was lost")
            return
        }
        #expect(a.opacity == 0.5 && b.opacity == 0.5)
        #expect(ink.line.images.isEmpty && ink.line.glyphs == [whole.line.glyphs[0], whole.line.glyphs[2]])
        #expect(colors.line.images == whole.line.images && colors.line.glyphs == [whole.line.glyphs[1]])
        #expect(ink.origin == whole.origin && colors.origin == whole.origin)
    }
}
