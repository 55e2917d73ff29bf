import VitrineMotion
import VitrinePrimitives

/// The springs and fades of a release of the library. Source: facts, card presentation, sections 3.1 to 3.3 and 3.5.
package struct CardMotion: Hashable, Sendable {
    package static let handleFade = Pacing.curve(.easeInOut, duration: 0.15)

    private let presentingRatio: Double
    private let presentingResponse: Double
    private let dismissingRatio: Double
    private let dismissingResponse: Double

    package init(_ version: Card.Controller.LibraryVersion) {
        switch version {
        case .v1_1:
            (presentingRatio, presentingResponse) = (0.85, 0.40)
            (dismissingRatio, dismissingResponse) = (0.70, 0.30)
        case .v1_6:
            (presentingRatio, presentingResponse) = (1, 0.44)
            (dismissingRatio, dismissingResponse) = (0.8, 0.44)
        }
    }

    package var presentation: Spring { Self.spring(presentingResponse, presentingRatio) }
    package var dismissal: Spring { Self.spring(dismissingResponse, dismissingRatio) }

    /// Returns the remainder of a dismissal: `continueAnimation(withTimingParameters: nil, durationFactor:)`.
    /// - Parameter factor: The fraction of the duration, 0...1. As in UIKit, 0 means the duration itself.
    package func continued(durationFactor factor: Double) -> Spring {
        let factor = factor > 0 ? min(1, factor) : 1
        // The shortest legal response of a spring is 1 ms.
        return Self.spring(max(0.001, dismissingResponse * factor), dismissingRatio)
    }

    /// Creates a spring. The figures of all releases are legal.
    private static func spring(_ response: Double, _ ratio: Double) -> Spring {
        (try? Spring(response: response, dampingRatio: ratio)) ?? .system
    }

    /// Returns the seconds after which an animation with a spring of the library is complete. Below the critical
    /// damping, e^(-ζωt) is 0.001 then. Source: facts, card presentation, section 3.1 (settled to 0.1 %).
    package static func duration(of spring: Spring) -> Double {
        guard spring.dampingRatio < 1 else { return spring.settlingDuration() }
        return ExactMath.log(1000) / (spring.dampingRatio * spring.angularFrequency)
    }

    /// Whether a released finger finishes an interactive dismissal.
    /// - Parameters:
    ///   - velocity: The downward velocity of the finger, in points per second.
    ///   - progress: The progress of the dismissal, 0...1.
    package static func finishes(velocity: Double, progress: Double) -> Bool {
        velocity == 0 ? progress >= 0.5 : velocity > 0
    }

    /// Returns the progress of an interactive dismissal, 0...1.
    /// - Parameters:
    ///   - translation: The downward translation of the finger since the dismissal began, in points.
    ///   - height: The height of the window.
    package static func progress(translation: Double, height: Double) -> Double {
        guard height > 0 else { return 0 }
        return (translation / height).clamped(to: 0...1)
    }
}
