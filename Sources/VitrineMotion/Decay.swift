import VitrinePrimitives

/// The deceleration of a scroll view after a release: the velocity falls by a fixed factor each millisecond. Positions
/// are in points, velocities in points per second, times in seconds.
package struct Decay: Hashable, Sendable {
    /// The factor per millisecond.
    package let rate: Double
    /// 1000·ln(rate), per second; negative.
    private let exponent: Double

    package static let rates = 0.5...0.9999

    /// `UIScrollView.DecelerationRate.normal`, 0.998.
    package static let normal = Decay(legalRate: 0.998)
    /// `UIScrollView.DecelerationRate.fast`, 0.99; also the rate of paging.
    package static let fast = Decay(legalRate: 0.99)

    package init(rate: Double) throws(MotionError) {
        self.init(legalRate: try MotionError.checked(rate, as: "deceleration rate", in: Self.rates))
    }

    private init(legalRate: Double) {
        rate = legalRate
        exponent = 1000 * ExactMath.log(legalRate)
    }

    /// The distance after a time. Source: the integral of the velocity, v₀·(d^(1000t) - 1)/(1000·ln d).
    package func distance(at seconds: Double, initialVelocity: Double) -> Double {
        guard seconds > 0 else { return 0 }
        return initialVelocity * (ExactMath.exp(exponent * seconds) - 1) / exponent
    }

    /// The velocity after a time, v₀·d^(1000t).
    package func velocity(at seconds: Double, initialVelocity: Double) -> Double {
        guard seconds > 0 else { return initialVelocity }
        return initialVelocity * ExactMath.exp(exponent * seconds)
    }

    /// The total distance, the limit of ``distance(at:initialVelocity:)``: 0.4995·v₀ at the normal rate.
    package func totalDistance(initialVelocity: Double) -> Double { -initialVelocity / exponent }

    /// The projected distance of a gesture: v₀/1000·d/(1 - d), 0.499·v₀ at the normal rate, 0.099·v₀ at the fast one.
    /// It differs from ``totalDistance(initialVelocity:)`` by half a millisecond of motion. Source: "Designing Fluid
    /// Interfaces", WWDC 2018.
    package func projection(initialVelocity: Double) -> Double { initialVelocity / 1000 * rate / (1 - rate) }

    /// The seconds until less than `threshold` points (default: 0.5) remain; 0 if the total distance is shorter.
    package func duration(initialVelocity: Double, threshold: Double = 0.5) -> Double {
        let total = totalDistance(initialVelocity: initialVelocity).magnitude
        guard threshold > 0, total > threshold else { return 0 }
        return ExactMath.log(threshold / total) / exponent
    }

    /// The seconds until a distance in the direction of the velocity is covered, the inverse of
    /// ``distance(at:initialVelocity:)``; nil if it is never reached.
    package func duration(of distance: Double, initialVelocity: Double) -> Double? {
        if distance == 0 { return 0 }
        let share = distance / totalDistance(initialVelocity: initialVelocity)
        guard share > 0, share < 1 else { return nil }
        return ExactMath.log(1 - share) / exponent
    }
}
