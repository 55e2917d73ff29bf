import VitrineMotion
import VitrinePrimitives

/// A finger on an item of interactive glass: how far the glass is lifted and how much it shows the touch.
///
/// Source: measured on a pressed toolbar capsule, frame by frame; the lift goes with facts, iOS surroundings, section 2.4,
/// the spring constants are a fit to its left edge (rising within 3 %, falling within 0.3 pt).
package struct Press: Hashable, Sendable {
    /// Index of the item.
    package let item: Int
    /// Seconds.
    package let down: Double
    package let up: Double
    /// In points, on the screen.
    package let location: Point
    /// Of the surroundings when the finger came down.
    package let appearance: Appearance

    /// When the glass lets go.
    private let release: Double
    private let rise: Animation
    private let fall: Animation

    /// - Parameters:
    ///   - lifted: how far an earlier press has left the glass lifted. Default 0.
    ///   - isDrag: whether the finger draws the glass, which then lets go with the finger. Default false.
    package init(
        item: Int, down: Double, up: Double, location: Point, lifted: Double = 0, appearance: Appearance = .light,
        isDrag: Bool = false
    ) {
        self.item = item
        self.down = down
        self.up = up
        self.location = location
        self.appearance = appearance
        rise = Animation(from: lifted, to: 1, start: down, pacing: .spring(Press.risingSpring))
        release = isDrag ? up : up + Press.releaseDelay
        let height = rise.value(at: release)
        // Let go, the glass starts back at ten times its height a second.
        fall = Animation(
            from: height, to: 0, start: release, pacing: .spring(isDrag ? Press.dragSpring : Press.fallingSpring),
            initialVelocity: isDrag ? 0 : -10 * height)
    }

    /// Seconds from lifting the finger until the glass begins to fall. Source: measured, finger up at 0.866 s, edge moving
    /// from 0.940 s on.
    package static let releaseDelay = 0.075

    private static let risingSpring = legal(dampingRatio: 0.744, angularFrequency: 25.7)
    private static let fallingSpring = legal(dampingRatio: 0.443, angularFrequency: 14.0)

    /// Source: a fit to the edges of the bar that is drawn nine times in floating_paging.gif, within 1 px.
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

    /// How much the item looks touched, 0...1: at once on touch-down, fading for 0.32 s after release.
    package func touch(at seconds: Double) -> Double {
        if seconds < down { return 0 }
        if seconds < release { return 1 }
        return Press.value(of: Press.fade, at: seconds - release) ?? 0
    }

    /// How much dark glass is lit after touch-down, 0...1. Source: measured (floating_bar_style.gif): a fifth of the
    /// light after 0.02 s, most of it after 0.04 s.
    package func light(at seconds: Double) -> Double { TimingCurve.smoothstep.value(at: (seconds - down) / 0.055) }

    /// How much ink a title under the finger has, 0...1, on glass that turns brighter. Source: measured
    /// (floating_compact_scroll.gif, facts, popup bar, section 6.5).
    package func ink(at seconds: Double) -> Double {
        if seconds < down { return 1 }
        return Press.value(of: Press.returningInk, at: seconds - release) ?? 1
    }

    private static let returningInk: [(Double, Double)] = [
        (0, 0.14), (0.02, 0.4), (0.06, 0.46), (0.1, 0.54), (0.16, 0.8), (0.26, 0.97), (0.32, 1),
    ]

    /// Of a table of times and values, with the first one before it; nil after it.
    private static func value(of table: [(Double, Double)], at t: Double) -> Double? {
        if t <= table[0].0 { return table[0].1 }
        for i in 1..<table.count where t < table[i].0 {
            let f = (t - table[i - 1].0) / (table[i].0 - table[i - 1].0)
            return table[i - 1].1 + (table[i].1 - table[i - 1].1) * f
        }
        return nil
    }

    /// How much of the tint that a finger gives to glass is there, 0...1, where it does not fade with `touch`: in dark
    /// surroundings, and in light ones that turn dark meanwhile. Source: measured (facts, popup bar, section 6.5).
    package func tint(at seconds: Double) -> Double {
        if seconds < down { return 0 }
        let hold = appearance == .dark ? 0.01 : 0.1
        return 1 - TimingCurve.smoothstep.value(at: (seconds - release - hold) / 0.25)
    }

    /// Seconds after release and what is left of the touch: darkness of the label coming back. Source: measured.
    private static let fade: [(Double, Double)] = [
        (0, 1), (0.02, 0.54), (0.04, 0.47), (0.08, 0.36), (0.11, 0.29), (0.18, 0.23), (0.26, 0.12), (0.32, 0),
    ]

    /// When nothing of the press is left to see: the glass swings by less than a twentieth of a point.
    package var end: Double { up + Self.settling }

    /// Seconds from lifting the finger to the end.
    package static let settling = releaseDelay + 0.8

    /// Points that the longer side of a fully lifted item grows by. Source: facts, iOS surroundings, section 2.4.
    package static let growth = 16.0
}
