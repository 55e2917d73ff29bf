import OverlayContainer
import UIKit

// Points instead of shares of the space.
class TwoNotchDelegate: OverlayContainerViewControllerDelegate {
    let heights: [CGFloat] = [100, 400]

    func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int {
        return heights.count
    }

    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        heightForNotchAt index: Int,
        availableSpace: CGFloat
    ) -> CGFloat {
        return heights[index]
    }

    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        overlayTranslationFunctionForOverlay overlayViewController: UIViewController
    ) -> OverlayTranslationFunction? {
        return nil
    }

    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        transitioningDelegateForOverlay overlayViewController: UIViewController
    ) -> OverlayTransitioningDelegate? {
        return nil
    }

    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willTranslateOverlay overlayViewController: UIViewController,
        transitionCoordinator: OverlayContainerTransitionCoordinator
    ) {
    }
}
