import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph

/// Corrects shadows and dimmings on glass that is brighter than white. Screens of an extended range keep such light, and what darkens it
/// reduces that light first; the canvas ends at white.
///
/// Source: facts, iOS surroundings, section 5.2.
package enum LightBeyondWhite {
    /// The part of the excess over white of a body's color law that screens show. Source: measured, 1.03 where the law gives 1.044
    /// (tab_bar_sidebar_portrait_floating.png).
    private static let shownExcess = 0.67

    /// A light body of glass, upright and unscaled.
    private struct Body {
        let outline: UnevenRoundedRect
        /// How far each channel exceeds white, 0 or more.
        let excess: RGBColor
    }

    private struct CastShadow {
        let outline: UnevenRoundedRect
        let shadow: GlassMark.Shadow

        /// The strength of the shadow where it is strongest on a body, 0...1. A parabola in place of the Gaussian's integral, within a sixth
        /// of it up to two standard deviations from the outline.
        func strength(on body: UnevenRoundedRect) -> Double {
            let (a, b) = (body.rect, outline.rect.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y))
            let gap = Point(
                x: max(0, a.minX - b.maxX, b.minX - a.maxX), y: max(0, a.minY - b.maxY, b.minY - a.maxY))
            let rest = max(0, 1 - gap.length / (2.5 * max(shadow.sigma, 0.01)))
            return shadow.color.alpha * rest * rest / 2
        }
    }

    /// What to add above glass and the shadows that fall on it.
    /// - Parameters:
    ///   - lower: nodes on which shadows fall.
    ///   - upper: nodes that cast them.
    ///   - page: the color behind.
    package static func nodes(
        on lower: [Node], below upper: [Node], over page: RGBColor, in context: Context
    ) -> [Node] {
        let bodies = bodies(in: lower, over: page, context)
        guard !bodies.isEmpty else { return [] }
        var shadows: [CastShadow] = []
        forEachGlass(in: upper, movedBy: .zero) { mark, offset in
            guard var shadow = mark.shadow else { return }
            shadow.color = shadow.color.faded(mark.opacity)
            for shape in mark.shapes {
                shadows.append(CastShadow(outline: shape.outline.moved(by: offset), shadow: shadow))
            }
        }
        return bodies.compactMap { body in
            let added = shadows.compactMap { node($0, on: body) }
            guard !added.isEmpty else { return nil }
            return .group(GroupNode(added, clip: .roundedRect(body.outline), blend: .plusLighter))
        }
    }

    /// What to add above glass and a dimming of it.
    /// - Parameters:
    ///   - lower: nodes that are dimmed.
    ///   - dimming: the part of the light that is removed, 0...1.
    ///   - page: the color behind.
    package static func nodes(
        on lower: [Node], dimmedBy dimming: Double, over page: RGBColor, in context: Context
    ) -> [Node] {
        bodies(in: lower, over: page, context).map { body in
            let color = body.excess.mapChannels { min(dimming, $0 * (1 - dimming)) }
            return .shape(ShapeNode(.roundedRect(body.outline), color: color, blend: .plusLighter))
        }
    }

    /// None in dark surroundings.
    private static func bodies(in nodes: [Node], over page: RGBColor, _ context: Context) -> [Body] {
        guard !context.isDark else { return [] }
        var out: [Body] = []
        forEachGlass(in: nodes, movedBy: .zero) { mark, offset in
            guard mark.opacity == 1, mark.shapes.count == 1, mark.shapes[0].tint.alpha == 0 else { return }
            let excess = mark.material.fill(over: page).mapChannels { max(0, $0 - 1) * shownExcess }
            guard max(excess.red, excess.green, excess.blue) > 0 else { return }
            out.append(Body(outline: mark.shapes[0].outline.moved(by: offset), excess: excess))
        }
        return out
    }

    /// The light that a shadow removed from a body and that the body has beyond white, at most as much as it has where the shadow is
    /// strongest; nil for a shadow that cannot be seen on the body.
    private static func node(_ cast: CastShadow, on body: Body) -> Node? {
        let strength = cast.strength(on: body.outline)
        // Half a level of 255.
        guard strength > 0.002 else { return nil }
        let color = body.excess.mapChannels { min(1, $0 / strength) }
        return .shadow(
            ShadowNode(
                .roundedRect(cast.outline), offset: cast.shadow.offset, radius: cast.shadow.sigma,
                color: color.withAlpha(cast.shadow.color.alpha)))
    }

    /// Calls a closure with all glass that is not rotated, scaled, faded or masked, and its displacement.
    private static func forEachGlass(
        in nodes: [Node], movedBy offset: Point, _ body: (GlassMark, Point) -> Void
    ) {
        for node in nodes {
            switch node {
            case .glass(let glass): body(glass.body, offset)
            case .group(let group):
                let t = group.transform
                guard t.a == 1, t.b == 0, t.c == 0, t.d == 1, group.opacity == 1, group.mask == nil,
                    group.blend == .normal
                else { continue }
                forEachGlass(in: group.children, movedBy: Point(x: offset.x + t.tx, y: offset.y + t.ty), body)
            case .shape, .text, .image, .shadow, .backdrop, .tiled, .rasterized: continue
            }
        }
    }
}

extension UnevenRoundedRect {
    fileprivate func moved(by offset: Point) -> UnevenRoundedRect {
        UnevenRoundedRect(rect.offsetBy(dx: offset.x, dy: offset.y), radii: radii, curve: curve)
    }
}

extension RGBColor {
    fileprivate func mapChannels(_ change: (Double) -> Double) -> RGBColor {
        RGBColor(red: change(red), green: change(green), blue: change(blue), alpha: alpha)
    }
}
