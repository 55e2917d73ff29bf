import VitrinePrimitives

/// A damped harmonic oscillator `x'' + 2ζω·x' + ω²·x = 0` that pulls a value to its target. All times are in seconds.
/// Stiffness, damping, mass, response and bounce are other forms of the same two numbers; each has an initializer.
package struct Spring: Hashable, Sendable {
    /// ζ: below 1 the spring overshoots, at 1 (critical) it settles fastest without overshoot, above 1 (only with
    /// ``Overdamping/physical``) it is overdamped.
    package let dampingRatio: Double
    /// ω = √(stiffness/mass), in radians per second.
    package let angularFrequency: Double

    /// How a damping ratio above 1 is treated.
    package enum Overdamping: Hashable, Sendable {
        /// The ratio counts as 1, as in Core Animation: the system's 3/1000/500 spring (ratio 4.56) rests after 0.506
        /// s, like the critical spring of its frequency.
        case clamped
        /// The differential equation is solved with the given ratio.
        case physical
    }

    /// The legal damping ratios. Below 0.01 a spring would oscillate for minutes.
    package static let dampingRatios = 0.01...1_000_000.0
    /// The legal angular frequencies in radians per second.
    package static let angularFrequencies = 0.001...1_000_000.0
    /// The legal durations and responses in seconds.
    package static let durations = 0.001...600.0
    /// The legal stiffnesses (N/m), dampings (N·s/m) and masses (kg).
    package static let constants = 1e-6...1e9
    /// The legal bounces; ±1 would never settle.
    package static let bounces = -0.99...0.99
    /// The legal relative velocities in distances per second.
    package static let relativeVelocities = -1e6...1e6

    /// Creates a spring from a damping ratio and an angular frequency in radians per second.
    /// - Throws: ``MotionError/outOfRange(parameter:value:legal:)`` outside ``dampingRatios`` or
    ///   ``angularFrequencies``.
    package init(
        dampingRatio: Double, angularFrequency: Double, overdamping: Overdamping = .clamped
    ) throws(MotionError) {
        try MotionError.checked(dampingRatio, as: "damping ratio", in: Self.dampingRatios)
        try MotionError.checked(angularFrequency, as: "angular frequency", in: Self.angularFrequencies)
        self.init(
            legalRatio: overdamping == .clamped ? min(dampingRatio, 1) : dampingRatio, frequency: angularFrequency)
    }

    /// Creates a spring from a response, its undamped period in seconds, and a damping ratio. Source: stiffness
    /// (2π/response)², damping 4πζ/response for mass 1, from "Designing Fluid Interfaces", WWDC 2018.
    /// - Throws: ``MotionError/outOfRange(parameter:value:legal:)`` outside ``durations`` or ``dampingRatios``.
    package init(response: Double, dampingRatio: Double, overdamping: Overdamping = .clamped) throws(MotionError) {
        try MotionError.checked(response, as: "response", in: Self.durations)
        try self.init(
            dampingRatio: dampingRatio, angularFrequency: 2 * ExactMath.pi / response, overdamping: overdamping)
    }

    /// Creates a spring from a stiffness, a damping coefficient and a mass (default: 1), as in `CASpringAnimation`.
    /// - Throws: ``MotionError/outOfRange(parameter:value:legal:)`` outside ``constants``, or if the resulting damping
    ///   ratio or frequency is illegal.
    package init(
        stiffness: Double, damping: Double, mass: Double = 1, overdamping: Overdamping = .clamped
    ) throws(MotionError) {
        try MotionError.checked(stiffness, as: "stiffness", in: Self.constants)
        try MotionError.checked(damping, as: "damping", in: Self.constants)
        try MotionError.checked(mass, as: "mass", in: Self.constants)
        try self.init(
            dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
            angularFrequency: (stiffness / mass).squareRoot(), overdamping: overdamping)
    }

    /// Creates a spring from a perceptual duration in seconds and a bounce, as in SwiftUI and UIKit since iOS 17: the
    /// duration is the response; a bounce of 0 is critical, above 0 overshoots (ζ = 1 - bounce), below 0 is physically
    /// overdamped (ζ = 1/(1 + bounce)). Source: "Animate with springs", WWDC 2023.
    /// - Throws: ``MotionError/outOfRange(parameter:value:legal:)`` outside ``durations`` or ``bounces``.
    package init(duration: Double, bounce: Double) throws(MotionError) {
        try MotionError.checked(bounce, as: "bounce", in: Self.bounces)
        try MotionError.checked(duration, as: "duration", in: Self.durations)
        self.init(
            legalRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), frequency: 2 * ExactMath.pi / duration)
    }

    /// Creates a spring from unchecked numbers, which must be legal.
    init(legalRatio: Double, frequency: Double) {
        dampingRatio = legalRatio
        angularFrequency = frequency
    }

    /// The spring of the system's presentations and navigation: stiffness 522.35, damping 45.71, mass 1; critically
    /// damped, at rest after 0.404 s. Source: read from `CASpringAnimation` by the Flutter project.
    package static let system = Spring(legalRatio: 1, frequency: 522.35.squareRoot())

    /// The spring of the keyboard and of `UISpringTimingParameters()`: mass 3, stiffness 1000, damping 500; treated as
    /// critically damped, at rest after 0.506 s.
    package static let keyboard = Spring(legalRatio: 1, frequency: (1000.0 / 3).squareRoot())
}
