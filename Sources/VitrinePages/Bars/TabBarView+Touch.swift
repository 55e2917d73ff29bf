import VitrineDisplayList
import VitrinePrimitives
import VitrineSurfaces

extension TabBarView {
    /// The effects of a finger on a circle of glass.
    package struct Touch {
        /// Points that the circle grows by.
        package var growth = 0.0
        /// 0...1.
        package var light = 0.0

        /// Of the icon.
        package var scale: Double { 1 + growth / TabBarGeometry.circle }
    }

    /// A pressed circle grows by 9 pt and lights up.
    package func touch(_ item: Int) -> Touch {
        guard let press = presses.last(where: { $0.item == item && $0.down <= seconds }) else { return Touch() }
        return Touch(growth: 9 * press.lift(at: seconds, in: context.traits), light: press.light(at: seconds))
    }

    /// A capsule with the light of a finger at its leading end, where the icon stays while it sets out for another shape.
    package func shape(_ frame: Rect, _ style: GlassStyle, _ touch: Touch) -> GlassMark.Shape {
        let side = min(frame.width, frame.height)
        let x = context.traits.direction == .rightToLeft ? frame.maxX - side : frame.minX
        let end = Rect(x: x, y: frame.minY, width: side, height: frame.height)
        return GlassMark.Shape(
            outline: .capsule(frame), glow: style.glow(in: end, over: page, strength: touch.light))
    }
}
