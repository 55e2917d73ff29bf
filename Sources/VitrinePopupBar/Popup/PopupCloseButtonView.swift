import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// The close button of a popup at one time. Source: facts, popup bar, section 5.
package struct PopupCloseButtonView {
    package let button: PopupCloseButton
    package let layout: PopupCloseButtonLayout
    package let context: Context
    /// Of the popup's page.
    package let page: RGBColor
    /// Of what is around the popup: the popup bar's own is the bar's.
    package let tint: RGBColor
    package var flatness = 0.0
    /// How much it looks pressed, 0...1.
    package var press = 0.0

    package init(_ button: PopupCloseButton, in context: Context, page: RGBColor, tint: RGBColor) {
        self.button = button
        self.context = context
        self.page = page
        self.tint = tint
        layout = PopupCloseButtonLayout(button, in: context)
    }

    package func nodes() -> [Node] {
        switch layout.style {
        case .none: []
        case .grabber, .chevron, .default: [bars()]
        case .round: round()
        case .glass, .clearGlass, .prominentGlass, .prominentClearGlass, .shinyGlass: glass()
        }
    }

    private func bars() -> Node {
        let color = button.tintColor ?? RGBColor(0x7f7f7f)
        let stroke = StrokeStyle(
            width: PopupCloseButtonLayout.thickness(in: context.traits.design), cap: .round, join: .round)
        return .shape(
            ShapeNode(
                layout.bars(flatness: flatness, in: context.traits.design),
                stroke: ShapeNode.Stroke(stroke, color: color)))
    }

    /// A disc of chrome material with a small heavy chevron.
    private func round() -> [Node] {
        let disc = Path.ellipse(in: layout.frame)
        let center = layout.frame.center
        var chevron = Path()
        // Source: measured in close_button_round.png, 10.9 pt across and 6.7 down with its stroke, 0.2 pt to the left.
        chevron.move(to: Point(x: center.x - 4.5, y: center.y - 1.66))
        chevron.line(to: Point(x: center.x - 0.21, y: center.y + 2.71))
        chevron.line(to: Point(x: center.x + 4.08, y: center.y - 1.66))
        let stroke = ShapeNode.Stroke(
            StrokeStyle(width: 2.35, cap: .round, join: .round), color: context.labelColor)
        var out: [Node] = [
            .backdrop(BackdropNode(disc, .chrome, dark: context.isDark)),
            .shadow(ShadowNode(disc, radius: 4, color: RGBColor.black.withAlpha(0.15), knocksOut: true)),
            .shape(ShapeNode(chevron, stroke: stroke)),
        ]
        if press > 0 { out.append(.shape(ShapeNode(disc, color: RGBColor.white.withAlpha(0.2 * press)))) }
        return out
    }

    private func glass() -> [Node] {
        // Over a dark page glass is dark. Source: measured, next to no shadow on (72, 41, 50) in close_button_glass.png.
        let dark = context.isDark || page.luma < 0.35
        var style = GlassStyle(over: page, appearance: dark ? .dark : .light, side: 44)
        if layout.style == .clearGlass || layout.style == .prominentClearGlass { style.material = GlassStyle.clear }
        if layout.style == .shinyGlass { style.rim *= GlassStyle.shininess }
        let isProminent = layout.style.isProminent
        var shape = GlassMark.Shape(outline: .capsule(layout.frame.scaled(by: 1 + 0.15 * press), curve: .circular))
        if isProminent {
            // Clear glass shows a part of what is behind it.
            let tint = button.tintColor ?? tint
            shape.tint = tint.withAlpha(layout.style == .prominentClearGlass ? 0.7 : 1)
        }
        let body = isProminent ? style.tintedBody(shape, dark: dark) : [style.body([shape])]
        return body + [cross(isProminent: isProminent)]
    }

    /// Source: measured in close_button_glass.png through the filter by which it was reduced: 15.1 pt across between the ends of its
    /// strokes of 1.6 pt, 0.2 pt to the left of the middle and 0.1 above; over a tint in the color of a pale pink.
    private func cross(isProminent: Bool) -> Node {
        let center = layout.frame.center + Point(x: -0.19, y: -0.14)
        var path = Path()
        for (a, b) in [(-1.0, -1.0), (-1, 1)] {
            path.move(to: Point(x: center.x + 7.57 * a, y: center.y + 7.57 * b))
            path.line(to: Point(x: center.x - 7.57 * a, y: center.y - 7.57 * b))
        }
        func drawn(_ color: RGBColor) -> Node {
            .shape(
                ShapeNode(path, stroke: ShapeNode.Stroke(StrokeStyle(width: 1.617, cap: .round), color: color)))
        }
        guard !isProminent else { return drawn(RGBColor(0xf6c8ed)) }
        return GlassInk.primary.layer(
            [drawn(GlassInk.pigment(dark: context.isDark))], dark: context.isDark,
            contrast: context.traits.increaseContrast)
    }
}
