import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph

/// Ink of labels on glass: it takes light away from the glass, or adds some in dark surroundings, so that the glass's
/// hue stays in it.
///
/// Source: measured inks on seven flat fills (facts, popup bar, sections 6.2 and 7; iOS surroundings, section 2.3), each
/// of which is the fill less (dark: plus) the same amount in every channel.
package enum GlassInk: Sendable {
    /// Titles in bars: 246/255 taken away; 211/255 added, 234/255 over black pages. Source: measured, (0, 0, 7) on
    /// (206, 224, 252), Display P3, in progress_view_top.png; 10 more are added than the brightest pixels of
    /// floating_bar_style.gif have, none of which a letter covers wholly.
    case primary
    /// Titles of toolbars and navigation bars: 217/255 taken away; 203/255 added, 234/255 over black pages. Source: facts, iOS
    /// surroundings, section 2.4; measured in floating_bar_style.gif.
    case toolbar
    /// Icons of toolbars: 219/255 taken away; added as `toolbar`. Source: measured, (0, 36, 0) on (186, 255, 186) in
    /// overview.png.
    case toolbarIcon
    /// Icons of navigation bars: 209/255 taken away; added as `toolbar`. Source: between (12, 28, 56) on (205, 223, 252) in
    /// default_bar_accessibility_label.png and (0, 2, 42) on (202, 224, 253) in overview.png.
    case navigationIcon
    /// Subtitles: 138/255 taken away; 150/255 added, 146/255 over black pages, 154/255 in a window. Source: as of titles,
    /// and (212, 212, 214) on (58, 58, 60) in intro-ipad.png.
    case secondary
    /// Labels and icons of unselected tabs: 198/255 taken away, 190/255 over darker pages, 207/255 added, 217/255 over black
    /// pages.
    case tab

    /// Share of full light, 0...1.
    /// - Parameters:
    ///   - page: what lies behind the glass; default one that is not black.
    ///   - isElevated: whether the surroundings are a window's. Default: false.
    ///   - contrast: whether contrasts are increased: inks are black or white then, that of subtitles nearer to it. Default: false.
    package func amount(
        dark: Bool, over page: RGBColor? = nil, isElevated: Bool = false, contrast: Bool = false
    ) -> Double {
        let amount = ownAmount(dark: dark, over: page, isElevated: isElevated)
        guard contrast else { return amount }
        return self == .secondary ? 1 - (1 - amount) * Self.contrastedRest : 1
    }

    /// What is left of a subtitle's transparency with increased contrast: as much as of `secondaryLabel`'s, 0.32 of 0.40. Source: facts, iOS
    /// surroundings, sections 12.1 and 12.2.
    private static let contrastedRest = 0.8

    private func ownAmount(dark: Bool, over page: RGBColor?, isElevated: Bool) -> Double {
        let isBlack = (page?.luma ?? 1) < 0.05
        return switch self {
        // Source of the amounts over black: measured, (254, 254, 254) on (20, 20, 20), subtitles 149...160; inside icons of
        // tabs 240 on 24 (floating_paging.gif) and 243 on 24 (floating_minimize.gif), where their edges have 255 because
        // the recordings were sharpened when they were scaled. In light surroundings, in sRGB: (0, 31, 51) on (173, 221, 241),
        // (0, 30, 51) on (174, 220, 241) over darker pages (rtl_english.png, rtl_hebrew.png), (1, 24, 63) on (201, 224, 255)
        // over a brighter one (floating_custom.png).
        case .primary, .toolbar, .toolbarIcon, .navigationIcon:
            dark
                ? (isBlack ? 234.0 : self == .primary ? 211 : 203) / 255
                : (self == .primary ? 246.0 : self == .toolbar ? 217 : self == .toolbarIcon ? 219 : 209) / 255
        case .secondary: (dark && isElevated ? 154.0 : dark ? isBlack ? 146 : 150 : 138) / 255
        case .tab: dark ? (isBlack ? 217.0 : 207) / 255 : (198 - 8 * GlassStyle.dimness(of: page?.luma ?? 1)) / 255
        }
    }

    /// Nodes drawn in the ink, on a layer of their own that is blended as a whole; what has colors of its own, such as
    /// emoji, is shown as it is.
    /// - Parameters:
    ///   - opacity: 0...1 of the ink's own strength.
    ///   - contrast: whether contrasts are increased.
    ///   - blurRadius: in points.
    ///   - clip: what of it is shown; nil for everything.
    package func layer(
        _ nodes: [Node], dark: Bool, contrast: Bool, over page: RGBColor? = nil, opacity: Double = 1,
        blurRadius: Double = 0, edgeFade: EdgeFade? = nil, clip: Path? = nil
    ) -> Node {
        layer(
            nodes, burning: [], 0, dark: dark, amount: amount(dark: dark, over: page, contrast: contrast),
            opacity: opacity,
            blurRadius: blurRadius, edgeFade: edgeFade, clip: clip)
    }

    /// - Parameters:
    ///   - gray: the nodes in the gray that takes as much away in a linear burn.
    ///   - burnt: the share of the ink that is burnt, 0...1.
    private func layer(
        _ nodes: [Node], burning grey: [Node], _ burnt: Double, dark: Bool, amount: Double, opacity: Double,
        blurRadius: Double, edgeFade: EdgeFade?, clip: Path?
    ) -> Node {
        func group(_ nodes: [Node], _ share: Double, _ blend: BlendMode) -> Node {
            .group(
                GroupNode(
                    nodes, opacity: opacity * share, blurRadius: blurRadius, clip: clip, edgeFade: edgeFade,
                    blend: blend))
        }
        let parts = nodes.map { $0.separatingOwnColors() }
        var layers: [Node] = []
        if !grey.isEmpty { layers.append(group(grey.map { $0.separatingOwnColors().inked }, burnt, .linearBurn)) }
        layers.append(
            group(
                parts.map(\.inked), amount * (1 - burnt), dark ? .plusLighter : .plusDarker))
        let colored = parts.compactMap(\.colored)
        if !colored.isEmpty { layers.append(group(colored, 1, .normal)) }
        return layers.count == 1 ? layers[0] : .group(GroupNode(layers))
    }

    /// A layer of ink on glass that is on its way between light and dark.
    /// - Parameters:
    ///   - darkness: 0 light, 1 dark.
    ///   - fill: the glass's own color, not clamped; nil for one without channels beyond white.
    ///   - isElevated: whether the surroundings are a window's.
    ///   - contrast: whether contrasts are increased.
    ///   - detail: `Context.detail`.
    ///   - nodes: in the pigment that they are given.
    package func layers(
        darkness f: Double, contrast: Bool, over page: RGBColor? = nil, on fill: RGBColor? = nil,
        isElevated: Bool = false,
        detail: Double = 1, opacity: Double = 1, blurRadius: Double = 0, edgeFade: EdgeFade? = nil,
        clip: Path? = nil, _ nodes: (RGBColor) -> [Node]
    ) -> Node {
        func layer(_ dark: Bool, _ share: Double) -> Node {
            // The device takes light away at its own pixels: in a smaller picture, most of what a pixel shows of a letter
            // is covered wholly and is cut off at black before it is averaged, and only `detail` of it after.
            let burnt = dark ? 0 : 1 - detail
            let amount = amount(dark: dark, over: page, isElevated: isElevated, contrast: contrast)
            let grey = 1 - amount
            return self.layer(
                nodes(pigment(dark: dark, over: page, on: contrast ? nil : fill)),
                burning: burnt > 0 ? nodes(RGBColor(red: grey, green: grey, blue: grey)) : [], burnt, dark: dark,
                amount: amount, opacity: opacity * share, blurRadius: blurRadius, edgeFade: edgeFade, clip: clip)
        }
        if f <= 0 || f >= 1 { return layer(f >= 1, 1) }
        return .group(GroupNode([layer(false, 1 - f), layer(true, f)]))
    }

    /// Nodes of a tint on glass in light surroundings, in a tab bar and in a popup bar above one: half of the light that the
    /// glass lacks is taken away from the tint. Over toolbars and on iPads it stays.
    ///
    /// Source: measured, #FF2D55 on #CCE0FF is #E11454, on #FFFFAD #FD272A, on #91C6DF #C91044; as the stills store it,
    /// #EB445A on #CEE0FC is #D2375B, on #B4C9F5 #C52F54. Within 10 levels of each.
    /// - Parameter nodes: with what becomes of each color in a layer.
    package static func tinted(
        opacity: Double = 1, blurRadius: Double = 0, clip: Path? = nil, _ nodes: ((RGBColor) -> RGBColor) -> [Node]
    ) -> [Node] {
        // t - (1 - g) / 2 = t / 2 + g / 2, less 1 - (1 + t) / 2.
        let half = GroupNode(nodes { $0 }, opacity: opacity / 2, blurRadius: blurRadius, clip: clip)
        let rest = GroupNode(
            nodes {
                RGBColor(
                    red: (1 + $0.red) / 2, green: (1 + $0.green) / 2, blue: (1 + $0.blue) / 2, alpha: $0.alpha)
            }, opacity: opacity, blurRadius: blurRadius, clip: clip, blend: .plusDarker)
        return half.children.isEmpty ? [] : [.group(half), .group(rest)]
    }

    /// The color the nodes of the layer must have.
    package static func pigment(dark: Bool) -> RGBColor { dark ? .white : .black }

    /// The color of nodes on glass that has channels beyond white: 0.4 of what they are beyond it is not there to be taken.
    ///
    /// Source: measured in sRGB, (1, 25, 63) on (201, 224, 255) in overview.png and (0, 23, 64) on (195, 221, 255) in
    /// tab_bar_sidebar_portrait_floating.png, where the laws of the glass give 1.06 and 1.07 of blue.
    package func pigment(dark: Bool, over page: RGBColor? = nil, on fill: RGBColor?) -> RGBColor {
        guard !dark, let fill else { return Self.pigment(dark: dark) }
        let amount = amount(dark: false, over: page)
        func spared(_ c: Double) -> Double { min(1, 0.4 * max(0, c - 1) / amount) }
        return RGBColor(red: spared(fill.red), green: spared(fill.green), blue: spared(fill.blue))
    }
}
