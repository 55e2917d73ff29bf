/// The motion of a panel. Source of the defaults: facts, floating panel, section 1.5.
public protocol FloatingPanelBehavior {
    /// Whether a release can skip positions. Default: false.
    func shouldProjectMomentum(
        _ fpc: FloatingPanelController, for proposedTargetPosition: FloatingPanelPosition
    ) -> Bool
    /// The deceleration rate of a release. Default: that of scroll views, 0.998.
    func momentumProjectionRate(_ fpc: FloatingPanelController) -> CGFloat
    /// The fraction of the distance to the next position beyond which a release moves there, 0...1. Default: 0.5.
    func redirectionalProgress(
        _ fpc: FloatingPanelController, from: FloatingPanelPosition, to: FloatingPanelPosition
    ) -> CGFloat
    /// - Parameter velocity: The velocity in total distances per second.
    func interactionAnimator(
        _ fpc: FloatingPanelController, to targetPosition: FloatingPanelPosition, with velocity: CGVector
    ) -> UIViewPropertyAnimator
    func addAnimator(_ fpc: FloatingPanelController, to: FloatingPanelPosition) -> UIViewPropertyAnimator
    func removeAnimator(_ fpc: FloatingPanelController, from: FloatingPanelPosition) -> UIViewPropertyAnimator
    func moveAnimator(
        _ fpc: FloatingPanelController, from: FloatingPanelPosition, to: FloatingPanelPosition
    ) -> UIViewPropertyAnimator
    /// The velocity above which a release removes the panel, in total distances per second. Default: 10.
    var removalVelocity: CGFloat { get }
    /// The progress beyond which a release removes the panel, 0...1. Default: 0.5.
    var removalProgress: CGFloat { get }
    func removalInteractionAnimator(
        _ fpc: FloatingPanelController, with velocity: CGVector
    ) -> UIViewPropertyAnimator
    /// Whether an edge has a rubber band. Default: false.
    func allowsRubberBanding(for edge: UIRectEdge) -> Bool
}

extension FloatingPanelBehavior {
    public func shouldProjectMomentum(
        _ fpc: FloatingPanelController, for proposedTargetPosition: FloatingPanelPosition
    ) -> Bool { false }

    public func momentumProjectionRate(_ fpc: FloatingPanelController) -> CGFloat {
        UIScrollView.DecelerationRate.normal.rawValue
    }

    public func redirectionalProgress(
        _ fpc: FloatingPanelController, from: FloatingPanelPosition, to: FloatingPanelPosition
    ) -> CGFloat { 0.5 }

    public func interactionAnimator(
        _ fpc: FloatingPanelController, to targetPosition: FloatingPanelPosition, with velocity: CGVector
    ) -> UIViewPropertyAnimator {
        FloatingPanelDefaultBehavior().interactionAnimator(fpc, to: targetPosition, with: velocity)
    }

    public func addAnimator(_ fpc: FloatingPanelController, to: FloatingPanelPosition) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 0.25, curve: .easeInOut)
    }

    public func removeAnimator(
        _ fpc: FloatingPanelController, from: FloatingPanelPosition
    ) -> UIViewPropertyAnimator { UIViewPropertyAnimator(duration: 0.25, curve: .easeInOut) }

    public func moveAnimator(
        _ fpc: FloatingPanelController, from: FloatingPanelPosition, to: FloatingPanelPosition
    ) -> UIViewPropertyAnimator { UIViewPropertyAnimator(duration: 0.25, curve: .easeInOut) }

    public var removalVelocity: CGFloat { 10 }
    public var removalProgress: CGFloat { 0.5 }

    public func removalInteractionAnimator(
        _ fpc: FloatingPanelController, with velocity: CGVector
    ) -> UIViewPropertyAnimator {
        let timing = UISpringTimingParameters(dampingRatio: 1, frequencyResponse: 0.3, initialVelocity: velocity)
        return UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    }

    public func allowsRubberBanding(for edge: UIRectEdge) -> Bool { false }
}

public class FloatingPanelDefaultBehavior: FloatingPanelBehavior {
    public init() {}

    /// A spring of response 0.3 s; above 8 distances per second it overshoots. Source: facts, floating panel, section
    /// 3.4.
    public func interactionAnimator(
        _ fpc: FloatingPanelController, to targetPosition: FloatingPanelPosition, with velocity: CGVector
    ) -> UIViewPropertyAnimator {
        let timing = UISpringTimingParameters(
            dampingRatio: velocity.dy.magnitude > 8 ? 0.7 : 1, frequencyResponse: 0.3, initialVelocity: velocity)
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
        animator.isInterruptible = false
        return animator
    }
}

extension UISpringTimingParameters {
    /// Creates a spring of mass 1.
    /// - Parameters:
    ///   - frequencyResponse: The period without damping, in seconds.
    ///   - initialVelocity: The initial velocity in total distances per second. Default: zero.
    public convenience init(
        dampingRatio: CGFloat, frequencyResponse: CGFloat, initialVelocity: CGVector = .zero
    ) {
        let frequency = 2 * CGFloat.pi / frequencyResponse
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
            initialVelocity: initialVelocity)
    }
}
