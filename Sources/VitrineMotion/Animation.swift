import VitrinePrimitives

/// One motion of one number in closed form from its start: the value at a time never depends on another evaluation.
///
/// The value is `from` until the animation begins and exactly `to` from its end on. A curve ends after its duration; a
/// spring when the remaining distance is below 0.0001 units and below 0.0001 of the motion's size
/// (``Spring/restDuration(offset:velocity:)``). Numbers that are not finite are illegal, but never trap.
package struct Animation: Hashable, Sendable {
    package let from: Double
    package let to: Double
    /// The start plus the delay, in seconds since the scene began.
    package let begin: Double
    /// The time from which on the value is `to`, in seconds since the scene began.
    package let end: Double
    package let pacing: Pacing
    /// The initial velocity in units per second; springs only.
    package let initialVelocity: Double

    /// The tolerance at the end: sums of decimal times such as 0.76 + 0.5 are off by a few 1e-16 s.
    private static let slack = 1e-9

    /// - Parameters:
    ///   - start: Seconds since the scene began.
    ///   - delay: Seconds; a negative one counts as 0. Default: 0.
    ///   - initialVelocity: Units per second; curves ignore it. Default: 0.
    package init(
        from: Double, to: Double, start: Double, delay: Double = 0, pacing: Pacing, initialVelocity: Double = 0
    ) {
        self.from = from
        self.to = to
        self.pacing = pacing
        begin = start + max(0, delay)
        switch pacing {
        case .spring(let spring):
            self.initialVelocity = initialVelocity
            end = begin + spring.restDuration(offset: from - to, velocity: initialVelocity)
        case .curve:
            self.initialVelocity = 0
            end = begin + pacing.nominalDuration
        }
    }

    package init(
        from: Double, to: Double, start: Tick, delay: Double = 0, pacing: Pacing, initialVelocity: Double = 0
    ) {
        self.init(
            from: from, to: to, start: start.seconds, delay: delay, pacing: pacing, initialVelocity: initialVelocity)
    }

    package func value(at seconds: Double) -> Double {
        if isSettled(at: seconds) { return to }
        guard seconds > begin else { return from }
        switch pacing {
        case .spring(let spring):
            return spring.value(at: seconds - begin, from: from, to: to, initialVelocity: initialVelocity)
        case .curve(let curve, let duration):
            return from.mixed(with: to, at: curve.value(at: (seconds - begin) / duration))
        }
    }

    /// The velocity at a time, in units per second; 0 before the beginning and after the end.
    package func velocity(at seconds: Double) -> Double {
        guard seconds >= begin, !isSettled(at: seconds) else { return 0 }
        switch pacing {
        case .spring(let spring):
            return spring.velocity(at: seconds - begin, from: from, to: to, initialVelocity: initialVelocity)
        case .curve(let curve, let duration):
            return (to - from) / duration * curve.slope(at: (seconds - begin) / duration)
        }
    }

    package func isSettled(at seconds: Double) -> Bool { seconds >= begin && seconds >= end - Self.slack }

    package func value(at tick: Tick) -> Double { value(at: tick.seconds) }
    package func isSettled(at tick: Tick) -> Bool { isSettled(at: tick.seconds) }
}

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
