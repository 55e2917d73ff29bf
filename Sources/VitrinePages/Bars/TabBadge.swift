import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The badge of a tab. The figures are UIKit's, from memory; the red is the system's (facts, iOS surroundings, section
/// 4).
enum TabBadge {
    private static let height = 18.0
    private static let textSize = 13.0
    /// The margin at each side of the text.
    private static let margin = 5.0
    /// The offset of a round badge's center from the icon's.
    private static let offset = Point(x: 13, y: -9)

    /// Returns the nodes of the badge at an icon; it grows away from the icon.
    static func nodes(_ text: String, iconCenter: Point, in context: Context) -> [Node] {
        let line = context.line(text, size: textSize, weight: .regular, maxWidth: 100)
        let width = max(height, line.width + 2 * margin)
        let side = context.traits.direction == .rightToLeft ? -1.0 : 1
        let center = Point(
            x: iconCenter.x + side * (offset.x + (width - height) / 2), y: iconCenter.y + offset.y)
        let box = context.snapped(
            Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height))
        let plate = Node.shape(
            ShapeNode(.roundedRect(.capsule(box)), color: context.color(.systemRed)))
        guard !text.isEmpty else { return [plate] }
        let baseline = box.midY + textSize * SystemFont.capHeight / 2
        return [
            plate, context.text(line, x: box.midX - line.width / 2, baseline: baseline, color: .white),
        ]
    }
}
