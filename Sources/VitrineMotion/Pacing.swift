/// What drives an animation from its start to its target.
package enum Pacing: Hashable, Sendable {
    /// A spring; it ends when it rests.
    case spring(Spring)
    /// A curve over a duration in seconds. A duration of 0, a negative one or NaN is immediate.
    case curve(TimingCurve, duration: Double)

    /// The time after which UIKit calls such an animation complete, in seconds: the curve's duration, or the spring's
    /// settling duration to a thousandth of the distance.
    package var nominalDuration: Double {
        switch self {
        case .spring(let spring): return spring.settlingDuration()
        case .curve(_, let duration): return duration > 0 ? duration : 0
        }
    }
}
