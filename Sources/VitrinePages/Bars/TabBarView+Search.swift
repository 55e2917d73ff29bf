import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The circle beside a tab bar, and the search field that it changes to. Source: facts, popup bar, section 3.7.
extension TabBarView {
    package static let searchIcon = "magnifyingglass-medium"
    /// The heights of the icon in circle and field.
    private static let iconHeight = 23.3
    private static let fieldIconHeight = 17.2
    /// The distances from the field's leading end to the icon's center, and to the text.
    private static let fieldIconCenter = 23.2
    private static let fieldTextStart = 42.1
    private static let textSize = 17.0

    /// - Parameters:
    ///   - frame: The frame of the glass.
    ///   - own: The frame in which the content is laid out, which moves ahead of the sides of the glass.
    package func searchContent(in frame: Rect, from own: Rect) -> [Node] {
        let fraction = pose.dock.searching.clamped(to: 0...1)
        let isMirrored = context.traits.direction == .rightToLeft
        /// Returns the x coordinate at a distance from the field's leading end.
        func x(_ distance: Double) -> Double { isMirrored ? own.maxX - distance : own.minX + distance }
        let half = min(own.width, own.height) / 2
        let distance = half.mixed(with: Self.fieldIconCenter, at: fraction)
        let center = Point(x: x(distance), y: frame.midY)
        let height = Self.iconHeight.mixed(with: Self.fieldIconHeight, at: fraction)
        let scale = touch(tabBar.items.count).scale
        func glass(_ color: RGBColor) -> [Node] {
            context.icon(Self.searchIcon, height: height * scale, center: center, color: color).map { [$0] } ?? []
        }
        var out: [Node] = []
        let chosen = pose.flash
        for (ink, strength) in [(GlassInk.icon, 1 - pose.search), (.secondary, pose.search)] where strength > 0 {
            out.append(
                ink.layers(
                    darkness: context.glass.dockInk, contrast: context.traits.increaseContrast,
                    opacity: presence.content * strength * (1 - chosen), blurRadius: presence.blur, glass))
        }
        if chosen > 0 {
            out += selected(opacity: presence.content * chosen, blurRadius: presence.blur, glass)
        }
        let shown = max(0, 2 * fraction - 1)
        guard shown > 0, let text = tabBar.search else { return out }
        let maxWidth = frame.width - Self.fieldTextStart - Self.fieldIconCenter / 2
        guard maxWidth > 4 else { return out }
        let line = context.line(text, size: Self.textSize, weight: .regular, maxWidth: maxWidth)
        let start = isMirrored ? x(Self.fieldTextStart) - line.width : x(Self.fieldTextStart)
        let origin = Point(x: start, y: frame.midY + Self.textSize * SystemFont.capHeight / 2)
        let label = GlassInk.secondary.layers(
            darkness: context.glass.dockInk, contrast: context.traits.increaseContrast,
            opacity: presence.content * shown,
            blurRadius: presence.blur + 5 * (1 - shown), clip: .roundedRect(.capsule(frame))
        ) { [.text(TextNode(line, at: origin, color: $0))] }
        return out + [label]
    }
}
