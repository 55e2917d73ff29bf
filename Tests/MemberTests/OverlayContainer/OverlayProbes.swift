import Vitrine
import VitrineOverlayContainer
import VitrineScreens
import VitrineTestSupport

/// Probes of the container, its delegate and the calls that move the overlay.
extension ProbeList {
    private static let method = "OverlayContainerViewControllerDelegate.overlayContainerViewController(_:"

    mutating func addOverlayContainers() {
        let type = "OverlayContainerViewController"
        for (name, style) in [
            ("rigid", OverlayContainerViewController.OverlayStyle.rigid), ("expandableHeight", .expandableHeight),
            ("flexibleHeight", .flexibleHeight),
        ] {
            see("\(type).style", "\(type).init(style:)", "\(type).OverlayStyle.\(name)") { isSet in
                let other: OverlayContainerViewController.OverlayStyle =
                    style == .flexibleHeight ? .rigid : .flexibleHeight
                let stage = OverlayStage(style: isSet ? style : other)
                // The label is at the bottom of the overlay, whose height depends on the style.
                let content = "vitrine: 1\ncontainer: { content: { body: [{ label: Bottom, placement: bottom }] } }"
                stage.overlay.view.sceneContent = try PresentationScene(yaml: content).container.content
                stage.drag(-600)
                return try stage.finished().pictures(at: [0.5, 1.3, 2])
            }
        }
        overlay("\(type).moveOverlay(toNotchAt:animated:completion:)") { $0.move(to: 2) }
        overlay(
            "\(type).invalidateNotchHeights()", after: { $0.perform(at: 1) { $0.delegate.heights = [200, 300, 500] } }
        ) {
            $0.perform(at: 1) { $0.container.invalidateNotchHeights() }
        }
        overlay("\(type).viewControllers", "PresentationScene.add(_:named:)") { stage in
            let other = UIViewController()
            other.view.backgroundColor = .systemRed
            stage.container.viewControllers = [stage.page, other]
        }
        overlay("\(type).delegate", after: { $0.move(to: 1) }) { $0.delegate.heights = [100, 200, 500] }
        let pulled: OverlayChange = {
            $0.move(to: 2, at: 0.2, animated: false)
            $0.scene.timeline += [.swipe("overlayContainer.list", at: 1, by: 150, in: 0.3, rest: 0.8)]
        }
        overlay("\(type).drivingScrollView", after: pulled) { $0.container.drivingScrollView = $0.table }
        overlay("\(Self.method)scrollViewDrivingOverlay:)", after: pulled) { $0.delegate.driving = $0.table }
        overlayNotes(
            ["\(type).availableSpace"],
            after: { $0.perform(at: 1) { $0.notes.all.append("\($0.container.availableSpace)") } }
        ) {
            $0.scene.traits.device = .iPhone14ProMax
        }
        overlayNotes(
            ["\(type).topViewController"],
            after: { $0.perform(at: 1) { $0.notes.all.append("\($0.container.topViewController === $0.overlay)") } }
        ) { $0.container.viewControllers = [$0.overlay, $0.page] }
    }

    mutating func addOverlayDelegates() {
        overlay("OverlayContainerViewControllerDelegate.numberOfNotches(in:)", after: { $0.flick(-300) }) {
            $0.delegate.heights = [100, 300]
        }
        overlay("\(Self.method)heightForNotchAt:availableSpace:)") { $0.delegate.heights[0] = 160 }
        overlay("\(Self.method)canReachNotchAt:forOverlay:)", after: { $0.drag(-200) }) {
            $0.delegate.unreachable = [1]
        }
        overlay("\(Self.method)shouldStartDraggingOverlay:at:in:)", after: { $0.drag(-200) }) {
            $0.delegate.allowsDrags = false
        }
        for name in [
            "willStartDraggingOverlay:)", "willEndDraggingOverlay:atVelocity:)", "willMoveOverlay:toNotchAt:)",
            "didMoveOverlay:toNotchAt:)", "willTranslateOverlay:transitionCoordinator:)",
        ] {
            see(Self.method + name) { isSet in
                let stage = OverlayStage()
                stage.drag(-200)
                if !isSet { stage.delegate.notes = nil }
                _ = try Renderer(stage.finished())
                return [stage.notes.all.contains("delegate \(name)")]
            }
        }
        addTranslationFunctions()
        addPolicies()
        addAnimations()
    }

    private mutating func addTranslationFunctions() {
        let type = "RubberBandOverlayTranslationFunction"
        func banded(
            _ members: String..., by distance: Double = -600,
            _ change: @escaping @Sendable (RubberBandOverlayTranslationFunction) -> Void
        ) {
            add(members) { isSet in
                let stage = OverlayStage()
                let function = RubberBandOverlayTranslationFunction()
                if isSet { change(function) }
                stage.delegate.function = function
                stage.drag(distance)
                return try stage.finished().pictures(at: [1.3, 1.8])
            }
        }
        banded("\(type).factor") { $0.factor = 0.9 }
        banded("\(type).bouncesAtMaximumHeight") { $0.bouncesAtMaximumHeight = false }
        banded("\(type).bouncesAtMinimumHeight", by: 70) { $0.bouncesAtMinimumHeight = false }
        struct Half: OverlayTranslationFunction {
            var note: (any OverlayTranslationParameters) -> Void = { _ in }
            func overlayTranslationHeight(using parameters: any OverlayTranslationParameters) -> CGFloat {
                note(parameters)
                return (parameters.minimumHeight + parameters.translation) / 2
            }
        }
        overlay(
            "\(Self.method)overlayTranslationFunctionForOverlay:)",
            "OverlayTranslationFunction.overlayTranslationHeight(using:)",
            after: { $0.drag(-200) }
        ) { $0.delegate.function = Half() }
        overlay(
            "\(type).init()", "\(type).overlayTranslationHeight(using:)",
            after: {
                $0.delegate.function = Half()
                $0.drag(-200)
            }
        ) { $0.delegate.function = RubberBandOverlayTranslationFunction() }
        overlayNotes(
            [
                "OverlayTranslationParameters.minimumHeight", "OverlayTranslationParameters.maximumHeight",
                "OverlayTranslationParameters.translation",
            ], after: { $0.drag(-200) }
        ) { stage in
            stage.delegate.function = Half { [unowned stage] parameters in
                guard parameters.minimumHeight == 100, parameters.maximumHeight == 500 else { return }
                if (250...310).contains(parameters.translation) { stage.notes.all.append("moved") }
            }
        }
    }

    private mutating func addPolicies() {
        let type = "RushingForwardTargetNotchPolicy"
        func released(
            _ members: String..., by distance: Double,
            _ change: @escaping @Sendable (RushingForwardTargetNotchPolicy) -> Void
        ) {
            add(members) { isSet in
                let stage = OverlayStage()
                let policy = RushingForwardTargetNotchPolicy()
                if isSet { change(policy) }
                stage.transitions.policy = policy
                stage.flick(distance)
                return try stage.finished().pictures(at: [4])
            }
        }
        released("\(type).minimumVelocity", by: -50) { $0.minimumVelocity = 10_000 }
        released("\(type).minimumDuration", by: -60) {
            $0.minimumVelocity = 10_000
            $0.minimumDuration = 1
        }
        overlay(
            "\(Self.method)transitioningDelegateForOverlay:)",
            "OverlayTransitioningDelegate.overlayTargetNotchPolicy(for:)",
            "OverlayTranslationTargetNotchPolicy.targetNotchIndex(using:)", after: { $0.flick(-100) }
        ) { $0.transitions.policy = FixedNotch(index: 2) }
        overlay(
            "\(type).init()", "\(type).targetNotchIndex(using:)",
            after: {
                $0.transitions.policy = FixedNotch(index: 2)
                $0.flick(-100)
            }
        ) { $0.transitions.policy = RushingForwardTargetNotchPolicy() }
        overlayNotes(["OverlayContainerContextTargetNotchPolicy.overlayViewController"], after: { $0.flick(-100) }) {
            stage in
            stage.transitions.policy = FixedNotch { [unowned stage] context in
                if context.overlayViewController === stage.overlay { stage.notes.all.append("overlay") }
            }
        }
    }

    private mutating func addAnimations() {
        let type = "SpringOverlayTranslationAnimationController"
        func sprung(
            _ members: String...,
            set change: @escaping @Sendable (inout SpringOverlayTranslationAnimationController) -> Void
        ) {
            add(members) { isSet in
                let stage = OverlayStage()
                var animation = SpringOverlayTranslationAnimationController(style: .rigid)
                if isSet { change(&animation) }
                stage.transitions.animation = animation
                stage.flick(-150)
                return try stage.finished().pictures(at: [1.15, 1.25, 1.4, 1.6])
            }
        }
        sprung("\(type).damping") { $0.damping = 0.1 }
        sprung("\(type).response") { $0.response = 1 }
        sprung("\(type).init()") { $0 = SpringOverlayTranslationAnimationController() }
        sprung("\(type).init(style:)") { $0 = SpringOverlayTranslationAnimationController(style: .flexibleHeight) }
        overlay(
            "OverlayTransitioningDelegate.animationController(for:)",
            "OverlayAnimatedTransitioning.interruptibleAnimator(using:)",
            after: { $0.move(to: 2) }
        ) { $0.transitions.animation = SlowAnimation() }
        overlay(
            "\(type).interruptibleAnimator(using:)",
            after: {
                $0.transitions.animation = SlowAnimation()
                $0.move(to: 2)
            }
        ) { $0.transitions.animation = SpringOverlayTranslationAnimationController() }
        let context = "OverlayContainerContextTransitioning"
        overlayNotes(
            ["\(context).overlayViewController", "\(context).targetNotchIndex", "\(context).targetNotchHeight"],
            after: { $0.move(to: 2) }
        ) { stage in
            stage.transitions.animation = SlowAnimation { [unowned stage] context in
                guard context.overlayViewController === stage.overlay, context.targetNotchIndex == 2 else { return }
                if context.targetNotchHeight == 500 { stage.notes.all.append("target") }
            }
        }
    }
}
