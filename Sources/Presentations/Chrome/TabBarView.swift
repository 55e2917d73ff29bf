import DisplayList
import Primitives
import SceneGraph
import Text

/// A glass tab bar. Source of the geometry: facts, iOS surroundings, section 2.3.
struct TabBarView {
    static let height = 62.0
    static let sideInset = 21.0
    static let bottomInset = 21.0
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
        return context.snapped(
            Rect(x: sideInset, y: top(on: screen), width: screen.width - 2 * sideInset, height: height))
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

    /// The selected slot is 0.09 darker, in dark surroundings 0.13 lighter, taken from the glass's colour before it is
    /// clamped. Source: facts, iOS surroundings, sections 2.3 and 5.4.
    private func selection(_ cell: Rect, _ style: GlassStyle) -> Node {
        let box = cell.insetBy(dx: -Self.selectionOutset, dy: Self.selectionInset)
        let dark = context.isDark
        let amount = dark ? 0.13 : 0.09
        let fill = style.fill(over: page)
        func beyond(_ c: Double) -> Double { min(1, max(0, (c - 1) / amount)) }
        let pigment =
            dark ? Color.white : Color(red: beyond(fill.red), green: beyond(fill.green), blue: beyond(fill.blue))
        return .group(
            GroupNode(
                [.shape(ShapeNode(.roundedRect(.capsule(box)), color: pigment))],
                opacity: amount * presence.content, blend: dark ? .plusLighter : .plusDarker))
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
            return .group(GroupNode(nodes(tint), opacity: presence.content, blurRadius: presence.blur))
        }
        return GlassInk.tab.layers(
            darkness: context.glass.dockInk, opacity: presence.content, blurRadius: presence.blur, nodes)
    }
}
