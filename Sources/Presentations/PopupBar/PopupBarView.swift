import DisplayList
import Primitives
import SceneGraph

/// How a popup bar looks at one moment in the glass design.
struct PopupBarView {
    /// The progress line starts this much before the end of the corner. Source: facts, popup bar, section 2.5.
    static let progressInset = -10.0

    let content: PopupBarContent
    let page: Color

    /// How far the bar has appeared.
    struct Pose: Hashable, Sendable {
        var scale = 1.0
        var alpha = 1.0
        var contentAlpha = 1.0
        /// In points.
        var contentBlur = 0.0

        init() {}

        init(_ motion: PopupBarMotion, at seconds: Double) {
            scale = motion.scale.value(at: seconds)
            alpha = motion.alpha.value(at: seconds)
            contentAlpha = motion.contentAlpha.value(at: seconds)
            contentBlur = motion.contentBlur.value(at: seconds)
        }
    }

    private var layout: PopupBarLayout { content.layout }
    private var dark: Bool { content.context.isDark }

    func nodes(_ pose: Pose) -> [Node] {
        guard pose.alpha > 0 else { return [] }
        var style = GlassStyle(over: page, appearance: content.context.environment.appearance)
        // The bar's rim is as bright all round. Source: measured round the end caps of the progress stills.
        style.rimFalloff = 0
        let glass = style.body([GlassMark.Shape(outline: .capsule(layout.frame))], opacity: pose.alpha)
        return [
            .group(
                GroupNode([glass] + parts(pose), transform: .scale(pose.scale, about: layout.frame.center)))
        ]
    }

    /// Each part is blurred and faded by itself: labels keep their way of blending with the glass.
    private func parts(_ pose: Pose) -> [Node] {
        let opacity = pose.alpha * pose.contentAlpha
        func plain(_ nodes: [Node]) -> Node {
            .group(GroupNode(nodes, opacity: opacity, blurRadius: pose.contentBlur))
        }
        func ink(_ label: PopupBarLayout.Label, _ ink: GlassInk) -> Node {
            let (nodes, fade) = content.label(label) { line, origin in
                .text(TextNode(line, at: origin, color: GlassInk.pigment(dark: dark)))
            }
            return ink.layer(nodes, dark: dark, opacity: opacity, blurRadius: pose.contentBlur, edgeFade: fade)
        }
        var out: [Node] = []
        if let image = content.image() { out.append(plain(image)) }
        if let title = layout.title { out.append(ink(title, .primary)) }
        if let subtitle = layout.subtitle { out.append(ink(subtitle, .secondary)) }
        let buttons = content.buttons()
        if !buttons.isEmpty { out.append(plain(buttons)) }
        if let progress = progress() { out.append(plain([progress])) }
        return out
    }

    /// A line flush with the bar's edge, cut by its outline. Source: facts, popup bar, section 2.5.
    private func progress() -> Node? {
        let frame = layout.frame
        let inset = frame.height / 2 + Self.progressInset
        return content.progress(from: frame.minX + inset, to: frame.maxX - inset).map {
            .group(GroupNode([$0], clip: .roundedRect(.capsule(frame))))
        }
    }
}
