import DisplayList
import Primitives
import SceneGraph

/// How a popup bar looks at one moment in the legacy design: it comes out of the dock below it.
struct LegacyPopupBarView {
    let content: PopupBarContent
    /// y of the dock's upper edge, at which the bar is cut while it moves.
    let dockTop: Double
    /// Whether there is a dock.
    let isDocked: Bool

    /// Share of the bar that has come out, 0...1.
    let shown: Double

    private var layout: PopupBarLayout { content.layout }
    private var context: Context { content.context }
    private var isFloating: Bool { layout.metrics.clearsTop }
    /// How far the bar is below its place.
    private var lowered: Double { (1 - shown) * (dockTop - layout.top) }

    /// Where the material begins that a bar from edge to edge shares with its dock.
    var underlayTop: Double { isFloating || shown <= 0 ? dockTop : layout.top + lowered }

    func nodes() -> [Node] {
        guard shown > 0 else { return [] }
        let line = shown < 1 && isDocked ? dockTop : context.screen.maxY
        let back = isFloating ? floating(line) : [LegacyBarMaterial(context: context).hairline(at: underlayTop)]
        return back + parts(line)
    }

    /// A rounded bar over a strip that thickens downward. Its blur is left out: it thickens the page's own colour.
    ///
    /// Source: facts, popup bar, sections 1.5 (shadow), 2.1 (corners) and 2.7 (strip: a sine in 24 steps, white 77 %).
    private func floating(_ line: Double) -> [Node] {
        let radius = 14.0
        var out: [Node] = []
        if isDocked {
            let rect = Rect(
                x: 0, y: layout.top + lowered, width: context.screen.width,
                height: max(0, dockTop - layout.top - lowered))
            let plate = (context.isDark ? Color(0x1c1c1e) : Color.white)
            let stops = (0...24).map { i in
                let p = Double(i) / 24
                return GradientStop(p, plate.withAlpha(0.77 * (1 - ExactMath.sincos(p * .pi).cos) / 2))
            }
            let ends = (Point(x: 0, y: layout.top + lowered), Point(x: 0, y: dockTop + lowered))
            out.append(.shape(ShapeNode(.rect(rect), paint: .linear(start: ends.0, end: ends.1, stops: stops))))
        }
        let frame = layout.frame
        let bottom = min(frame.maxY + lowered, line)
        let box = Rect(
            x: frame.minX, y: frame.minY + lowered, width: frame.width, height: max(0, bottom - frame.minY - lowered))
        let low = bottom < frame.maxY + lowered ? 0 : radius
        let corners = CornerRadii(topLeft: radius, topRight: radius, bottomRight: low, bottomLeft: low)
        let path = Path.roundedRect(UnevenRoundedRect(box, radii: corners))
        out.append(
            .group(
                GroupNode(
                    [.shadow(ShadowNode(path, radius: 8, color: Color.black.withAlpha(0.22), knocksOut: true))],
                    clip: .rect(Rect(x: 0, y: 0, width: context.screen.width, height: line)))))
        out.append(LegacyBarMaterial(context: context).fill(box, corners: corners))
        return out
    }

    /// Each part is cut by itself: labels keep their way of blending with the material.
    private func parts(_ line: Double) -> [Node] {
        let clip: Path? =
            lowered > 0 ? .rect(Rect(x: 0, y: 0, width: context.screen.width, height: line - lowered)) : nil
        let move = Transform.translation(x: 0, y: lowered)
        let dark = context.isDark
        func part(_ nodes: [Node], fade: EdgeFade? = nil, blend: BlendMode = .normal) -> Node {
            .group(GroupNode(nodes, transform: move, clip: clip, edgeFade: fade, blend: blend))
        }
        func ink(_ label: PopupBarLayout.Label, _ vibrancy: Vibrancy) -> Node {
            let (nodes, fade) = content.label(label) { line, origin in
                .text(TextNode(line, at: origin, color: vibrancy.color(dark: dark)))
            }
            return part(nodes, fade: fade, blend: Vibrancy.blend(dark: dark))
        }
        var out: [Node] = []
        if let image = content.image() { out.append(part(image)) }
        if let title = layout.title { out.append(ink(title, .label)) }
        if let subtitle = layout.subtitle { out.append(ink(subtitle, .secondaryLabel)) }
        let buttons = content.buttons()
        if !buttons.isEmpty { out.append(part(buttons)) }
        let inset = isFloating ? 14 / 2.5 : 0
        if let progress = content.progress(from: layout.frame.minX + inset, to: layout.frame.maxX - inset) {
            out.append(part([progress]))
        }
        return out
    }
}
