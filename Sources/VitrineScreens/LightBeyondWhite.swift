import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// Light of glass that is brighter than white and that the canvas cannot hold: on screens of an extended range the shadow of glass above,
/// or a dimming, takes from it first.
///
/// Source: measured, blue stays at 252 of Display P3 down to the lower edge of a popup bar over (120, 162, 240), where the tab bar's
/// shadow takes a fortieth of red and green (progress_view_top.png, progress_view_none.png); blue of 207 in a dimmed bar, where white would have 202
/// (tab_bar_sidebar_portrait_floating.png).
struct LightBeyondWhite {
    /// A light body of glass, upright and unscaled.
    private struct Body {
        let outline: RoundedRect
        /// What each channel has beyond white, 0 or more.
        let excess: RGBColor
    }

    private struct CastShadow {
        let outline: RoundedRect
        let shadow: GlassMark.Shadow

        /// About what share of the light the shadow takes at most from a body: within a sixth of it up to two standard deviations
        /// beside its edge.
        func most(on body: RoundedRect) -> Double {
            let (a, b) = (body.rect, outline.rect.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y))
            let away = Point(
                x: max(0, a.minX - b.maxX, b.minX - a.maxX), y: max(0, a.minY - b.maxY, b.minY - a.maxY))
            let rest = max(0, 1 - away.length / (2.5 * max(shadow.sigma, 0.01)))
            return shadow.color.alpha * rest * rest / 2
        }
    }

    /// What the shadows of some nodes have taken from others and would have found beyond white.
    /// - Parameters:
    ///   - lower: what shadows fall on.
    ///   - upper: what casts them.
    ///   - page: the color behind.
    static func nodes(on lower: [Node], below upper: [Node], over page: RGBColor) -> [Node] {
        let bodies = bodies(in: lower, over: page)
        guard !bodies.isEmpty else { return [] }
        var shadows: [CastShadow] = []
        glass(in: upper, .zero) { mark, offset in
            guard var shadow = mark.shadow else { return }
            shadow.color = shadow.color.faded(mark.opacity)
            for shape in mark.shapes {
                shadows.append(CastShadow(outline: shape.outline.moved(by: offset), shadow: shadow))
            }
        }
        return bodies.compactMap { body in
            let found = shadows.compactMap { node($0, on: body) }
            guard !found.isEmpty else { return nil }
            return .group(GroupNode(found, clip: .roundedRect(body.outline), blend: .plusLighter))
        }
    }

    /// What a dimming has taken from some nodes and would have found beyond white.
    /// - Parameters:
    ///   - lower: what is dimmed.
    ///   - share: of the light, that is taken, 0...1.
    ///   - page: the color behind.
    static func nodes(on lower: [Node], dimmedBy share: Double, over page: RGBColor) -> [Node] {
        bodies(in: lower, over: page).map { body in
            func found(_ excess: Double) -> Double { min(share, excess * (1 - share)) }
            let excess = body.excess
            let color = RGBColor(red: found(excess.red), green: found(excess.green), blue: found(excess.blue))
            return .shape(ShapeNode(.roundedRect(body.outline), color: color, blend: .plusLighter))
        }
    }

    /// How much of what the law of a body gives beyond white is there. Source: measured, 1.03 where the law has 1.044
    /// (tab_bar_sidebar_portrait_floating.png).
    private static let share = 0.67

    private static func bodies(in nodes: [Node], over page: RGBColor) -> [Body] {
        var out: [Body] = []
        glass(in: nodes, .zero) { mark, offset in
            guard mark.opacity == 1, mark.shapes.count == 1, mark.shapes[0].tint.alpha == 0 else { return }
            let fill = mark.material.fill(over: page)
            func beyond(_ v: Double) -> Double { max(0, v - 1) * share }
            let excess = RGBColor(red: beyond(fill.red), green: beyond(fill.green), blue: beyond(fill.blue))
            guard max(excess.red, excess.green, excess.blue) > 0 else { return }
            out.append(Body(outline: mark.shapes[0].outline.moved(by: offset), excess: excess))
        }
        return out
    }

    /// What a shadow takes of a channel, but no more than the channel has beyond white where the shadow is darkest; nil for a shadow that is
    /// not seen on the body.
    private static func node(_ cast: CastShadow, on body: Body) -> Node? {
        let most = cast.most(on: body.outline)
        // Less than half a level of 255.
        guard most > 0.002 else { return nil }
        func share(_ excess: Double) -> Double { min(1, excess / most) }
        let excess = body.excess
        let color = RGBColor(red: share(excess.red), green: share(excess.green), blue: share(excess.blue))
        return .shadow(
            ShadowNode(
                .roundedRect(cast.outline), offset: cast.shadow.offset, radius: cast.shadow.sigma,
                color: color.withAlpha(cast.shadow.color.alpha)))
    }

    /// Calls a closure with all glass that is neither turned, scaled, faded nor masked, and how far it has been moved.
    private static func glass(in nodes: [Node], _ offset: Point, _ body: (GlassMark, Point) -> Void) {
        for node in nodes {
            switch node {
            case .glass(let glass): body(glass.body, offset)
            case .group(let group):
                let t = group.transform
                guard t.a == 1, t.b == 0, t.c == 0, t.d == 1, group.opacity == 1, group.mask == nil,
                    group.blend == .normal
                else { continue }
                Self.glass(in: group.children, Point(x: offset.x + t.tx, y: offset.y + t.ty), body)
            case .shape, .text, .image, .shadow, .backdrop, .tiled, .rasterized: continue
            }
        }
    }
}

extension RoundedRect {
    fileprivate func moved(by offset: Point) -> RoundedRect {
        RoundedRect(rect.offsetBy(dx: offset.x, dy: offset.y), radius: radius, curve: curve)
    }
}
