import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineText

/// Where the parts of a toolbar lie in the legacy design.
///
/// Source of every figure: facts, iOS surroundings, section 2.4, measured on a phone of 414 pt.
package struct LegacyToolbarLayout: Hashable, Sendable {
    package struct Item: Hashable, Sendable {
        package var frame: Rect
        package var title: ShapedLine
        /// Left end of the title's baseline.
        package var titleOrigin: Point
    }

    /// Above the bottom safe area.
    package static let height = 49.0
    /// The lower part of the height, in whose middle items stand.
    package static let contentHeight = 44.0
    package static let inset = 20.0
    package static let minimumGap = 8.0
    package static let textSize = 17.0

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
        let room = screen.width - safe.left - safe.right - 2 * Self.inset
        let count = Double(max(1, toolbar.items.count))
        let longest = toolbar.items.count > 1 ? (room - (count - 1) * Self.minimumGap) / count : room
        // Titles that have room as they are keep their width; when they do not all fit, each gets an equal part.
        let whole = toolbar.items.map { context.line($0, size: Self.textSize, weight: .regular, maxWidth: room) }
        let fits = whole.reduce(0) { $0 + $1.width } + (count - 1) * Self.minimumGap <= room
        let lines =
            fits
            ? whole
            : toolbar.items.map { context.line($0, size: Self.textSize, weight: .regular, maxWidth: longest) }
        let free = room - lines.reduce(0) { $0 + $1.width }
        let gap = lines.count > 1 ? max(Self.minimumGap, free / (count - 1)) : 0
        let middle = top + Self.height - Self.contentHeight / 2
        let baseline = middle + Self.textSize * (SystemFont.ascent - SystemFont.lineHeight / 2)
        var x = safe.left + Self.inset
        var out: [Item] = []
        for line in lines {
            let box = context.directed(
                Rect(
                    x: x, y: middle - Self.contentHeight / 2, width: line.width, height: Self.contentHeight))
            out.append(
                Item(
                    frame: box, title: line,
                    titleOrigin: Point(
                        x: context.viewport.snapped(x: box.minX), y: context.viewport.snapped(y: baseline))
                ))
            x += line.width + gap
        }
        items = out
    }
}
