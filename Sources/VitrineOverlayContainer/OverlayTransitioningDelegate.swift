/// Chooses the notches of an overlay and the animations of its moves.
public protocol OverlayTransitioningDelegate: AnyObject {
    /// Returns the policy of notches. Default: nil, ``RushingForwardTargetNotchPolicy``.
    func overlayTargetNotchPolicy(
        for overlayViewController: UIViewController
    ) -> (any OverlayTranslationTargetNotchPolicy)?
    /// Returns the animations. Default: nil, ``SpringOverlayTranslationAnimationController`` for the container's style.
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

/// Creates the animator with which an overlay moves.
public protocol OverlayAnimatedTransitioning {
    func interruptibleAnimator(
        using context: any OverlayContainerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
}

public protocol OverlayTranslationParameters {
    var minimumHeight: CGFloat { get }
    var maximumHeight: CGFloat { get }
    /// The height without a translation function.
    var translation: CGFloat { get }
}

/// Maps the finger's translation to the height of an overlay.
public protocol OverlayTranslationFunction {
    func overlayTranslationHeight(using parameters: any OverlayTranslationParameters) -> CGFloat
}
