/// The notches of a container, and the questions of a recording. Source: facts, overlay container, section 1.2.
public protocol OverlayContainerViewControllerDelegate: AnyObject {
    /// Returns the number of notches, 1 or more.
    func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int
    /// Returns the height of a notch in points, higher for higher indexes.
    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int,
        availableSpace: CGFloat
    ) -> CGFloat
    /// Whether the overlay can reach a notch. Default: true.
    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController, canReachNotchAt index: Int,
        forOverlay overlayViewController: UIViewController
    ) -> Bool
    /// Returns the function from the finger's translation to the overlay's. Default: nil, a rubber band of factor 0.5.
    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        overlayTranslationFunctionForOverlay overlayViewController: UIViewController
    ) -> (any OverlayTranslationFunction)?
    /// Returns the transitioning delegate. Default: nil.
    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        transitioningDelegateForOverlay overlayViewController: UIViewController
    ) -> (any OverlayTransitioningDelegate)?
    /// Returns the scroll view that drives the overlay. Default: nil.
    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        scrollViewDrivingOverlay overlayViewController: UIViewController
    ) -> UIScrollView?
    /// Whether a drag starts at a point. Default: whether the point is in the overlay's view.
    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        shouldStartDraggingOverlay overlayViewController: UIViewController, at point: CGPoint,
        in coordinateSpace: any UICoordinateSpace
    ) -> Bool
    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willStartDraggingOverlay overlayViewController: UIViewController)
    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willEndDraggingOverlay overlayViewController: UIViewController, atVelocity velocity: CGPoint)
    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willMoveOverlay overlayViewController: UIViewController, toNotchAt index: Int)
    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        didMoveOverlay overlayViewController: UIViewController, toNotchAt index: Int)
    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willTranslateOverlay overlayViewController: UIViewController,
        transitionCoordinator: any OverlayContainerTransitionCoordinator)
}

extension OverlayContainerViewControllerDelegate {
    public func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController, canReachNotchAt index: Int,
        forOverlay overlayViewController: UIViewController
    ) -> Bool { true }

    public func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        overlayTranslationFunctionForOverlay overlayViewController: UIViewController
    ) -> (any OverlayTranslationFunction)? { nil }

    public func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        transitioningDelegateForOverlay overlayViewController: UIViewController
    ) -> (any OverlayTransitioningDelegate)? { nil }

    public func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        scrollViewDrivingOverlay overlayViewController: UIViewController
    ) -> UIScrollView? { nil }

    public func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        shouldStartDraggingOverlay overlayViewController: UIViewController, at point: CGPoint,
        in coordinateSpace: any UICoordinateSpace
    ) -> Bool {
        guard let view = overlayViewController.view else { return false }
        return view.bounds.contains(coordinateSpace.convert(point, to: view as any UICoordinateSpace))
    }

    public func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willStartDraggingOverlay overlayViewController: UIViewController
    ) {}

    public func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willEndDraggingOverlay overlayViewController: UIViewController, atVelocity velocity: CGPoint
    ) {}

    public func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willMoveOverlay overlayViewController: UIViewController, toNotchAt index: Int
    ) {}

    public func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        didMoveOverlay overlayViewController: UIViewController, toNotchAt index: Int
    ) {}

    public func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willTranslateOverlay overlayViewController: UIViewController,
        transitionCoordinator: any OverlayContainerTransitionCoordinator
    ) {}
}
