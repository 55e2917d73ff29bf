import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph

/// System colors of nodes, resolved for an appearance.
@Suite struct SystemColorNodeTests {
    private let box = Rect(x: 0, y: 0, width: 10, height: 10)

    /// Returns nodes of every kind that has a color.
    private func nodes(_ color: RGBColor) -> [Node] {
        let fill = Node.shape(ShapeNode(.rect(box), color: color))
        let line = Node.shape(ShapeNode(.rect(box), stroke: ShapeNode.Stroke(StrokeStyle(width: 1), color: color)))
        let material = Material(sigma: 1, lumaScale: 1, lumaOffset: 0, chroma: 1)
        let shape = GlassMark.Shape(outline: RoundedRect(box, radius: 2), tint: color)
        return [
            fill, line, .text(TextNode(boxes([0, 6]), at: .zero, color: color)),
            .group(GroupNode([fill], mask: [fill])), .group(GroupNode([line])),
            .backdrop(BackdropNode(.rect(box), material: material, tint: color)),
            .glass(GlassNode(GlassMark(shapes: [shape], material: material, unit: 1))),
            .shape(
                ShapeNode(
                    .rect(box),
                    paint: .linear(
                        start: .zero, end: Point(x: 1, y: 0), stops: [GradientStop(0, color), GradientStop(1, .black)]))
            ),
        ]
    }

    @Test(arguments: [false, true], [false, true])
    func `colors are those of the appearance, in masks and glass as well`(
        _ dark: Bool, _ contrast: Bool
    ) {
        let color = RGBColor(SystemColor.secondarySystemBackground)
        let fixed = color.resolved(dark: dark, contrast: contrast)
        #expect(
            nodes(color).map { $0.resolvingSystemColors(dark: dark, contrast: contrast) } == nodes(fixed))
        #expect(nodes(.black).map { $0.resolvingSystemColors(dark: dark, contrast: contrast) } == nodes(.black))
    }
}
