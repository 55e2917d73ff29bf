extension FloatingPanel {
    /// The motion of a panel; `FloatingPanelBehavior`. Source of the defaults: facts, floating panel, section 1.5.
    public struct Behavior: Hashable, Sendable {
        /// Whether a release can skip positions. Default: false.
        public var shouldProjectMomentum = false
        /// The factor by which a projected velocity falls each millisecond, 0.5...0.9999. Default: 0.998.
        public var momentumProjectionRate = 0.998
        /// The fraction of the distance to the next position beyond which a release moves there, 0...1. Default: 0.5.
        public var redirectionalProgress = 0.5
        /// The animation after a drag. Default: nil, a spring that a touch does not stop; its response is 0.3 s.
        public var interactionAnimator: Animator?
        /// The animation of appearing. Default: nil, 0.25 s, ease-in-out.
        public var addAnimator: Animator?
        /// The animation of disappearing. Default: nil, 0.25 s, ease-in-out.
        public var removeAnimator: Animator?
        /// The animation between positions. Default: nil, 0.25 s, ease-in-out.
        public var moveAnimator: Animator?
        /// The velocity above which a release removes the panel, in distances per second, 0...10,000. Default: 10.
        public var removalVelocity = 10.0
        /// The fraction of the distance to the bottom beyond which a release removes the panel, 0...1. Default: 0.5.
        public var removalProgress = 0.5
        /// The animation when a drag removes the panel. Default: nil, a spring of response 0.3 s, critically damped.
        public var removalInteractionAnimator: Animator?
        /// The edges beyond which a drag is resisted instead of followed. Default: none.
        public var allowsRubberBanding: [Edge] = []

        public init() {}
    }

    /// An animation of a panel, as a behavior returns in a `UIViewPropertyAnimator`.
    public struct Animator: Hashable, Sendable {
        /// The curve of animations that are no springs. Default: `easeInOut`.
        public var curve: Curve
        /// The seconds of the curve, or until a spring without `response` rests, 0...60. Default: 0.25.
        public var duration: Double
        /// The damping ratio of a spring, above 0, at most 1. Default: nil, the animation is a curve.
        public var dampingRatio: Double?
        /// The period of a spring without damping, in seconds, above 0, at most 60. Default: nil, that of `duration`.
        public var response: Double?
        /// The damping ratio for velocities above `fastVelocity`. Default: nil, `dampingRatio`.
        public var fastDampingRatio: Double?
        /// The velocity in total distances per second, 0...10,000. Default: 8.
        public var fastVelocity: Double
        /// Whether a touch stops the animation in place. Otherwise it ends at once. Default: true.
        public var isInterruptible: Bool

        /// The values of `UIView.AnimationCurve`.
        public enum Curve: String, Hashable, Sendable, CaseIterable {
            case easeInOut, easeIn, easeOut, linear
        }

        public init(
            curve: Curve = .easeInOut, duration: Double = 0.25, dampingRatio: Double? = nil, response: Double? = nil,
            fastDampingRatio: Double? = nil, fastVelocity: Double = 8, isInterruptible: Bool = true
        ) {
            self.curve = curve
            self.duration = duration
            self.dampingRatio = dampingRatio
            self.response = response
            self.fastDampingRatio = fastDampingRatio
            self.fastVelocity = fastVelocity
            self.isInterruptible = isInterruptible
        }

        /// Source of the springs: facts, floating panel, section 3.4.
        package static let interaction = Animator(
            dampingRatio: 1, response: 0.3, fastDampingRatio: 0.7, isInterruptible: false)
        package static let removal = Animator(dampingRatio: 1, response: 0.3)
        /// The curve of `UIViewPropertyAnimator` for calls. Source: facts, floating panel, section 3.3.
        package static let call = Animator()
    }
}
