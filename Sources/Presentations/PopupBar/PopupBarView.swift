import DisplayList
import Primitives
import SceneGraph

/// How a popup bar looks at one moment.
struct PopupBarView {
    let bar: PopupBar
    let layout: PopupBarLayout
    let page: Color
    let context: Context

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

    /// The demos' tint. Source: facts, popup bar, section 6.1.
    static func tint(of bar: PopupBar, dark: Bool) -> Color {
        bar.tintColor ?? Color(dark ? 0xff375f : 0xff2d55)
    }

    private var dark: Bool { context.isDark }

    func nodes(_ pose: Pose) -> [Node] {
        guard pose.alpha > 0 else { return [] }
        var style = GlassStyle(over: page, appearance: context.environment.appearance)
        // The bar's rim is as bright all round. Source: measured round the end caps of the progress stills.
        style.rimFalloff = 0
        let glass = style.body([GlassMark.Shape(outline: .capsule(layout.frame))], opacity: pose.alpha)
        return [
            .group(
                GroupNode(
                    [glass] + content(pose), transform: .scale(pose.scale, about: layout.frame.center)))
        ]
    }

    /// Each part is blurred and faded by itself: labels keep their way of blending with the glass.
    private func content(_ pose: Pose) -> [Node] {
        let opacity = pose.alpha * pose.contentAlpha
        func plain(_ nodes: [Node]) -> Node {
            .group(GroupNode(nodes, opacity: opacity, blurRadius: pose.contentBlur))
        }
        func ink(_ label: PopupBarLayout.Label, _ ink: GlassInk) -> Node {
            ink.layer(
                [.text(TextNode(label.line, at: label.origin, color: GlassInk.pigment(dark: dark)))], dark: dark,
                opacity: opacity, blurRadius: pose.contentBlur)
        }
        var out: [Node] = []
        if let image = image() { out.append(plain(image)) }
        if let title = layout.title { out.append(ink(title, .primary)) }
        if let subtitle = layout.subtitle { out.append(ink(subtitle, .secondary)) }
        let buttons = layout.buttons.compactMap(button)
        if !buttons.isEmpty { out.append(plain(buttons)) }
        if let progress = progress() { out.append(plain([progress])) }
        return out
    }

    /// The picture and its shadow: black 12 %, radius 3. Source: facts, popup bar, section 1.5.
    private func image() -> [Node]? {
        guard let frame = layout.imageFrame, let path = bar.popupItem.image, let image = context.images[path] else {
            return nil
        }
        let radius = PopupBarMetrics.imageCornerRadius
        return [
            .shadow(
                ShadowNode(
                    .roundedRect(RoundedRect(frame, radius: radius)), radius: 3, color: Color.black.withAlpha(0.12),
                    knocksOut: true)),
            .image(ImageNode(image, frame: frame, cornerRadius: radius)),
        ]
    }

    private func button(_ button: PopupBarLayout.Button) -> Node? {
        guard let icon = context.icons[button.item.icon] else { return nil }
        return context.icon(
            button.item.icon, height: icon.viewBox.height * layout.metrics.iconScale * button.item.scale,
            center: button.center, color: button.item.tint ?? Self.tint(of: bar, dark: dark))
    }

    /// A line flush with the bar's edge, cut by its outline. Source: facts, popup bar, section 2.5.
    private func progress() -> Node? {
        let frame = layout.frame
        let y: Double
        switch bar.progressViewStyle {
        case .default, .none: return nil
        case .top: y = frame.minY
        case .bottom: y = frame.maxY - PopupBarMetrics.progressHeight
        }
        let inset = frame.height / 2 + PopupBarMetrics.progressInset
        let track = Rect(
            x: frame.minX + inset, y: y, width: frame.width - 2 * inset, height: PopupBarMetrics.progressHeight)
        let played = min(max(bar.popupItem.progress, 0), 1) * track.width
        let right = context.environment.direction == .rightToLeft
        let line = Rect(
            x: right ? track.maxX - played : track.minX, y: track.y, width: played, height: track.height)
        return .group(
            GroupNode(
                [.shape(ShapeNode(.rect(line), color: Self.tint(of: bar, dark: dark)))],
                clip: .roundedRect(.capsule(frame))))
    }
}
