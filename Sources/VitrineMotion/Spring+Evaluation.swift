import VitrinePrimitives

extension Spring {
    /// The value `seconds` after the spring started at `from` with a velocity in units per second; exactly `from` at 0
    /// and before. Velocities of `UISpringTimingParameters` are fractions of the distance, to be multiplied by `to -
    /// from`.
    package func value(at seconds: Double, from: Double, to: Double, initialVelocity: Double = 0) -> Double {
        guard seconds > 0 else { return from }
        return to + state(at: seconds, offset: from - to, velocity: initialVelocity).offset
    }

    /// The velocity in units per second; `initialVelocity` at 0 and before.
    package func velocity(at seconds: Double, from: Double, to: Double, initialVelocity: Double = 0) -> Double {
        guard seconds > 0 else { return initialVelocity }
        return state(at: seconds, offset: from - to, velocity: initialVelocity).velocity
    }

    /// The distance to the target and the velocity, `t` > 0 seconds after they were `offset` and `velocity`.
    ///
    /// Source: with a = ζω and ω_d² = |ω² - a²|, x = x₀·C + (v₀ + a·x₀)·S and x' = v₀·C - (ω²·x₀ + a·v₀)·S hold for
    /// every damping; only C and S differ, see ``basis(at:)``.
    func state(at t: Double, offset: Double, velocity: Double) -> (offset: Double, velocity: Double) {
        let (c, s) = basis(at: t)
        let drag = dampingRatio * angularFrequency
        return (
            offset * c + (velocity + drag * offset) * s,
            velocity * c - (angularFrequency * angularFrequency * offset + drag * velocity) * s
        )
    }

    /// ω·√|1 - ζ²| in a form without cancellation near the critical damping.
    var dampedFrequency: Double {
        angularFrequency * ((1 - dampingRatio).magnitude * (1 + dampingRatio)).squareRoot()
    }

    /// C and S of ``state(at:offset:velocity:)``: e^(-at) times cos ω_d·t and sin(ω_d·t)/ω_d below the critical
    /// damping, 1 and t at it, cosh ω_d·t and sinh(ω_d·t)/ω_d above.
    func basis(at t: Double) -> (c: Double, s: Double) {
        let drag = dampingRatio * angularFrequency
        if dampingRatio > 1 { return overdampedBasis(at: t) }
        let decay = ExactMath.exp(-drag * t)
        // This also keeps the angle below within the range of sincos: ω·t ≤ 700/0.01.
        guard decay > 0 else { return (0, 0) }
        guard dampingRatio < 1 else { return (decay, decay * t) }
        let frequency = dampedFrequency
        let (sin, cos) = ExactMath.sincos(frequency * t)
        return (decay * cos, decay * sin / frequency)
    }

    /// The sum of two falling exponentials; cosh's growing one is combined with the decay, so that nothing overflows.
    private func overdampedBasis(at t: Double) -> (c: Double, s: Double) {
        let frequency = dampedFrequency
        let slow = angularFrequency * angularFrequency / (dampingRatio * angularFrequency + frequency)
        let decay = ExactMath.exp(-slow * t)
        guard decay > 0 else { return (0, 0) }
        let y = frequency * t
        let fall = ExactMath.exp(-2 * y)
        guard y < 0.5 else { return (decay * (1 + fall) / 2, decay * (1 - fall) / (2 * frequency)) }
        // 1 - e^(-2y) would cancel, so the series of sinh(y)/y is used.
        var series = 1.0
        for i in stride(from: 8.0, through: 1, by: -1) { series = 1 + series * y * y / (2 * i * (2 * i + 1)) }
        return (decay * (1 + fall) / 2, decay * ExactMath.exp(-y) * t * series)
    }
}
