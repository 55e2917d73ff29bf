import DisplayList
import Primitives
import SceneGraph
import Text

/// A glass tab bar. Source of the geometry: facts, iOS surroundings, section 2.3.
struct TabBarView {
    static let height = 62.0
    static let sideInset = 21.0
    static let bottomInset = 21.0
    /// On iPads. Source: facts, iOS surroundings, section 2.5.
    static let maximumWidth = 600.0
    /// From the capsule's ends to the first and last slot: 4 for the selection, 6.67 that it reaches beyond its slot.
    static let stripInset = 4 + 6.67
    static let selectionInset = 4.0
    static let selectionOutset = 6.67
    static let iconCenter = 24.0
    static let labelBaseline = 48.7
    static let labelSize = 10.0

    let tabBar: TabBar
    let tint: Color
    let page: Color
    let context: Context

    static func top(on screen: Rect) -> Double { screen.maxY - bottomInset - height }

    private static func frame(in context: Context) -> Rect {
        let screen = context.screen
        let safe = context.environment.safeArea
        let room = screen.width - safe.left - safe.right - 2 * sideInset
        let width = context.environment.isWide ? min(room, maximumWidth) : room
        return context.snapped(
            Rect(x: screen.midX - width / 2, y: top(on: screen), width: width, height: height))
    }

    /// The part of the bar that belongs to item `i`.
    private static func cell(_ i: Int, of tabBar: TabBar, in context: Context) -> Rect {
        let frame = frame(in: context)
        let slot = (frame.width - 2 * stripInset) / Double(max(1, tabBar.items.count))
        return context.directed(
            Rect(x: frame.minX + stripInset + Double(i) * slot, y: frame.minY, width: slot, height: frame.height))
    }

    static func itemCenter(_ i: Int, of tabBar: TabBar, in context: Context) -> Point? {
        tabBar.items.indices.contains(i) ? cell(i, of: tabBar, in: context).center : nil
    }

    /// What is left of a dock that goes.
    var presence = DockPresence()

    func nodes() -> [Node] {
        guard presence.glass > 0 else { return [] }
        let frame = Self.frame(in: context)
        let style = GlassStyle(over: page, darkness: context.glass.dock, side: Self.height)
        var out = [style.body([GlassMark.Shape(outline: .capsule(frame))], opacity: presence.glass)]
        guard presence.content > 0 else { return out }
        // Below every label: it reaches into the neighbours' cells. Source: facts, iOS surroundings, section 5.4.
        if tabBar.items.indices.contains(tabBar.selected) {
            out.append(selection(Self.cell(tabBar.selected, of: tabBar, in: context), style))
        }
        for (i, item) in tabBar.items.enumerated() {
            out.append(content(item, in: Self.cell(i, of: tabBar, in: context), selected: i == tabBar.selected))
        }
        return out
    }

    private func selection(_ cell: Rect, _ style: GlassStyle) -> Node {
        let box = cell.insetBy(dx: -Self.selectionOutset, dy: Self.selectionInset)
        return style.selection(
            .roundedRect(.capsule(box)), over: page, dark: context.isDark, strength: presence.content)
    }

    private func content(_ item: TabBar.Item, in cell: Rect, selected: Bool) -> Node {
        let center = Point(x: context.viewport.snapped(x: cell.midX), y: cell.minY + Self.iconCenter)
        let height = context.icons[item.icon]?.viewBox.height ?? 0
        let line = context.line(
            item.title, size: Self.labelSize, weight: selected ? .semibold : .medium, maxWidth: cell.width)
        func nodes(_ color: Color) -> [Node] {
            let icon = context.icon(item.icon, height: height, center: center, color: color)
            return (icon.map { [$0] } ?? []) + [
                context.text(
                    line, x: cell.midX - line.width / 2, baseline: cell.minY + Self.labelBaseline, color: color)
            ]
        }
        if selected {
            return .group(
                GroupNode(nodes(tabBar.tintColor ?? tint), opacity: presence.content, blurRadius: presence.blur))
        }
        return GlassInk.tab.layers(
            darkness: context.glass.dockInk, opacity: presence.content, blurRadius: presence.blur, nodes)
    }
}
