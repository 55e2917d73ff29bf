import VitrineMotion
import VitrinePrimitives

/// A finger on an item of interactive glass: how far the glass is lifted and how much it shows the touch.
///
/// Source: facts, iOS surroundings, section 2.4; the springs are fitted to its times.
package struct Press: Hashable, Sendable {
    /// Index of the item.
    package let item: Int
    /// Seconds.
    package let down: Double
    package let up: Double
    /// In points, on the screen.
    package let location: Point

    /// When the glass lets go.
    private let release: Double
    private let rise: Animation
    private let fall: Animation

    /// - Parameters:
    ///   - lifted: how far an earlier press has left the glass lifted. Default 0.
    ///   - isDrag: whether the finger draws the glass, which then lets go with the finger. Default false.
    package init(
        item: Int, down: Double, up: Double, location: Point, lifted: Double = 0, isDrag: Bool = false
    ) {
        self.item = item
        self.down = down
        self.up = up
        self.location = location
        rise = Animation(from: lifted, to: 1, start: down, pacing: .spring(Press.risingSpring))
        release = isDrag ? up : up + Press.releaseDelay
        let height = rise.value(at: release)
        // Let go, the glass starts back at ten times its height a second.
        fall = Animation(
            from: height, to: 0, start: release, pacing: .spring(isDrag ? Press.dragSpring : Press.fallingSpring),
            initialVelocity: isDrag ? 0 : -10 * height)
    }

    /// Seconds from lifting the finger until the glass begins to fall.
    package static let releaseDelay = 0.075

    private static let risingSpring = legal(dampingRatio: 0.744, angularFrequency: 25.7)
    private static let fallingSpring = legal(dampingRatio: 0.443, angularFrequency: 14.0)

    /// Of glass that a finger has drawn, which settles sooner.
    private static let dragSpring = legal(dampingRatio: 0.6, angularFrequency: 17)

    private static func legal(dampingRatio: Double, angularFrequency: Double) -> Spring {
        guard let spring = try? Spring(dampingRatio: dampingRatio, angularFrequency: angularFrequency) else {
            preconditionFailure("the constants are in Spring's legal range")
        }
        return spring
    }

    /// 0 at rest, 1 fully lifted; swings past both. Always 0 where motion is reduced: glass is not elastic then. Source: facts, iOS
    /// surroundings, section 12.4.
    package func lift(at seconds: Double, in traits: Traits) -> Double {
        traits.reduceMotion ? 0 : lift(at: seconds)
    }

    /// The same where motion is not reduced.
    package func lift(at seconds: Double) -> Double {
        seconds < end ? (seconds < release ? rise : fall).value(at: seconds) : 0
    }

    /// How much light the finger gives to the glass, 0...1: all of it 0.06 s after touch-down, none 0.3 s after the glass lets go. Source:
    /// facts, iOS surroundings, section 2.4, and popup bar, section 6.5.
    package func light(at seconds: Double) -> Double {
        min(
            TimingCurve.smoothstep.value(at: (seconds - down) / 0.06),
            1 - TimingCurve.smoothstep.value(at: (seconds - release) / 0.3))
    }

    /// How much ink a title has in the light of a finger, 0...1. Source: facts, popup bar, section 6.5 (almost invisible).
    package static func ink(under light: Double) -> Double { 1 - 0.86 * light }

    /// When nothing of the press is left to see: the glass swings by less than a twentieth of a point.
    package var end: Double { up + Self.settling }

    /// Seconds from lifting the finger to the end.
    package static let settling = releaseDelay + 0.8

    /// Points that the longer side of a fully lifted item grows by. Source: facts, iOS surroundings, section 2.4.
    package static let growth = 16.0
}
