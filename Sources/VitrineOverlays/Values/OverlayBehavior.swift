import VitrineMotion
import VitrinePrimitives
import VitrineVocabulary

/// A rubber band beyond the outermost notches; `RubberBandOverlayTranslationFunction`.
public struct RubberBandTranslationFunction: Hashable, Sendable {
    /// The factor by which the overlay follows, 0...10. Default: 0.5.
    public var factor: Double
    /// Whether the overlay exceeds the highest notch. Default: true.
    public var bouncesAtMaximumHeight: Bool
    /// Whether the overlay goes below the lowest notch. Default: true.
    public var bouncesAtMinimumHeight: Bool

    public init(factor: Double = 0.5, bouncesAtMaximumHeight: Bool = true, bouncesAtMinimumHeight: Bool = true) {
        self.factor = factor
        self.bouncesAtMaximumHeight = bouncesAtMaximumHeight
        self.bouncesAtMinimumHeight = bouncesAtMinimumHeight
    }

    /// Returns the height for a translation. Source: facts, overlay container, section 3.2.
    package func height(_ translation: Double, minimum: Double, maximum: Double) -> Double {
        if translation >= maximum, bouncesAtMaximumHeight {
            guard maximum > 0 else { return 0 }
            return maximum * (1 + factor * Self.decimalLogarithm(translation / maximum))
        }
        if translation <= minimum, bouncesAtMinimumHeight {
            guard minimum > 0 else { return 0 }
            return minimum - minimum * factor * Self.decimalLogarithm((2 * minimum - translation) / minimum)
        }
        return min(max(translation, minimum), maximum)
    }

    private static func decimalLogarithm(_ x: Double) -> Double {
        x > 0 ? ExactMath.log(x) / ExactMath.log(10) : 0
    }
}

/// The target of a released overlay: the notch nearest to its projected height, and the next one beyond at a high
/// velocity; `RushingForwardTargetNotchPolicy`.
public struct RushingForwardNotchPolicy: Hashable, Sendable {
    /// The velocity above which an overlay moves to the next notch beyond, in points per second. Default: 400.
    public var minimumVelocity: Double
    /// The duration of the projection, in seconds. Default: 0.1.
    public var minimumDuration: Double

    public init(minimumVelocity: Double = 400, minimumDuration: Double = 0.1) {
        self.minimumVelocity = minimumVelocity
        self.minimumDuration = minimumDuration
    }

    /// The nearest notch, whatever the velocity.
    public static let nearest = RushingForwardNotchPolicy(minimumVelocity: 1_000_000, minimumDuration: 0)

    /// Returns the index of the target. Source: facts, overlay container, section 3.3.
    /// - Parameters:
    ///   - velocity: The velocity in points per second, positive downward.
    ///   - heights: The heights of all notches.
    ///   - reachable: The indexes of reachable notches, ascending.
    package func target(height: Double, velocity: Double, heights: [Double], reachable: [Int]) -> Int {
        let projected = height - minimumDuration * velocity
        let sorted = reachable.sorted { a, b in
            let (x, y) = ((projected - heights[a]).magnitude, (projected - heights[b]).magnitude)
            return x != y ? x < y : heights[a] < heights[b]
        }
        guard let nearest = sorted.first else { return 0 }
        guard sorted.count > 1, velocity.magnitude > minimumVelocity else { return nearest }
        return velocity < 0 ? max(nearest, sorted[1]) : min(nearest, sorted[1])
    }
}

/// The spring of animated moves; `SpringOverlayTranslationAnimationController`.
public struct SpringTranslationAnimation: Hashable, Sendable {
    /// The mass, which has no effect: stiffness and damping follow from the response. Default: 1.
    public var mass: Double
    /// The damping ratio at 3000 pt/s and above, 0.01...1. Default: 0.7 for the style `flexibleHeight`, else 0.9.
    public var damping: Double?
    /// The period without damping, in seconds. Default: 0.3.
    public var response: Double

    public init(mass: Double = 1, damping: Double? = nil, response: Double = 0.3) {
        self.mass = mass
        self.damping = damping
        self.response = response
    }

    package static let dampings = 0.01...1.0
    package static let responses = 0.01...10.0

    /// Returns the damping ratio for a velocity. Source: facts, overlay container, section 3.4.
    /// - Parameter isConstant: Whether it ignores the velocity, as before 3.5. Source: facts, overlay container,
    ///   section 4.1.
    package func dampingRatio(velocity: Double, style: OverlayContainer.Style, isConstant: Bool = false) -> Double {
        let full = damping ?? (style == .flexibleHeight ? 0.7 : 0.9)
        if isConstant { return full }
        let fraction = (velocity.magnitude.clamped(to: 150...3000) - 150) / 2850
        return 1 + fraction * (full - 1)
    }

    /// Returns the pacing, which always starts from rest. Numbers are clamped to their legal ranges.
    package func pacing(velocity: Double, style: OverlayContainer.Style, isConstant: Bool = false) -> Pacing {
        let velocity = velocity.isFinite ? velocity : 0
        let ratio = dampingRatio(velocity: velocity, style: style, isConstant: isConstant)
        let spring = try? Spring(
            response: min(max(response, Self.responses.lowerBound), Self.responses.upperBound),
            dampingRatio: min(max(ratio, Self.dampings.lowerBound), Self.dampings.upperBound))
        return .spring(spring ?? .system)
    }
}

extension RubberBandTranslationFunction: Described {
    public init() { self.init(factor: 0.5) }

    package static let fields: [Field<RubberBandTranslationFunction>] = [
        Field(
            "factor", \.factor, in: 0...10,
            "The factor of the rubber band: how far the overlay follows beyond the notches."),
        Field(
            "bouncesAtMaximumHeight", \.bouncesAtMaximumHeight, "Whether the overlay follows above the highest notch."),
        Field(
            "bouncesAtMinimumHeight", \.bouncesAtMinimumHeight, "Whether the overlay follows below the lowest notch."),
    ]
}

extension RushingForwardNotchPolicy: Described {
    public init() { self.init(minimumVelocity: 400) }

    package static let fields: [Field<RushingForwardNotchPolicy>] = [
        Field(
            "minimumVelocity", \.minimumVelocity, in: LegalRange(0...1_000_000, "pt/s"),
            "The velocity above which an overlay goes on to the next notch, in points a second."),
        Field(
            "minimumDuration", \.minimumDuration, kind: .time, in: 0...10,
            "How long the overlay is taken to go on with its velocity, in seconds."),
    ]
    package static var shorthand: Shorthand<RushingForwardNotchPolicy>? { .name("nearest", .nearest) }
}

extension SpringTranslationAnimation: Described {
    public init() { self.init(mass: 1) }

    package static let fields: [Field<SpringTranslationAnimation>] = [
        Field(
            "mass", \.mass, in: .above(0, atMost: 1000), "The mass of the spring."
        )
        .idle("the library does not use it"),
        Field(
            "damping", \.damping, in: dampings, "The damping ratio of the fastest moves; by default that of the style."),
        Field(
            "response", \.response, kind: .time, in: responses, "The period in seconds of the spring without damping."),
    ]
}
