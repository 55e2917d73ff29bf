import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting

/// The glass of bars: how it colours what lies behind, its rim and its shadow.
///
/// Source of every figure: facts, iOS surroundings, sections 5.2 to 5.4, where they are checked against flat backdrops.
package struct GlassStyle: Hashable, Sendable {
    package var material: Material
    package var shadow: GlassMark.Shadow
    /// White added by the rim at its brightest.
    package var rim: Double
    /// How much the rim depends on where it faces, 0...1.
    package var rimFalloff = 1.0

    /// The body of clear glass. Source: facts, iOS surroundings, section 5.2.
    package static let clear = Material(sigma: 1, lumaScale: 1.075, lumaOffset: 0.075, chroma: 1.06)

    /// - Parameters:
    ///   - page: colour of what lies behind; it decides between the two dark laws.
    ///   - appearance: light or dark surroundings.
    ///   - side: shorter side in points. Over near-black, glass of more than 56 stands halfway between the dark laws.
    package init(over page: RGBColor, appearance: Appearance, side: Double = 48) {
        self.init(over: page, dark: appearance == .dark, side: side)
    }

    /// Glass on its way between light and dark.
    /// - Parameter darkness: 0 light, 1 dark.
    package init(over page: RGBColor, darkness f: Double, side: Double = 48) {
        self.init(over: page, dark: f > 0.5, side: side)
        guard f > 0, f < 1 else { return }
        let (a, b) = (GlassStyle(over: page, dark: false, side: side), GlassStyle(over: page, dark: true, side: side))
        func mixed(_ x: Double, _ y: Double) -> Double { x + (y - x) * f }
        material = Material(
            sigma: a.material.sigma, lumaScale: mixed(a.material.lumaScale, b.material.lumaScale),
            lumaOffset: mixed(a.material.lumaOffset, b.material.lumaOffset),
            chroma: mixed(a.material.chroma, b.material.chroma), gain: a.material.gain)
        shadow.color = RGBColor.black.withAlpha(mixed(a.shadow.color.alpha, b.shadow.color.alpha))
    }

    private init(over page: RGBColor, dark: Bool, side: Double) {
        // Text behind a bar cannot be made out in its middle. Source: facts, popup bar, section 6.2.
        let sigma = 12.0
        if !dark {
            material = Material(sigma: sigma, lumaScale: 0.318, lumaOffset: 0.70, chroma: 0.60, gain: 0.97)
        } else if page.luma < 0.05, side > 56 {
            material = Material(sigma: sigma, lumaScale: 0.25125, lumaOffset: 0.0975, chroma: 0.675, gain: 0.97)
        } else if page.luma < 0.05 {
            material = Material(sigma: sigma, lumaScale: 0.2625, lumaOffset: 0.075, chroma: 0.75, gain: 0.97)
        } else {
            // Over bright pages dark glass is brighter than the law says. Source: measured, (47, 123, 48) over green.
            let bright = min(1, max(0, (page.luma - 0.35) / 0.4))
            material = Material(
                sigma: sigma, lumaScale: 0.24 + 0.105 * bright, lumaOffset: 0.12, chroma: 0.60, gain: 0.97)
        }
        shadow = GlassMark.Shadow(
            offset: Point(x: 0, y: 8), sigma: 17, color: RGBColor.black.withAlpha(dark ? 0.05 : 0.14))
        rim = 0.18
    }

    /// The body's colour over a flat backdrop, not clamped: channels may exceed 1.
    package func fill(over page: RGBColor) -> RGBColor {
        let y = page.luma
        func channel(_ c: Double) -> Double {
            material.gain * (material.lumaScale * y + material.lumaOffset + material.chroma * (c - y))
        }
        return RGBColor(red: channel(page.red), green: channel(page.green), blue: channel(page.blue))
    }

    /// The selected part of a bar is 0.09 darker, in dark surroundings 0.13 lighter, taken from the glass's colour before it
    /// is clamped. Source: facts, iOS surroundings, sections 2.3 and 5.4.
    /// - Parameters:
    ///   - strength: 0...1.
    ///   - blurRadius: in points.
    ///   - clip: what of it is shown; nil for everything.
    package func selection(
        _ path: Path, over page: RGBColor, dark: Bool, strength: Double = 1, blurRadius: Double = 0, clip: Path? = nil
    ) -> Node {
        let amount = dark ? 0.13 : 0.09
        let fill = fill(over: page)
        func beyond(_ c: Double) -> Double { min(1, max(0, (c - 1) / amount)) }
        let pigment =
            dark ? RGBColor.white : RGBColor(red: beyond(fill.red), green: beyond(fill.green), blue: beyond(fill.blue))
        return .group(
            GroupNode(
                [.shape(ShapeNode(path, color: pigment))], opacity: amount * strength, blurRadius: blurRadius,
                clip: clip, blend: dark ? .plusLighter : .plusDarker))
    }

    package func body(_ shapes: [GlassMark.Shape], fusion: Double = 0, opacity: Double = 1) -> Node {
        .glass(
            GlassNode(
                GlassMark(
                    shapes: shapes, fusion: fusion, material: material, shadow: shadow, unit: 1, rim: rim,
                    rimFalloff: rimFalloff, opacity: opacity)))
    }
}
