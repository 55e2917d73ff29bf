import VitrinePages
import VitrinePanels
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens

extension PresentationScene {
    /// Adds a panel to the scene: its views, and its layout, behavior and delegate, which are called while the scene is
    /// recorded. Changes of the views are shown, animated in an animation block. The panel appears when
    /// `addPanel(toParent:)`, `show` or `present` is called: before the scene begins, in a method of the delegate, or
    /// with `perform(at:_:)`.
    /// - Parameter name: The name of the panel in events: `.drag("panel", ...)`. Default: `panel`.
    public mutating func add(_ panel: FloatingPanelController, named name: String = "panel") {
        panel.handle.name = name
        let adapter = PanelAdapter(panel)
        let value = simulate { () -> FloatingPanel in
            panel.prepareSurface()
            return panel.value
        }
        values.floatingPanels[name] = value
        values.userObjects.set(adapter, of: name)
        (panel.adapter, panel.declared) = (adapter, value)
        let changes = panel.changes(from: value)
        values.userObjects.call(at: 0) {
            panel.contentViewController?.showPushes { panel.handle.name }
            changes.begin()
            panel.handle.begin()
        }
    }
}

extension FloatingPanelController: StagedPresentation {
    package var stageName: String { "panel" }
    package var shownName: String { handle.name }
    package var shownController: UIViewController? { self }

    package func declare(in scene: inout PresentationScene, named name: String) { scene.add(self, named: name) }

    package func takeOver(_ earlier: any StagedPresentation) {
        guard let earlier = earlier as? FloatingPanelController, let adapter = earlier.adapter,
            let declared = earlier.declared
        else { return }
        handle.name = earlier.handle.name
        adapter.replacePanel(with: self)
        self.adapter = adapter
        prepareSurface()
        changes(from: declared).begin()
        handle.perform("updateLayout")
    }

    fileprivate func changes(from declared: FloatingPanel) -> ViewChanges<FloatingPanel> {
        ViewChanges(declared, at: ["floatingPanels", handle.name], layout: { [weak self] in self?.layOutSurface() }) {
            [self] in value
        }
    }
}

extension FloatingPanelController {
    fileprivate var value: FloatingPanel {
        var out = FloatingPanel()
        out.presented = false
        if let content = contentViewController {
            out.content = content.shownContent
            if out.content.background == nil { out.content.background = .clear }
            out.scrollView = scrollView.flatMap { $0.accessibilityIdentifier ?? out.content.listName }
            if let scrollView, out.scrollView.flatMap({ out.content.element(named: $0) })?.list == nil {
                let name = scrollView.accessibilityIdentifier ?? "\(type(of: scrollView))"
                UIKitWarnings.warn("track(scrollView:): \(name) is no UITableView; a finger moves the panel only")
                out.scrollView = nil
            }
        }
        out.contentMode = contentMode == .static ? .static : .fitToBounds
        out.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior == .always ? .always : .never
        out.isRemovalInteractionEnabled = isRemovalInteractionEnabled
        out.panGestureRecognizer.isEnabled = panGestureRecognizer.isEnabled
        out.surfaceView = surfaceView.value(in: traitCollection)
        out.backdropView.backgroundColor =
            backdropView.color(backdropView.backgroundColor, in: traitCollection) ?? .black
        if let alpha = current.backdropAlpha, alpha != backdropView.alpha {
            out.backdropView.alpha = Double(backdropView.alpha.clamped(to: 0...1))
        }
        if let recognizer = backdropView.dismissalTapGestureRecognizer, recognizer.isEnabled {
            out.backdropView.dismissalTapGestureRecognizer = FloatingPanel.GestureRecognizer(isEnabled: true)
        }
        return out
    }
}

extension UIView {
    fileprivate func color(_ color: UIColor?, in traits: UITraitCollection) -> RGBColor? {
        color?.color(in: traits)
    }
}

extension FloatingPanelSurfaceView {
    fileprivate func value(in traits: UITraitCollection) -> FloatingPanel.SurfaceView {
        var out = FloatingPanel.SurfaceView()
        out.backgroundColor = color(backgroundColor, in: traits) ?? .clear
        out.cornerRadius = Double(cornerRadius)
        out.cornerCurve = containerView.layer.cornerCurve == .circular ? .circular : .continuous
        out.shadowHidden = shadowHidden
        out.shadowColor = color(shadowColor, in: traits) ?? .black
        out.shadowOffset = shadowOffset.size
        out.shadowOpacity = Double(shadowOpacity)
        out.shadowRadius = Double(shadowRadius)
        out.borderColor = color(borderColor, in: traits)
        out.borderWidth = Double(borderWidth)
        out.containerMargins = containerMargins.insets
        out.contentInsets = contentInsets.insets
        out.grabberTopPadding = Double(grabberTopPadding)
        out.grabberHandleWidth = Double(grabberHandleWidth)
        out.grabberHandleHeight = Double(grabberHandleHeight)
        out.grabberHandle.barColor = color(grabberHandle.barColor, in: traits) ?? .clear
        out.grabberHandle.isHidden = grabberHandle.isHidden
        out.subviews = ownSubviews
        return out
    }

    /// The maximum number of elements on a surface.
    private static let subviewLimit = 50

    /// The views that code has added to the visible shape and to the surface, at its frame.
    private var ownSubviews: [Element] {
        let shape = containerView.shownSubviews { $0 !== contentView }
        let shown = shape + shownSubviews { $0 !== containerView && $0 !== grabberHandle }
        if shown.count > Self.subviewLimit {
            UIKitWarnings.warn(
                "a panel's surface view has more than \(Self.subviewLimit) subviews: the others are not drawn")
        }
        return Array(shown.prefix(Self.subviewLimit))
    }
}
