import OverlayContainer
import UIKit

/// A map below, trails in an overlay above it, and between them a backdrop that darkens while the overlay rises.
public final class TrailsContainerViewController: UIViewController {
    enum Notch: Int, CaseIterable {
        case search, list, whole
    }

    public let container = OverlayContainerViewController(style: .flexibleHeight)
    let map = TrailsMapViewController()
    let backdrop = UIViewController()
    let trails = TrailsViewController()
    let navigation: UINavigationController
    private let transitioning = TrailsTransitioningDelegate()
    /// Whether a hike is recorded: the overlay stays low then.
    public var isRecording = false
    public private(set) var targets: [Int] = []

    public init() {
        navigation = UINavigationController(rootViewController: trails)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { fatalError("containers are made in code") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        backdrop.view.backgroundColor = .black
        backdrop.view.alpha = 0
        backdrop.view.isUserInteractionEnabled = false
        navigation.isNavigationBarHidden = true
        container.delegate = self
        container.viewControllers = [map, backdrop, navigation]
        addChild(container)
        view.addSubview(container.view)
        container.moveOverlay(toNotchAt: Notch.list.rawValue, animated: false)
    }

    /// What a tap on a row does.
    public func open(_ index: Int) {
        navigation.pushViewController(TrailViewController(Trail.all[index]), animated: true)
        container.moveOverlay(toNotchAt: Notch.list.rawValue, animated: true)
        UIView.animate(withDuration: 0.5) { self.map.show(index) }
    }

    /// What the back button does.
    public func close() {
        navigation.popViewController(animated: true)
    }

    /// What the start button does: only the lowest notch can be reached until `stop()`.
    public func start() {
        isRecording = true
        container.invalidateNotchHeights()
        container.moveOverlay(toNotchAt: Notch.search.rawValue, animated: true)
    }

    public func stop() {
        isRecording = false
        container.invalidateNotchHeights()
        container.moveOverlay(toNotchAt: Notch.list.rawValue, animated: true)
    }
}

extension TrailsContainerViewController: OverlayContainerViewControllerDelegate {
    public func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int {
        return Notch.allCases.count
    }

    public func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int,
        availableSpace: CGFloat
    ) -> CGFloat {
        switch Notch.allCases[index] {
        case .search: return 106
        case .list: return max(300, availableSpace * 0.46)
        case .whole: return availableSpace - 60
        }
    }

    public func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController, canReachNotchAt index: Int,
        forOverlay overlayViewController: UIViewController
    ) -> Bool {
        return !isRecording || index == Notch.search.rawValue
    }

    public func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        scrollViewDrivingOverlay overlayViewController: UIViewController
    ) -> UIScrollView? {
        return navigation.topViewController === trails ? trails.tableView : nil
    }

    // A finger moves the overlay at its header and at its list, or anywhere on the page of a trail.
    public func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        shouldStartDraggingOverlay overlayViewController: UIViewController, at point: CGPoint,
        in coordinateSpace: UICoordinateSpace
    ) -> Bool {
        guard navigation.topViewController === trails else { return true }
        let header = trails.header
        return header.bounds.contains(coordinateSpace.convert(point, to: header as UICoordinateSpace))
    }

    public func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        transitioningDelegateForOverlay overlayViewController: UIViewController
    ) -> OverlayTransitioningDelegate? {
        return transitioning
    }

    public func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willMoveOverlay overlayViewController: UIViewController, toNotchAt index: Int
    ) {
        targets.append(index)
    }

    public func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willTranslateOverlay overlayViewController: UIViewController,
        transitionCoordinator: OverlayContainerTransitionCoordinator
    ) {
        // The map darkens between the two upper notches.
        transitionCoordinator.animate(
            alongsideTransition: { [weak self] context in
                let list = context.height(forNotchAt: Notch.list.rawValue)
                let way = context.maximumHeight() - list
                let progress = (context.targetTranslationHeight - list) / way
                self?.backdrop.view.alpha = max(0, min(1, progress)) * 0.5
            }, completion: nil)
    }
}

/// Calm moves, and notches that are hard to leave by a slow finger.
final class TrailsTransitioningDelegate: OverlayTransitioningDelegate {
    func overlayTargetNotchPolicy(
        for overlayViewController: UIViewController
    ) -> OverlayTranslationTargetNotchPolicy? {
        return VelocityPolicy(slow: 150, fast: 1800)
    }

    func animationController(for overlayViewController: UIViewController) -> OverlayAnimatedTransitioning? {
        return CalmAnimationController()
    }
}

/// By the finger's speed: the nearest notch, the next one, or the last one in its direction.
struct VelocityPolicy: OverlayTranslationTargetNotchPolicy {
    /// In points per second.
    let slow: CGFloat
    let fast: CGFloat

    func targetNotchIndex(using context: OverlayContainerContextTargetNotchPolicy) -> Int {
        let reachable = context.reachableIndexes
        let velocity = context.velocity.y
        let height = context.overlayTranslationHeight
        guard let first = reachable.first, let last = reachable.last else { return 0 }
        if abs(velocity) < slow {
            return reachable.min {
                abs(context.height(forNotchAt: $0) - height) < abs(context.height(forNotchAt: $1) - height)
            } ?? first
        }
        if abs(velocity) > fast { return velocity < 0 ? last : first }
        if velocity < 0 { return reachable.first { context.height(forNotchAt: $0) > height } ?? last }
        return reachable.last { context.height(forNotchAt: $0) < height } ?? first
    }
}

/// A spring whose damping grows with the way.
struct CalmAnimationController: OverlayAnimatedTransitioning {
    func interruptibleAnimator(
        using context: OverlayContainerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        let way = abs(context.targetNotchHeight - context.overlayTranslationHeight)
        let damping = min(1, 0.78 + way / 2000)
        return UIViewPropertyAnimator(duration: 0.5, dampingRatio: damping)
    }
}
