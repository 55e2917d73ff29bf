import OverlayContainer
import UIKit

// A container that is presented as a sheet.
class ActivityController: UIViewController, UIViewControllerTransitioningDelegate,
    OverlayContainerSheetPresentationControllerDelegate
{
    let notches = TwoNotchDelegate()
    let sheet = OverlayContainerViewController(style: .expandableHeight)

    func showOverlay() {
        let content = UIViewController()
        content.view.backgroundColor = .systemBlue
        sheet.viewControllers = [content]
        sheet.delegate = notches
        sheet.transitioningDelegate = self
        sheet.modalPresentationStyle = .custom
        sheet.moveOverlay(toNotchAt: 1, animated: false)
        present(sheet, animated: true, completion: nil)
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        let dimmingView = TransparentOverlayContainerSheetDimmingView()
        dimmingView.minimumAlpha = 0
        dimmingView.maximumAlpha = 0.5
        let controller = OverlayContainerSheetPresentationController(
            dimmingView: dimmingView,
            presentedViewController: presented,
            presenting: presenting
        )
        controller.sheetDelegate = self
        return controller
    }

    func overlayContainerSheetDismissalPolicy(
        for presentationController: OverlayContainerSheetPresentationController
    ) -> OverlayContainerSheetDismissalPolicy {
        var policy = ThresholdOverlayContainerSheetDismissalPolicy()
        policy.dismissingVelocity = .value(2400)
        policy.dismissingPosition = .notch(index: 1)
        return policy
    }
}
