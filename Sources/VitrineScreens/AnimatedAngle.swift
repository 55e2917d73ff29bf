import VitrineMotion
import VitrineSetting

/// The turn of a screen while the device is rotated: the new layout is there at once and turns upright. On a canvas that
/// does not turn, its bounds go from the old to the new ones at the same pace.
///
/// Source: facts, floating panel, section 4 (a recorded rotation: 90 degrees in 0.3 s, easing in and out), and overlay
/// container, section 5.2 (black corners only while it turns).
package struct AnimatedAngle: Hashable, Sendable {
    package static let duration = 0.3

    private var degrees: AnimatedValue
    /// How the canvas stands; nil where it turns with the device.
    package let canvas: Orientation?

    /// - Parameters:
    ///   - orientation: of the device at the beginning.
    ///   - canvas: how the canvas stands; nil where it turns with the device.
    package init(_ orientation: Orientation = .portrait, canvas: Orientation? = nil) {
        self.canvas = canvas
        degrees = AnimatedValue(Self.rest(of: orientation, on: canvas))
    }

    /// On a canvas that does not turn, a screen of the other orientation lies on its side: the top of an upright phone
    /// points to the right, and so does that of a phone on its side. Source: facts, floating panel, section 5.3, and overlay
    /// container, section 5.2.
    private static func rest(of orientation: Orientation, on canvas: Orientation?) -> Double {
        guard let canvas, orientation != canvas else { return 0 }
        return 90
    }

    /// Turns from an orientation to another.
    package mutating func turn(from old: Orientation, to new: Orientation, at seconds: Double, animated: Bool) {
        let rest = Self.rest(of: new, on: canvas)
        guard old != new, animated else { return degrees.set(rest, at: seconds) }
        let start = canvas == nil ? (new == .landscape ? 90 : -90) : Self.rest(of: old, on: canvas)
        degrees.set(start, at: seconds)
        degrees.animate(to: rest, start: seconds, pacing: .curve(.easeInOut, duration: Self.duration))
    }

    /// In degrees, clockwise.
    package func value(at seconds: Double) -> Double { degrees.value(at: seconds) }

    /// The part of the turn to the current orientation that is left, 0...1.
    package func remaining(at seconds: Double, to current: Orientation) -> Double {
        abs(value(at: seconds) - Self.rest(of: current, on: canvas)) / 90
    }

    /// The angle of a window that keeps an orientation while the screen turns, in degrees, clockwise.
    /// - Parameter current: the orientation of the screen.
    package func value(keeping orientation: Orientation, current: Orientation) -> Double {
        guard canvas == nil else { return Self.rest(of: orientation, on: canvas) }
        if orientation == current { return 0 }
        return current == .landscape ? 90 : -90
    }

    package var end: Double { degrees.end ?? 0 }
}
