import VitrineMotion
import VitrineSurfaces

/// The rotation of the device on the canvas, and of its content.
///
/// While UIKit rotates, the root view rotates against the device, and its bounds and all frames move from the old to
/// the new layout with the same timing. On a canvas that rotates with the device's screen, which is upright before and
/// after, the device rotates around the layout; on a fixed one the layout rotates. The recordings, of ten frames per
/// second, have the new layout in the first rotated frame; UIKit lays out views inside its animation.
///
/// Source: facts, floating panel, section 4 (a recorded rotation: 90 degrees in 0.3 s, easing in and out), and overlay
/// container, section 5.2 (black corners only during the rotation).
package struct AnimatedAngle: Hashable, Sendable {
    package static let duration = 0.3

    package struct Turn: Hashable, Sendable {
        /// The start in seconds.
        package var start: Double
        /// The progress, 0...1.
        package var fraction: Double
    }

    private struct Motion: Hashable, Sendable {
        var start: Double
        var end: Double
    }

    /// The angle of the layout on the canvas.
    private var degrees: AnimatedValue
    /// The angle of the device on a canvas that rotates with its screen, relative to the beginning.
    private var device = AnimatedValue(0)
    private var turns: [Motion] = []
    private let initial: Orientation
    /// The orientation of the canvas; nil if the screen is always upright on it.
    package let canvas: Orientation?
    package private(set) var isEverTurned = false

    /// - Parameters:
    ///   - orientation: The orientation of the device at the beginning.
    ///   - canvas: The orientation of the canvas; nil if it rotates with the device.
    package init(_ orientation: Orientation = .portrait, canvas: Orientation? = nil) {
        self.canvas = canvas
        initial = orientation
        degrees = AnimatedValue(Self.rest(of: orientation, on: canvas))
    }

    /// Returns the angle at rest: on a fixed canvas, a screen of the other orientation lies on its side, with the top
    /// of the phone to the right. Source: facts, floating panel, section 5.3, and overlay container, section 5.2.
    private static func rest(of orientation: Orientation, on canvas: Orientation?) -> Double {
        guard let canvas, orientation != canvas else { return 0 }
        return 90
    }

    /// Returns the angle of a device in an orientation: the top of one in landscape points to the right.
    private static func angle(of orientation: Orientation) -> Double { orientation == .landscape ? 90 : 0 }

    package mutating func turn(from old: Orientation, to new: Orientation, at seconds: Double, animated: Bool) {
        isEverTurned = isEverTurned || old != new
        let (rest, side) = (Self.rest(of: new, on: canvas), Self.angle(of: new) - Self.angle(of: initial))
        if let last = turns.last, last.end > seconds { turns[turns.count - 1].end = seconds }
        guard old != new, animated else {
            degrees.set(rest, at: seconds)
            return device.set(side, at: seconds)
        }
        degrees.animate(to: rest, start: seconds, pacing: .curve(.easeInOut, duration: Self.duration))
        device.animate(to: side, start: seconds, pacing: .curve(.easeInOut, duration: Self.duration))
        turns.append(Motion(start: seconds, end: seconds + Self.duration))
    }

    /// Returns the rotation at a time; nil at rest.
    package func turn(at seconds: Double) -> Turn? {
        guard let turn = turns.last(where: { $0.start <= seconds }), seconds < turn.end else { return nil }
        return Turn(
            start: turn.start, fraction: TimingCurve.easeInOut.value(at: (seconds - turn.start) / Self.duration))
    }

    /// Returns the angle of the layout on the canvas, in degrees, clockwise.
    package func value(at seconds: Double) -> Double { degrees.value(at: seconds) }

    /// Returns the angle of the device's edge on the canvas, in degrees, clockwise: 0 for that of the beginning.
    package func device(at seconds: Double) -> Double { canvas == nil ? device.value(at: seconds) : 0 }

    /// Returns the angle of a window that keeps an orientation, in degrees, clockwise. It is fixed to the device.
    package func value(keeping orientation: Orientation, at seconds: Double) -> Double {
        guard canvas == nil else { return Self.rest(of: orientation, on: canvas) }
        return device.value(at: seconds) + Self.angle(of: initial) - Self.angle(of: orientation)
    }

    package var end: Double { max(degrees.end ?? 0, device.end ?? 0) }
}
