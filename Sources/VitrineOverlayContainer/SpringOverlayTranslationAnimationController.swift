/// A spring whose damping decreases with the finger's velocity. Source: facts, overlay container, section 3.4.
public class SpringOverlayTranslationAnimationController: OverlayAnimatedTransitioning {
    /// The mass of the spring. Default: 1.
    public var mass: CGFloat = 1
    /// The damping ratio at the highest velocity. Default: 0.7, or 0.9 for styles that keep the overlay's height.
    public var damping: CGFloat = 0.7
    /// The period without damping, in seconds. Default: 0.3.
    public var response: CGFloat = 0.3

    public init() {}

    public init(style: OverlayContainerViewController.OverlayStyle) {
        if style != .flexibleHeight { damping = 0.9 }
    }

    public func interruptibleAnimator(
        using context: any OverlayContainerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        let speed = context.velocity.y.magnitude.clamped(to: 150...3000)
        let ratio = 1 + (speed - 150) / 2850 * (damping - 1)
        let frequency = 2 * CGFloat.pi / response
        let timing = UISpringTimingParameters(
            mass: mass, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: .zero)
        return UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    }
}
