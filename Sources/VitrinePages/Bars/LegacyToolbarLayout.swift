import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The layout of a toolbar in the legacy design.
///
/// Source of every figure: facts, iOS surroundings, section 2.4; where the height is compact, the bar is 32 pt high.
package struct LegacyToolbarLayout: Hashable, Sendable {
    package typealias Item = ToolbarLayout.Item

    /// Returns the heights of the bar above the bottom safe area, and of its lower part, in which items are centered.
    private static func height(in traits: Traits) -> (whole: Double, content: Double) {
        traits.verticalSizeClass == .compact ? (32, 32) : (49, 44)
    }
    package static let inset = 20.0
    /// The width of an icon's button. Source: the smallest touch area of the Human Interface Guidelines.
    static let iconPitch = 44.0

    /// The frame, down to the screen's bottom.
    package let frame: Rect
    package let items: [Item]

    package static func top(in context: Context) -> Double {
        context.screen.maxY - context.traits.safeArea.bottom - height(in: context.traits).whole
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
            context.line($0.title, size: ToolbarLayout.textSize, weight: .regular, maxWidth: maxWidth)
        }
        func width(_ line: ShapedLine, _ item: Toolbar.Item) -> Double {
            item.icons.isEmpty ? line.width : Self.iconPitch * Double(item.icons.count)
        }
        let wanted = zip(whole, toolbar.items).map(width)
        let fits = wanted.reduce(0, +) + (count - 1) * ToolbarLayout.minimumGap <= maxWidth
        let lines =
            fits
            ? whole
            : toolbar.items.map {
                context.line($0.title, size: ToolbarLayout.textSize, weight: .regular, maxWidth: longest)
            }
        let height = Self.height(in: context.traits)
        let middle = top + height.whole - height.content / 2
        let frames = ToolbarLayout.distributed(
            zip(lines, toolbar.items).map { min(width($0, $1), fits ? .infinity : longest) },
            y: middle - height.content / 2, height: height.content, inset: Self.inset,
            in: context)
        items = zip(toolbar.items, zip(lines, frames)).map { item, place in
            let (line, frame) = place
            let pitch = frame.width / Double(max(1, item.icons.count))
            return Item(frame: frame, title: line, x: frame.minX, middle: middle, in: context)
                .showing(item.icons, pitch: pitch, in: context)
        }
    }
}
