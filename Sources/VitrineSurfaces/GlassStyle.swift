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
    /// How much the rim depends on where it faces, 0...1.
    package var rimFalloff = 1.0
    /// The direction of the lights.
    package var rimLight = GlassMark.diagonal
    /// How narrow they are, 0...1.
    package var rimFocus = 0.0
    /// How much the rim's light raises the chroma of what lies behind, per unit of light.
    package var rimChroma = 0.0
    /// Strength of the lens along the rim, 0...1.
    package var lens = 1.0
    /// `GlassMark.lensCentering`.
    package var lensCentering = 0.0
    package var materialization = 1.0
    /// `GlassMark.rimBlur`.
    package var rimBlur: Double = GlassStyle.rimBlur

    /// The body of clear glass. Source: facts, iOS surroundings, section 5.2; all of it times 0.97, as with other glass:
    /// (95, 56, 68) over (78, 39, 51) in overview-dark.png.
    package static let clear = Material(sigma: 1, lumaScale: 1.075, lumaOffset: 0.075, chroma: 1.06, gain: 0.97)

    /// How much brighter the rim of shiny glass is; ours.
    package static let shininess = 2.0

    /// - Parameters:
    ///   - page: color of what lies behind; it decides between the two dark laws.
    ///   - appearance: light or dark surroundings.
    ///   - side: shorter side in points. Over near-black, glass of more than 56 stands halfway between the dark laws.
    package init(over page: RGBColor, appearance: Appearance, side: Double = 48) {
        self.init(over: page, dark: appearance == .dark, side: side)
    }

    /// Glass on its way between light and dark.
    /// - Parameters:
    ///   - darkness: 0 light, 1 dark.
    ///   - isElevated: whether the surroundings are a window's; see `Traits.isInWindow`.
    package init(over page: RGBColor, darkness f: Double, side: Double = 48, isElevated: Bool = false) {
        self.init(over: page, dark: f > 0.5, side: side, isElevated: isElevated)
        guard f > 0, f < 1 else { return }
        let a = GlassStyle(over: page, dark: false, side: side)
        let b = GlassStyle(over: page, dark: true, side: side, isElevated: isElevated)
        func mixed(_ x: Double, _ y: Double) -> Double { x + (y - x) * f }
        material = a.material.mixed(with: b.material, at: f)
        shadow.color = RGBColor.black.withAlpha(mixed(a.shadow.color.alpha, b.shadow.color.alpha))
        rim = mixed(a.rim, b.rim)
        rimChroma = mixed(a.rimChroma, b.rimChroma)
    }

    /// How much brighter dark glass is in a window. Source: measured, (58, 58, 61) over (28, 28, 30) in intro-ipad.png,
    /// (59, 59, 59) over (30, 30, 30) in intro-mac.png, where the law of other screens gives 36 and 37.
    private static let elevation = 0.09

    private init(over page: RGBColor, dark: Bool, side: Double, isElevated: Bool = false) {
        let sigma = Self.sigma(side: side)
        let thickness = Self.thickness(side: side)
        if !dark {
            // Thick glass keeps more of the hue of darker pages. Source: measured, in sRGB: tab bars over pages around (76, 141, 168):
            // (173, 222, 243), nine places of rtl_english.png within 2 levels, less chroma in popup bars; over (122, 164, 244) both
            // have the same.
            let dim = Self.dimness(of: page.luma)
            let thick = Material(
                sigma: sigma, lumaScale: 0.318, lumaOffset: 0.70 - 0.005 * dim, chroma: 0.60 + 0.25 * dim, gain: 0.97)
            material = Self.thinMaterial(over: page.luma, sigma: sigma).mixed(with: thick, at: thickness)
        } else if page.luma < 0.05 {
            // Near black, chroma is higher. Source: measured, (21, 17, 21) and (27, 23, 27) over (2, 0, 2) (floating_minimize.gif);
            // the transition up to a luma of 0.02 is ours.
            let raised = 1.4 * max(0, 1 - page.luma / 0.02)
            let thin = Material(
                sigma: sigma, lumaScale: 0.2625, lumaOffset: 0.075, chroma: 0.75 + raised, gain: 0.97)
            let thick = Material(
                sigma: sigma, lumaScale: 0.25125, lumaOffset: 0.095, chroma: 0.675 + raised, gain: 0.97)
            material = thin.mixed(with: thick, at: thickness)
        } else {
            // Over bright pages dark glass is brighter than the law says. Source: measured, (47, 123, 48) over green.
            let bright = min(1, max(0, (page.luma - 0.35) / 0.4))
            material = Material(
                sigma: sigma, lumaScale: 0.24 + 0.105 * bright, lumaOffset: 0.12, chroma: 0.60, gain: 0.97)
        }
        if dark, isElevated { material.lumaOffset += Self.elevation }
        shadow = GlassMark.Shadow(
            offset: Point(x: 0, y: 8), sigma: 17,
            color: RGBColor.black.withAlpha(dark ? 0.05 : Self.shadowAlpha(over: page.luma, side: side)))
        // The light figures are fitted to the rims of five bodies; facts, iOS surroundings, section 5.3. The dark ones are
        // measured, (51, 101, 51) on (32, 57, 34) over (45, 87, 45), (39, 35, 39) on (21, 17, 21) over black.
        rimBlur = Self.secondBlur(side: side)
        rim = dark ? 0.226 : 0.66
        rimChroma = dark ? 8 : 1.93
        if isElevated { (rimLight, rimFocus) = (Point(x: 0, y: 1), 1) }
    }

    /// How far a page is one of the darker ones, on which thick light glass keeps more hue and its inks are lighter, 0...1.
    package static func dimness(of luma: Double) -> Double { min(1, max(0, (0.63 - luma) / 0.04)) }

    /// How far glass is thick, 0...1: thin up to a shorter side of 50 pt, thick from 56.
    /// Source: facts, iOS surroundings, section 5.2; the way between the two, which bodies take that grow, is ours.
    private static func thickness(side: Double) -> Double { min(1, max(0, (side - 50) / 6)) }

    /// How bright thin light glass shows black, by the luma of the page. Source: facts, iOS surroundings, section 5.2.
    private static let blacks: [(luma: Double, black: Double)] = [
        (0.45, 0.32), (0.5, 0.35), (0.63, 0.45), (0.83, 0.65), (0.93, 0.82),
    ]

    private static func black(over luma: Double) -> Double {
        zip(blacks, blacks.dropFirst()).reduce(blacks[0].black) { sum, pair in
            let (a, b) = pair
            return sum + (b.black - a.black) * min(1, max(0, (luma - a.luma) / (b.luma - a.luma)))
        }
    }

    /// How much of thin light glass is filled with white, 0...1. Source: facts, iOS surroundings, section 5.2.
    private static func filled(over luma: Double) -> Double { 0.675 - 0.5 * black(over: luma) }

    /// How dark the shadow of light glass is: in proportion to what is filled, half as dark for 160 pt and more.
    ///
    /// Source: the proportions are those of facts, iOS surroundings, section 5.4. The amount is fitted to what is 3 and 10 pt
    /// below bars and tab bars over violet (0.18), blue (0.16) and green pages (0.13), the brightest ones; over brighter pages
    /// it stays.
    private static func shadowAlpha(over luma: Double, side: Double) -> Double {
        0.365 * filled(over: min(luma, 0.82)) * (1 - 0.5 * min(1, max(0, (side - 48) / 112)))
    }

    /// Glass of a body of its own that is no wider than long. Its shadow is as dark as that of a long body beside its edge, though
    /// the blur of a small disc is lighter: 1.5 times at 44 pt, 1.2 at 60.
    ///
    /// Source: measured, 0.10 of the light is taken 3 pt below buttons of 44 pt as below tab bars (overview-dark.png).
    /// - Parameter width: in points.
    package func shadowed(asWideAs width: Double) -> GlassStyle {
        let lacking = max(0, (92 - max(44, width)) / 48)
        var out = self
        out.shadow.color = RGBColor.black.withAlpha(shadow.color.alpha * (1 + 0.53 * lacking * lacking))
        return out
    }

    /// A body of a tint, whose rim has a hue.
    ///
    /// Source: measured on buttons of (246, 38, 75) over blue, whose rim has (245, 112, 160) where it faces a light and next to
    /// nothing across (default_bar_accessibility_label.png, overview.png), and of (235, 68, 89) over (72, 41, 50), where it is a third
    /// as bright and adds blue alone (close_button_glass.png). Other tints have not been measured.
    package func tintedBody(_ shape: GlassMark.Shape, dark: Bool, opacity: Double = 1) -> [Node] {
        var plain = self
        plain.rim = 0
        let box = shape.outline.rect
        // As far as the outline reaches toward the lights.
        let side = min(box.width, box.height) / 2
        let (x, y) = (rimLight.x * (box.width / 2 - side), rimLight.y * (box.height / 2 - side))
        let reach = x.magnitude + y.magnitude + side
        func end(_ sign: Double) -> Point {
            Point(x: box.midX + sign * reach * rimLight.x, y: box.midY + sign * reach * rimLight.y)
        }
        let strength = (dark ? 0.35 : 1) * opacity
        let rim = Self.tintedRim.map { depth, light, red -> Node in
            let hue = dark ? RGBColor(red: 0, green: 0, blue: 1) : RGBColor(red: red, green: 0.87, blue: 1)
            let line = shape.outline.inset(by: depth / 2)
            let lit = hue.withAlpha(light * strength)
            let across = hue.withAlpha(0.05 * light * strength)
            let paint = Paint.linear(
                start: end(-1), end: end(1),
                stops: [GradientStop(0, lit), GradientStop(0.5, across), GradientStop(1, lit)])
            return .shape(
                ShapeNode(
                    .roundedRect(line), stroke: ShapeNode.Stroke(StrokeStyle(width: depth), paint: paint),
                    blend: .plusLighter))
        }
        return [plain.body([shape], opacity: opacity)] + rim
    }

    /// The rim of a tinted body in lines along its outline: widths in points, the light of each and how much red is in it. Nothing is
    /// left 1 pt below the outline. Source: measured on the buttons of `tintedBody` and at two pixels a point in
    /// tab_bar_sidebar_portrait_floating.png.
    private static let tintedRim = [(0.5, 0.24, 0.4), (1.0, 0.29, 0.1)]

    /// Thin light glass. It is brighter and less transparent over bright pages: its black follows the page, its white is 0.6
    /// more and at most 1.03, and the rest of the way to white is filled.
    private static func thinMaterial(over luma: Double, sigma: Double) -> Material {
        let black = black(over: luma)
        let filled = filled(over: luma)
        let white = min(1.03, 0.6 + black)
        return Material(
            sigma: sigma, lumaScale: (white - black) * (1 - filled), lumaOffset: black * (1 - filled) + filled,
            chroma: 1 - filled, gain: 0.97)
    }

    /// The blur in the middle of glass in points, wider under larger bodies; the same at rest and while something moves.
    ///
    /// Source: measured on the edge of a page that slides below bars (hidesBottomBar_TabBar.gif: 2.0 in the middle of 48 pt), a
    /// line below a bar (custom_bar.png: 2.2, 9 pt deep in 65 pt) and a bar below a sidebar
    /// (tab_bar_sidebar_portrait_floating.png: 4 in 270 pt); facts, popup bar, section 6.2. The slope goes with facts, iOS surroundings, section 5.2.
    package static func sigma(side: Double) -> Double { 2 + 2 * min(1, max(0, (side - 48) / 112)) }

    /// The second blur, as a share of the first; half of what is seen at the outline has it. Source: the mirrored letters in the
    /// outer 9 pt of a bar of 58 pt (popup_bar_context_menu.png) are sharp and have half of their contrast; facts, iOS
    /// surroundings, section 5.2.
    package static let rimBlur = 0.3

    /// The second blur of a body: under menus and sidebars, 160 pt and more, it is the first. Source: measured, the mirrored
    /// letters at the upper edge of a sidebar are as blurred as what lies deeper (tab_bar_sidebar_portrait_floating.png).
    private static func secondBlur(side: Double) -> Double {
        rimBlur + (1 - rimBlur) * min(1, max(0, (side - 65) / 95))
    }

    /// Glass that appears or disappears. Its material goes first: colors and blur end at those of what lies behind, which the
    /// rim still bends. So there is no moment at which a blurred body and the sharp page are seen through one another. The blur
    /// goes last, its variance in proportion to the rest of the material. Source: measured on a page's edge below tab bars
    /// (hidesBottomBar_TabBar.gif): the whole blur at 0.48 of the material, 0.6 of it at 0.13, 0.3 at 0.03; facts, popup bar,
    /// section 3.6.
    /// - Parameters:
    ///   - share: how much of the material is there, 0...1.
    ///   - edge: how much of the rim is there, 0...1.
    ///   - lens: how much of the lens is there, 0...1. Default: as much as of the rim.
    package func materialized(_ share: Double, edge: Double, lens given: Double? = nil) -> GlassStyle {
        let (share, edge) = (min(1, max(0, share)), min(1, max(0, edge)))
        let bend = min(1, max(0, given ?? edge))
        guard share < 1 || edge < 1 || bend < 1 else { return self }
        func mixed(_ clear: Double, _ own: Double) -> Double { clear + (own - clear) * share }
        var out = self
        out.material = Material(
            sigma: material.sigma * min(1, 1.5 * share.squareRoot()),
            lumaScale: mixed(1, material.lumaScale * material.gain),
            lumaOffset: mixed(0, material.lumaOffset * material.gain), chroma: mixed(1, material.chroma * material.gain)
        )
        out.materialization = share
        out.shadow.color = shadow.color.faded(share)
        out.rim *= edge
        out.lens *= bend
        return out
    }

    /// The body's color over a flat backdrop, not clamped: channels may exceed 1.
    package func fill(over page: RGBColor) -> RGBColor { material.fill(over: page) }

    /// The selected part of a bar is 0.09 darker, in dark surroundings 0.12 lighter, taken from the glass's color before it is
    /// clamped. In light surroundings channels below the glass's luma lose more, 0.17 of what they are below it.
    ///
    /// Source: facts, iOS surroundings, sections 2.3 and 5.4; what channels lose is measured, (143, 199, 224) on (173, 221, 241) and
    /// (175, 203, 248) on (201, 225, 255); 0.12 is the mean of 27/255 (floating_paging.gif) and 34/255
    /// (floating_minimize.gif), both over black pages.
    /// - Parameters:
    ///   - darkening: what is taken away in light surroundings, 0...1. Default: 0.09.
    ///   - strength: 0...1.
    ///   - blurRadius: in points.
    ///   - clip: what of it is shown; nil for everything.
    package func selection(
        _ path: Path, over page: RGBColor, dark: Bool, darkening: Double = 0.09, strength: Double = 1,
        blurRadius: Double = 0, clip: Path? = nil
    ) -> Node {
        var (amount, pigment) = (0.12, RGBColor.white)
        if !dark {
            let fill = fill(over: page)
            let y = fill.luma
            // What lies beyond white is not there to be taken.
            func taken(_ c: Double) -> Double { max(0, darkening + 0.17 * max(0, y - c) - max(0, c - 1)) }
            let (red, green, blue) = (taken(fill.red), taken(fill.green), taken(fill.blue))
            amount = max(red, green, blue)
            func left(_ c: Double) -> Double { amount > 0 ? 1 - c / amount : 1 }
            pigment = RGBColor(red: left(red), green: left(green), blue: left(blue))
        }
        return .group(
            GroupNode(
                [.shape(ShapeNode(path, color: pigment))], opacity: amount * strength, blurRadius: blurRadius,
                clip: clip, blend: dark ? .plusLighter : .plusDarker))
    }

    package func body(_ shapes: [GlassMark.Shape], fusion: Double = 0, opacity: Double = 1) -> Node {
        var mark = GlassMark(
            shapes: shapes, fusion: fusion, material: material, shadow: shadow, unit: 1, rim: rim,
            rimFalloff: rimFalloff, lens: lens, opacity: opacity)
        mark.rimChroma = rimChroma
        mark.rimLight = rimLight
        mark.rimFocus = rimFocus
        mark.rimBlur = rimBlur
        mark.lensCentering = lensCentering
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
        func channel(_ v: Double) -> Double { min(1, max(0, v)) }
        return RGBColor(red: channel(red), green: channel(green), blue: channel(blue), alpha: alpha)
    }
}
