import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The layout and look of a tab bar at the top of an iPad.
///
/// Source: facts, iOS surroundings, section 2.5, and popup bar, section 7.2.
package struct TopTabBar {
    package struct Tab {
        package var frame: Rect
        package var title: ShapedLine
        package var isSelected: Bool
    }

    /// The icons that change the tab bar to the sidebar and back.
    package static let sidebarIcon = "sidebar"
    package static let tabBarIcon = "top-bar"
    package static let height = 44.0
    /// The distance from the capsule's edges to the selection.
    package static let inset = 4.0
    /// The distance from the ends of a tab to its title.
    package static let titleMargin = 15.9
    package static let titleSize = 17.0
    package static let buttonWidth = 56.0
    package static let maximumWidth = 600.0

    package let context: Context
    package let frame: Rect
    package let tabs: [Tab]
    /// The frame of the button for the sidebar; nil without a sidebar.
    package let button: Rect?

    package init(_ bar: TabBar, _ sidebar: Sidebar?, in context: Context) {
        let screen = context.screen
        let button = sidebar == nil ? 0 : Self.buttonWidth
        let maxWidth = min(Self.maximumWidth, screen.width - 40) - 2 * Self.inset - button
        func line(_ i: Int, _ width: Double) -> ShapedLine {
            context.line(
                bar.items[i].title, size: Self.titleSize, weight: i == bar.selected ? .semibold : .medium,
                maxWidth: max(0, width - 2 * Self.titleMargin))
        }
        var lines = bar.items.indices.map { line($0, maxWidth) }
        var widths = lines.map { $0.width + 2 * Self.titleMargin }
        // Titles that do not fit get equal widths.
        if widths.reduce(0, +) > maxWidth {
            let fraction = maxWidth / Double(max(1, lines.count))
            lines = bar.items.indices.map { line($0, fraction) }
            widths = lines.map { _ in fraction }
        }
        let width = widths.reduce(0, +) + button + 2 * Self.inset
        let top = context.traits.safeArea.top
        let frame = Rect(x: screen.midX - width / 2, y: top, width: width, height: Self.height)
        var x = frame.minX + Self.inset
        func cell(_ width: Double) -> Rect {
            defer { x += width }
            return context.directed(Rect(x: x, y: frame.minY, width: width, height: frame.height))
        }
        self.context = context
        self.frame = context.snapped(context.directed(frame))
        self.button = sidebar == nil ? nil : cell(button)
        var tabs: [Tab] = []
        for (i, (line, width)) in zip(lines, widths).enumerated() {
            tabs.append(Tab(frame: cell(width), title: line, isSelected: i == bar.selected))
        }
        self.tabs = tabs
    }

    package func itemCenter(_ i: Int) -> Point? { tabs.indices.contains(i) ? tabs[i].frame.center : nil }

    /// Returns titles, selection and button at their positions on the capsule.
    /// - Parameters:
    ///   - opacity: The opacity, 0...1.
    ///   - blur: The blur in points.
    ///   - buttonOpacity: The opacity of the button, 0...1.
    package func content(
        _ selection: (Path, Double, Double) -> Node, tint: RGBColor, opacity: Double, blur: Double,
        buttonOpacity: Double
    ) -> [Node] {
        guard opacity > 0 else { return [] }
        let dark = context.isDark
        var out: [Node] = []
        var ink: [Node] = []
        for tab in tabs {
            let line = tab.title
            func text(in color: RGBColor) -> Node {
                context.text(
                    line, x: tab.frame.midX - line.width / 2,
                    baseline: tab.frame.midY + line.ascent - line.lineHeight / 2, color: color)
            }
            if tab.isSelected {
                let box = context.snapped(tab.frame.insetBy(dx: 0, dy: Self.inset))
                out.append(selection(.roundedRect(.capsule(box)), opacity, blur))
                out += GlassInk.tinted(dark: dark, opacity: opacity, blurRadius: blur) { [text(in: $0(tint))] }
            } else {
                ink.append(text(in: GlassInk.pigment(dark: dark)))
            }
        }
        out.append(
            GlassInk.label.layer(
                ink, dark: dark, contrast: context.traits.increaseContrast, opacity: opacity, blurRadius: blur))
        if let button, let height = context.icons[Self.sidebarIcon]?.viewBox.height,
            let icon = context.icon(
                Self.sidebarIcon, height: height, center: button.center, color: GlassInk.pigment(dark: dark))
        {
            out.append(
                GlassInk.icon.layer(
                    [icon], dark: dark, contrast: context.traits.increaseContrast, opacity: opacity * buttonOpacity,
                    blurRadius: blur))
        }
        return out
    }
}
