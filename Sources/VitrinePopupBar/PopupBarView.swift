import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// A popup bar of the glass design at a time.
package struct PopupBarView {
    /// The distance from the end of the corner to the progress line. Source: facts, popup bar, section 2.5.
    package static let progressInset = -10.0

    package let content: PopupBarContent
    package let page: RGBColor
    /// The opacity of the titles, 0...1.
    package var titleOpacity = 1.0
    /// Whether the bar's image is moving to the popup.
    package var hidesImage = false
    /// The bar with the neighboring items whose titles are partly visible.
    package var neighbors: [PopupBarView] = []

    package struct Pose: Hashable, Sendable {
        package var scale = 1.0
        package var alpha = 1.0
        package var contentAlpha = 1.0
        /// The blur in points.
        package var contentBlur = 0.0

        package init() {}

        package init(_ motion: PopupBarMotion, at seconds: Double) {
            scale = motion.scale.value(at: seconds)
            alpha = motion.alpha.value(at: seconds)
            contentAlpha = motion.contentAlpha.value(at: seconds)
            contentBlur = motion.contentBlur.value(at: seconds)
        }
    }

    private var layout: PopupBarLayout { content.layout }
    private var dark: Bool { content.context.isDark }

    private var appearance: PopupBarAppearance { content.bar.standardAppearance }
    private var surface: BarSurface { BarSurface(floating: appearance, in: content.context) }

    /// The radii of the bar's outline. Source of the capsule: facts, popup bar, section 2.3.
    package var radii: CornerRadii {
        if appearance.floatingBackgroundCornerConfiguration == nil, let custom = content.bar.customBar {
            let radius = custom.cornerRadius(
                fullWidth: content.bar.customBarWantsFullBarWidth,
                screen: content.context.traits.device.cornerRadius, margin: layout.metrics.sideMargin)
            return CornerRadii(radius).fitted(to: layout.frame.size)
        }
        return (appearance.floatingBackgroundCornerConfiguration ?? .capsule).radii(in: layout.frame, content.context)
    }

    package func nodes(_ pose: Pose) -> [Node] {
        guard pose.alpha > 0 else { return [] }
        let back = FloatingBackground(content: content, surface: surface, radii: radii, page: page)
        return [
            .group(
                GroupNode(
                    back.nodes(opacity: pose.alpha) + parts(pose) + neighbors.flatMap { $0.titles(pose) },
                    transform: .scale(pose.scale, about: layout.frame.center).then(touched)))
        ]
    }

    /// The transform of a touched bar, which grows as other glass does, and follows and stretches by two thirds of the
    /// finger's distance. Source: facts, popup bar, section 3.8.
    private var touched: Transform {
        guard let touch = content.touch else { return .identity }
        let (frame, pull) = (layout.frame, touch.pull)
        let longer = max(frame.width, frame.height, 1)
        let grown = 1 + touch.lift * Press.growth / longer
        let across = grown + pull.magnitude * 2 / 3 / longer
        return Transform(
            a: across, b: 0, c: 0, d: grown, tx: frame.midX * (1 - across) + pull, ty: frame.midY * (1 - grown))
    }

    /// Returns the bar's parts, blurred and faded separately, so that labels keep their blending.
    package func parts(_ pose: Pose) -> [Node] {
        var out: [Node] = []
        let custom = content.custom()
        if !custom.isEmpty { out.append(plain(custom, pose)) }
        if !hidesImage, let image = content.image() { out.append(plain(image, pose)) }
        out += titles(pose)
        let adaptsTints = content.adaptsTints && surface.effect.isGlass && !dark
        let buttons = adaptsTints ? content.grounds() : content.buttons()
        if !buttons.isEmpty { out.append(plain(buttons, pose)) }
        if adaptsTints {
            out += GlassInk.tinted(
                dark: false, opacity: pose.alpha * pose.contentAlpha, blurRadius: pose.contentBlur, content.glyphs)
            let badges = content.badges()
            if !badges.isEmpty { out.append(plain(badges, pose)) }
        }
        if let progress = progress() { out.append(plain([progress], pose)) }
        return out
    }

    private func titles(_ given: Pose) -> [Node] {
        var pose = given
        pose.contentAlpha *= titleOpacity
        guard pose.contentAlpha > 0 else { return [] }
        var out: [Node] = []
        if let title = layout.title { out.append(ink(title, .label, .label, pose)) }
        if let subtitle = layout.subtitle { out.append(ink(subtitle, .secondary, .secondaryLabel, pose)) }
        return out
    }

    /// The darkness of the glass below the ink, 0...1, which for a tint follows from its lightness.
    private var inkDarkness: Double {
        guard let tint = appearance.floatingBackgroundTintColor, tint.alpha > 0.5 else {
            return content.context.glass.barInk
        }
        return GlassInk.isWhite(on: tint.resolved(dark: dark)) ? 1 : 0
    }

    private func plain(_ nodes: [Node], _ pose: Pose, _ fade: EdgeFade? = nil, _ blend: BlendMode = .normal) -> Node {
        .group(
            GroupNode(
                nodes, opacity: pose.alpha * pose.contentAlpha, blurRadius: pose.contentBlur, edgeFade: fade,
                blend: blend))
    }

    private func ink(
        _ label: PopupBarLayout.Label, _ ink: GlassInk, _ vibrancy: Vibrancy, _ pose: Pose
    ) -> Node {
        let (places, fade) = content.places(of: label)
        if surface.effect.isGlass && !label.isPlain {
            return ink.layers(
                darkness: inkDarkness, contrast: content.context.traits.increaseContrast,
                detail: content.context.detail,
                opacity: pose.alpha * pose.contentAlpha, blurRadius: pose.contentBlur, edgeFade: fade
            ) { content.nodes(of: label, at: places, color: $0) }
        }
        let isDarkSurface = surface.effect.isDark(in: dark)
        let color = vibrancy.color(dark: isDarkSurface, contrast: content.context.traits.increaseContrast)
        let nodes = content.nodes(of: label, at: places, color: color)
        // Only blurs have a hue that the ink keeps.
        let isVibrant = !label.isPlain && surface.effect != .none
        return plain(nodes, pose, fade, isVibrant ? Vibrancy.blend(dark: isDarkSurface) : .normal)
    }

    /// Returns a line flush with the bar's edge, clipped by its outline. Source: facts, popup bar, section 2.5.
    private func progress() -> Node? {
        let frame = layout.frame
        let inset = max(0, radii.topLeft + Self.progressInset)
        return content.progress(from: frame.minX + inset, to: frame.maxX - inset).map {
            .group(GroupNode([$0], clip: .roundedRect(UnevenRoundedRect(frame, radii: radii))))
        }
    }
}
