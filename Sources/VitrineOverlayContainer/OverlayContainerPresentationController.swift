/// A presentation controller that hears of the overlays in what it presents.
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

/// A view that touches pass through where none of its subviews is.
open class PassThroughView: UIView {
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
