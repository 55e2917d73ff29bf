import VitrineOverlayContainer
import VitrineUIKit

extension OverlayContainerSnippets {
    // A drag begins only within the header.
    final class PanGesture6: NotchHeights, OverlayContainerViewControllerDelegate {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        private(set) var points: [CGPoint] = []

        func overlayContainerViewController(
            _ containerViewController: OverlayContainerViewController,
            shouldStartDraggingOverlay overlayViewController: UIViewController, at point: CGPoint,
            in coordinateSpace: UICoordinateSpace
        ) -> Bool {
            let converted = coordinateSpace.convert(point, to: header)
            points.append(converted)
            return header.bounds.contains(converted)
        }
    }

    // The calls of the delegate, block by block.
    final class Tracking7to12: NotchHeights, OverlayContainerViewControllerDelegate {
        private(set) var calls: [String] = []

        func overlayContainerViewController(
            _ containerViewController: OverlayContainerViewController,
            willStartDraggingOverlay overlayViewController: UIViewController
        ) {
            calls.append("willStart")
        }

        func overlayContainerViewController(
            _ containerViewController: OverlayContainerViewController,
            willEndDraggingOverlay overlayViewController: UIViewController, atVelocity velocity: CGPoint
        ) {
            calls.append("willEnd")
        }

        func overlayContainerViewController(
            _ containerViewController: OverlayContainerViewController,
            willMoveOverlay overlayViewController: UIViewController, toNotchAt index: Int
        ) {
            calls.append("willMove \(index)")
        }

        func overlayContainerViewController(
            _ containerViewController: OverlayContainerViewController,
            didMoveOverlay overlayViewController: UIViewController, toNotchAt index: Int
        ) {
            calls.append("didMove \(index)")
        }

        func overlayContainerViewController(
            _ containerViewController: OverlayContainerViewController,
            willTranslateOverlay overlayViewController: UIViewController,
            transitionCoordinator: OverlayContainerTransitionCoordinator
        ) {
            let name = transitionCoordinator.isDragging ? "drag" : "move"
            let (notches, reachable) = (transitionCoordinator.notchIndexes, transitionCoordinator.reachableIndexes)
            if calls.last != name { calls.append(name) }
            heights.append(transitionCoordinator.targetTranslationHeight)
            members = Members(
                isAnimated: transitionCoordinator.isAnimated, isCancelled: transitionCoordinator.isCancelled,
                velocity: transitionCoordinator.velocity, notches: notches, reachable: reachable,
                lowest: transitionCoordinator.height(forNotchAt: 0),
                bounds: [
                    transitionCoordinator.minimumHeight(), transitionCoordinator.maximumHeight(),
                    transitionCoordinator.minimumReachableHeight(), transitionCoordinator.maximumReachableHeight(),
                ])
        }

        private(set) var heights: [CGFloat] = []
        private(set) var members: Members?

        // The members of the coordinator that one block lists.
        struct Members {
            let isAnimated: Bool
            let isCancelled: Bool
            let velocity: CGPoint
            let notches: Range<Int>
            let reachable: [Int]
            let lowest: CGFloat
            let bounds: [CGFloat]
        }
    }

    // Changes alongside a translation.
    final class Alongside13: NotchHeights, OverlayContainerViewControllerDelegate {
        private(set) var targets: [CGFloat] = []
        private(set) var ends = 0

        func overlayContainerViewController(
            _ containerViewController: OverlayContainerViewController,
            willTranslateOverlay overlayViewController: UIViewController,
            transitionCoordinator: OverlayContainerTransitionCoordinator
        ) {
            transitionCoordinator.animate(
                alongsideTransition: { [weak self] context in
                    self?.targets.append(context.targetTranslationHeight)
                },
                completion: { [weak self] _ in self?.ends += 1 })
        }
    }

    // The alpha of the backdrop of the overlay.
    final class Backdrop17: NotchHeights, OverlayContainerViewControllerDelegate {
        let backdrop = UIViewController()

        func overlayContainerViewController(
            _ containerViewController: OverlayContainerViewController,
            willTranslateOverlay overlayViewController: UIViewController,
            transitionCoordinator: OverlayContainerTransitionCoordinator
        ) {
            transitionCoordinator.animate(
                alongsideTransition: { [weak self] context in
                    self?.backdrop.view.alpha = context.translationProgress()
                }, completion: nil)
        }
    }
}
