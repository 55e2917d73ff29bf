import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

package struct BarButtonTitle: Hashable, Sendable {
    /// The text size in points, as in UIKit's bars.
    package static let textSize = 17.0
    /// The padding of a prominent button's capsule, as in toolbars. Source: facts, iOS surroundings, section 2.4.
    package static let padding = 12.0
    /// The distance between a title and its neighbors. Source: facts, popup bar, section 2.2.
    package static let spacing = 8.0

    package let text: LabelText
    /// The width of the text with its capsule, in points.
    package let width: Double

    /// Creates the title of a button; nil for a button without one.
    /// - Parameters:
    ///   - attributes: The attributes of the button's state.
    ///   - maxWidth: The maximum width in points; a longer title is shortened.
    package init?(_ item: BarButtonItem, _ attributes: LabelAttributes?, maxWidth: Double, in context: Context) {
        let padding = Self.hasCapsule(item, in: context) ? Self.padding : 0
        guard
            let text = LabelText(
                item.systemItem == nil ? item.title : nil, nil, attributes, size: Self.textSize,
                weight: item.style == .prominent ? .semibold : .regular, maxWidth: max(0, maxWidth - 2 * padding),
                in: context)
        else { return nil }
        self.text = text
        width = text.line.width + 2 * padding
    }

    /// Returns whether a button has a plate of its tint.
    package static func hasCapsule(_ item: BarButtonItem, in context: Context) -> Bool {
        item.isSelected || item.style == .prominent && context.traits.design == .glass
    }

    /// Returns the nodes of the text, centered at a point.
    /// - Parameter color: The color of text without a color of its own.
    package func nodes(at center: Point, color: RGBColor, in viewport: Viewport) -> [Node] {
        let line = text.line
        let origin = Point(
            x: viewport.snapped(x: center.x - line.width / 2),
            y: viewport.snapped(y: center.y - line.lineHeight / 2 + line.ascent))
        guard let layout = text.layout else { return [.text(TextNode(line, at: origin, color: color))] }
        return layout.nodes(at: origin, color: color, in: viewport)
    }
}
