import VitrinePages
import VitrinePanels
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens

extension PresentationScene {
    /// Adds a panel to the scene: its views, and its layout, behavior and delegate, which are asked and told while the scene
    /// is recorded. What code changes in the views meanwhile is shown from then on, animated in an animation block.
    ///
    /// The panel appears when `addPanel(toParent:)`, `show` or `present` is called: before the scene begins, in a method of
    /// the delegate, or with `perform(at:_:)`.
    /// - Parameter name: by which events speak of the panel: `.drag("panel", ...)`. Default `panel`.
    public mutating func add(_ panel: FloatingPanelController, named name: String = "panel") {
        panel.handle.name = name
        let value = simulate { panel.value }
        values.floatingPanels[name] = value
        values.userObjects.set(PanelAdapter(panel), of: name)
        let changes = ViewChanges(value, at: ["floatingPanels", name]) { panel.value }
        values.userObjects.call(at: 0) {
            changes.begin()
            panel.handle.begin()
        }
    }
}

extension FloatingPanelController {
    /// What the views say.
    fileprivate var value: FloatingPanel {
        var out = FloatingPanel()
        out.presented = false
        if let content = contentViewController?.view {
            out.content = content.shownContent
            if out.content.background == nil { out.content.background = .clear }
            out.scrollView = scrollView.flatMap { $0.accessibilityIdentifier ?? out.content.listName }
        }
        out.contentMode = contentMode == .static ? .static : .fitToBounds
        out.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior == .always ? .always : .never
        out.isRemovalInteractionEnabled = isRemovalInteractionEnabled
        out.panGestureRecognizer.isEnabled = panGestureRecognizer.isEnabled
        out.surfaceView = surfaceView.value(in: traitCollection)
        out.backdropView.backgroundColor =
            backdropView.color(backdropView.backgroundColor, in: traitCollection) ?? .black
        if let alpha = current.backdropAlpha, alpha != backdropView.alpha {
            out.backdropView.alpha = Double(min(1, max(0, backdropView.alpha)))
        }
        if let recognizer = backdropView.dismissalTapGestureRecognizer, recognizer.isEnabled {
            out.backdropView.dismissalTapGestureRecognizer = FloatingPanel.GestureRecognizer(isEnabled: true)
        }
        return out
    }
}

extension UIView {
    fileprivate func color(_ color: UIColor?, in traits: UITraitCollection) -> RGBColor? {
        color?.color(in: traits.userInterfaceStyle == .dark ? .dark : .light)
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
        return out
    }
}
