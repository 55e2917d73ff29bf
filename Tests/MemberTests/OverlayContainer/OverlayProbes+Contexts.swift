import Vitrine
import VitrineOverlayContainer
import VitrineScreens
import VitrineTestSupport

/// Probes of the values that a delegate can get from a coordinator.
extension ProbeList {
    mutating func addOverlayContexts() {
        typealias Coordinator = any OverlayContainerTransitionCoordinator
        let context = "OverlayContainerTransitionContext", coordinator = "OverlayContainerTransitionCoordinatorContext"
        // A value is recorded where the overlay is moved to the highest notch or dragged; one of the heights differs.
        let values: [(String, @Sendable (Coordinator) -> String)] = [
            ("\(context).height(forNotchAt:)", { "\($0.height(forNotchAt: 1))" }),
            ("\(context).maximumHeight()", { "\($0.maximumHeight())" }),
            ("\(context).minimumHeight()", { "\($0.minimumHeight())" }),
            ("\(context).maximumReachableHeight()", { "\($0.maximumReachableHeight())" }),
            ("\(context).minimumReachableHeight()", { "\($0.minimumReachableHeight())" }),
            ("\(context).overlayTranslationHeight", { "\($0.overlayTranslationHeight)" }),
            ("\(coordinator).targetTranslationHeight", { "\($0.targetTranslationHeight)" }),
            ("\(coordinator).translationProgress()", { "\($0.translationProgress())" }),
            ("\(coordinator).overallTranslationProgress()", { "\($0.overallTranslationProgress())" }),
        ]
        for (member, value) in values {
            overlayNotes(
                [member],
                after: {
                    Self.noting($0, value); $0.drag(-200)
                }
            ) {
                $0.delegate.heights = [120, 330, 520]
            }
        }
        overlayNotes(
            ["\(context).notchIndexes"],
            after: {
                Self.noting($0) { "\($0.notchIndexes)" }; $0.drag(-100)
            }
        ) {
            $0.delegate.heights = [100, 300]
        }
        overlayNotes(
            ["\(context).reachableIndexes"],
            after: {
                Self.noting($0) { "\($0.reachableIndexes)" }; $0.drag(-100)
            }
        ) {
            $0.delegate.unreachable = [1]
        }
        overlayNotes(["\(context).velocity"], after: { Self.noting($0) { "\($0.velocity.y)" } }) { $0.flick(-200) }
        overlayNotes(["\(context).isDragging"], after: { Self.noting($0) { "\($0.isDragging)" } }) { $0.drag(-200) }
        overlayNotes(["\(coordinator).isAnimated"], after: { Self.noting($0) { "\($0.isAnimated)" } }) {
            $0.move(to: 2)
        }
        overlayNotes(
            ["\(coordinator).isCancelled"],
            after: { stage in
                stage.delegate.onTranslation = { [unowned stage] in
                    $0.animate(alongsideTransition: nil) { stage.notes.all.append("\($0.isCancelled)") }
                }
                stage.move(to: 2, at: 1)
            }
        ) { $0.move(to: 0, at: 1.05) }
        overlay(
            "OverlayContainerTransitionCoordinator.animate(alongsideTransition:completion:)", after: { $0.move(to: 2) }
        ) { stage in
            stage.delegate.onTranslation = { [unowned stage] in
                $0.animate(
                    alongsideTransition: { _ in stage.page.view.backgroundColor = .systemRed }, completion: nil)
            }
        }
    }

    private static func noting(
        _ stage: OverlayStage, _ value: @escaping (any OverlayContainerTransitionCoordinator) -> String
    ) {
        stage.delegate.onTranslation = { [unowned stage] in stage.notes.all.append(value($0)) }
    }

    // MARK: Sheets

    mutating func addSheets() {
        func sheet(
            _ members: String..., after prepare: @escaping OverlayChange = { _ in },
            set: @escaping @Sendable (OverlaySheet) -> Void
        ) {
            add(members) { isSet in
                let (stage, sheet) = (OverlayStage(), OverlaySheet())
                stage.sheet = sheet
                prepare(stage)
                if isSet { set(sheet) }
                return try stage.finished().pictures(at: [0.1, 0.2, 0.9, 1.3, 1.5, 2, 4])
            }
        }
        let type = "OverlayContainerSheetPresentationController"
        sheet("\(type).dimmingView", "\(type).init(dimmingView:presentedViewController:presenting:)") {
            $0.dimming = nil
        }
        see("\(type).init(presentedViewController:presenting:)") { isSet in
            let (stage, sheet) = (OverlayStage(), OverlaySheet())
            // The initializer creates the library's dimming view.
            (sheet.dimming, sheet.isPlain) = (nil, isSet)
            stage.sheet = sheet
            return try stage.finished().pictures(at: [1])
        }
        let tapped: OverlayChange = { $0.scene.timeline += [.tap(ScenePoint(x: 187, y: 100), at: 1)] }
        sheet("\(type).dismissingTapGestureRecognizer", after: tapped) {
            $0.change = { $0.dismissingTapGestureRecognizer.isEnabled = false }
        }
        sheet(
            "\(type).sheetDelegate",
            "\(type)Delegate.overlayContainerSheetPresentationControllerShouldDismissOnTap(_:)",
            after: tapped
        ) { $0.dismissesOnTap = false }
        let thrown: OverlayChange = {
            $0.move(to: 2, at: 0.6, animated: false)
            $0.scene.timeline += [
                .drag(
                    ScenePoint(x: 187, y: 330), at: 1,
                    path: [.init(by: ScenePoint(x: 0, y: 100), duration: 0.2, curve: .linear)])
            ]
        }
        sheet(
            "\(type)Delegate.overlayContainerSheetDismissalPolicy(for:)",
            "OverlayContainerSheetDismissalPolicy.shouldDismiss(using:)",
            after: thrown
        ) { $0.policy = LookingPolicy { _ in true } }
        sheet("OverlayContainerSheetDismissalPolicyContext.targetTranslationHeight", after: thrown) {
            $0.policy = LookingPolicy { $0.targetTranslationHeight > 250 }
        }
        let policy = "ThresholdOverlayContainerSheetDismissalPolicy"
        typealias Threshold = ThresholdOverlayContainerSheetDismissalPolicy
        sheet(
            "\(policy).dismissingVelocity", "\(policy).Velocity.value(_:)", "\(policy).shouldDismiss(using:)",
            after: thrown
        ) {
            $0.policy = Threshold(dismissingVelocity: .value(100))
        }
        sheet("\(policy).dismissingPosition", "\(policy).Position.notch(index:)", after: { $0.move(to: 0) }) {
            $0.policy = Threshold(dismissingPosition: .notch(index: 1))
        }
        sheet(
            "\(policy).Position.translationHeight(_:)",
            "\(policy).init(dismissingVelocity:dismissingPosition:)", after: { $0.move(to: 0) }
        ) { $0.policy = Threshold(dismissingVelocity: .none, dismissingPosition: .translationHeight(200)) }
        see("\(policy).Position.none", "\(policy).Velocity.none") { isSet in
            let (stage, sheet) = (OverlayStage(), OverlaySheet())
            stage.sheet = sheet
            thrown(stage)
            sheet.policy =
                isSet
                ? Threshold(dismissingVelocity: .none, dismissingPosition: .none)
                : Threshold(dismissingVelocity: .value(100), dismissingPosition: .translationHeight(480))
            return try stage.finished().pictures(at: [4])
        }
        addDimmingViews()
    }

    private mutating func addDimmingViews() {
        let type = "TransparentOverlayContainerSheetDimmingView"
        func dimmed(
            _ members: String..., set change: @escaping @Sendable (TransparentOverlayContainerSheetDimmingView) -> Void
        ) {
            add(members) { isSet in
                let (stage, sheet) = (OverlayStage(), OverlaySheet())
                let view = TransparentOverlayContainerSheetDimmingView(frame: .zero)
                if isSet { change(view) }
                sheet.dimming = view
                stage.sheet = sheet
                stage.move(to: 2)
                stage.perform(at: 2) { $0.container.dismiss(animated: true) }
                return try stage.finished().pictures(at: [0.05, 0.2, 0.9, 1.5, 2.1, 2.3])
            }
        }
        dimmed("\(type).dismissedAlpha", "\(type).presentationTransitionWillBegin()") { $0.dismissedAlpha = 0.9 }
        dimmed("\(type).minimumAlpha", "\(type).presentationTransitionDidBegin()") { $0.minimumAlpha = 0.1 }
        dimmed("\(type).maximumAlpha", "\(type).overlayViewControllerWillTranslate(context:)") { $0.maximumAlpha = 1 }
        dimmed("\(type).init(frame:)") { $0.backgroundColor = .systemRed }
        see("\(type).dismissalTransitionDidBegin()") { isSet in
            let (stage, sheet) = (OverlayStage(), OverlaySheet())
            let view = TransparentOverlayContainerSheetDimmingView(frame: .zero)
            view.dismissedAlpha = isSet ? 0 : 0.3
            sheet.dimming = view
            stage.sheet = sheet
            stage.perform(at: 2) { $0.container.dismiss(animated: true) }
            return try stage.finished().pictures(at: [2.1, 2.3])
        }
        for name in [
            "presentationTransitionWillBegin()", "presentationTransitionDidBegin()", "dismissalTransitionWillBegin()",
            "dismissalTransitionDidBegin()", "overlayViewControllerWillTranslate(context:)",
        ] {
            see("OverlayContainerSheetDimmingView.\(name)") { isSet in
                let (stage, sheet) = (OverlayStage(), OverlaySheet())
                let view = NotingDimmingView()
                view.notes = isSet ? stage.notes : nil
                sheet.dimming = view
                stage.sheet = sheet
                stage.move(to: 2)
                stage.perform(at: 2) { $0.container.dismiss(animated: true) }
                _ = try Renderer(stage.finished())
                return [stage.notes.all.contains(name)]
            }
        }
        for name in [
            "willStartDraggingOverlay:)", "willEndDraggingOverlay:atVelocity:)", "willMoveOverlay:toNotchAt:)",
            "didMoveOverlay:toNotchAt:)", "willTranslateOverlay:transitionCoordinator:)",
        ] {
            see("OverlayContainerPresentationController.overlayContainerViewController(_:\(name)") { isSet in
                let (stage, sheet) = (OverlayStage(), OverlaySheet())
                if isSet { stage.sheet = sheet }
                stage.perform(at: 0.6) { _ in withExtendedLifetime(sheet) {} }
                stage.drag(-200)
                _ = try Renderer(stage.finished())
                return [stage.notes.all.contains("sheet \(name)")]
            }
        }
    }
}
