import VitrineDisplayList
import VitrinePrimitives
import VitrineSurfaces

extension TabBarView {
    /// Points that a pressed circle grows by.
    private static let growth = 9.0

    /// The effects of a finger on a circle of glass.
    package struct Touch {
        /// In points.
        package var growth = 0.0
        package var tint = RGBColor.clear
        /// How bright it is around the icon, 0...1.
        package var light = 0.0

        /// Of the icon.
        package var scale: Double { 1 + growth / TabBarGeometry.circle }

        /// A capsule, lit at its leading end.
        package func shape(_ frame: Rect, from direction: InterfaceLayoutDirection) -> GlassMark.Shape {
            var out = GlassMark.Shape(outline: .capsule(frame), tint: tint)
            if light > 0 {
                let side = frame.height / 2
                let x = direction == .rightToLeft ? frame.maxX - side : frame.minX + side
                out.glow = GlassMark.Glow(center: Point(x: x, y: frame.midY), radius: 32, strength: light)
            }
            return out
        }
    }

    /// A pressed circle grows and lights up, in dark surroundings to (140, 136, 140) over black, in light ones as
    /// toolbars do. When it sets out for another shape, the light stays around the icon for a moment. Source: its
    /// recording; facts, popup bar, section 3.7.
    /// - Parameter travel: how far it has gone to the other shape, 0...1.
    package func touched(_ item: Int, travel: Double) -> Touch {
        guard let press = presses.last(where: { $0.item == item && $0.down <= seconds }) else { return Touch() }
        let tint = press.tint(at: seconds)
        var out = Touch(growth: press.lift(at: seconds, in: context.traits) * Self.growth)
        guard tint > 0 else { return out }
        let gone = min(1, max(0, 8 * travel))
        out.tint =
            context.isDark
            ? RGBColor.white.withAlpha(0.42 * tint * (1 - gone)) : page.withAlpha(0.2 * tint * (1 - gone))
        out.light = tint * (0.05 + 0.35 * gone * max(0, 1 - 1.6 * travel))
        return out
    }
}
