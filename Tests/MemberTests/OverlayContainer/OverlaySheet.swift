import VitrineOverlayContainer

/// Presents a container in a sheet with settable parts.
final class OverlaySheet: NSObject, UIViewControllerTransitioningDelegate,
    OverlayContainerSheetPresentationControllerDelegate
{
    weak var stage: OverlayStage?
    var dimming: (any OverlayContainerSheetDimmingView)? = TransparentOverlayContainerSheetDimmingView()
    var policy: any OverlayContainerSheetDismissalPolicy = ThresholdOverlayContainerSheetDismissalPolicy()
    var dismissesOnTap = true
    var isDelegate = true
    /// Whether the initializer without a dimming view is used.
    var isPlain = false
    var change: (OverlayContainerSheetPresentationController) -> Void = { _ in }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller =
            isPlain
            ? NotingSheetController(presentedViewController: presented, presenting: presenting)
            : NotingSheetController(
                dimmingView: dimming, presentedViewController: presented, presenting: presenting)
        controller.notes = stage?.notes
        if isDelegate { controller.sheetDelegate = self }
        change(controller)
        return controller
    }

    func overlayContainerSheetDismissalPolicy(
        for presentationController: OverlayContainerSheetPresentationController
    ) -> any OverlayContainerSheetDismissalPolicy { policy }

    func overlayContainerSheetPresentationControllerShouldDismissOnTap(
        _ presentationController: OverlayContainerSheetPresentationController
    ) -> Bool { dismissesOnTap }
}

final class NotingSheetController: OverlayContainerSheetPresentationController {
    typealias Container = OverlayContainerViewController
    weak var notes: Notes?

    override func overlayContainerViewController(
        _ container: Container, willStartDraggingOverlay overlay: UIViewController
    ) {
        note("willStartDraggingOverlay:)")
    }
    override func overlayContainerViewController(
        _ container: Container, willEndDraggingOverlay overlay: UIViewController, atVelocity velocity: CGPoint
    ) { note("willEndDraggingOverlay:atVelocity:)") }
    override func overlayContainerViewController(
        _ container: Container, willMoveOverlay overlay: UIViewController, toNotchAt index: Int
    ) { note("willMoveOverlay:toNotchAt:)") }
    override func overlayContainerViewController(
        _ container: Container, didMoveOverlay overlay: UIViewController, toNotchAt index: Int
    ) { note("didMoveOverlay:toNotchAt:)") }
    override func overlayContainerViewController(
        _ container: Container, willTranslateOverlay overlay: UIViewController,
        transitionCoordinator: any OverlayContainerTransitionCoordinator
    ) { note("willTranslateOverlay:transitionCoordinator:)") }

    private func note(_ name: String) { notes?.all.append("sheet \(name)") }
}

final class NotingDimmingView: UIView, OverlayContainerSheetDimmingView {
    weak var notes: Notes?

    func presentationTransitionWillBegin() { notes?.all.append("presentationTransitionWillBegin()") }
    func presentationTransitionDidBegin() { notes?.all.append("presentationTransitionDidBegin()") }
    func dismissalTransitionWillBegin() { notes?.all.append("dismissalTransitionWillBegin()") }
    func dismissalTransitionDidBegin() { notes?.all.append("dismissalTransitionDidBegin()") }
    func overlayViewControllerWillTranslate(context: any OverlayContainerTransitionCoordinatorContext) {
        notes?.all.append("overlayViewControllerWillTranslate(context:)")
    }
}

/// A policy that reads the context and dismisses.
struct LookingPolicy: OverlayContainerSheetDismissalPolicy {
    var decide: (any OverlayContainerSheetDismissalPolicyContext) -> Bool

    func shouldDismiss(using context: any OverlayContainerSheetDismissalPolicyContext) -> Bool { decide(context) }
}
