import Vitrine
import VitrineFloatingPanel
import VitrineScreens
import VitrineTestSupport

final class PanelLayout: FloatingPanelLayout {
    var initialPosition = FloatingPanelPosition.half
    var supportedPositions: Set<FloatingPanelPosition> = [.full, .half, .tip]
    var insets: [FloatingPanelPosition: CGFloat] = [.full: 18, .half: 262, .tip: 69]
    var topInteractionBuffer: CGFloat = 6
    var bottomInteractionBuffer: CGFloat = 6
    var backdropAlphas: [FloatingPanelPosition: CGFloat] = [.full: 0.3]
    var positionReference = FloatingPanelLayoutReference.fromSafeArea
    var margin: CGFloat = 0

    func insetFor(position: FloatingPanelPosition) -> CGFloat? { insets[position] }
    func backdropAlphaFor(position: FloatingPanelPosition) -> CGFloat { backdropAlphas[position] ?? 0 }
    func prepareLayout(surfaceView: UIView, in view: UIView) -> [NSLayoutConstraint] {
        [
            surfaceView.leftAnchor.constraint(equalTo: view.leftAnchor, constant: margin),
            surfaceView.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -margin),
        ]
    }
}

/// A behavior with settable answers. Animations without one are the library's.
final class PanelBehavior: FloatingPanelBehavior {
    var projects = false
    var rate: CGFloat = 0.998
    var redirection: CGFloat = 0.5
    var removalVelocity: CGFloat = 10
    var removalProgress: CGFloat = 0.5
    var bands: [UIRectEdge] = []
    /// The durations of animations in seconds, by the name of the method.
    var durations: [String: TimeInterval] = [:]
    private let standard = FloatingPanelDefaultBehavior()

    private func animator(_ name: String, or other: () -> UIViewPropertyAnimator) -> UIViewPropertyAnimator {
        durations[name].map { UIViewPropertyAnimator(duration: $0, curve: .linear) } ?? other()
    }

    func shouldProjectMomentum(
        _ fpc: FloatingPanelController, for proposedTargetPosition: FloatingPanelPosition
    ) -> Bool { projects }
    func momentumProjectionRate(_ fpc: FloatingPanelController) -> CGFloat { rate }
    func redirectionalProgress(
        _ fpc: FloatingPanelController, from: FloatingPanelPosition, to: FloatingPanelPosition
    ) -> CGFloat { redirection }
    func interactionAnimator(
        _ fpc: FloatingPanelController, to targetPosition: FloatingPanelPosition, with velocity: CGVector
    ) -> UIViewPropertyAnimator {
        animator("interaction") { standard.interactionAnimator(fpc, to: targetPosition, with: velocity) }
    }
    func addAnimator(_ fpc: FloatingPanelController, to: FloatingPanelPosition) -> UIViewPropertyAnimator {
        animator("add") { standard.addAnimator(fpc, to: to) }
    }
    func removeAnimator(_ fpc: FloatingPanelController, from: FloatingPanelPosition) -> UIViewPropertyAnimator {
        animator("remove") { standard.removeAnimator(fpc, from: from) }
    }
    func moveAnimator(
        _ fpc: FloatingPanelController, from: FloatingPanelPosition, to: FloatingPanelPosition
    ) -> UIViewPropertyAnimator { animator("move") { standard.moveAnimator(fpc, from: from, to: to) } }
    func removalInteractionAnimator(
        _ fpc: FloatingPanelController, with velocity: CGVector
    ) -> UIViewPropertyAnimator {
        animator("removal") { standard.removalInteractionAnimator(fpc, with: velocity) }
    }
    func allowsRubberBanding(for edge: UIRectEdge) -> Bool { bands.contains(edge) }
}

/// A delegate that records its calls, with settable answers.
final class PanelDelegate: FloatingPanelControllerDelegate {
    var layout: (any FloatingPanelLayout)?
    var behavior: (any FloatingPanelBehavior)?
    var allowsDrags = true
    var pinned: CGFloat = 0
    private(set) var calls: Set<String> = []

    func floatingPanel(
        _ vc: FloatingPanelController, layoutFor newCollection: UITraitCollection
    ) -> (any FloatingPanelLayout)? { layout }
    func floatingPanel(
        _ vc: FloatingPanelController, behaviorFor newCollection: UITraitCollection
    ) -> (any FloatingPanelBehavior)? { behavior }
    func floatingPanelShouldBeginDragging(_ vc: FloatingPanelController) -> Bool { allowsDrags }
    func floatingPanel(
        _ vc: FloatingPanelController, contentOffsetForPinning trackedScrollView: UIScrollView
    ) -> CGPoint { CGPoint(x: 0, y: pinned) }
    func floatingPanelDidChangePosition(_ vc: FloatingPanelController) { calls.insert("DidChangePosition(_:)") }
    func floatingPanelDidMove(_ vc: FloatingPanelController) { calls.insert("DidMove(_:)") }
    func floatingPanelWillBeginDragging(_ vc: FloatingPanelController) { calls.insert("WillBeginDragging(_:)") }
    func floatingPanelDidEndDragging(
        _ vc: FloatingPanelController, withVelocity velocity: CGPoint, targetPosition: FloatingPanelPosition
    ) { calls.insert("DidEndDragging(_:withVelocity:targetPosition:)") }
    func floatingPanelWillBeginDecelerating(_ vc: FloatingPanelController) {
        calls.insert("WillBeginDecelerating(_:)")
    }
    func floatingPanelDidEndDecelerating(_ vc: FloatingPanelController) { calls.insert("DidEndDecelerating(_:)") }
    func floatingPanelDidEndDraggingToRemove(_ vc: FloatingPanelController, withVelocity velocity: CGPoint) {
        calls.insert("DidEndDraggingToRemove(_:withVelocity:)")
    }
    func floatingPanelDidEndRemove(_ vc: FloatingPanelController) { calls.insert("DidEndRemove(_:)") }
}

final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

/// A page with a panel, before it is recorded.
final class PanelStage {
    var scene = emptyScene()
    let page = UIViewController()
    let panel = FloatingPanelController()
    let content = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 40, width: 375, height: 300))
    let delegate = PanelDelegate()
    let layout = PanelLayout()
    let behavior = PanelBehavior()
    let notes = Notes()
    private let rows = Rows()
    var adds = true

    init() {
        page.view.backgroundColor = .systemTeal
        content.view.backgroundColor = .white
        table.dataSource = rows
        let bottom = UILabel()
        bottom.text = "Bottom"
        bottom.translatesAutoresizingMaskIntoConstraints = false
        content.view.addSubview(table)
        content.view.addSubview(bottom)
        bottom.bottomAnchor.constraint(equalTo: content.view.bottomAnchor).isActive = true
        (delegate.layout, delegate.behavior) = (layout, behavior)
        panel.delegate = delegate
        panel.set(contentViewController: content)
        panel.surfaceView.backgroundColor = .systemYellow
    }

    func perform(at seconds: Double, _ body: @escaping (PanelStage) -> Void) {
        scene.perform(at: seconds) { [unowned self] in body(self) }
    }

    func finished() -> PresentationScene {
        if adds { panel.addPanel(toParent: page) }
        scene.show(page)
        scene.add(panel)
        // A panel retains its delegate weakly.
        scene.perform(at: 0) { [self] in withExtendedLifetime(self) {} }
        return scene
    }
}

extension ProbeList {
    typealias PanelChange = @Sendable (PanelStage) -> Void

    /// Adds a probe that compares pictures of the panel.
    mutating func panel(
        _ members: String..., after prepare: @escaping PanelChange = { _ in }, set: @escaping PanelChange
    ) {
        add(members) { isSet in
            let stage = PanelStage()
            prepare(stage)
            if isSet { set(stage) }
            return try stage.finished().pictures(at: [0.5, 1.1, 1.2, 1.35, 1.6, 2, 3.5])
        }
    }

    /// Adds a probe that compares the values that code records.
    mutating func panelNotes(
        _ members: String..., after prepare: @escaping PanelChange = { _ in }, set: @escaping PanelChange
    ) {
        add(members) { isSet in
            let stage = PanelStage()
            prepare(stage)
            if isSet { set(stage) }
            _ = try Renderer(stage.finished())
            return stage.notes.all.map { AnyHashable($0) } + ["end"]
        }
    }

    /// Adds a probe that compares whether a scene calls a method of the delegate.
    mutating func panelCalls(_ methods: String..., after prepare: @escaping PanelChange) {
        for method in methods {
            add(["FloatingPanelControllerDelegate.floatingPanel\(method)", "FloatingPanelController.delegate"]) {
                isSet in
                let stage = PanelStage()
                prepare(stage)
                if !isSet { stage.panel.delegate = nil }
                _ = try Renderer(stage.finished())
                return [stage.delegate.calls.contains(method)]
            }
        }
    }
}

extension PanelStage {
    /// Drags the grabber; the finger rests before it is lifted.
    func drag(_ distance: Double, in duration: Double = 0.3) {
        scene.timeline += [.swipe("panel.grabber", at: 1, by: distance, in: duration, rest: 0.8)]
    }

    func flick(_ distance: Double) {
        scene.timeline += [.swipe("panel.grabber", at: 1, by: distance, in: 0.1)]
    }

    func move(to position: FloatingPanelPosition) {
        perform(at: 1) { $0.panel.move(to: position, animated: true) }
    }
}
