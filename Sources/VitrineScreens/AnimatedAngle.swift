import VitrineMotion
import VitrineSetting

/// The turn of a screen while the device is rotated: the new layout is there at once and turns upright.
///
/// Source: facts, floating panel, section 4 (a recorded rotation: 90 degrees in 0.3 s, easing in and out).
package struct AnimatedAngle: Hashable, Sendable {
    package static let duration = 0.3

    private var degrees = AnimatedValue(0)

    package init() {}

    /// Turns from an orientation to another.
    package mutating func turn(from old: Orientation, to new: Orientation, at seconds: Double, animated: Bool) {
        guard old != new, animated else { return degrees.set(0, at: seconds) }
        degrees.set(new == .landscape ? 90 : -90, at: seconds)
        degrees.animate(to: 0, start: seconds, pacing: .curve(.easeInOut, duration: Self.duration))
    }

    /// In degrees, clockwise.
    package func value(at seconds: Double) -> Double { degrees.value(at: seconds) }

    package var end: Double { degrees.end ?? 0 }
}
