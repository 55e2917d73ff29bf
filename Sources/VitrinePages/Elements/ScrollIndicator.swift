import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph

extension ElementView {
    /// Returns a bar at the trailing edge, which shrinks beyond the ends. Source: facts, iOS surroundings, section 2.6,
    /// and of the width and the distances in the legacy design facts, overlay container, section 5.1.
    /// - Parameters:
    ///   - area: The area in which the content scrolls.
    ///   - insets: The insets of the area that bars cover.
    ///   - offset: The content's own offset.
    func scrollIndicator(_ geometry: ScrollGeometry, in area: Rect, _ insets: Insets, offset: Double) -> [Node] {
        let opacity = number(.scrollIndicator, 0)
        let reach = geometry.reach
        guard opacity > 0, reach > 0, area.height > 0 else { return [] }
        let (width, inset, end) = isGlass ? (3.0, 3.0, 3.0) : (2.5, 3.5, 3.0)
        let offset = number(.contentOffset, offset)
        let way = area.inset(by: surroundings.isRightToLeft ? insets.mirrored : insets).insetBy(dx: 0, dy: end)
        let full = max(36, way.height * area.height / (area.height + reach))
        let beyond = max(0, -offset, offset - reach)
        let length = max(width, min(full, way.height) - beyond)
        let share = (offset / reach).clamped(to: 0...1)
        let box = Rect(
            x: way.maxX - inset - width, y: way.minY + share * max(0, way.height - length), width: width,
            height: length)
        let color = context.isDark ? RGBColor.white.withAlpha(0.5) : RGBColor.black.withAlpha(0.35)
        let bar = Path.roundedRect(.capsule(directed(box), curve: .circular))
        return [.shape(ShapeNode(bar, color: color.faded(opacity)))]
    }
}
