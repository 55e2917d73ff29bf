import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineText

/// How an annotation of a page looks.
package struct PageAnnotationView {
    package static let fontSize = 13.0
    /// From a marker to its text, in points.
    package static let gap = 3.0

    package let annotation: PageAnnotation
    package let context: Context

    package init(annotation: PageAnnotation, context: Context) {
        self.annotation = annotation
        self.context = context
    }

    package func nodes() -> [Node] { (annotation.marker.map(marker) ?? []) + text() }

    /// A disc with a white ring, a soft shadow and an icon.
    private func marker(_ marker: PageAnnotation.Marker) -> [Node] {
        let ring = Path.roundedRect(
            .capsule(Rect(center: annotation.at, radius: marker.diameter / 2), curve: .circular))
        let disc = Path.roundedRect(
            .capsule(Rect(center: annotation.at, radius: marker.diameter / 2 - 1.4), curve: .circular))
        var out: [Node] = [
            .shadow(
                ShadowNode(ring, offset: Point(x: 0, y: 1), radius: 2, color: Color.black.withAlpha(0.3))),
            .shape(ShapeNode(ring, color: .white)), .shape(ShapeNode(disc, color: marker.color)),
        ]
        if let icon = context.icons[marker.icon], icon.viewBox.height > 0 {
            let side = marker.diameter * 0.55
            let k = min(side / icon.viewBox.height, side / max(icon.viewBox.width, 1))
            let height = icon.viewBox.height * k
            let node = context.icon(marker.icon, height: height, center: annotation.at, color: .white)
            out += node.map { [$0] } ?? []
        }
        return out
    }

    private func text() -> [Node] {
        guard let text = annotation.text, !text.isEmpty else { return [] }
        let attributes = annotation.textAttributes
        let style = TextStyle(size: Self.fontSize, weight: .semibold, language: context.environment.locale)
        let own = attributes.paragraphStyle
        let radius = (annotation.marker?.diameter ?? 0) / 2
        let alignment: ParagraphStyle.Alignment = annotation.placement == .right ? .left : .center
        let paragraph = ParagraphStyle(
            alignment: own?.alignment ?? alignment, lineBreakMode: .byWordWrapping,
            minimumLineHeight: own?.minimumLineHeight ?? 0, maximumLineHeight: own?.maximumLineHeight ?? 0)
        let runs = AttributedText(text, attributes.textAttributes(style))
        // Set twice: only the first shows how wide the longest line is.
        let loose = context.typesetter.layout(runs, paragraph: paragraph, width: 10_000)
        let width = loose.lines.reduce(0) { max($0, $1.line.width) }.rounded(.up)
        let set = context.typesetter.layout(runs, paragraph: paragraph, width: max(1, width + 1))
        let height = set.lines.last.map { $0.top + $0.height } ?? 0
        let at = annotation.at
        let corner: Point
        switch annotation.placement {
        case .center: corner = Point(x: at.x - width / 2, y: at.y - height / 2)
        case .right:
            corner = Point(x: at.x + radius + (annotation.marker == nil ? 0 : Self.gap), y: at.y - height / 2)
        case .below:
            corner = Point(x: at.x - width / 2, y: at.y + radius + (annotation.marker == nil ? 0 : Self.gap))
        }
        let letters = set.nodes(at: corner, color: context.labelColor, in: context.viewport)
        return [.group(GroupNode([halo(letters)], transform: turn))]
    }

    /// Two shadows, one over the other, so that the line round the letters is strong and still soft.
    private func halo(_ nodes: [Node]) -> Node {
        guard let color = annotation.haloColor else { return .group(GroupNode(nodes)) }
        let near = GroupNode(nodes, shadow: GroupNode.Shadow(radius: 0.7, color: color))
        return .group(GroupNode([.group(near)], shadow: GroupNode.Shadow(radius: 1, color: color)))
    }

    private var turn: Transform {
        guard annotation.angle != 0 else { return .identity }
        let (sin, cos) = ExactMath.sincos(annotation.angle * .pi / 180)
        let at = annotation.at
        return Transform(
            a: cos, b: sin, c: -sin, d: cos, tx: at.x - cos * at.x + sin * at.y, ty: at.y - sin * at.x - cos * at.y)
    }
}
