import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph

/// Ink on glass: it takes light away from light glass and adds as much to dark glass, the same in every channel, so
/// that the glass's hue stays in it.
///
/// Source: facts, popup bar, sections 6.2 and 7, and iOS surroundings, sections 2.3, 2.4 and 5.2.
package enum GlassInk: Sendable {
    /// Titles, and icons on glass of a tint.
    case label
    /// Icons, and the labels of tabs.
    case icon
    /// Subtitles.
    case secondary

    /// Share of full light, 0...1. With increased contrast inks are black or white, that of subtitles nearer to it: as much of its
    /// transparency is left as of `secondaryLabel`'s, 0.32 of 0.40. Source: facts, iOS surroundings, sections 12.1 and 12.2.
    package func amount(dark: Bool, contrast: Bool) -> Double {
        let amount =
            switch self {
            case .label: dark ? 0.92 : 0.91
            case .icon: dark ? 0.85 : 0.8
            case .secondary: dark ? 0.58 : 0.55
            }
        return contrast ? self == .secondary ? 1 - (1 - amount) * 0.8 : 1 : amount
    }

    /// Whether ink on a color is that of dark glass: where white has at least twice the luminance of the color, by the contrast of WCAG
    /// 2. So it is white on all colors of the system in light surroundings but yellow. Source: facts, iOS surroundings, section 5.2
    /// (labels are black or white by what they lie on).
    package static func isWhite(on color: RGBColor) -> Bool {
        let luminance = RGBColor(
            red: SRGBTransfer.linear(color.red), green: SRGBTransfer.linear(color.green),
            blue: SRGBTransfer.linear(color.blue)
        ).luma
        return 1.05 / (luminance + 0.05) >= 2
    }

    /// Nodes drawn in the ink, on a layer of their own that is blended as a whole; what has colors of its own, such as
    /// emoji, is shown as it is.
    /// - Parameters:
    ///   - opacity: 0...1 of the ink's own strength.
    ///   - contrast: whether contrasts are increased.
    ///   - blurRadius: in points.
    ///   - clip: what of it is shown; nil for everything.
    package func layer(
        _ nodes: [Node], dark: Bool, contrast: Bool, opacity: Double = 1, blurRadius: Double = 0,
        edgeFade: EdgeFade? = nil, clip: Path? = nil
    ) -> Node {
        layer(
            nodes, burning: [], 0, dark: dark, amount: amount(dark: dark, contrast: contrast), opacity: opacity,
            blurRadius: blurRadius, edgeFade: edgeFade, clip: clip)
    }

    /// - Parameters:
    ///   - gray: the nodes in the gray that takes as much away in a linear burn.
    ///   - burnt: the share of the ink that is burnt, 0...1.
    private func layer(
        _ nodes: [Node], burning gray: [Node], _ burnt: Double, dark: Bool, amount: Double, opacity: Double,
        blurRadius: Double, edgeFade: EdgeFade?, clip: Path?
    ) -> Node {
        func group(_ nodes: [Node], _ fraction: Double, _ blend: BlendMode) -> Node {
            .group(
                GroupNode(
                    nodes, opacity: opacity * fraction, blurRadius: blurRadius, clip: clip, edgeFade: edgeFade,
                    blend: blend))
        }
        let parts = nodes.map { $0.separatingOwnColors() }
        var layers: [Node] = []
        if !gray.isEmpty { layers.append(group(gray.map { $0.separatingOwnColors().inked }, burnt, .linearBurn)) }
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
    ///   - contrast: whether contrasts are increased.
    ///   - detail: `Context.detail`.
    ///   - nodes: in the pigment that they are given.
    package func layers(
        darkness f: Double, contrast: Bool, detail: Double = 1, opacity: Double = 1, blurRadius: Double = 0,
        edgeFade: EdgeFade? = nil, clip: Path? = nil, _ nodes: (RGBColor) -> [Node]
    ) -> Node {
        func layer(_ dark: Bool, _ fraction: Double) -> Node {
            let amount = amount(dark: dark, contrast: contrast)
            // The device takes light away at its own pixels: in a smaller picture, most of what a pixel shows of a letter
            // is covered wholly and is cut off at black before it is averaged, and only `detail` of it after.
            let burnt = dark ? 0 : 1 - detail
            return self.layer(
                nodes(Self.pigment(dark: dark)),
                burning: burnt > 0 ? nodes(RGBColor(white: 1 - amount)) : [], burnt, dark: dark, amount: amount,
                opacity: opacity * fraction, blurRadius: blurRadius, edgeFade: edgeFade, clip: clip)
        }
        if f <= 0 || f >= 1 { return layer(f >= 1, 1) }
        return .group(GroupNode([layer(false, 1 - f), layer(true, f)]))
    }

    /// Returns nodes of a tint: on dark glass in the tint itself; on light glass, half of the light that the glass lacks
    /// is taken away from it.
    ///
    /// Source: facts, popup bar, sections 6.1 and 7: #FF2D55 on #CCE0FF is #E11454, on #FFFFAD #FD272A, on #91C6DF
    /// #C91044.
    /// - Parameter nodes: with what becomes of each color in a layer.
    package static func tinted(
        dark: Bool, opacity: Double = 1, blurRadius: Double = 0, clip: Path? = nil,
        _ nodes: ((RGBColor) -> RGBColor) -> [Node]
    ) -> [Node] {
        if dark {
            let plain = nodes { $0 }
            return plain.isEmpty
                ? [] : [.group(GroupNode(plain, opacity: opacity, blurRadius: blurRadius, clip: clip))]
        }
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
}
