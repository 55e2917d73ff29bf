/// The timing of an animation: a spring or a curve.
package enum Pacing: Hashable, Sendable {
    /// A spring, which ends when it rests.
    case spring(Spring)
    /// A curve over a duration in seconds. A duration that is 0, negative or NaN is immediate.
    case curve(TimingCurve, duration: Double)

    /// The time after which UIKit completes such an animation, in seconds: the curve's duration, or the spring's
    /// settling duration to a thousandth of the distance.
    package var nominalDuration: Double {
        switch self {
        case .spring(let spring): return spring.settlingDuration()
        case .curve(_, let duration): return duration > 0 ? duration : 0
        }
    }
}
