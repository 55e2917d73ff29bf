import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// A tab bar in the legacy design. Source of the heights: facts, iOS surroundings, section 2.3; the positions of icon
/// and label are those of UIKit's bar, from memory.
package struct LegacyTabBarView {
    private static let iconCenter = 18.0
    private static let labelBaseline = 44.5
    private static let labelSize = 10.0
    /// The icon and title side by side in compact height; Vitrine's choice, as UIKit's figures are not on record.
    private static let inline = (iconScale: 0.75, labelSize: 12.0, gap: 6.0)

    package let tabBar: TabBar
    package let tint: RGBColor
    package let context: Context

    package init(tabBar: TabBar, tint: RGBColor, context: Context) {
        self.tabBar = tabBar
        self.tint = tint
        self.context = context
    }

    /// Returns the height above the bottom safe area.
    package static func height(in traits: Traits) -> Double { traits.verticalSizeClass == .compact ? 32 : 49 }

    package static func top(in context: Context) -> Double {
        context.screen.maxY - context.traits.safeArea.bottom - height(in: context.traits)
    }

    private static func cell(_ i: Int, of tabBar: TabBar, in context: Context) -> Rect {
        let safe = context.traits.safeArea
        let width = (context.screen.width - safe.left - safe.right) / Double(max(1, tabBar.items.count))
        return context.directed(
            Rect(
                x: safe.left + Double(i) * width, y: top(in: context), width: width,
                height: height(in: context.traits)))
    }

    package static func itemCenter(_ i: Int, of tabBar: TabBar, in context: Context) -> Point? {
        tabBar.items.indices.contains(i) ? cell(i, of: tabBar, in: context).center : nil
    }

    /// The color of the other tabs. The system's gray is for increased contrast: facts, iOS surroundings, section 12.2.
    private var unselected: RGBColor {
        context.traits.increaseContrast ? context.color(.systemGray) : RGBColor(context.isDark ? 0x757575 : 0x999999)
    }

    /// Returns the nodes of the bar, without its material.
    /// - Parameter hairline: The strength of the line above it, 0...1.
    package func nodes(hairline: Double) -> [Node] {
        var out = [
            LegacyBarMaterial(context: context).hairline(
                at: Self.top(in: context), strength: hairline, color: tabBar.standardAppearance?.shadowColor,
                image: tabBar.standardAppearance?.shadowImage.flatMap(context.image))
        ]
        for (i, item) in tabBar.items.enumerated() {
            let color = i == tabBar.selected ? tabBar.tintColor ?? tint : unselected
            out += nodes(of: item, in: Self.cell(i, of: tabBar, in: context), color)
        }
        return out
    }

    private func nodes(of item: TabBar.Item, in cell: Rect, _ color: RGBColor) -> [Node] {
        let isInline = context.traits.verticalSizeClass == .compact
        let scale = isInline ? Self.inline.iconScale : 1
        let own = context.iconSize(item.icon)
        let size = Size(width: own.width * scale, height: own.height * scale)
        let lead = isInline ? size.width + Self.inline.gap : 0
        let line = context.line(
            item.title, size: isInline ? Self.inline.labelSize : Self.labelSize, weight: .medium,
            maxWidth: max(0, cell.width - lead))
        var center = Point(x: cell.midX, y: cell.minY + Self.iconCenter)
        var (x, baseline) = (cell.midX - line.width / 2, cell.minY + Self.labelBaseline)
        if isInline {
            let side = context.traits.direction == .rightToLeft ? -1.0 : 1
            center = Point(x: cell.midX - side * (line.width + Self.inline.gap) / 2, y: cell.midY)
            x += side * lead / 2
            baseline = cell.midY + Self.inline.labelSize * SystemFont.capHeight / 2
        }
        center.x = context.viewport.snapped(x: center.x)
        let icon = context.icon(item.icon, height: size.height, center: center, color: color)
        let offset = item.titlePositionAdjustment
        return (icon.map { [$0] } ?? [])
            + [context.text(line, x: x + offset.x, baseline: baseline + offset.y, color: color)]
            + (item.badgeValue.map { TabBadge.nodes($0, iconCenter: center, in: context) } ?? [])
    }
}
