import VitrineMotion
import VitrinePanels
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// Answers the questions of a panel's recording with the controller's layout, behavior and delegate, and keeps the
/// controller in the state of the recording.
final class PanelAdapter: PanelRules {
    private(set) var panel: FloatingPanelController
    /// The layout's constraints of the surface's sides, and the traits that it was asked for.
    private var prepared: (constraints: [NSLayoutConstraint], traits: Traits)?
    /// The safe area of the panel, with the bars of its parent, and the orientation of the screen.
    private var covered: (safeArea: Insets, orientation: Orientation)?

    init(_ panel: FloatingPanelController) { self.panel = panel }

    func replacePanel(with other: FloatingPanelController) {
        panel = other
        prepared = nil
    }

    private var behavior: any FloatingPanelBehavior { panel.behavior }

    // MARK: Layout

    func layout(for traits: Traits) -> FloatingPanel.Layout {
        CurrentTraits.run(in: traits) {
            let collection = UITraitCollection(traits)
            let bounds = CGRect(origin: .zero, size: CGSize(traits.screenSize))
            let isSame = covered?.orientation == traits.orientation
            let safeArea = isSame ? covered?.safeArea ?? traits.safeArea : traits.safeArea
            panel.view.place(in: bounds, safeArea: UIEdgeInsets(safeArea))
            panel.current.layout = panel.readLayout(for: collection)
            panel.current.behavior = panel.readBehavior(for: collection)
            let layout = value(of: panel.layout, traits)
            var issues = ValueIssues()
            layout.check(Format(), at: "floatingPanels.\(panel.handle.name).layout", mentions: nil, into: &issues)
            UserRequests.current?.report(issues)
            return layout
        }
    }

    private func value(of layout: any FloatingPanelLayout, _ traits: Traits) -> FloatingPanel.Layout {
        let isIntrinsic = layout is any FloatingPanelIntrinsicLayout
        var out = FloatingPanel.Layout(isIntrinsic ? .intrinsic : .custom)
        out.initialPosition = layout.initialPosition.value
        out.supportedPositions = FloatingPanel.Position.allCases.filter {
            layout.supportedPositions.contains(FloatingPanelPosition($0))
        }
        // Nil counts as 0 for a supported position. Source: facts, floating panel, section 1.4.
        func inset(_ position: FloatingPanelPosition) -> Double? {
            let isFound = isIntrinsic && position == .full || !layout.supportedPositions.contains(position)
            return layout.insetFor(position: position).map { Double($0) } ?? (isFound ? nil : 0)
        }
        out.insets = FloatingPanel.Layout.Insets(
            full: inset(.full), half: inset(.half), tip: inset(.tip), hidden: inset(.hidden))
        out.topInteractionBuffer = Double(layout.topInteractionBuffer)
        out.bottomInteractionBuffer = Double(layout.bottomInteractionBuffer)
        out.positionReference = layout.positionReference == .fromSafeArea ? .fromSafeArea : .fromSuperview
        func alpha(_ position: FloatingPanelPosition) -> Double {
            Double(layout.backdropAlphaFor(position: position)).clamped(to: 0...1)
        }
        out.backdropAlpha = FloatingPanel.Layout.BackdropAlpha(
            full: alpha(.full), half: alpha(.half), tip: alpha(.tip))
        prepared = (layout.prepareLayout(surfaceView: panel.surfaceView, in: panel.view), traits)
        if let sides { out.sides = sides }
        placeSurface()
        return out
    }

    /// Applies a requested layout at once.
    private func placeSurface() {
        guard let sides, let left = sides.left, let width = sides.width else { return }
        panel.placeSurface(x: left, width: width)
    }

    func fittedHeight(forWidth width: Double, safeArea: Insets) -> Double? {
        guard let height = panel.fitContent(toWidth: CGFloat(width), safeArea: UIEdgeInsets(safeArea)) else {
            return nil
        }
        placeSurface()
        return Double(height)
    }

    /// The sides by the constraints, whose constants a delegate can change.
    var sides: FloatingPanel.Layout.Sides? {
        guard let (constraints, traits) = prepared else { return nil }
        let span = HorizontalLayout.span(
            of: panel.surfaceView, in: panel.view, constraints: constraints,
            bounds: Rect(x: 0, y: 0, width: traits.screenSize.width, height: traits.screenSize.height),
            safeArea: traits.safeArea, isRightToLeft: traits.direction == .rightToLeft)
        return FloatingPanel.Layout.Sides(left: span.x, width: span.width, reference: .fromSuperview)
    }

    // MARK: The delegate

    func shouldBeginDragging(_ moment: PanelMoment) -> Bool {
        update(moment)
        return panel.panGestureRecognizer.isEnabled
            && panel.delegate?.floatingPanelShouldBeginDragging(panel) ?? true
    }

    func contentOffsetForPinning(_ moment: PanelMoment) -> Double {
        update(moment)
        guard let scrollView = panel.scrollView else { return 0 }
        scrollView.follow(to: CGPoint(x: scrollView.contentOffset.x, y: CGFloat(moment.contentOffset)))
        return Double(panel.delegate?.floatingPanel(panel, contentOffsetForPinning: scrollView).y ?? 0)
    }

    func notify(_ event: PanelEvent, _ moment: PanelMoment) {
        update(moment)
        let block = moment.animation.map { UIView.AnimationBlock($0.pacing, velocity: $0.velocity) }
        UIView.run(in: block) {
            notify(event)
            // The surface moves there in the block that changes the position.
            if event == .didChangePosition { layOut(moment.target) }
        }
    }

    private func notify(_ event: PanelEvent) {
        if event == .didEndRemove {
            panel.presentingViewController?.forgetPresented()
            panel.removeFromParent()
        }
        guard let delegate = panel.delegate else { return }
        switch event {
        case .didChangePosition: delegate.floatingPanelDidChangePosition(panel)
        case .willBeginDragging: delegate.floatingPanelWillBeginDragging(panel)
        case .didMove: delegate.floatingPanelDidMove(panel)
        case .didEndDragging(let velocity, let target):
            delegate.floatingPanelDidEndDragging(
                panel, withVelocity: CGPoint(velocity), targetPosition: FloatingPanelPosition(target))
        case .willBeginDecelerating: delegate.floatingPanelWillBeginDecelerating(panel)
        case .didEndDecelerating: delegate.floatingPanelDidEndDecelerating(panel)
        case .didEndDraggingToRemove(let velocity):
            delegate.floatingPanelDidEndDraggingToRemove(panel, withVelocity: CGPoint(velocity))
        case .didEndRemove: delegate.floatingPanelDidEndRemove(panel)
        }
    }

    private func update(_ moment: PanelMoment) {
        panel.position = FloatingPanelPosition(moment.position)
        covered = (moment.geometry.safeArea, CurrentTraits.value.orientation)
        panel.view.set(frame: panel.view.frame, safeArea: UIEdgeInsets(moment.geometry.safeArea))
        panel.current.intrinsicSurfaceHeight = CGFloat(moment.geometry.surfaceHeight)
        layOut(moment.surface)
        panel.backdropView.alpha = CGFloat(moment.backdropAlpha)
        panel.current.backdropAlpha = panel.backdropView.alpha
        panel.current.nearbyPosition = { [self] in FloatingPanelPosition(moment.nearbyPosition(asking: self)) }
    }

    private func layOut(_ surface: Rect) {
        panel.surfaceView.frame = CGRect(surface)
        panel.layOutSurface()
    }

    // MARK: The behavior

    func shouldProjectMomentum(for proposed: FloatingPanel.Position) -> Bool {
        behavior.shouldProjectMomentum(panel, for: FloatingPanelPosition(proposed))
    }

    /// The rate, clamped to the legal range of a scene.
    var momentumProjectionRate: Double { Double(behavior.momentumProjectionRate(panel)).clamped(to: 0.5...0.9999) }

    func redirectionalProgress(from: FloatingPanel.Position, to: FloatingPanel.Position) -> Double {
        Double(
            behavior.redirectionalProgress(panel, from: FloatingPanelPosition(from), to: FloatingPanelPosition(to)))
    }

    func interactionAnimator(to target: FloatingPanel.Position, velocity: Double) -> PanelAnimation {
        animation(
            behavior.interactionAnimator(
                panel, to: FloatingPanelPosition(target), with: CGVector(dx: 0, dy: velocity)))
    }

    func addAnimator(to target: FloatingPanel.Position) -> PanelAnimation {
        animation(behavior.addAnimator(panel, to: FloatingPanelPosition(target)))
    }

    func removeAnimator(from start: FloatingPanel.Position) -> PanelAnimation {
        animation(behavior.removeAnimator(panel, from: FloatingPanelPosition(start)))
    }

    func moveAnimator(from start: FloatingPanel.Position, to target: FloatingPanel.Position) -> PanelAnimation {
        animation(
            behavior.moveAnimator(panel, from: FloatingPanelPosition(start), to: FloatingPanelPosition(target)))
    }

    func removalInteractionAnimator(velocity: Double) -> PanelAnimation {
        animation(behavior.removalInteractionAnimator(panel, with: CGVector(dx: 0, dy: velocity)))
    }

    var removalVelocity: Double { Double(behavior.removalVelocity) }
    var removalProgress: Double { Double(behavior.removalProgress) }

    func allowsRubberBanding(for edge: FloatingPanel.Edge) -> Bool {
        behavior.allowsRubberBanding(for: edge == .top ? .top : .bottom)
    }

    /// Returns the animator's motion. Its own blocks run with the panel's, its completions after its duration.
    private func animation(_ animator: UIViewPropertyAnimator) -> PanelAnimation {
        let animation = PanelAnimation(
            animator.pacing, velocity: Double(animator.initialVelocity.dy), isInterruptible: animator.isInterruptible)
        UIView.run(in: UIView.AnimationBlock(animation.pacing, velocity: animation.velocity)) {
            animator.startAnimation()
        }
        UserRequests.current?.post(after: animation.duration) {
            UIView.run(in: nil) { animator.finishAnimation(at: .end) }
        }
        return animation
    }
}

extension FloatingPanelPosition {
    init(_ position: FloatingPanel.Position) {
        self =
            switch position {
            case .full: .full
            case .half: .half
            case .tip: .tip
            case .hidden: .hidden
            }
    }

    var value: FloatingPanel.Position {
        switch self {
        case .full: .full
        case .half: .half
        case .tip: .tip
        case .hidden: .hidden
        }
    }
}

/// The state of a panel's recording: read by the controller, written by the rules.
struct PanelState {
    var layout: (any FloatingPanelLayout)?
    var behavior: (any FloatingPanelBehavior)?
    var nearbyPosition: (() -> FloatingPanelPosition)?
    /// The alpha that the recording has given to the backdrop view; another one is the user's.
    var backdropAlpha: CGFloat?
    /// The height of an intrinsic layout, in points; 0 until it is computed.
    var intrinsicSurfaceHeight: CGFloat = 0
}

/// Presents and dismisses a panel modally.
final class PanelModality: ModalPresentation {
    private weak var panel: FloatingPanelController?

    init(of panel: FloatingPanelController) { self.panel = panel }

    func present(
        _ presented: UIViewController, from presenter: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        panel?.backdropView.dismissalTapGestureRecognizer.isEnabled = true
        panel?.perform("present", animated, completion) { $0.behavior.addAnimator($0, to: $0.layout.initialPosition) }
    }

    func dismiss(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        panel?.perform("dismiss", animated, completion) { $0.behavior.removeAnimator($0, from: $0.position) }
    }
}
