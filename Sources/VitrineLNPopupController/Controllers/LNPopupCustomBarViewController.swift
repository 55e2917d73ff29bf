/// The controller of a view in place of a bar's image, titles and buttons. Its height is that of
/// `preferredContentSize`, 20...400 points. A scene shows the first search bar, text field or label of the view.
open class LNPopupCustomBarViewController: UIViewController {
    public internal(set) weak var containingPopupBar: LNPopupBar?
    /// Whether a tap on the bar opens the popup.
    open var wantsDefaultTapGestureRecognizer: Bool { true }
    /// Whether a pan on the bar opens the popup.
    open var wantsDefaultPanGestureRecognizer: Bool { true }
    /// Whether a touch highlights the bar.
    open var wantsDefaultHighlightGestureRecognizer: Bool { true }

    /// Called when the shown item or one of its properties has changed.
    open func popupItemDidUpdate() {}
    open func willMove(to popupBar: LNPopupBar?) {}
    open func didMoveToPopupBar() {}
    /// Called when the appearance of the bar or of its item has changed.
    open func activeAppearanceDidChange(_ activeAppearance: LNPopupBarAppearance) {}
}
