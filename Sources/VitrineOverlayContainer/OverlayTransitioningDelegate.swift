/// How an overlay chooses its notches and moves to them.
public protocol OverlayTransitioningDelegate: AnyObject {
    /// Default nil: ``RushingForwardTargetNotchPolicy``.
    func overlayTargetNotchPolicy(
        for overlayViewController: UIViewController
    ) -> (any OverlayTranslationTargetNotchPolicy)?
    /// Default nil: ``SpringOverlayTranslationAnimationController`` for the container's style.
    func animationController(for overlayViewController: UIViewController) -> (any OverlayAnimatedTransitioning)?
}

extension OverlayTransitioningDelegate {
    public func overlayTargetNotchPolicy(
        for overlayViewController: UIViewController
    ) -> (any OverlayTranslationTargetNotchPolicy)? { nil }
    public func animationController(
        for overlayViewController: UIViewController
    ) -> (any OverlayAnimatedTransitioning)? { nil }
}

/// Decides to which notch a released overlay moves.
public protocol OverlayTranslationTargetNotchPolicy {
    func targetNotchIndex(using context: any OverlayContainerContextTargetNotchPolicy) -> Int
}

/// Makes the animator with which an overlay moves.
public protocol OverlayAnimatedTransitioning {
    func interruptibleAnimator(
        using context: any OverlayContainerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
}

public protocol OverlayTranslationParameters {
    var minimumHeight: CGFloat { get }
    var maximumHeight: CGFloat { get }
    /// The height that the finger alone would give.
    var translation: CGFloat { get }
}

/// How the height of an overlay follows from the way of the finger.
public protocol OverlayTranslationFunction {
    func overlayTranslationHeight(using parameters: any OverlayTranslationParameters) -> CGFloat
}
