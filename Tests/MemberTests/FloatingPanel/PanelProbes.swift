import Vitrine
import VitrineFloatingPanel
import VitrineScreens
import VitrineTestSupport

/// Probes of layouts, behaviors and delegates.
extension ProbeList {
    mutating func addPanelLayouts() {
        let type = "FloatingPanelLayout"
        panel(
            "\(type).initialPosition", "FloatingPanelPosition.tip",
            "FloatingPanelControllerDelegate.floatingPanel(_:layoutFor:)"
        ) {
            $0.layout.initialPosition = .tip
        }
        panel("FloatingPanelPosition.full") { $0.layout.initialPosition = .full }
        panel("FloatingPanelPosition.half", after: { $0.layout.initialPosition = .full }) {
            $0.layout.initialPosition = .half
        }
        panel("FloatingPanelPosition.hidden") { $0.layout.initialPosition = .hidden }
        panel("\(type).supportedPositions", after: { $0.drag(250) }) { $0.layout.supportedPositions = [.full, .half] }
        panel("\(type).insetFor(position:)") { $0.layout.insets[.half] = 300 }
        panel(
            "\(type).topInteractionBuffer",
            after: {
                $0.layout.initialPosition = .full
                $0.drag(-100)
            }
        ) { $0.layout.topInteractionBuffer = 60 }
        panel(
            "\(type).bottomInteractionBuffer",
            after: {
                $0.layout.initialPosition = .tip
                $0.drag(100)
            }
        ) { $0.layout.bottomInteractionBuffer = 60 }
        panel("\(type).backdropAlphaFor(position:)") { $0.layout.backdropAlphas[.half] = 0.6 }
        panel("\(type).positionReference", "FloatingPanelLayoutReference.fromSuperview") {
            $0.layout.positionReference = .fromSuperview
        }
        panel(
            "FloatingPanelLayoutReference.fromSafeArea", after: { $0.layout.positionReference = .fromSuperview }
        ) { $0.layout.positionReference = .fromSafeArea }
        panel("\(type).prepareLayout(surfaceView:in:)") { $0.layout.margin = 30 }
        addLibraryLayouts()
    }

    /// Adds probes of the library's layouts, whose members are those of a panel without a delegate.
    private mutating func addLibraryLayouts() {
        final class FullScreen: FloatingPanelFullScreenLayout {
            var initialPosition: FloatingPanelPosition { .half }
            func insetFor(position: FloatingPanelPosition) -> CGFloat? { [.full: 18, .half: 262, .tip: 69][position] }
        }
        final class Intrinsic: FloatingPanelIntrinsicLayout {}
        panel("FloatingPanelFullScreenLayout.positionReference") { $0.delegate.layout = FullScreen() }
        let sized: PanelChange = {
            for view in $0.content.view.subviews { view.removeFromSuperview() }
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
            view.backgroundColor = .systemRed
            $0.content.view.addSubview(view)
        }
        panel(
            "FloatingPanelIntrinsicLayout.initialPosition", "FloatingPanelIntrinsicLayout.insetFor(position:)",
            "FloatingPanelIntrinsicLayout.positionReference", after: sized
        ) { $0.delegate.layout = Intrinsic() }
        panel(
            "FloatingPanelIntrinsicLayout.supportedPositions",
            after: {
                sized($0)
                $0.delegate.layout = Intrinsic()
            }
        ) { $0.move(to: .tip) }
        panel(
            "FloatingPanelDefaultLayout.init()", "FloatingPanelDefaultLayout.initialPosition",
            "FloatingPanelDefaultLayout.insetFor(position:)", after: { $0.layout.insets = [.full: 40, .half: 200] }
        ) { $0.delegate.layout = FloatingPanelDefaultLayout() }
        let landscape = "FloatingPanelDefaultLandscapeLayout"
        panel("\(landscape).init()", "\(landscape).initialPosition", "\(landscape).insetFor(position:)") {
            $0.delegate.layout = FloatingPanelDefaultLandscapeLayout()
        }
        panel("\(landscape).supportedPositions", after: { $0.drag(-100) }) {
            $0.delegate.layout = FloatingPanelDefaultLandscapeLayout()
            $0.layout.initialPosition = .tip
        }
    }

    mutating func addPanelBehaviors() {
        let type = "FloatingPanelBehavior"
        let thrown: PanelChange = {
            $0.layout.initialPosition = .full
            $0.flick(150)
        }
        panel("\(type).shouldProjectMomentum(_:for:)", after: thrown) { $0.behavior.projects = true }
        panel(
            "\(type).momentumProjectionRate(_:)",
            after: {
                thrown($0)
                $0.behavior.projects = true
            }
        ) { $0.behavior.rate = 0.9 }
        panel(
            "\(type).redirectionalProgress(_:from:to:)",
            after: {
                $0.layout.initialPosition = .full
                $0.drag(300)
            }
        ) { $0.behavior.redirection = 0.9 }
        let removable: PanelChange = {
            $0.layout.initialPosition = .tip
            $0.panel.isRemovalInteractionEnabled = true
        }
        panel(
            "\(type).removalVelocity",
            after: {
                removable($0)
                $0.flick(30)
            }
        ) { $0.behavior.removalVelocity = 10_000 }
        panel(
            "\(type).removalProgress",
            after: {
                removable($0)
                $0.behavior.removalProgress = 0.3
                $0.drag(60, in: 0.6)
            }
        ) { $0.behavior.removalProgress = 1 }
        panel(
            "\(type).removalInteractionAnimator(_:with:)",
            after: {
                removable($0)
                $0.flick(30)
            }
        ) { $0.behavior.durations["removal"] = 2 }
        panel(
            "\(type).allowsRubberBanding(for:)",
            after: {
                $0.layout.initialPosition = .full
                $0.layout.topInteractionBuffer = 200
                $0.drag(-100)
            }
        ) { $0.behavior.bands = [.top] }
        panel(
            "\(type).interactionAnimator(_:to:with:)", "FloatingPanelControllerDelegate.floatingPanel(_:behaviorFor:)",
            after: { $0.flick(-120) }
        ) { $0.behavior.durations["interaction"] = 2 }
        panel("\(type).moveAnimator(_:from:to:)", after: { $0.move(to: .full) }) {
            $0.behavior.durations["move"] = 2
        }
        panel("\(type).removeAnimator(_:from:)", after: { $0.perform(at: 1) { $0.panel.hide(animated: true) } }) {
            $0.behavior.durations["remove"] = 2
        }
        panel(
            "\(type).addAnimator(_:to:)",
            after: {
                $0.adds = false
                $0.perform(at: 1) { $0.panel.addPanel(toParent: $0.page, animated: true) }
            }
        ) { $0.behavior.durations["add"] = 2 }
        let standard = "FloatingPanelDefaultBehavior"
        panel(
            "\(standard).init()", "\(standard).interactionAnimator(_:to:with:)",
            after: {
                $0.behavior.durations["interaction"] = 2
                $0.flick(-120)
            }
        ) { $0.delegate.behavior = FloatingPanelDefaultBehavior() }
        addSpring()
    }

    private mutating func addSpring() {
        final class Spring: FloatingPanelBehavior {
            func interactionAnimator(
                _ fpc: FloatingPanelController, to targetPosition: FloatingPanelPosition, with velocity: CGVector
            ) -> UIViewPropertyAnimator {
                let timing = UISpringTimingParameters(
                    dampingRatio: 0.3, frequencyResponse: 0.8, initialVelocity: velocity)
                return UIViewPropertyAnimator(duration: 0, timingParameters: timing)
            }
        }
        panel(
            "UISpringTimingParameters.init(dampingRatio:frequencyResponse:initialVelocity:)",
            after: { $0.flick(-120) }
        ) { $0.delegate.behavior = Spring() }
    }

    mutating func addPanelDelegates() {
        panelCalls(
            "DidChangePosition(_:)", "DidMove(_:)", "WillBeginDragging(_:)",
            "DidEndDragging(_:withVelocity:targetPosition:)", "WillBeginDecelerating(_:)", "DidEndDecelerating(_:)"
        ) { $0.flick(-120) }
        panelCalls("DidEndDraggingToRemove(_:withVelocity:)", "DidEndRemove(_:)") {
            $0.layout.initialPosition = .tip
            $0.panel.isRemovalInteractionEnabled = true
            $0.panel.delegate = $0.delegate
            $0.perform(at: 0.5) { $0.panel.move(to: .tip, animated: false) }
            $0.flick(50)
        }
        panel("FloatingPanelControllerDelegate.floatingPanelShouldBeginDragging(_:)", after: { $0.flick(-120) }) {
            $0.delegate.allowsDrags = false
        }
        panel(
            "FloatingPanelControllerDelegate.floatingPanel(_:contentOffsetForPinning:)",
            after: {
                $0.layout.initialPosition = .full
                $0.table.accessibilityIdentifier = "list"
                $0.panel.track(scrollView: $0.table)
                $0.scene.timeline += [.swipe("panel.list", at: 1, by: 200, in: 0.5)]
            }
        ) { $0.delegate.pinned = 30 }
    }
}
