import VitrinePrimitives

extension Spring {
    /// The seconds until the remaining distance stays below `tolerance` times the whole distance:
    /// `CASpringAnimation.settlingDuration`.
    ///
    /// Below the critical damping, it is that of the envelope of the oscillation, `(|x₀| + |v₀ + ζω·x₀|/ω_d)·e^(-ζωt)`
    /// (only this fits the published 2.85 s of stiffness 100, damping 5); from there on, that of the motion itself. The
    /// critical spring has ωt = 9.233.
    /// - Parameters:
    ///   - tolerance: A fraction of the distance, clamped to 1e-12...0.1. Default: 0.001.
    ///   - initialVelocity: Distances per second toward the target. Default: 0.
    package func settlingDuration(tolerance: Double = 0.001, initialVelocity: Double = 0) -> Double {
        let level = tolerance >= 1e-12 ? min(tolerance, 0.1) : 1e-12
        return settlingDuration(offset: -1, velocity: initialVelocity, level: level)
    }

    /// The seconds until an animation may end: from then on, the remaining distance is below 0.0001 units and below
    /// 0.0001 of the motion's size, so that neither a long motion in points nor a short one in scale visibly jumps.
    /// - Parameters:
    ///   - offset: Start minus target.
    ///   - velocity: The initial velocity in units per second.
    package func restDuration(offset: Double, velocity: Double = 0) -> Double {
        let size = max(offset.magnitude, velocity.magnitude / angularFrequency)
        guard size > 0, size.isFinite else { return 0 }
        return settlingDuration(offset: offset, velocity: velocity, level: 0.0001 * min(1, size))
    }

    /// The last time at which the envelope is above `level`, which must be at most a tenth of the motion's size: the
    /// envelope, whose single peak comes before 1/(ζω), is then still above it at that time.
    private func settlingDuration(offset: Double, velocity: Double, level: Double) -> Double {
        let drag = dampingRatio * angularFrequency
        let p = offset.magnitude
        let q = (velocity + drag * offset).magnitude
        let reach = dampingRatio < 1 ? 1 / dampedFrequency : .infinity
        let envelope: (Double) -> Double = { t in
            if dampingRatio > 1 {
                let (c, s) = basis(at: t)
                return p * c + q * s
            }
            return (p + q * min(t, reach)) * ExactMath.exp(-drag * t)
        }
        let early = 1 / (min(dampingRatio, 1) * angularFrequency)
        return Self.crossing(of: level, after: early, envelope)
    }

    /// The argument at which a function that decreases from `start` on reaches `level`, to the last bit.
    static func crossing(of level: Double, after start: Double, _ function: (Double) -> Double) -> Double {
        var high = start * 2
        // 2^60 starts are beyond every spring; the bound is for NaN.
        for _ in 0..<60 {
            guard function(high) > level else { break }
            high *= 2
        }
        return crossing(of: level, between: start, and: high, function)
    }

    /// The argument at which a function that decreases from `low` to `high` reaches `level`, to the last bit.
    static func crossing(
        of level: Double, between low: Double, and high: Double, _ function: (Double) -> Double
    ) -> Double {
        var (low, high) = (low, high)
        for _ in 0..<200 {
            let middle = low + (high - low) / 2
            guard low < middle, middle < high else { break }
            if function(middle) > level { low = middle } else { high = middle }
        }
        return high
    }
}
