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
    /// The effect behind a page that is not opaque. Default: nil, glass; in the legacy design none.
    public var backgroundEffect: UIVisualEffect?
    /// Whether `backgroundEffect` is translucent.
    public var isTranslucent = true
    /// Whether the bar morphs into the popup in the glass design; otherwise the popup slides up below the bar.
    public var allowsContentTransition = true
    /// The controller whose view contains the content view.
    package weak var container: UIViewController?
    override var tintParent: UIView? { superview ?? container?.viewIfLoaded }

    package init() {
        super.init(frame: .zero)
        addSubview(popupCloseButton)
        addGestureRecognizer(popupInteractionGestureRecognizer)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
