import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// A glass tab bar, or the circle that it shrinks to, and the search circle beside it. Source of the figures: facts,
/// iOS surroundings, section 2.3.
package struct TabBarView {
    /// The blur of the selection in points.
    package static let selectionBlur = 3.0
    package static let iconCenter = 24.0
    package static let labelBaseline = 48.7
    package static let labelSize = 10.0
    /// Of UITabBar, about whose middle it is squeezed: as in the legacy design, 49 pt and the safe area.
    package static let viewHeight = 83.0

    package let tabBar: TabBar
    package let tint: RGBColor
    package let page: RGBColor
    package let context: Context

    /// The opacity and displacement of a disappearing dock.
    package var presence = DockPresence()
    /// How far the bar has changed to a circle.
    package var pose = TabBarPose.regular
    /// The touches on its circles.
    package var presses: [Press] = []
    package var seconds = 0.0

    package init(
        tabBar: TabBar, tint: RGBColor, page: RGBColor, context: Context, presence: DockPresence = DockPresence(),
        pose: TabBarPose = .regular, presses: [Press] = [], seconds: Double = 0
    ) {
        self.tabBar = tabBar
        self.tint = tint
        self.page = page
        self.context = context
        self.presence = presence
        self.pose = pose
        self.presses = presses
        self.seconds = seconds
    }

    /// Returns nodes in the tint of the selected item.
    package func selected(opacity: Double, blurRadius: Double, clip: Path? = nil, _ nodes: (RGBColor) -> [Node])
        -> [Node]
    {
        let tint = context.traits.resolved(tabBar.tintColor ?? tint)
        return GlassInk.tinted(dark: context.isDark, opacity: opacity, blurRadius: blurRadius, clip: clip) {
            nodes($0(tint))
        }
    }

    package var geometry: TabBarGeometry { TabBarGeometry(tabBar, in: context) }

    package func nodes() -> [Node] {
        guard presence.glass > 0 else { return [] }
        let geometry = geometry
        let style = GlassStyle(
            over: page, darkness: context.glass.dock, side: TabBarGeometry.height,
            isElevated: context.traits.isInWindow
        ).materialized(presence.material, edge: presence.glass, lens: presence.lens)
        let tabs = touch(tabBar.selected)
        let search = touch(tabBar.items.count)
        let body = geometry.bar(pose).insetBy(dx: -tabs.growth / 2, dy: -tabs.growth / 2)
        let field = geometry.search(pose)?.insetBy(dx: -search.growth / 2, dy: -search.growth / 2)
        var out = [
            style.body(
                [shape(body, style, tabs)] + (field.map { [shape($0, style, search)] } ?? []))
        ]
        if presence.content > 0 {
            out += pose.isWhole ? rows(geometry, style) : circle(geometry, body, style)
            if let field { out += searchContent(in: field, from: geometry.search(pose.dock) ?? field) }
        }
        guard pose.squeeze != 0, !context.traits.reduceMotion else { return out }
        let middle = Point(x: context.screen.midX, y: context.screen.maxY - Self.viewHeight / 2)
        return [.group(GroupNode(out, transform: .scale(1 - TabBarMotion.squeezing * pose.squeeze, about: middle)))]
    }

    /// Returns the selection and items of a whole tab bar.
    private func rows(_ geometry: TabBarGeometry, _ style: GlassStyle) -> [Node] {
        var out: [Node] = []
        // The selection is below every label, as it extends into the neighboring cells. Source: facts, iOS
        // surroundings, section 5.4.
        if tabBar.items.indices.contains(tabBar.selected) {
            let path = geometry.selection(in: geometry.cell(tabBar.selected))
            // As long as the glass shows its backdrop, the selection blurs it once more. Source: facts, popup bar,
            // section 3.6.
            if presence.material < 1 {
                let blur = BackdropNode(
                    path, material: .blur(sigma: Self.selectionBlur), opacity: presence.content)
                out.append(.backdrop(blur))
            }
            out.append(selection(path, style, strength: presence.content))
        }
        for (i, item) in tabBar.items.enumerated() {
            out.append(content(item, in: geometry.cell(i), selected: i == tabBar.selected))
        }
        for (i, item) in tabBar.items.enumerated() {
            guard let badge = item.badgeValue else { continue }
            let nodes = TabBadge.nodes(badge, iconCenter: iconCenter(of: item, in: geometry.cell(i)), in: context)
            out.append(.group(GroupNode(nodes, opacity: presence.content, blurRadius: presence.blur)))
        }
        return out
    }

    package func selection(
        _ path: Path, _ style: GlassStyle, strength: Double, blur: Double = 0, clip: Path? = nil
    ) -> Node {
        style.selection(
            path, over: page, dark: context.isDark, strength: strength, blurRadius: blur, clip: clip)
    }

    /// Returns the icon and title.
    private func content(_ item: TabBar.Item, in cell: Rect, selected: Bool) -> Node {
        func nodes(_ color: RGBColor) -> [Node] {
            (icon(item, center: iconCenter(of: item, in: cell), color: color).map { [$0] } ?? [])
                + [title(item, in: cell, selected: selected, color: color)]
        }
        if selected {
            return .group(
                GroupNode(self.selected(opacity: presence.content, blurRadius: presence.blur, nodes)))
        }
        return GlassInk.icon.layers(
            darkness: context.glass.dockInk, contrast: context.traits.increaseContrast,
            opacity: presence.content, blurRadius: presence.blur,
            nodes)
    }

    /// Returns the view of an item, as wide as the selection. Icon and title are at whole points from its left edge.
    private func itemFrame(_ cell: Rect) -> Rect {
        cell.insetBy(dx: -TabBarGeometry.selectionOutset(of: tabBar), dy: 0)
    }

    /// Returns the x coordinate of a part of a width in an item's view: the whole point nearest to its centered
    /// position, the left one of two. Source: facts, iOS surroundings, section 2.3, "places in an item".
    private func left(of width: Double, in cell: Rect) -> Double {
        let frame = itemFrame(cell)
        return frame.minX + ((frame.width - width) / 2 - 1e-6).rounded()
    }

    /// Returns the center of an icon in its cell. Its upper edge is on a pixel, half a pixel up.
    package func iconCenter(of item: TabBar.Item, in cell: Rect) -> Point {
        let box = context.iconSize(item.icon)
        let left = left(of: box.width, in: cell)
        let top = context.viewport.snapped(y: cell.minY + Self.iconCenter - box.height / 2 - 1e-6)
        return Point(x: context.viewport.snapped(x: left) + box.width / 2, y: top + box.height / 2)
    }

    package func icon(_ item: TabBar.Item, center: Point, color: RGBColor, scale: Double = 1) -> Node? {
        context.icon(item.icon, height: context.iconSize(item.icon).height * scale, center: center, color: color)
    }

    package func title(_ item: TabBar.Item, in cell: Rect, selected: Bool, color: RGBColor) -> Node {
        let line = context.line(
            item.title, size: Self.labelSize, weight: selected ? .semibold : .medium, maxWidth: cell.width)
        let offset = item.titlePositionAdjustment
        return context.text(
            line, x: left(of: line.width, in: cell) + offset.x, baseline: cell.minY + Self.labelBaseline + offset.y,
            color: color)
    }
}

/// The badge of a tab. The figures are UIKit's, from memory; the red is the system's (facts, iOS surroundings, section
/// 4).
enum TabBadge {
    private static let height = 18.0
    private static let textSize = 13.0
    /// The margin at each side of the text.
    private static let margin = 5.0
    /// The offset of a round badge's center from the icon's.
    private static let offset = Point(x: 13, y: -9)

    /// Returns the nodes of the badge at an icon; it grows away from the icon.
    static func nodes(_ text: String, iconCenter: Point, in context: Context) -> [Node] {
        let line = context.line(text, size: textSize, weight: .regular, maxWidth: 100)
        let width = max(height, line.width + 2 * margin)
        let side = context.traits.direction == .rightToLeft ? -1.0 : 1
        let center = Point(
            x: iconCenter.x + side * (offset.x + (width - height) / 2), y: iconCenter.y + offset.y)
        let box = context.snapped(
            Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height))
        let plate = Node.shape(
            ShapeNode(.roundedRect(.capsule(box)), color: context.color(.systemRed)))
        guard !text.isEmpty else { return [plate] }
        let baseline = box.midY + textSize * SystemFont.capHeight / 2
        return [
            plate, context.text(line, x: box.midX - line.width / 2, baseline: baseline, color: .white),
        ]
    }
}
