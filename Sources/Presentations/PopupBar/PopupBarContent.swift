import Motion
import Primitives
import SceneGraph
import Text

/// The parts of a popup bar that look alike in both designs.
struct PopupBarContent {
    let bar: PopupBar
    let layout: PopupBarLayout
    let context: Context
    /// Seconds since the titles were put at home.
    let marqueeTime: Double

    /// The demos' tint. Source: facts, popup bar, section 6.1.
    static func tint(of bar: PopupBar, dark: Bool) -> Color {
        bar.tintColor ?? Color(dark ? 0xff375f : 0xff2d55)
    }

    var tint: Color { Self.tint(of: bar, dark: context.isDark) }

    /// The picture and its shadow: black 12 %, radius 3. Source: facts, popup bar, section 1.5.
    func image() -> [Node]? {
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

    func buttons() -> [Node] {
        layout.buttons.compactMap { button in
            guard let icon = context.icons[button.item.icon] else { return nil }
            return context.icon(
                button.item.icon, height: icon.viewBox.height * layout.metrics.iconScale * button.item.scale,
                center: button.center, color: button.item.tint ?? tint, direction: layout.direction)
        }
    }

    /// A label's nodes at this moment, each made by `node` from a line and the left end of its baseline, and how they
    /// fade; nil for one that does not run.
    func label(_ label: PopupBarLayout.Label, node: (ShapedLine, Point) -> Node) -> ([Node], EdgeFade?) {
        guard let text = label.marquee else { return ([node(label.line, label.origin)], nil) }
        let appearance = bar.standardAppearance
        let marquee = Marquee(
            rate: appearance.marqueeScrollRate, delay: appearance.marqueeScrollDelay, spacing: MarqueeText.spacing)
        let running = [layout.title, layout.subtitle].compactMap { $0?.marquee?.line.width }
        let pose = marquee.pose(
            width: text.line.width, after: marqueeTime, together: appearance.coordinateMarqueeScroll ? running : [])
        return text.content(pose, in: context.viewport, node: node)
    }

    /// The played part of a track between `minX` and `maxX`; nil for a bar without a progress line. Source: facts, popup
    /// bar, section 2.5.
    func progress(from minX: Double, to maxX: Double) -> Node? {
        let height = layout.metrics.progressHeight
        let y: Double
        switch bar.progressViewStyle {
        case .default, .none: return nil
        case .top: y = layout.frame.minY
        case .bottom: y = layout.frame.maxY - height
        }
        let played = min(max(bar.popupItem.progress, 0), 1) * (maxX - minX)
        let x = layout.direction == .rightToLeft ? maxX - played : minX
        return .shape(ShapeNode(.rect(Rect(x: x, y: y, width: played, height: height)), color: tint))
    }
}
