import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineSurfaces

/// A tab bar in the legacy design. Source of the height: facts, iOS surroundings, section 2.3; the places of icon and label
/// are those of UIKit's own bar, from memory.
package struct LegacyTabBarView {
    /// Above the bottom safe area.
    package static let height = 49.0
    package static let iconCenter = 18.0
    package static let labelBaseline = 44.5
    package static let labelSize = 10.0

    package let tabBar: TabBar
    package let tint: RGBColor
    package let context: Context

    package static func top(in context: Context) -> Double {
        context.screen.maxY - context.traits.safeArea.bottom - height
    }

    private static func cell(_ i: Int, of tabBar: TabBar, in context: Context) -> Rect {
        let width = context.screen.width / Double(max(1, tabBar.items.count))
        return context.directed(Rect(x: Double(i) * width, y: top(in: context), width: width, height: height))
    }

    package static func itemCenter(_ i: Int, of tabBar: TabBar, in context: Context) -> Point? {
        tabBar.items.indices.contains(i) ? cell(i, of: tabBar, in: context).center : nil
    }

    /// All but what the bar is made of.
    /// - Parameter hairline: strength of the line above it, 0...1.
    package func nodes(hairline: Double) -> [Node] {
        var out = [
            LegacyBarMaterial(context: context).hairline(
                at: Self.top(in: context), strength: hairline, color: tabBar.standardAppearance?.shadowColor,
                image: tabBar.standardAppearance?.shadowImage.flatMap { context.images[$0] })
        ]
        for (i, item) in tabBar.items.enumerated() {
            let cell = Self.cell(i, of: tabBar, in: context)
            let color = i == tabBar.selected ? tabBar.tintColor ?? tint : RGBColor(context.isDark ? 0x757575 : 0x999999)
            let center = Point(x: context.viewport.snapped(x: cell.midX), y: cell.minY + Self.iconCenter)
            let height = context.icons[item.icon]?.viewBox.height ?? 0
            if let icon = context.icon(item.icon, height: height, center: center, color: color) { out.append(icon) }
            let line = context.line(item.title, size: Self.labelSize, weight: .medium, maxWidth: cell.width)
            let offset = item.titlePositionAdjustment
            out.append(
                context.text(
                    line, x: cell.midX - line.width / 2 + offset.x,
                    baseline: cell.minY + Self.labelBaseline + offset.y, color: color))
            if let badge = item.badgeValue {
                out += TabBadge.nodes(badge, iconCenter: center, in: context)
            }
        }
        return out
    }
}
