import VitrineOverlayContainer
import VitrineUIKit

extension OverlayContainerSnippets {
    // The highest notch is enabled only when search results are shown.
    final class EnabledNotches16: NotchHeights, OverlayContainerViewControllerDelegate {
        var showsResults = false

        func showResults(_ container: OverlayContainerViewController) {
            showsResults = true
            container.moveOverlay(toNotchAt: OverlayNotch2.maximum.rawValue, animated: true)
        }

        func overlayContainerViewController(
            _ containerViewController: OverlayContainerViewController, canReachNotchAt index: Int,
            forOverlay overlayViewController: UIViewController
        ) -> Bool {
            switch OverlayNotch2.allCases[index] {
            case .maximum: return showsResults
            case .minimum, .medium: return true
            }
        }
    }

    // Heights above the safe area.
    final class SafeArea18: OverlayContainerViewControllerDelegate {
        func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int { 1 }

        func overlayContainerViewController(
            _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int,
            availableSpace: CGFloat
        ) -> CGFloat {
            let bottomInset = containerViewController.view.safeAreaInsets.bottom
            return 200 + bottomInset
        }
    }

    // A stiffer rubber band, at the highest notch only.
    final class Translation19: NotchHeights, OverlayContainerViewControllerDelegate {
        func overlayContainerViewController(
            _ containerViewController: OverlayContainerViewController,
            overlayTranslationFunctionForOverlay overlayViewController: UIViewController
        ) -> OverlayTranslationFunction? {
            let function = RubberBandOverlayTranslationFunction()
            function.factor = 0.1
            function.bouncesAtMinimumHeight = false
            return function
        }
    }

    // A policy and an animation of the library with other values.
    final class Animations20: NotchHeights, OverlayContainerViewControllerDelegate, OverlayTransitioningDelegate {
        func overlayContainerViewController(
            _ containerViewController: OverlayContainerViewController,
            transitioningDelegateForOverlay overlayViewController: UIViewController
        ) -> OverlayTransitioningDelegate? {
            return self
        }

        func animationController(for overlayViewController: UIViewController) -> OverlayAnimatedTransitioning? {
            let animation = SpringOverlayTranslationAnimationController(style: .rigid)
            animation.damping = 0.2
            return animation
        }

        func overlayTargetNotchPolicy(
            for overlayViewController: UIViewController
        ) -> OverlayTranslationTargetNotchPolicy? {
            let policy = RushingForwardTargetNotchPolicy()
            policy.minimumVelocity = 0
            return policy
        }
    }

    // Notches whose heights change.
    final class Reloading21: OverlayContainerViewControllerDelegate {
        var showsInfo = false

        func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int { 1 }

        func overlayContainerViewController(
            _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int,
            availableSpace: CGFloat
        ) -> CGFloat { showsInfo ? 400 : 200 }

        func showInfo(_ container: OverlayContainerViewController) {
            showsInfo = true
            container.invalidateNotchHeights()
        }
    }
}
