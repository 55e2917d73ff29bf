import VitrineMotion
import VitrineOverlays
import VitrinePresentation
import VitrinePrimitives

/// Answers the questions of a container's recording with the delegate, the transitioning delegate and the sheet.
final class OverlayAdapter: OverlayRules {
    private(set) var container: OverlayContainerViewController
    private var completions: [(OverlayContext) -> Void] = []

    init(_ container: OverlayContainerViewController) { self.container = container }

    func replaceContainer(with other: OverlayContainerViewController) { container = other }

    private var delegate: (any OverlayContainerViewControllerDelegate)? { container.delegate }
    private var overlay: UIViewController { container.topViewController ?? container }
    private var transitioning: (any OverlayTransitioningDelegate)? {
        delegate?.overlayContainerViewController(container, transitioningDelegateForOverlay: overlay)
    }
    private var hooks: OverlayContainerPresentationController? {
        container.presentationController as? OverlayContainerPresentationController
    }

    private func context(_ transition: OverlayTransition, _ pacing: Pacing? = nil) -> OverlayContext {
        OverlayContext(
            transition: transition, overlayViewController: overlay, block: pacing.map { UIView.AnimationBlock($0) }
        ) { [weak self] in self?.completions.append($0) }
    }

    // MARK: Notches

    func numberOfNotches() -> Int { delegate?.numberOfNotches(in: container) ?? 1 }

    func height(forNotchAt index: Int, availableSpace: Double) -> Double {
        // A delegate is not asked for a notch that it does not have.
        guard index < numberOfNotches() else { return 0 }
        container.view.frame.size.height = CGFloat(availableSpace)
        let height = delegate?.overlayContainerViewController(
            container, heightForNotchAt: index, availableSpace: CGFloat(availableSpace))
        return Double(height ?? 0)
    }

    func canReachNotch(at index: Int) -> Bool {
        delegate?.overlayContainerViewController(container, canReachNotchAt: index, forOverlay: overlay) ?? true
    }

    // MARK: Dragging

    func shouldStartDraggingOverlay(at point: Point, elements: [String]) -> Bool {
        guard let delegate, let view = overlay.view else { return true }
        return delegate.overlayContainerViewController(
            container, shouldStartDraggingOverlay: overlay, at: CGPoint(point), in: view)
    }

    func scrollViewDrivingOverlay() -> String? {
        let scrollView =
            container.drivingScrollView
            ?? delegate?.overlayContainerViewController(container, scrollViewDrivingOverlay: overlay)
        return scrollView.flatMap { $0.accessibilityIdentifier ?? overlay.view.shownContent.listName }
    }

    func overlayTranslationHeight(using parameters: OverlayTranslation) -> Double {
        let function =
            delegate?.overlayContainerViewController(container, overlayTranslationFunctionForOverlay: overlay)
            ?? RubberBandOverlayTranslationFunction()
        return Double(function.overlayTranslationHeight(using: OverlayParameters(parameters: parameters)))
    }

    // MARK: Moves

    func targetNotchIndex(using context: OverlayTransition) -> Int {
        let policy =
            transitioning?.overlayTargetNotchPolicy(for: overlay) ?? RushingForwardTargetNotchPolicy()
        return policy.targetNotchIndex(using: self.context(context))
    }

    func pacing(using context: OverlayTransition) -> Pacing {
        let controller =
            transitioning?.animationController(for: overlay)
            ?? SpringOverlayTranslationAnimationController(style: container.style)
        let animator = controller.interruptibleAnimator(using: self.context(context))
        let pacing = (animator as? UIViewPropertyAnimator)?.pacing ?? .curve(.easeInOut, duration: 0.3)
        container.moveDuration = { pacing.nominalDuration }
        // The animator's own blocks run with the move, its completions after its duration.
        UIView.run(in: UIView.AnimationBlock(pacing)) { animator.startAnimation() }
        UserRequests.current?.post(after: pacing.nominalDuration) {
            UIView.run(in: nil) { animator.finishAnimation(at: .end) }
        }
        return pacing
    }

    // MARK: The sheet

    func shouldDismiss(using context: OverlayTransition) -> Bool {
        guard let sheet = container.sheet else { return false }
        let policy =
            sheet.sheetDelegate?.overlayContainerSheetDismissalPolicy(for: sheet)
            ?? ThresholdOverlayContainerSheetDismissalPolicy()
        return policy.shouldDismiss(using: self.context(context))
    }

    func shouldDismissOnTap() -> Bool {
        guard let sheet = container.sheet, sheet.dismissingTapGestureRecognizer.isEnabled else { return false }
        return sheet.sheetDelegate?.overlayContainerSheetPresentationControllerShouldDismissOnTap(sheet) ?? true
    }

    // MARK: Notices

    func notify(_ event: OverlayEvent) {
        switch event {
        case .presentationTransitionWillBegin, .presentationTransitionDidEnd, .dismissalTransitionWillBegin,
            .dismissalTransitionDidEnd:
            UIView.run(in: nil) { notifySheet(event) }
        case .presentationTransitionDidBegin(let pacing), .dismissalTransitionDidBegin(let pacing):
            UIView.run(in: UIView.AnimationBlock(pacing)) { notifySheet(event) }
        default: UIView.run(in: nil) { notifyDelegate(event) }
        }
    }

    private func notifyDelegate(_ event: OverlayEvent) {
        switch event {
        case .willStartDraggingOverlay:
            delegate?.overlayContainerViewController(container, willStartDraggingOverlay: overlay)
            hooks?.overlayContainerViewController(container, willStartDraggingOverlay: overlay)
        case .willEndDraggingOverlay(let velocity):
            let velocity = CGPoint(velocity)
            delegate?.overlayContainerViewController(container, willEndDraggingOverlay: overlay, atVelocity: velocity)
            hooks?.overlayContainerViewController(container, willEndDraggingOverlay: overlay, atVelocity: velocity)
        case .willMoveOverlay(let index):
            delegate?.overlayContainerViewController(container, willMoveOverlay: overlay, toNotchAt: index)
            hooks?.overlayContainerViewController(container, willMoveOverlay: overlay, toNotchAt: index)
        case .didMoveOverlay(let index):
            delegate?.overlayContainerViewController(container, didMoveOverlay: overlay, toNotchAt: index)
            hooks?.overlayContainerViewController(container, didMoveOverlay: overlay, toNotchAt: index)
        case .willTranslateOverlay(let transition, let pacing): willTranslate(context(transition, pacing))
        case .didTranslateOverlay(let transition): end(context(transition))
        default: break
        }
    }

    private func notifySheet(_ event: OverlayEvent) {
        let (controller, dimmingView) = (container.presentationController, container.sheet?.dimmingView)
        switch event {
        case .presentationTransitionWillBegin:
            controller?.presentationTransitionWillBegin()
            dimmingView?.presentationTransitionWillBegin()
        case .presentationTransitionDidBegin: dimmingView?.presentationTransitionDidBegin()
        case .presentationTransitionDidEnd: controller?.presentationTransitionDidEnd(true)
        case .dismissalTransitionWillBegin:
            controller?.dismissalTransitionWillBegin()
            dimmingView?.dismissalTransitionWillBegin()
        case .dismissalTransitionDidBegin: dimmingView?.dismissalTransitionDidBegin()
        case .dismissalTransitionDidEnd:
            controller?.dismissalTransitionDidEnd(true)
            container.presentingViewController?.forgetPresented()
        default: break
        }
    }

    private func willTranslate(_ context: OverlayContext) {
        delegate?.overlayContainerViewController(
            container, willTranslateOverlay: overlay, transitionCoordinator: context)
        hooks?.overlayContainerViewController(container, willTranslateOverlay: overlay, transitionCoordinator: context)
        UIView.run(in: context.block) {
            container.sheet?.dimmingView?.overlayViewControllerWillTranslate(context: context)
        }
        if context.isDragging { end(context) }
    }

    private func end(_ context: OverlayContext) {
        let waiting = completions
        completions = []
        for completion in waiting { completion(context) }
    }
}
