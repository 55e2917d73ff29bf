import Vitrine
import VitrineOverlayContainer
import VitrineScreens
import VitrineTestSupport

/// A container with a page and an overlay that moves between 100, 300 and 500 points, before it is recorded.
final class OverlayStage {
    var scene = emptyScene()
    let container: OverlayContainerViewController
    let page = UIViewController()
    let overlay = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 60, width: 375, height: 400))
    let delegate = OverlayDelegate()
    let transitions = OverlayTransitions()
    let notes = Notes()
    private let rows = Rows()
    /// The sheet that presents the container; nil if the container is the page of the scene.
    var sheet: OverlaySheet?

    init(style: OverlayContainerViewController.OverlayStyle = .expandableHeight) {
        container = OverlayContainerViewController(style: style)
        page.view.backgroundColor = .systemIndigo
        overlay.view.backgroundColor = .white
        table.dataSource = rows
        table.accessibilityIdentifier = "list"
        let bottom = UILabel()
        bottom.text = "Bottom"
        bottom.translatesAutoresizingMaskIntoConstraints = false
        overlay.view.addSubview(table)
        overlay.view.addSubview(bottom)
        bottom.bottomAnchor.constraint(equalTo: overlay.view.bottomAnchor).isActive = true
        container.viewControllers = [page, overlay]
        container.delegate = delegate
        delegate.transitions = transitions
        (delegate.notes, transitions.notes) = (notes, notes)
    }

    func perform(at seconds: Double, _ body: @escaping (OverlayStage) -> Void) {
        scene.perform(at: seconds) { [unowned self] in body(self) }
    }

    func move(to notch: Int, at seconds: Double = 1, animated: Bool = true) {
        perform(at: seconds) { $0.container.moveOverlay(toNotchAt: notch, animated: animated) }
    }

    func drag(_ distance: Double, in duration: Double = 0.3, rest: Double = 0.8) {
        let start = ScenePoint(x: 187, y: 812 - 80)
        var path = [FingerPath.Leg(by: ScenePoint(x: 0, y: distance), duration: duration, curve: .linear)]
        if rest > 0 { path.append(FingerPath.Leg(by: ScenePoint(x: 0, y: 0), duration: rest)) }
        scene.timeline += [.drag(start, at: 1, path: path)]
    }

    func flick(_ distance: Double) { drag(distance, in: 0.1, rest: 0) }

    func finished() -> PresentationScene {
        if let sheet {
            let root = UIViewController()
            root.view.backgroundColor = .systemTeal
            sheet.stage = self
            container.viewControllers = [overlay]
            container.transitioningDelegate = sheet
            container.modalPresentationStyle = .custom
            scene.show(root)
            scene.simulate { root.present(container, animated: true) }
            scene.perform(at: 0) { withExtendedLifetime(root) {} }
        }
        scene.add(container)
        // A container retains its delegate weakly.
        scene.perform(at: 0) { [self] in withExtendedLifetime(self) {} }
        return scene
    }
}

/// A delegate that records its calls, with settable answers.
final class OverlayDelegate: OverlayContainerViewControllerDelegate {
    typealias Container = OverlayContainerViewController
    var heights: [CGFloat] = [100, 300, 500]
    var unreachable: Set<Int> = []
    var function: (any OverlayTranslationFunction)?
    var transitions: OverlayTransitions?
    var driving: UIScrollView?
    var allowsDrags = true
    weak var notes: Notes?
    var onTranslation: ((any OverlayContainerTransitionCoordinator) -> Void)?

    func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int { heights.count }
    func overlayContainerViewController(_ container: Container, heightForNotchAt index: Int, availableSpace: CGFloat)
        -> CGFloat
    {
        heights[index]
    }
    func overlayContainerViewController(
        _ container: Container, canReachNotchAt index: Int, forOverlay overlay: UIViewController
    ) -> Bool {
        !unreachable.contains(index)
    }
    func overlayContainerViewController(
        _ container: Container, overlayTranslationFunctionForOverlay overlay: UIViewController
    ) -> (any OverlayTranslationFunction)? { function }
    func overlayContainerViewController(
        _ container: Container, transitioningDelegateForOverlay overlay: UIViewController
    ) -> (any OverlayTransitioningDelegate)? { transitions }
    func overlayContainerViewController(
        _ container: Container, scrollViewDrivingOverlay overlay: UIViewController
    ) -> UIScrollView? { driving }
    func overlayContainerViewController(
        _ container: Container, shouldStartDraggingOverlay overlay: UIViewController, at point: CGPoint,
        in coordinateSpace: any UICoordinateSpace
    ) -> Bool { allowsDrags }
    func overlayContainerViewController(_ container: Container, willStartDraggingOverlay overlay: UIViewController) {
        note("willStartDraggingOverlay:)")
    }
    func overlayContainerViewController(
        _ container: Container, willEndDraggingOverlay overlay: UIViewController, atVelocity velocity: CGPoint
    ) { note("willEndDraggingOverlay:atVelocity:)") }
    func overlayContainerViewController(
        _ container: Container, willMoveOverlay overlay: UIViewController, toNotchAt index: Int
    ) { note("willMoveOverlay:toNotchAt:)") }
    func overlayContainerViewController(
        _ container: Container, didMoveOverlay overlay: UIViewController, toNotchAt index: Int
    ) { note("didMoveOverlay:toNotchAt:)") }
    func overlayContainerViewController(
        _ container: Container, willTranslateOverlay overlay: UIViewController,
        transitionCoordinator: any OverlayContainerTransitionCoordinator
    ) {
        note("willTranslateOverlay:transitionCoordinator:)")
        onTranslation?(transitionCoordinator)
    }

    private func note(_ name: String) { notes?.all.append("delegate \(name)") }
}

/// A policy and an animation of the app's own, or none.
final class OverlayTransitions: OverlayTransitioningDelegate {
    var policy: (any OverlayTranslationTargetNotchPolicy)?
    var animation: (any OverlayAnimatedTransitioning)?
    weak var notes: Notes?

    func overlayTargetNotchPolicy(for overlay: UIViewController) -> (any OverlayTranslationTargetNotchPolicy)? {
        policy
    }
    func animationController(for overlay: UIViewController) -> (any OverlayAnimatedTransitioning)? { animation }
}

/// A policy that reads the context and always returns the same notch.
struct FixedNotch: OverlayTranslationTargetNotchPolicy {
    var index = 0
    var look: (any OverlayContainerContextTargetNotchPolicy) -> Void = { _ in }

    func targetNotchIndex(using context: any OverlayContainerContextTargetNotchPolicy) -> Int {
        look(context)
        return index
    }
}

/// A linear animation that reads the context.
struct SlowAnimation: OverlayAnimatedTransitioning {
    var duration = 1.5
    var look: (any OverlayContainerContextTransitioning) -> Void = { _ in }

    func interruptibleAnimator(using context: any OverlayContainerContextTransitioning) -> any UIViewImplicitlyAnimating
    {
        look(context)
        return UIViewPropertyAnimator(duration: duration, curve: .linear)
    }
}

extension ProbeList {
    typealias OverlayChange = @Sendable (OverlayStage) -> Void

    /// Adds a probe that compares pictures of the container.
    mutating func overlay(
        _ members: String..., style: OverlayContainerViewController.OverlayStyle = .expandableHeight,
        after prepare: @escaping OverlayChange = { _ in }, set: @escaping OverlayChange
    ) {
        add(members) { isSet in
            let stage = OverlayStage(style: style)
            prepare(stage)
            if isSet { set(stage) }
            return try stage.finished().pictures(at: [0.1, 0.5, 1.15, 1.3, 1.6, 2, 2.6, 4])
        }
    }

    /// Adds a probe that compares the values that code records.
    mutating func overlayNotes(
        _ members: [String], after prepare: @escaping OverlayChange = { _ in }, set: @escaping OverlayChange
    ) {
        add(members) { isSet in
            let stage = OverlayStage()
            prepare(stage)
            if isSet { set(stage) }
            _ = try Renderer(stage.finished())
            return stage.notes.all.map { AnyHashable($0) } + ["end"]
        }
    }
}
