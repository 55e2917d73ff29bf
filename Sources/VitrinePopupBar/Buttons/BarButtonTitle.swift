import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The title of a bar button and its size.
package struct BarButtonTitle: Hashable, Sendable {
    /// Points to the em, as in UIKit's bars.
    package static let textSize = 17.0
    /// From a prominent button's text to the ends of its capsule, as in toolbars of glass. Source: facts, iOS surroundings,
    /// section 2.4.
    package static let padding = 12.0
    /// Between a title and its neighbors. Source: facts, popup bar, section 2.2.
    package static let spacing = 8.0

    package let text: LabelText
    /// Of the text with its capsule, in points.
    package let width: Double

    /// Nil for a button without a title.
    /// - Parameters:
    ///   - attributes: of the button's state.
    ///   - maxWidth: in points; a longer title is shortened.
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

    /// Whether a button stands on a plate of its tint.
    package static func hasCapsule(_ item: BarButtonItem, in context: Context) -> Bool {
        item.isSelected || item.style == .prominent && context.traits.design == .glass
    }

    /// The text, centered at a point.
    /// - Parameter color: of text without a color of its own.
    package func nodes(at center: Point, color: RGBColor, in viewport: Viewport) -> [Node] {
        let line = text.line
        let origin = Point(
            x: viewport.snapped(x: center.x - line.width / 2),
            y: viewport.snapped(y: center.y - line.lineHeight / 2 + line.ascent))
        guard let layout = text.layout else { return [.text(TextNode(line, at: origin, color: color))] }
        return layout.nodes(at: origin, color: color, in: viewport)
    }
}
