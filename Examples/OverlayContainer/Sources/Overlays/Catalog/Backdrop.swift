import OverlayContainer
import UIKit

// A backdrop that darkens as the overlay rises.
class BackdropDelegate: TwoNotchDelegate {
    let backdropViewController = UIViewController()
    private(set) var targets: [CGFloat] = []

    override func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willTranslateOverlay overlayViewController: UIViewController,
        transitionCoordinator: OverlayContainerTransitionCoordinator
    ) {
        transitionCoordinator.animate(
            alongsideTransition: { [weak self] context in
                self?.backdropViewController.view.alpha = context.translationProgress()
                self?.targets.append(context.targetTranslationHeight)
            }, completion: nil)
    }
}
