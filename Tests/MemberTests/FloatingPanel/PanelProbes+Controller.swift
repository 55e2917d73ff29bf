import Vitrine
import VitrineFloatingPanel
import VitrineScreens
import VitrineTestSupport

/// Probes of the controller and its views.
extension ProbeList {
    mutating func addPanelControllers() {
        let type = "FloatingPanelController"
        panel("\(type).contentMode", "\(type).ContentMode.fitToBounds") { $0.panel.contentMode = .fitToBounds }
        panel("\(type).ContentMode.static", after: { $0.panel.contentMode = .fitToBounds }) {
            $0.panel.contentMode = .static
        }
        // The content has a label at the bottom of its safe area.
        let fitted: PanelChange = {
            $0.panel.contentMode = .fitToBounds
            let page = "vitrine: 1\ncontainer: { content: { body: [{ label: Bottom, placement: bottom }] } }"
            $0.content.view.sceneContent = try? PresentationScene(yaml: page).container.content
        }
        let behavior = "\(type).ContentInsetAdjustmentBehavior"
        panel("\(type).contentInsetAdjustmentBehavior", "\(behavior).never", after: fitted) {
            $0.panel.contentInsetAdjustmentBehavior = .never
        }
        panel(
            "\(behavior).always",
            after: {
                fitted($0)
                $0.panel.contentInsetAdjustmentBehavior = .never
            }
        ) { $0.panel.contentInsetAdjustmentBehavior = .always }
        panel(
            "\(type).isRemovalInteractionEnabled",
            after: {
                $0.layout.initialPosition = .tip
                $0.flick(50)
            }
        ) { $0.panel.isRemovalInteractionEnabled = true }
        panel("\(type).panGestureRecognizer", after: { $0.flick(-120) }) {
            $0.panel.panGestureRecognizer.isEnabled = false
        }
        panel("\(type).contentViewController", "\(type).set(contentViewController:)") {
            $0.panel.set(contentViewController: UIViewController())
        }
        panel(
            "\(type).track(scrollView:)", "\(type).scrollView",
            after: {
                $0.layout.initialPosition = .full
                $0.table.accessibilityIdentifier = "list"
                $0.scene.timeline += [.swipe("panel.list", at: 1, by: 200, in: 0.5)]
            }
        ) { $0.panel.track(scrollView: $0.table) }
        panel("\(type).move(to:animated:completion:)") { $0.move(to: .full) }
        panel("\(type).hide(animated:completion:)") { $0.perform(at: 1) { $0.panel.hide(animated: true) } }
        panel(
            "\(type).show(animated:completion:)", after: { $0.perform(at: 1) { $0.panel.hide(animated: false) } }
        ) { $0.perform(at: 1.5) { $0.panel.show(animated: true) } }
        panel("\(type).removePanelFromParent(animated:completion:)") {
            $0.perform(at: 1) { $0.panel.removePanelFromParent(animated: true) }
        }
        panel(
            "\(type).addPanel(toParent:belowView:animated:)", "PresentationScene.add(_:named:)",
            after: { $0.adds = false }
        ) { $0.adds = true }
        panel("\(type).updateLayout()", after: { $0.perform(at: 1) { $0.layout.insets[.half] = 300 } }) {
            $0.perform(at: 1) { $0.panel.updateLayout() }
        }
        panel("\(type).backdropView", after: { $0.layout.initialPosition = .full }) {
            $0.panel.backdropView.backgroundColor = .systemRed
        }
        panel(
            "FloatingPanelBackdropView.dismissalTapGestureRecognizer",
            after: {
                $0.layout.initialPosition = .full
                $0.scene.timeline += [.tap("panel.backdrop", at: 1)]
            }
        ) { $0.panel.backdropView.dismissalTapGestureRecognizer.isEnabled = true }
        addPanelAnswers(type)
    }

    /// Adds probes of the controller's values while the scene is recorded.
    private mutating func addPanelAnswers(_ type: String) {
        let tip: PanelChange = { $0.layout.initialPosition = .tip }
        panelNotes(
            "\(type).position", after: { $0.perform(at: 1) { $0.notes.all.append("\($0.panel.position)") } }, set: tip)
        panelNotes(
            "\(type).nearbyPosition",
            after: { $0.perform(at: 1) { $0.notes.all.append("\($0.panel.nearbyPosition)") } }, set: tip)
        panelNotes(
            "\(type).originYOfSurface(for:)",
            after: { $0.perform(at: 1) { $0.notes.all.append("\($0.panel.originYOfSurface(for: .half))") } }
        ) { $0.layout.insets[.half] = 300 }
        panelNotes(
            "\(type).layout", "\(type).behavior",
            after: {
                $0.perform(at: 1) {
                    $0.notes.all.append("\($0.panel.layout === $0.layout) \($0.panel.behavior.removalProgress)")
                }
            }
        ) {
            $0.delegate.layout = nil
            $0.behavior.removalProgress = 0.2
        }
        panelNotes(
            "\(type).adjustedContentInsets",
            after: { $0.perform(at: 1) { $0.notes.all.append("\($0.panel.adjustedContentInsets.bottom)") } }
        ) { $0.scene.traits.device = .iPhone8 }
        see("\(type).init(delegate:)") { isSet in
            let delegate = PanelDelegate()
            let layout = PanelLayout()
            layout.insets[.half] = 300
            delegate.layout = layout
            let panel = FloatingPanelController(delegate: isSet ? delegate : nil)
            let page = UIViewController()
            panel.addPanel(toParent: page)
            var scene = emptyScene()
            scene.show(page)
            scene.add(panel)
            scene.perform(at: 0) { withExtendedLifetime(delegate) {} }
            return try scene.pictures(at: [1])
        }
    }

    mutating func addPanelViews() {
        let type = "FloatingPanelSurfaceView"
        func surface(
            _ members: String..., after prepare: @escaping @Sendable (FloatingPanelSurfaceView) -> Void = { _ in },
            set: @escaping @Sendable (FloatingPanelSurfaceView) -> Void
        ) {
            add(members) { isSet in
                let stage = PanelStage()
                stage.content.view.backgroundColor = .clear
                prepare(stage.panel.surfaceView)
                if isSet { set(stage.panel.surfaceView) }
                return try stage.finished().pictures(at: [0.5])
            }
        }
        surface("FloatingPanelController.surfaceView", "\(type).cornerRadius") { $0.cornerRadius = 40 }
        surface("\(type).borderColor", after: { $0.borderWidth = 8 }) { $0.borderColor = .systemRed }
        surface("\(type).borderWidth", after: { $0.borderColor = .systemRed }) { $0.borderWidth = 8 }
        surface("\(type).containerMargins") {
            $0.containerMargins = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 20)
        }
        surface("\(type).contentInsets") { $0.contentInsets = UIEdgeInsets(top: 30, left: 20, bottom: 0, right: 20) }
        let shadow: @Sendable (FloatingPanelSurfaceView) -> Void = {
            ($0.shadowRadius, $0.shadowOpacity) = (12, 1)
        }
        surface("\(type).shadowColor", after: shadow) { $0.shadowColor = .systemRed }
        surface("\(type).shadowHidden", after: shadow) { $0.shadowHidden = true }
        surface("\(type).shadowOffset", after: shadow) { $0.shadowOffset = CGSize(width: 0, height: -20) }
        surface("\(type).shadowOpacity", after: shadow) { $0.shadowOpacity = 0.2 }
        surface("\(type).shadowRadius", after: shadow) { $0.shadowRadius = 3 }
        surface("\(type).grabberTopPadding") { $0.grabberTopPadding = 30 }
        surface("\(type).grabberHandleWidth") { $0.grabberHandleWidth = 120 }
        surface("\(type).grabberHandleHeight") { $0.grabberHandleHeight = 25 }
        surface("\(type).grabberHandle") { $0.grabberHandle.isHidden = true }
        surface("GrabberHandleView.barColor", after: { $0.grabberHandleHeight = 20 }) {
            $0.grabberHandle.barColor = .systemRed
        }
        surface("\(type).containerView") { surface in
            let view = UIView(frame: CGRect(x: 60, y: 60, width: 40, height: 40))
            view.backgroundColor = .systemRed
            surface.containerView.addSubview(view)
        }
        surface("\(type).contentView") { $0.contentView.backgroundColor = .systemRed }
        panelNotes(
            "\(type).topGrabberBarHeight",
            after: { $0.perform(at: 1) { $0.notes.all.append("\($0.panel.surfaceView.topGrabberBarHeight)") } }
        ) { $0.panel.surfaceView.grabberTopPadding = 20 }
    }
}
