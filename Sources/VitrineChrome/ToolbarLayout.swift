import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineText

/// Where a glass toolbar's capsules and titles lie. Source: facts, iOS surroundings, section 2.4.
package struct ToolbarLayout: Hashable, Sendable {
    package struct Item: Hashable, Sendable {
        package var frame: Rect
        package var title: ShapedLine
        /// Left end of the title's baseline.
        package var titleOrigin: Point
    }

    package static let height = 48.0
    package static let inset = 28.0
    package static let textPadding = 12.0
    package static let textSize = 17.0
    package static let minimumGap = 8.0

    package let items: [Item]

    /// Upper edge of the capsules on the screen.
    package static func top(on screen: Rect) -> Double { screen.maxY - inset - height }

    package init(_ toolbar: Toolbar, in context: Context) {
        let screen = context.screen
        let safe = context.traits.safeArea
        let room = screen.width - safe.left - safe.right - 2 * Self.inset
        func line(_ title: String, width: Double) -> ShapedLine {
            context.line(title, size: Self.textSize, weight: .medium, maxWidth: width - 2 * Self.textPadding)
        }
        var lines = toolbar.items.map { line($0, width: room) }
        var widths = lines.map { $0.isTruncated ? room : max($0.width + 2 * Self.textPadding, Self.height) }
        let longest = Self.longest(widths, in: room - Double(widths.count - 1) * Self.minimumGap)
        for i in lines.indices where widths[i] > longest {
            widths[i] = longest
            lines[i] = line(toolbar.items[i], width: longest)
        }
        // Flexible spaces: the outer items stand at the insets, the room between is shared equally.
        let free = room - widths.reduce(0, +)
        let gap = widths.count > 1 ? max(Self.minimumGap, free / Double(widths.count - 1)) : 0
        let top = Self.top(on: screen)
        var x = safe.left + Self.inset
        var out: [Item] = []
        for (line, width) in zip(lines, widths) {
            let frame = context.snapped(
                context.directed(Rect(x: x, y: top, width: width, height: Self.height)))
            let baseline = frame.midY + Self.textSize * (SystemFont.ascent - SystemFont.lineHeight / 2)
            out.append(
                Item(
                    frame: frame, title: line,
                    titleOrigin: Point(
                        x: context.viewport.snapped(x: frame.midX - line.width / 2),
                        y: context.viewport.snapped(y: baseline))))
            x += width + gap
        }
        items = out
    }

    /// The width that items may have at most so that all have room: whoever wants more shares what the others leave.
    private static func longest(_ widths: [Double], in room: Double) -> Double {
        var left = room
        var count = Double(widths.count)
        for width in widths.sorted() {
            guard width * count <= left else { return left / count }
            left -= width
            count -= 1
        }
        return .infinity
    }
}
