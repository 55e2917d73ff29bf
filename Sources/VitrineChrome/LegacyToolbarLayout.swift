import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineText

/// Where the parts of a toolbar lie in the legacy design.
///
/// Source of every figure: facts, iOS surroundings, section 2.4, measured on a phone of 414 pt.
package struct LegacyToolbarLayout: Hashable, Sendable {
    package typealias Item = ToolbarLayout.Item

    /// Above the bottom safe area.
    package static let height = 49.0
    /// The lower part of the height, in whose middle items stand.
    package static let contentHeight = 44.0
    package static let inset = 20.0

    /// Down to the screen's bottom.
    package let frame: Rect
    package let items: [Item]

    package static func top(in context: Context) -> Double {
        context.screen.maxY - context.traits.safeArea.bottom - height
    }

    package init(_ toolbar: Toolbar, in context: Context) {
        let screen = context.screen
        let top = Self.top(in: context)
        frame = Rect(x: 0, y: top, width: screen.width, height: screen.maxY - top)
        let safe = context.traits.safeArea
        let maxWidth = screen.width - safe.left - safe.right - 2 * Self.inset
        let count = Double(max(1, toolbar.items.count))
        let longest = toolbar.items.count > 1 ? (maxWidth - (count - 1) * ToolbarLayout.minimumGap) / count : maxWidth
        // Titles that fit keep their width; otherwise each gets an equal part.
        let whole = toolbar.items.map {
            context.line($0, size: ToolbarLayout.textSize, weight: .regular, maxWidth: maxWidth)
        }
        let fits = whole.reduce(0) { $0 + $1.width } + (count - 1) * ToolbarLayout.minimumGap <= maxWidth
        let lines =
            fits
            ? whole
            : toolbar.items.map { context.line($0, size: ToolbarLayout.textSize, weight: .regular, maxWidth: longest) }
        let middle = top + Self.height - Self.contentHeight / 2
        let frames = ToolbarLayout.distributed(
            lines.map(\.width), y: middle - Self.contentHeight / 2, height: Self.contentHeight, inset: Self.inset,
            in: context)
        items = zip(lines, frames).map { line, frame in
            Item(frame: frame, title: line, x: frame.minX, middle: middle, in: context)
        }
    }
}
