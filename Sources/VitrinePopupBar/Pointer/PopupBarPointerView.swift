import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// A popup bar with the effects of an iPad's pointer.
package struct PopupBarPointerView {
    package static let shapeRadius = 7.0
    /// Source of these two: facts, popup bar, section 3.10, and iOS surroundings, section 9.
    package static let shapeStrength = 0.06
    package static let edgeStrength = 0.04
    /// The opacity of a highlighted button's shape while it flashes.
    package static let clickedShape = 0.3
    /// The radius of the light on pressed glass, in points.
    package static let lightRadius = 90.0

    package let state: PopupBarPointer
    package let seconds: Double
    package let context: Context

    private var dark: Bool { context.isDark }

    /// Returns the transform of a bar under the pointer: it grows about its center, to one size when it is pressed, and
    /// glass that is pulled stretches toward the pointer.
    package func transform(of frame: Rect) -> Transform {
        let longer = max(frame.width, frame.height, 1)
        let hovered = PopupBarPointer.hoverGrowth * state.hover.value(at: seconds)
        let grown = 1 + hovered + (PopupBarPointer.pressGrowth / longer - hovered) * state.press.value(at: seconds)
        let pull = state.pull.value(at: seconds)
        let (sx, sy) = (grown + pull.magnitude / longer, max(0.5, grown - pull.magnitude / 3 / longer))
        return Transform(
            a: sx, b: 0, c: 0, d: sy, tx: frame.midX * (1 - sx) + pull / 2, ty: frame.midY * (1 - sy))
    }

    /// Returns the layout in which a clicked button flashes pale in the color of the page.
    package func flashing(_ layout: PopupBarLayout, tint: RGBColor, page: RGBColor) -> PopupBarLayout {
        let strength = state.flash.value(at: seconds).clamped(to: 0...1)
        guard strength > 0, let i = state.flashed.value(at: seconds), layout.buttons.indices.contains(i) else {
            return layout
        }
        var layout = layout
        let own = layout.buttons[i].item.tint ?? tint
        layout.buttons[i].item.tint = own.mixed(with: page.mixed(with: .white, at: 0.75), at: strength)
        return layout
    }

    /// Returns the bar's nodes, moved by the pointer, with its highlights.
    package func pointing(at layout: PopupBarLayout, _ nodes: [Node], page: RGBColor) -> [Node] {
        let move = transform(of: layout.frame)
        let fill =
            context.traits.design == .glass
            ? GlassStyle(over: page, appearance: context.traits.appearance).fill(over: page) : page
        let over = overlay(PointerTargets(layout, in: context).titles, fill: fill, move)
        let moved = move == .identity ? nodes : [.group(GroupNode(nodes, transform: move))]
        return moved + over
    }

    /// Returns the light on the titles under a pressed pointer, and the shape around a button.
    private func overlay(_ titles: Rect, fill: RGBColor, _ move: Transform) -> [Node] {
        var out: [Node] = []
        let press = state.press.value(at: seconds).clamped(to: 0...1)
        if press > 0, let location = state.pointer.path.location(at: seconds) {
            let stops = [
                GradientStop(0, fill.withAlpha(0.4 * press)), GradientStop(0.4, fill.withAlpha(0.28 * press)),
                GradientStop(1, fill.withAlpha(0)),
            ]
            let light = Paint.radial(center: location, radius: Self.lightRadius, stops: stops)
            out.append(.shape(ShapeNode(Path.rect(titles.insetBy(dx: 0, dy: 1)).transformed(by: move), paint: light)))
        }
        let opacity =
            state.shapeOpacity.value(at: seconds).clamped(to: 0...1)
            * (1 - (1 - Self.clickedShape) * state.flash.value(at: seconds).clamped(to: 0...1))
        if opacity > 0 {
            let v = state.shape.map { $0.value(at: seconds) }
            let box = RoundedRect(
                Rect(x: v[0], y: v[1], width: max(0, v[2]), height: max(0, v[3])), radius: Self.shapeRadius)
            let ink: RGBColor = dark ? .white : .black
            out.append(.shape(ShapeNode(.roundedRect(box), color: ink.withAlpha(Self.shapeStrength * opacity))))
            let stroke = ShapeNode.Stroke(StrokeStyle(width: 1), color: ink.withAlpha(Self.edgeStrength * opacity))
            let inner = RoundedRect(box.rect.insetBy(dx: 0.5, dy: 0.5), radius: Self.shapeRadius - 0.5)
            out.append(.shape(ShapeNode(.roundedRect(inner), stroke: stroke)))
        }
        return out
    }
}
