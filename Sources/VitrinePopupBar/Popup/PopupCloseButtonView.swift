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
            width: PopupCloseButtonLayout.thickness, cap: .round, join: .round)
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
        chevron.move(to: Point(x: center.x - 4.3, y: center.y - 1.7))
        chevron.line(to: Point(x: center.x, y: center.y + 2.7))
        chevron.line(to: Point(x: center.x + 4.3, y: center.y - 1.7))
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
        // Over a dark page glass is dark. Source: facts, iOS surroundings, section 5.2.
        let dark = context.isDark || page.luma < 0.35
        var style = GlassStyle(over: page, appearance: dark ? .dark : .light, side: 44)
        if layout.style == .clearGlass || layout.style == .prominentClearGlass { style.material = GlassStyle.clear }
        if layout.style == .shinyGlass { style.rim *= GlassStyle.shininess }
        var shape = GlassMark.Shape(outline: .capsule(layout.frame.scaled(by: 1 + 0.15 * press), curve: .circular))
        guard layout.style.isProminent else { return [style.body([shape]), cross(.icon, isWhite: context.isDark)] }
        // Clear glass shows a part of what is behind it.
        shape.tint = (button.tintColor ?? tint).withAlpha(layout.style == .prominentClearGlass ? 0.7 : 1)
        let color = shape.tint.resolved(dark: context.isDark).composited(over: style.fill(over: page).clamped)
        return [style.body([shape]), cross(.label, isWhite: GlassInk.isWhite(on: color))]
    }

    /// 15 pt across between the ends of its strokes. Source: facts, popup bar, section 5.
    private func cross(_ ink: GlassInk, isWhite: Bool) -> Node {
        let (center, reach) = (layout.frame.center, 7.5)
        var path = Path()
        for (a, b) in [(-1.0, -1.0), (-1, 1)] {
            path.move(to: Point(x: center.x + reach * a, y: center.y + reach * b))
            path.line(to: Point(x: center.x - reach * a, y: center.y - reach * b))
        }
        let stroke = ShapeNode.Stroke(StrokeStyle(width: 1.6, cap: .round), color: GlassInk.pigment(dark: isWhite))
        return ink.layer(
            [.shape(ShapeNode(path, stroke: stroke))], dark: isWhite, contrast: context.traits.increaseContrast)
    }
}
