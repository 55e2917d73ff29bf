import VitrineMotion

/// The timing of an animator.
public protocol UITimingCurveProvider: AnyObject {}

/// A spring. A spring of a damping ratio alone has the duration of the animator.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, Sendable {
    /// The parameters of the spring.
    package enum Law: Hashable, Sendable {
        /// A spring that settles within the animator's duration.
        case ratio(Double)
        case physical(mass: Double, stiffness: Double, damping: Double)
    }

    package let law: Law
    public let initialVelocity: CGVector

    package init(_ law: Law, initialVelocity: CGVector) {
        self.law = law
        self.initialVelocity = initialVelocity
        super.init()
    }

    /// Creates the keyboard's spring: mass 3, stiffness 1000, damping 500.
    public convenience override init() {
        self.init(.physical(mass: 3, stiffness: 1000, damping: 500), initialVelocity: .zero)
    }

    public convenience init(dampingRatio: CGFloat) { self.init(dampingRatio: dampingRatio, initialVelocity: .zero) }

    /// - Parameter initialVelocity: The initial velocity, in total distances per second.
    public convenience init(dampingRatio: CGFloat, initialVelocity: CGVector) {
        self.init(.ratio(Double(dampingRatio)), initialVelocity: initialVelocity)
    }

    /// - Parameter initialVelocity: The initial velocity, in total distances per second.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
        self.init(
            .physical(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)),
            initialVelocity: initialVelocity)
    }

    /// Returns the spring, whose constants are clamped to the legal ranges of `Spring`.
    /// - Parameter duration: The animator's duration, in seconds.
    package func spring(in duration: Double) -> Spring {
        switch law {
        case .ratio(let ratio): return .settling(in: duration, dampingRatio: ratio)
        case .physical(let mass, let stiffness, let damping):
            let spring = try? Spring(stiffness: stiffness, damping: damping, mass: mass)
            return spring ?? .settling(in: duration)
        }
    }
}

/// A cubic Bézier curve.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, Sendable {
    package let curve: TimingCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint

    public init(animationCurve: UIView.AnimationCurve) {
        let points: ((CGFloat, CGFloat), (CGFloat, CGFloat)) =
            switch animationCurve {
            case .easeInOut: ((0.42, 0), (0.58, 1))
            case .easeIn: ((0.42, 0), (1, 1))
            case .easeOut: ((0, 0), (0.58, 1))
            case .linear: ((0, 0), (1, 1))
            }
        curve = animationCurve.curve
        controlPoint1 = CGPoint(x: points.0.0, y: points.0.1)
        controlPoint2 = CGPoint(x: points.1.0, y: points.1.1)
        super.init()
    }

    public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
        // Illegal control points give the default curve of Core Animation.
        curve =
            (try? TimingCurve(
                x1: Double(controlPoint1.x), y1: Double(controlPoint1.y), x2: Double(controlPoint2.x),
                y2: Double(controlPoint2.y))) ?? .coreAnimationDefault
        self.controlPoint1 = controlPoint1
        self.controlPoint2 = controlPoint2
        super.init()
    }
}

extension UIView.AnimationCurve {
    package var curve: TimingCurve {
        switch self {
        case .easeInOut: .easeInOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}
