import VitrineMotion
import VitrinePrimitives

/// A running animation of a panel, as that of a `UIViewPropertyAnimator`.
package struct PanelAnimation: Hashable, Sendable {
    package var pacing: Pacing
    /// The initial velocity of a spring, in total distances per second.
    package var velocity: Double
    package var isInterruptible: Bool

    package init(_ pacing: Pacing, velocity: Double = 0, isInterruptible: Bool = false) {
        self.pacing = pacing
        self.velocity = velocity.isFinite ? velocity : 0
        self.isInterruptible = isInterruptible
    }

    /// Creates the motion of an animator. Numbers are clamped to their legal ranges.
    /// - Parameter velocity: The initial velocity in total distances per second; only springs use it.
    package init(_ animator: FloatingPanel.Animator, velocity: Double = 0) {
        let duration = animator.duration.clamped(to: Self.legalDurations)
        guard var ratio = animator.dampingRatio else {
            self.init(
                .curve(animator.curve.timing, duration: duration), isInterruptible: animator.isInterruptible)
            return
        }
        if let fast = animator.fastDampingRatio, velocity.magnitude > animator.fastVelocity { ratio = fast }
        let response = animator.response?.clamped(to: Self.legalDurations)
        let spring = response.flatMap { try? Spring(response: $0, dampingRatio: ratio) }
        self.init(
            .spring(spring ?? .settling(in: duration, dampingRatio: ratio)), velocity: velocity,
            isInterruptible: animator.isInterruptible)
    }

    private static let legalDurations = 0.0...60.0

    /// The seconds until the animator completes. Source of the tolerance: facts, floating panel, section 3.4.
    package var duration: Double {
        switch pacing {
        case .spring(let spring): spring.settlingDuration(initialVelocity: velocity)
        case .curve(_, let duration): max(0, duration)
        }
    }

    /// Animates a value; the velocity is relative to its distance, as UIKit passes it to each property.
    package func run(_ value: inout AnimatedValue, to target: Double, from start: Double) {
        let distance = target - value.value(at: start)
        value.animate(to: target, start: start, pacing: pacing, initialVelocity: velocity * distance)
    }
}

extension FloatingPanel.Animator.Curve {
    package var timing: TimingCurve {
        switch self {
        case .easeInOut: .easeInOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}
