import DisplayList
import Primitives
import SceneGraph

/// What bars are made of in the legacy design: the picture behind, blurred and saturated, under a plate, and a line at
/// the edge to the page.
///
/// Source: measured on bars over green (facts, popup bar, section 6.4, and iOS surroundings, section 2.4): saturated 1.8
/// times under 88 % of white. In dark surroundings the system's chrome material.
struct LegacyBarMaterial {
    let context: Context

    /// Thickness of the line, one device pixel.
    private var hairline: Double { 1 / context.environment.device.scale }

    func fill(_ rect: Rect, corners: CornerRadii = .zero) -> Node {
        let path = Path.roundedRect(UnevenRoundedRect(rect, radii: corners))
        if context.isDark { return .backdrop(BackdropNode(path, .chrome, dark: true)) }
        let material = Material(sigma: 20, lumaScale: 1, lumaOffset: 0, chroma: 1.8)
        return .backdrop(BackdropNode(path, material: material, tint: Color.white.withAlpha(0.88)))
    }

    /// From edge to edge, from `top` down to the screen's bottom. A bar and the dock below it are one piece, so that
    /// neither shows through the other's edge.
    func strip(from top: Double) -> Node {
        let screen = context.screen
        return fill(Rect(x: 0, y: top, width: screen.width, height: max(0, screen.maxY - top)))
    }

    /// The line just above a bar that begins at `top`. Source: facts, iOS surroundings, section 2.2: black 30 %.
    /// - Parameter strength: 0...1. Default 1.
    func hairline(at top: Double, strength: Double = 1) -> Node {
        let line = Rect(x: 0, y: top - hairline, width: context.screen.width, height: hairline)
        let color = context.isDark ? Vibrancy.separator.color(dark: true) : Color.black.withAlpha(0.3)
        return .shape(ShapeNode(.rect(line), color: color.faded(strength)))
    }
}
