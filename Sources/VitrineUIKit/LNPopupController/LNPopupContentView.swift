/// A recognizer of pans on a popup.
public final class LNPopupInteractionPanGestureRecognizer: UIPanGestureRecognizer {
    public var allowsIndirectPointerInteraction = false
}

/// The view around the content of a popup. Source of the defaults: facts, popup bar, section 1.8.
public final class LNPopupContentView: UIView {
    public let popupCloseButton = LNPopupCloseButton()
    public let popupInteractionGestureRecognizer = LNPopupInteractionPanGestureRecognizer()
    public var popupCloseButtonStyle: LNPopupCloseButton.Style {
        get { popupCloseButton.style }
        set { popupCloseButton.style = newValue }
    }
    public var popupCloseButtonPositioning: LNPopupCloseButton.Positioning {
        get { popupCloseButton.positioning }
        set { popupCloseButton.positioning = newValue }
    }
    public var effectivePopupCloseButtonStyle: LNPopupCloseButton.Style { popupCloseButton.effectiveStyle }
    public var effectivePopupCloseButtonPositioning: LNPopupCloseButton.Positioning {
        popupCloseButton.effectivePositioning
    }
    /// Behind a page that is not opaque. Default nil: glass; in the legacy design none.
    public var backgroundEffect: UIVisualEffect?
    /// Whether `backgroundEffect` is translucent.
    public var isTranslucent = true
    /// Whether the bar morphs into the popup; otherwise the popup slides up below the bar. In the glass design.
    public var allowsContentTransition = true
    /// The controller whose view the content view is in.
    package weak var container: UIViewController?
    override var tintParent: UIView? { superview ?? container?.viewIfLoaded }

    package init() {
        super.init(frame: .zero)
        addSubview(popupCloseButton)
        addGestureRecognizer(popupInteractionGestureRecognizer)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
