import Primitives
import SceneGraph
import Text

/// The presenting page: a colour, and a label above its bottom safe area.
struct PageView {
    static let labelSize = 17.0

    let container: Container
    let context: Context

    /// - Parameter safeBottom: y of the bottom edge of the safe area, as it moves.
    func nodes(safeBottom: Double) -> [Node] {
        guard let text = container.bottomLabel else { return [] }
        let line = context.line(text, size: Self.labelSize, weight: .semibold, maxWidth: context.screen.width)
        let x = context.viewport.snapped(x: context.screen.midX - line.width / 2)
        let baseline = safeBottom - Self.labelSize * SystemFont.descent
        return [.text(TextNode(line, at: Point(x: x, y: baseline), color: context.labelColor))]
    }

    /// The label's baseline stands on a pixel border when the safe area ends at `safeBottom`.
    static func restingBottom(_ safeBottom: Double, in context: Context) -> Double {
        let descent = labelSize * SystemFont.descent
        return context.viewport.snapped(y: safeBottom - descent) + descent
    }
}
