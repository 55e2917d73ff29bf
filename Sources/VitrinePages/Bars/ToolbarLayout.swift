import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The layout of a glass toolbar's capsules and titles. Source: facts, iOS surroundings, section 2.4.
package struct ToolbarLayout: Hashable, Sendable {
    package struct Item: Hashable, Sendable {
        package var frame: Rect
        package var title: ShapedLine
        /// The left end of the title's baseline.
        package var titleOrigin: Point
        /// The icons in place of the title.
        package var icons: [Icon] = []

        package struct Icon: Hashable, Sendable {
            package var name: String
            package var center: Point
        }

        /// - Parameters:
        ///   - x: The left end of the title.
        ///   - middle: The y coordinate of the title's center.
        init(frame: Rect, title: ShapedLine, x: Double, middle: Double, in context: Context) {
            self.frame = frame
            self.title = title
            let baseline = middle + ToolbarLayout.textSize * (SystemFont.ascent - SystemFont.lineHeight / 2)
            titleOrigin = Point(x: context.viewport.snapped(x: x), y: context.viewport.snapped(y: baseline))
        }

        /// Whether the item has icons in place of the title.
        package var isOfIcons: Bool { !icons.isEmpty }

        /// Returns the item with centered icons.
        func showing(_ names: [String], pitch: Double, in context: Context) -> Item {
            var out = self
            let first = frame.midX - pitch * Double(names.count - 1) / 2
            let isMirrored = context.traits.direction == .rightToLeft
            out.icons = names.enumerated().map { i, name in
                let x = first + pitch * Double(isMirrored ? names.count - 1 - i : i)
                return Icon(name: name, center: Point(x: x, y: frame.midY))
            }
            return out
        }

        func nodes(_ color: RGBColor, in context: Context) -> [Node] {
            if icons.isEmpty { return [.text(TextNode(title, at: titleOrigin, color: color))] }
            return icons.compactMap { icon in
                context.icon(icon.name, height: context.iconSize(icon.name).height, center: icon.center, color: color)
            }
        }
    }

    package static let height = 48.0
    package static let inset = 28.0
    package static let textPadding = 12.0
    package static let textSize = 17.0
    package static let minimumGap = 8.0
    /// The width of an icon's part of a capsule. Source: facts, iOS surroundings, section 2.4 (two icons: 117.4 pt).
    package static let iconWidth = 58.7
    /// The distance from the ends of a capsule with several icons to the outer centers. Source: the same section.
    package static let iconEnd = 28.35

    static func width(ofIcons count: Int) -> Double { count == 1 ? height : iconWidth * Double(count) }

    package let items: [Item]

    /// Returns the y coordinate of the upper edge of the capsules on the screen.
    package static func top(on screen: Rect) -> Double { screen.maxY - inset - height }

    package init(_ toolbar: Toolbar, in context: Context) {
        let screen = context.screen
        let safe = context.traits.safeArea
        let maxWidth = screen.width - safe.left - safe.right - 2 * Self.inset
        func line(_ title: String, width: Double) -> ShapedLine {
            context.line(title, size: Self.textSize, weight: .medium, maxWidth: width - 2 * Self.textPadding)
        }
        var lines = toolbar.items.map { line($0.title, width: maxWidth) }
        var widths = zip(lines, toolbar.items).map { line, item in
            item.icons.isEmpty
                ? line.isTruncated ? maxWidth : max(line.width + 2 * Self.textPadding, Self.height)
                : Self.width(ofIcons: item.icons.count)
        }
        let longest = Self.longest(widths, in: maxWidth - Double(widths.count - 1) * Self.minimumGap)
        for i in lines.indices where widths[i] > longest {
            widths[i] = longest
            lines[i] = line(toolbar.items[i].title, width: longest)
        }
        let frames = Self.distributed(
            widths, y: Self.top(on: screen), height: Self.height, inset: Self.inset, in: context
        ).map { context.snapped($0) }
        items = zip(toolbar.items, zip(lines, frames)).map { item, place in
            let (line, frame) = place
            let pitch = max(0, frame.width - 2 * Self.iconEnd) / Double(max(1, item.icons.count - 1))
            return Item(frame: frame, title: line, x: frame.midX - line.width / 2, middle: frame.midY, in: context)
                .showing(item.icons, pitch: pitch, in: context)
        }
    }

    /// Returns frames of items from the leading to the trailing inset, separated by equal gaps of `minimumGap` or more.
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

    /// Returns the maximum width of an item with which all items fit; smaller items keep their width.
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
