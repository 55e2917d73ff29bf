import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph

/// The glass of bars: how it colors what lies behind, its rim and its shadow.
///
/// Source of every figure: facts, iOS surroundings, sections 5.2 to 5.4, where they are checked against flat backdrops.
package struct GlassStyle: Hashable, Sendable {
    package var material: Material
    package var shadow: GlassMark.Shadow
    /// White added by the rim where it faces a light, per unit of luma that the body lacks.
    package var rim: Double
    /// How much the light of rim and fingers raises the chroma of what lies behind, per unit of light.
    package var lightChroma: Double
    /// The light of a finger in the middle of a control, per unit of luma that the body lacks.
    package var glow: Double
    /// Strength of the lens along the rim, 0...1.
    package var lens = 1.0
    /// `GlassNode.materialization`.
    package var materialization = 1.0
    /// The second blur as a share of the first, see `GlassMark.rimBlur`: sharper at the edge of a bar, the same under a menu.
    package var rimBlur: Double

    /// The body of clear glass, all of it times 0.97, as with other glass.
    package static let clear = Material(sigma: 1, lumaScale: 1.075, lumaOffset: 0.075, chroma: 1.06, gain: 0.97)

    /// How much brighter the rim of shiny glass is; ours.
    package static let shininess = 2.0

    /// - Parameters:
    ///   - page: color of what lies behind; glass over a dark page has a darker shadow.
    ///   - appearance: light or dark surroundings.
    ///   - side: shorter side in points.
    package init(over page: RGBColor, appearance: Appearance, side: Double = 48) {
        self.init(over: page, darkness: appearance == .dark ? 1 : 0, side: side)
    }

    /// Glass on its way between light and dark.
    ///
    /// Light glass is one function of what lies behind. Dark glass is gray over a page of raised saturation: a little lighter where the
    /// body is large, and much lighter in windows. Source: facts, iOS surroundings, section 5.2, and popup bar, section 6.2; the growth with
    /// the side is ours, and so that of a tab bar.
    /// - Parameters:
    ///   - darkness: 0 light, 1 dark.
    ///   - isElevated: whether the surroundings are a window's; see `Traits.isInWindow`.
    package init(over page: RGBColor, darkness: Double, side: Double = 48, isElevated: Bool = false) {
        let (size, sigma) = (Self.size(side), Self.sigma(side: side))
        let light = Material(sigma: sigma, lumaScale: 0.318, lumaOffset: 0.70, chroma: 0.60, gain: 0.97)
        let gray = (isElevated ? 74.0 : 33) / 255
        let dark = Material(sigma: sigma, lumaScale: 0.4, lumaOffset: 0.6 * gray + 0.1 * size, chroma: 0.4 * 1.44)
        material = light.withoutGain.mixed(with: dark, at: darkness)
        // Over brighter pages light glass lets less light through, and its shadow is fainter; that of large bodies is half as dark.
        // Source: facts, iOS surroundings, section 5.4.
        let shade = (0.26 - 0.16 * page.luma.clamped(to: 0.45...0.82)) * (1 - 0.5 * size)
        shadow = GlassMark.Shadow(
            offset: Point(x: 0, y: 8), sigma: 17, color: RGBColor.black.withAlpha(shade.mixed(with: 0.05, at: darkness))
        )
        // Source: facts, iOS surroundings, section 5.3, and popup bar, section 6.3.
        (rim, lightChroma) = (0.66.mixed(with: 0.226, at: darkness), 1.93.mixed(with: 8, at: darkness))
        // Source: facts, iOS surroundings, section 2.4, and popup bar, sections 3.7 and 6.5: light glass turns white, dark glass gray
        // over black, and takes on the hue of a page.
        glow = 1.2.mixed(with: 0.45, at: darkness)
        rimBlur = 0.3 + 0.7 * size
    }

    /// How large a body is, 0...1: from bars of 48 pt to menus and sidebars of 160 and more. Source: facts, iOS surroundings, section 5.2.
    private static func size(_ side: Double) -> Double { ((side - 48) / 112).clamped(to: 0...1) }

    /// The blur in the middle of glass in points, wider under larger bodies; the same at rest and while something moves.
    /// Source: facts, popup bar, section 6.2, and iOS surroundings, section 5.2.
    package static func sigma(side: Double) -> Double { 2 + 2 * size(side) }

    /// Glass of a body of its own that is no wider than long. Its shadow is as dark as that of a long body beside its edge, though
    /// the blur of a small disc is lighter: 1.5 times at 44 pt, 1.2 at 60.
    ///
    /// Source: facts, iOS surroundings, section 5.4: the shadow follows the distance from the outline.
    /// - Parameter width: in points.
    package func shadowed(asWideAs width: Double) -> GlassStyle {
        let lacking = max(0, (92 - max(44, width)) / 48)
        var out = self
        out.shadow.color = RGBColor.black.withAlpha(shadow.color.alpha * (1 + 0.53 * lacking * lacking))
        return out
    }

    /// Glass that appears or disappears. Its material goes first: colors and blur end at those of what lies behind,
    /// which the rim still bends. So there is no moment at which a blurred body and the sharp page are seen through one
    /// another. The blur goes last, its variance in proportion to the rest of the material. Source: facts, popup bar,
    /// section 3.6.
    /// - Parameters:
    ///   - fraction: how much of the material is there, 0...1.
    ///   - edge: how much of the rim is there, 0...1.
    ///   - lens: how much of the lens is there, 0...1. Default: as much as of the rim.
    package func materialized(_ fraction: Double, edge: Double, lens given: Double? = nil) -> GlassStyle {
        let (fraction, edge) = (fraction.clamped(to: 0...1), edge.clamped(to: 0...1))
        let bend = (given ?? edge).clamped(to: 0...1)
        guard fraction < 1 || edge < 1 || bend < 1 else { return self }
        func mixed(_ clear: Double, _ own: Double) -> Double { clear.mixed(with: own, at: fraction) }
        var out = self
        out.material = Material(
            sigma: material.sigma * min(1, 1.5 * fraction.squareRoot()),
            lumaScale: mixed(1, material.lumaScale * material.gain),
            lumaOffset: mixed(0, material.lumaOffset * material.gain), chroma: mixed(1, material.chroma * material.gain)
        )
        out.materialization = fraction
        out.shadow.color = shadow.color.faded(fraction)
        out.rim *= edge
        out.lens *= bend
        return out
    }

    /// The body's color over a flat backdrop, not clamped: channels may exceed 1.
    package func fill(over page: RGBColor) -> RGBColor { material.fill(over: page) }

    /// The selected part of a bar: 0.09 darker than the glass's color before it is clamped and with 1.17 times its chroma, in dark surroundings
    /// 0.12 lighter. Source: facts, iOS surroundings, sections 2.3 and 5.4.
    /// - Parameters:
    ///   - strength: 0...1.
    ///   - blurRadius: in points.
    ///   - clip: what of it is shown; nil for everything.
    package func selection(
        _ path: Path, over page: RGBColor, dark: Bool, strength: Double = 1, blurRadius: Double = 0, clip: Path? = nil
    ) -> Node {
        var (amount, pigment) = (0.12, RGBColor.white)
        if !dark {
            let fill = fill(over: page)
            // What lies beyond white is not there to be taken.
            func absorbed(_ c: Double) -> Double { max(0, 0.09 + 0.17 * (fill.luma - c) - max(0, c - 1)) }
            let (red, green, blue) = (absorbed(fill.red), absorbed(fill.green), absorbed(fill.blue))
            amount = max(red, green, blue, 1e-9)
            pigment = RGBColor(red: 1 - red / amount, green: 1 - green / amount, blue: 1 - blue / amount)
        }
        return .group(
            GroupNode(
                [.shape(ShapeNode(path, color: pigment))], opacity: amount * strength, blurRadius: blurRadius,
                clip: clip, blend: dark ? .plusLighter : .plusDarker))
    }

    /// The light of a finger on a control, which ends at one and a half times the half of its longer side. Nil for no light. That the light
    /// falls off is ours, so that it has no edge where glass flows together.
    /// - Parameter strength: 0...1.
    package func glow(in frame: Rect, over page: RGBColor, strength: Double) -> GlassMark.Glow? {
        guard strength > 0 else { return nil }
        return GlassMark.Glow(
            center: frame.center, radius: 0.75 * max(frame.width, frame.height),
            strength: glow * strength * max(0, 1 - fill(over: page).luma))
    }

    package func body(_ shapes: [GlassMark.Shape], fusion: Double = 0, opacity: Double = 1) -> Node {
        var mark = GlassMark(
            shapes: shapes, fusion: fusion, material: material, shadow: shadow, unit: 1, rim: rim, lens: lens,
            opacity: opacity)
        mark.lightChroma = lightChroma
        mark.rimBlur = rimBlur
        var node = GlassNode(mark)
        node.materialization = materialization
        return .glass(node)
    }
}

extension Material {
    /// The color over a flat backdrop, not clamped: channels may exceed 1. Of a material without a curve.
    package func fill(over page: RGBColor) -> RGBColor {
        let y = page.luma
        func channel(_ c: Double) -> Double { gain * (lumaScale * y + lumaOffset + chroma * (c - y)) }
        return RGBColor(red: channel(page.red), green: channel(page.green), blue: channel(page.blue))
    }
}

extension RGBColor {
    /// The color that both have, this one laid over another.
    package func composited(over below: RGBColor) -> RGBColor {
        let whole = alpha + below.alpha * (1 - alpha)
        guard whole > 0 else { return .clear }
        func channel(_ a: Double, _ b: Double) -> Double { (a * alpha + b * below.alpha * (1 - alpha)) / whole }
        return RGBColor(
            red: channel(red, below.red), green: channel(green, below.green), blue: channel(blue, below.blue),
            alpha: whole)
    }

    /// The color with channels of 0...1.
    package var clamped: RGBColor {
        func channel(_ v: Double) -> Double { v.clamped(to: 0...1) }
        return RGBColor(red: channel(red), green: channel(green), blue: channel(blue), alpha: alpha)
    }
}
