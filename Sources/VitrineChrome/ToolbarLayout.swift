import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineText

/// The layout of a glass toolbar's capsules and titles. Source: facts, iOS surroundings, section 2.4.
package struct ToolbarLayout: Hashable, Sendable {
    package struct Item: Hashable, Sendable {
        package var frame: Rect
        package var title: ShapedLine
        /// Left end of the title's baseline.
        package var titleOrigin: Point

        /// - Parameters:
        ///   - x: the left end of the title.
        ///   - middle: y of the vertical center of the title.
        init(frame: Rect, title: ShapedLine, x: Double, middle: Double, in context: Context) {
            self.frame = frame
            self.title = title
            let baseline = middle + ToolbarLayout.textSize * (SystemFont.ascent - SystemFont.lineHeight / 2)
            titleOrigin = Point(x: context.viewport.snapped(x: x), y: context.viewport.snapped(y: baseline))
        }
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
        let maxWidth = screen.width - safe.left - safe.right - 2 * Self.inset
        func line(_ title: String, width: Double) -> ShapedLine {
            context.line(title, size: Self.textSize, weight: .medium, maxWidth: width - 2 * Self.textPadding)
        }
        var lines = toolbar.items.map { line($0, width: maxWidth) }
        var widths = lines.map { $0.isTruncated ? maxWidth : max($0.width + 2 * Self.textPadding, Self.height) }
        let longest = Self.longest(widths, in: maxWidth - Double(widths.count - 1) * Self.minimumGap)
        for i in lines.indices where widths[i] > longest {
            widths[i] = longest
            lines[i] = line(toolbar.items[i], width: longest)
        }
        let frames = Self.distributed(
            widths, y: Self.top(on: screen), height: Self.height, inset: Self.inset, in: context
        ).map { context.snapped($0) }
        items = zip(lines, frames).map { line, frame in
            Item(frame: frame, title: line, x: frame.midX - line.width / 2, middle: frame.midY, in: context)
        }
    }

    /// Frames of items from the leading to the trailing inset, separated by equal gaps of `minimumGap` or more.
    static func distributed(
        _ widths: [Double], y: Double, height: Double, inset: Double, in context: Context
    ) -> [Rect] {
        let safe = context.traits.safeArea
        let free = context.screen.width - safe.left - safe.right - 2 * inset - widths.reduce(0, +)
        let gap = widths.count > 1 ? max(minimumGap, free / Double(widths.count - 1)) : 0
        var x = safe.left + inset
        return widths.map { width in
            defer { x += width + gap }
            return context.directed(Rect(x: x, y: y, width: width, height: height))
        }
    }

    /// The largest width of an item with which all items fit; items that need less keep their width.
    private static func longest(_ widths: [Double], in maxWidth: Double) -> Double {
        var left = maxWidth
        var count = Double(widths.count)
        for width in widths.sorted() {
            guard width * count <= left else { return left / count }
            left -= width
            count -= 1
        }
        return .infinity
    }
}
