extension UIViewController {
    private var popup: PopupSession { PopupSession.of(self) }

    // MARK: Presenting

    /// Presents a popup bar with a content controller, or exchanges the content of a presented one. Before a scene is
    /// recorded, the call is performed at its beginning, without animation.
    /// - Parameter openPopup: Whether the popup opens with the bar.
    public func presentPopupBar(
        with contentController: UIViewController, openPopup: Bool = false, animated: Bool = true,
        completion: (() -> Void)? = nil
    ) { popup.present(contentController, opens: openPopup, animated: animated, completion: completion) }

    @available(*, deprecated, renamed: "presentPopupBar(with:openPopup:animated:completion:)")
    public func presentPopupBar(
        withContentViewController contentController: UIViewController, openPopup: Bool = false, animated: Bool = true,
        completion: (() -> Void)? = nil
    ) { presentPopupBar(with: contentController, openPopup: openPopup, animated: animated, completion: completion) }

    public func openPopup(animated: Bool = true, completion: (() -> Void)? = nil) {
        popup.perform("open", animated: animated, completion: completion)
    }

    public func closePopup(animated: Bool = true, completion: (() -> Void)? = nil) {
        popup.perform("close", animated: animated, completion: completion)
    }

    /// Dismisses the bar, after closing an open popup.
    public func dismissPopupBar(animated: Bool = true, completion: (() -> Void)? = nil) {
        popup.perform("dismiss", animated: animated, completion: completion)
    }

    // MARK: The container

    public var popupBar: LNPopupBar { popup.bar }
    public var popupContentView: LNPopupContentView { popup.contentView }
    /// The presented content controller.
    public var popupContent: UIViewController? { popup.content }
    public var popupPresentationState: PopupPresentationState { popup.state }
    public var popupPresentationDelegate: (any LNPopupPresentationDelegate)? {
        get { popup.delegate }
        set { popup.delegate = newValue }
    }
    public var popupInteractionStyle: PopupInteractionStyle {
        get { popup.interactionStyle }
        set { popup.interactionStyle = newValue }
    }
    public var effectivePopupInteractionStyle: PopupInteractionStyle {
        popupInteractionStyle == .default ? .automatic : popupInteractionStyle
    }
    /// This has no effect on a scene. Default: false.
    public var allowPopupHapticFeedbackGeneration: Bool {
        get { popup.allowsHapticFeedback }
        set { popup.allowsHapticFeedback = newValue }
    }
    /// Whether an open popup covers a sidebar beside the page. Default: true.
    public var popupOpensOverSplitViewController: Bool {
        get { popup.opensOverSplitViewController }
        set { popup.opensOverSplitViewController = newValue }
    }
    /// Whether the background of a bar without a dock extends to the screen's bottom. Default: in the legacy design.
    @available(*, deprecated, message: "bars of glass have no background below them")
    public var shouldExtendPopupBarUnderSafeArea: Bool {
        get { popup.extendsUnderSafeArea ?? (popup.traits.design == .legacy) }
        set { popup.extendsUnderSafeArea = newValue }
    }

    /// Reads the bar and the appearance of the dock again. Every change is read after the code that makes it.
    public func setNeedsPopupBarAppearanceUpdate() { popup.appearanceChanged() }

    // MARK: The content

    /// The item that the bar shows while the controller is the content of a popup.
    public var popupItem: LNPopupItem { bars.popupItem }
    /// The controller that presents this one in a popup.
    public var popupPresentationContainer: UIViewController? { bars.popupContainer }
}

extension UISplitViewController {
    /// Whether the bar avoids a sidebar beside the page. Default: true.
    public var popupBarAvoidsPrimaryColumn: Bool {
        get { PopupSession.of(self).avoidsPrimaryColumn }
        set { PopupSession.of(self).avoidsPrimaryColumn = newValue }
    }
}

extension UITabBarController {
    /// This has no effect: it is for iOS 27, which scenes do not have. Default: true.
    public var adjustsTabBarLayoutForPopupBar: Bool {
        get { PopupSession.of(self).adjustsTabBarLayout }
        set { PopupSession.of(self).adjustsTabBarLayout = newValue }
    }
}
