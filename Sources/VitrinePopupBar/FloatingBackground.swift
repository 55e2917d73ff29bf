import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// The background of a floating bar of the glass design.
package struct FloatingBackground {
    package let content: PopupBarContent
    package let surface: BarSurface
    package let radii: CornerRadii
    package let page: RGBColor

    /// Of what lies behind a bar that is just appearing, in points.
    package static let appearingBlur = 10.0

    private var frame: Rect { content.layout.frame }
    /// Each corner of glass lies in its quarter, see `GlassMark.Shape.outline`; what is drawn along the outline follows it.
    private var outline: UnevenRoundedRect {
        let half = min(frame.width, frame.height) / 2
        return UnevenRoundedRect(frame, radii: surface.effect.isGlass ? radii.map { min($0, half) } : radii)
    }

    /// - Parameter opacity: 0...1.
    package func nodes(opacity: Double) -> [Node] {
        let path = Path.roundedRect(outline)
        let appearance = content.bar.standardAppearance
        var out: [Node] = []
        if surface.effect.isGlass {
            out.append(glass(opacity: opacity))
        }
        out += surface.nodes(in: frame, radii: radii, opacity: opacity)
        // Drawn last, and only outside the bar, so that the bar does not blur it. Glass has its own shadow.
        if !surface.effect.isGlass, let shadow = appearance.backgroundShadow(in: .glass) {
            out.append(shadow.node(of: path, opacity: opacity))
        }
        // Glass reacts to a finger by itself. Source: facts, popup bar, section 1.5.
        if !surface.effect.isGlass, let node = content.highlighting(path) {
            out.append(.group(GroupNode([node], opacity: opacity)))
        }
        if appearance.floatingBarShineEnabled { out.append(shine(opacity: opacity)) }
        return out
    }

    private func glass(opacity: Double) -> Node {
        let context = content.context
        var style = GlassStyle(
            over: page, darkness: context.glass.bar, side: min(frame.width, frame.height),
            isElevated: context.traits.isInWindow)
        if surface.effect == .clearGlass { style.material = GlassStyle.clear }
        if surface.effect == .shinyGlass { style.rim *= GlassStyle.shininess }
        var shape = GlassMark.Shape(outline: outline)
        shape.tint = content.bar.standardAppearance.floatingBackgroundTintColor ?? .clear
        // A touched bar is brighter, and there is a soft light under the finger. Source: facts, popup bar, section 3.8.
        if let touch = content.touch, touch.strength > 0 {
            style.material.lumaOffset += 0.036 * touch.strength
            shape.glow = GlassMark.Glow(center: touch.location, radius: 104, strength: 0.05 * touch.strength)
        }
        // A bar that appears is a picture of itself that fades in: the page is seen sharp behind it, and nothing beside that
        // in it. Source: facts, popup bar, section 3.2.
        if opacity < 1 {
            let gone = 1 - max(0, opacity)
            style.material.sigma += Self.appearingBlur * gone
            style.lens *= (1 - gone) * (1 - gone) * (1 - gone)
        }
        return style.body([shape], opacity: opacity)
    }

    /// A ring of 1 pt just outside of the outline. Source: facts, popup bar, section 1.5; its strength, half of white, is
    /// ours.
    private func shine(opacity: Double) -> Node {
        let stroke = ShapeNode.Stroke(StrokeStyle(width: 1), color: RGBColor.white.withAlpha(0.5 * opacity))
        return .shape(
            ShapeNode(.roundedRect(outline.inset(by: -0.5)), stroke: stroke, blend: .plusLighter))
    }
}
