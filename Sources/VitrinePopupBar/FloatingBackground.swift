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

    /// How much smaller the radii are of the outline that a shadow is cut out under, in points: beside the bar's corners the page
    /// shows in a line. Source: measured, a line of a third of a point halfway round the corners (floating_custom.png).
    private static let cutoutSharpness = 0.85

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
            let darkness = content.context.glass.bar
            if content.context.traits.isInWindow, darkness > 0 { out += depth(opacity: opacity * darkness) }
        }
        out += surface.nodes(in: frame, radii: radii, opacity: opacity)
        // Drawn last, and only outside the bar, so that the bar does not blur it. Glass has its own shadow.
        if !surface.effect.isGlass, let shadow = appearance.backgroundShadow(in: .glass) {
            let cutout = Path.roundedRect(UnevenRoundedRect(frame, radii: radii.inset(by: Self.cutoutSharpness)))
            out.append(shadow.node(of: path, opacity: opacity, cutout: cutout))
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
        // A touched bar is brighter, and there is a soft light under the finger. Source: measured (floating_paging.gif), 20 at
        // rest, 29 far from the finger, 42 below it and 34 at 65 px from it; facts, popup bar, section 3.8.
        if let touch = content.touch, touch.strength > 0 {
            style.material.lumaOffset += 0.036 * touch.strength
            shape.glow = GlassMark.Glow(center: touch.location, radius: 104, strength: 0.05 * touch.strength)
        }
        // A bar that appears is a picture of itself that fades in: the page is seen sharp behind it, and nothing beside that
        // in it. Source: measured, facts, popup bar, section 3.2.
        if opacity < 1 {
            let gone = 1 - max(0, opacity)
            style.material.sigma += Self.appearingBlur * gone
            style.lens *= (1 - gone) * (1 - gone) * (1 - gone)
        }
        return style.body([shape], opacity: opacity)
    }

    /// What gives depth to dark glass in a window: light inside of the upper and the lower edge, and a dark line at the sides.
    ///
    /// Source: measured in intro-ipad.png, levels above a body of 57: 14 beside the lower rim, 5 at 5 pt from it and 1 at 16; 9 beside
    /// the upper one and 1 at 4 pt; 10 for 28 outside of the sides.
    private func depth(opacity: Double) -> [Node] {
        guard frame.height > 0 else { return [] }
        func paint(_ color: RGBColor, _ stops: [(depth: Double, alpha: Double)]) -> Paint {
            .linear(
                start: Point(x: frame.midX, y: frame.minY), end: Point(x: frame.midX, y: frame.maxY),
                stops: stops.reduce(into: []) { out, stop in
                    // Those of the lower edge follow those of the upper one in bars that are lower than both reach.
                    let y = stop.depth < 0 ? frame.height + stop.depth : stop.depth
                    let place = max(out.last?.location ?? 0, min(1, y / frame.height))
                    out.append(GradientStop(place, color.withAlpha(stop.alpha * opacity)))
                })
        }
        let light = paint(
            .white,
            [
                (0, 0.04), (1, 0.037), (2, 0.02), (3, 0.01), (5, 0), (-20, 0), (-16, 0.004), (-12, 0.008), (-8, 0.012),
                (-5, 0.018), (-3, 0.028), (-2, 0.037), (-1, 0.055),
            ])
        let line = ShapeNode.Stroke(
            StrokeStyle(width: 0.5),
            paint: paint(.black, [(0, 0), (frame.height / 2, 0.65), (frame.height, 0)]))
        return [
            .shape(ShapeNode(.roundedRect(outline.inset(by: 0.25)), paint: light, blend: .plusLighter)),
            .shape(ShapeNode(.roundedRect(outline.inset(by: -0.25)), stroke: line)),
        ]
    }

    /// A ring of 1 pt just outside of the outline. Source: facts, popup bar, section 1.5; its strength, half of white, is
    /// ours.
    private func shine(opacity: Double) -> Node {
        let stroke = ShapeNode.Stroke(StrokeStyle(width: 1), color: RGBColor.white.withAlpha(0.5 * opacity))
        return .shape(
            ShapeNode(.roundedRect(outline.inset(by: -0.5)), stroke: stroke, blend: .plusLighter))
    }
}
