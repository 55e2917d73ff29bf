import OverlayContainer
import UIKit

// Every flick leads to the next notch, with a lively spring.
class QuickTransitioningDelegate: OverlayTransitioningDelegate {
    func overlayTargetNotchPolicy(for overlayViewController: UIViewController) -> OverlayTranslationTargetNotchPolicy? {
        let policy = RushingForwardTargetNotchPolicy()
        policy.minimumVelocity = 0
        return policy
    }

    func animationController(for overlayViewController: UIViewController) -> OverlayAnimatedTransitioning? {
        let controller = SpringOverlayTranslationAnimationController()
        controller.damping = 0.2
        return controller
    }
}

// The overlay always goes back to the lowest notch.
struct LowestNotchPolicy: OverlayTranslationTargetNotchPolicy {
    func targetNotchIndex(using context: OverlayContainerContextTargetNotchPolicy) -> Int {
        return context.reachableIndexes.first ?? 0
    }
}

// Hard to leave downward.
class ActivityPolicy: OverlayTranslationTargetNotchPolicy {
    func targetNotchIndex(using context: OverlayContainerContextTargetNotchPolicy) -> Int {
        let policy = RushingForwardTargetNotchPolicy()
        if context.velocity.y >= 0 {
            policy.minimumVelocity = 2400
        }
        return policy.targetNotchIndex(using: context)
    }
}

// A linear move of a second.
struct LinearAnimationController: OverlayAnimatedTransitioning {
    func interruptibleAnimator(
        using context: OverlayContainerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        return UIViewPropertyAnimator(duration: 1, curve: .linear)
    }
}

class PolicyDelegate: TwoNotchDelegate, OverlayTransitioningDelegate {
    let policy: OverlayTranslationTargetNotchPolicy?
    let animation: OverlayAnimatedTransitioning?

    init(_ policy: OverlayTranslationTargetNotchPolicy?, _ animation: OverlayAnimatedTransitioning? = nil) {
        self.policy = policy
        self.animation = animation
    }

    override func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        transitioningDelegateForOverlay overlayViewController: UIViewController
    ) -> OverlayTransitioningDelegate? {
        return self
    }

    func overlayTargetNotchPolicy(for overlayViewController: UIViewController) -> OverlayTranslationTargetNotchPolicy? {
        return policy
    }

    func animationController(for overlayViewController: UIViewController) -> OverlayAnimatedTransitioning? {
        return animation
    }
}

class QuickDelegate: TwoNotchDelegate {
    let transitioning = QuickTransitioningDelegate()

    override func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        transitioningDelegateForOverlay overlayViewController: UIViewController
    ) -> OverlayTransitioningDelegate? {
        return transitioning
    }
}
