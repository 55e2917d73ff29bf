import VitrinePrimitives

extension Spring {
    /// Creates the spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)` and
    /// `UIViewPropertyAnimator(duration:dampingRatio:)`, which settles to a thousandth of the distance at the end of
    /// the duration. Source: ω solves `(ζω - v)/(ω√(1 - ζ²))·e^(-ζωT) = 0.001`, or `((ω - v)T + 1)·e^(-ωT) = 0.001` for
    /// ζ = 1, from Framer's study of UIKit; 0.5 s without velocity gives ωT = 9.233. If a velocity is so large that the
    /// equation has no solution beyond its peak, the one for the magnitude below the peak is used.
    /// - Parameters:
    ///   - duration: Seconds, 0.001...600.
    ///   - dampingRatio: 0.01 or more; above 1 counts as 1.
    ///   - initialVelocity: Distances per second toward the target. It affects only the stiffness and must also be passed
    ///     to the evaluation. Default: 0.
    /// - Throws: ``MotionError/outOfRange(parameter:value:legal:)`` outside ``durations``, ``dampingRatios`` or
    ///   ``relativeVelocities``.
    package init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) throws(MotionError) {
        try MotionError.checked(duration, as: "duration", in: Self.durations)
        try MotionError.checked(dampingRatio, as: "damping ratio", in: Self.dampingRatios)
        try MotionError.checked(initialVelocity, as: "initial velocity", in: Self.relativeVelocities)
        let ratio = min(dampingRatio, 1)
        let frequency = Self.frequency(restingAfter: duration, ratio: ratio, velocity: initialVelocity)
        let legal = Self.angularFrequencies
        self.init(legalRatio: ratio, frequency: frequency.clamped(to: legal))
    }

    /// ``init(duration:dampingRatio:initialVelocity:)`` for constant durations and ratios: illegal ones are clamped to
    /// the legal range; NaN becomes 0.5 s and 1.
    package static func settling(in duration: Double, dampingRatio: Double = 1) -> Spring {
        let duration = duration.isNaN ? 0.5 : duration.clamped(to: durations)
        let ratio = dampingRatio.isNaN ? 1 : dampingRatio.clamped(to: dampingRatios.lowerBound...1)
        return Spring(legalRatio: ratio, frequency: frequency(restingAfter: duration, ratio: ratio, velocity: 0))
    }

    private static func frequency(restingAfter duration: Double, ratio: Double, velocity: Double) -> Double {
        let level = 0.001
        let root = ((1 - ratio) * (1 + ratio)).squareRoot()
        let distance: (Double) -> Double = { w in
            let factor = ratio < 1 ? (ratio * w - velocity) / (w * root) : (w - velocity) * duration + 1
            return factor.magnitude * ExactMath.exp(-ratio * w * duration)
        }
        guard velocity > 0 else { return crossing(of: level, after: angularFrequencies.lowerBound, distance) }
        // The zero of the derivative is the only maximum above the frequency at which the factor changes sign.
        let slowness = ratio * duration
        let peak =
            ratio < 1
            ? (slowness * velocity + (slowness * velocity * (slowness * velocity + 4 * ratio)).squareRoot())
                / (2 * ratio * slowness)
            : velocity
        if distance(peak) >= level { return crossing(of: level, after: peak, distance) }
        let zero = ratio < 1 ? velocity / ratio : velocity - 1 / duration
        return crossing(of: level, between: angularFrequencies.lowerBound, and: zero, distance)
    }
}
