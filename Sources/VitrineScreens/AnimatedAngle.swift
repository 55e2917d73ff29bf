import VitrineMotion
import VitrineSurfaces

/// How the device is turned on the canvas, and what it shows.
///
/// While UIKit rotates, the root view turns against the device, and its bounds and all frames go from the old to the new layout
/// at the same pace. On a canvas that turns with the device's screen, which is upright before and after, the device turns around
/// the layout; on one that stands still the layout turns.
///
/// The recordings, of ten frames a second, have the new layout in the first frame that is turned; UIKit lays views out inside
/// its animation.
///
/// Source: facts, floating panel, section 4 (a recorded rotation: 90 degrees in 0.3 s, easing in and out), and overlay
/// container, section 5.2 (black corners only while it turns).
package struct AnimatedAngle: Hashable, Sendable {
    package static let duration = 0.3

    /// A turn that is under way.
    package struct Turn: Hashable, Sendable {
        /// In seconds.
        package var start: Double
        /// How far it has come, 0...1.
        package var share: Double
    }

    private struct Motion: Hashable, Sendable {
        var start: Double
        var end: Double
    }

    /// Of the layout on the canvas.
    private var degrees: AnimatedValue
    /// Of the device on a canvas that turns with its screen, from where it stands at the beginning.
    private var device = AnimatedValue(0)
    private var turns: [Motion] = []
    private let initial: Orientation
    /// How the canvas stands; nil where the screen stands upright on it.
    package let canvas: Orientation?
    /// Whether the device is turned at any time.
    package private(set) var isEverTurned = false

    /// - Parameters:
    ///   - orientation: of the device at the beginning.
    ///   - canvas: how the canvas stands; nil where it turns with the device.
    package init(_ orientation: Orientation = .portrait, canvas: Orientation? = nil) {
        self.canvas = canvas
        initial = orientation
        degrees = AnimatedValue(Self.rest(of: orientation, on: canvas))
    }

    /// On a canvas that does not turn, a screen of the other orientation lies on its side: the top of an upright phone
    /// points to the right, and so does that of a phone on its side. Source: facts, floating panel, section 5.3, and overlay
    /// container, section 5.2.
    private static func rest(of orientation: Orientation, on canvas: Orientation?) -> Double {
        guard let canvas, orientation != canvas else { return 0 }
        return 90
    }

    /// Of a device in an orientation: the top of one in landscape points to the right.
    private static func angle(of orientation: Orientation) -> Double { orientation == .landscape ? 90 : 0 }

    /// Turns from an orientation to another.
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

    /// The turn that is under way at a time; nil where the screen rests.
    package func turn(at seconds: Double) -> Turn? {
        guard let turn = turns.last(where: { $0.start <= seconds }), seconds < turn.end else { return nil }
        return Turn(
            start: turn.start, share: TimingCurve.easeInOut.value(at: (seconds - turn.start) / Self.duration))
    }

    /// Of the layout on the canvas, in degrees, clockwise.
    package func value(at seconds: Double) -> Double { degrees.value(at: seconds) }

    /// Of the device's edge on the canvas, in degrees, clockwise: 0 for that of the beginning.
    package func device(at seconds: Double) -> Double { canvas == nil ? device.value(at: seconds) : 0 }

    /// The angle of a window that keeps an orientation while the screen turns, in degrees, clockwise. It lies still in the device.
    package func value(keeping orientation: Orientation, at seconds: Double) -> Double {
        guard canvas == nil else { return Self.rest(of: orientation, on: canvas) }
        return device.value(at: seconds) + Self.angle(of: initial) - Self.angle(of: orientation)
    }

    package var end: Double { max(degrees.end ?? 0, device.end ?? 0) }
}
