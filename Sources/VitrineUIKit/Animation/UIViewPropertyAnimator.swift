import VitrineMotion

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

public protocol UIViewAnimating: AnyObject {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    func startAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// An animator that records its duration, its timing, and the blocks that change views. The presentation that asked for
/// the animator moves accordingly.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public let duration: TimeInterval
    public let timingParameters: (any UITimingCurveProvider)?
    public var isInterruptible = true
    public var isUserInteractionEnabled = true
    public var fractionComplete: CGFloat = 0
    public private(set) var state = UIViewAnimatingState.inactive
    public private(set) var isRunning = false
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
        self.duration = duration
        self.timingParameters = timingParameters
        super.init()
    }

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2))
        if let animations { addAnimations(animations) }
    }

    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Runs the animation blocks.
    open func startAnimation() {
        (state, isRunning) = (.active, true)
        runAnimations()
    }

    open func pauseAnimation() { (state, isRunning) = (.active, false) }

    open func stopAnimation(_ withoutFinishing: Bool) {
        (state, isRunning) = (withoutFinishing ? .inactive : .stopped, false)
    }

    /// Runs the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        (state, isRunning) = (.inactive, false)
        let waiting = completions
        completions = []
        for completion in waiting { completion(finalPosition) }
    }

    package func runAnimations() {
        let waiting = animations
        animations = []
        for animation in waiting { animation() }
    }

    package var pacing: Pacing {
        switch timingParameters {
        case let spring as UISpringTimingParameters: .spring(spring.spring(in: duration))
        case let cubic as UICubicTimingParameters: .curve(cubic.curve, duration: duration)
        default: .curve(.easeInOut, duration: duration)
        }
    }

    /// The initial velocity in total distances per second; zero without a spring.
    package var initialVelocity: CGVector {
        (timingParameters as? UISpringTimingParameters)?.initialVelocity ?? .zero
    }
}
