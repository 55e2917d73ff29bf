/// A presentation controller that is notified of the overlays in its presented controller.
open class OverlayContainerPresentationController: UIPresentationController {
    open func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willStartDraggingOverlay overlayViewController: UIViewController
    ) {}
    open func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willEndDraggingOverlay overlayViewController: UIViewController, atVelocity velocity: CGPoint
    ) {}
    open func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willMoveOverlay overlayViewController: UIViewController, toNotchAt index: Int
    ) {}
    open func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        didMoveOverlay overlayViewController: UIViewController, toNotchAt index: Int
    ) {}
    open func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willTranslateOverlay overlayViewController: UIViewController,
        transitionCoordinator: any OverlayContainerTransitionCoordinator
    ) {}
}

/// A view that passes touches through outside of its subviews.
open class PassThroughView: UIView {
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
