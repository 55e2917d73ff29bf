import DisplayList
import Primitives
import SceneGraph

/// A toolbar of glass capsules that lift under a finger and flow together where they come close.
struct ToolbarView {
    /// Reach of the flowing together. Source: facts, iOS surroundings, section 2.4.
    static let fusion = 12.0

    let layout: ToolbarLayout
    let page: Color
    let context: Context

    func nodes(at seconds: Double, presses: [Press]) -> [Node] {
        let style = GlassStyle(over: page, appearance: context.environment.appearance)
        var shapes: [GlassMark.Shape] = []
        var labels: [Node] = []
        for (i, item) in layout.items.enumerated() {
            let press = presses.last { $0.item == i && $0.down <= seconds }
            let lift = press?.lift(at: seconds) ?? 0
            let touch = press?.touch(at: seconds) ?? 0
            // Frames shrink to nothing on canvases of less than a pixel for them.
            let scale = 1 + lift * Press.growth / max(item.frame.width, ToolbarLayout.height)
            shapes.append(shape(item.frame.scaled(by: scale), touch: touch, press: press))
            labels.append(label(item, scale: scale, touch: touch))
        }
        return [style.body(shapes, fusion: Self.fusion)] + labels
    }

    /// Touched glass takes on a fifth of the page's colour; a faint light spreads around the finger. Source: measured,
    /// fill red 188 to 176, and up to 8 levels more within 60 pt of the finger. In dark surroundings it turns white. Source: facts, iOS
    /// surroundings, section 2.4.
    private func shape(_ frame: Rect, touch: Double, press: Press?) -> GlassMark.Shape {
        var out = GlassMark.Shape(outline: .capsule(frame))
        guard let press, touch > 0 else { return out }
        out.tint = (context.isDark ? Color.white : page).withAlpha((context.isDark ? 0.9 : 0.2) * touch)
        out.glow = GlassMark.Glow(center: press.location, radius: 60, strength: 0.05 * touch)
        return out
    }

    /// While a title comes back, its ink spares the page's hue. Source: measured inks over green, light taken from red and
    /// green: half the touch left 98 and 40 of 255, a third 168 and 140, a fifth 178 and 165.
    private func returningPigment(_ touch: Double) -> Color {
        let low = min(page.red, min(page.green, page.blue))
        let span = max(page.red, max(page.green, page.blue)) - low
        guard span > 0.1 else { return .black }
        let k = min(1, 2.4 * touch * touch) / span
        return Color(red: (page.red - low) * k, green: (page.green - low) * k, blue: (page.blue - low) * k)
    }

    /// A touched title all but vanishes: a quarter of the page's colour is left; then its ink comes back. Source: measured
    /// (ink 148, 255, 148 on 181, 255, 182 while held).
    private func label(_ item: ToolbarLayout.Item, scale: Double, touch: Double) -> Node {
        let dark = context.isDark
        func text(_ color: Color) -> Node { .text(TextNode(item.title, at: item.titleOrigin, color: color)) }
        var layers: [Node] = []
        if touch < 1 {
            let pigment = dark ? GlassInk.pigment(dark: true) : returningPigment(touch)
            layers.append(GlassInk.primary.layer([text(pigment)], dark: dark, opacity: 1 - touch))
        }
        if touch > 0 { layers.append(text((dark ? Color.black : page).withAlpha(0.25 * touch * touch))) }
        return .group(GroupNode(layers, transform: .scale(scale, about: item.frame.center)))
    }
}
