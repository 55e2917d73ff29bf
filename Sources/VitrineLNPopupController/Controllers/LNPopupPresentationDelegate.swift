/// The observer of a controller's popup. `will…` is called when a transition begins, `did…` when it ends.
public protocol LNPopupPresentationDelegate: AnyObject {
    func popupPresentationControllerWillPresentPopupBar(_ controller: UIViewController, animated: Bool)
    func popupPresentationControllerDidPresentPopupBar(_ controller: UIViewController, animated: Bool)
    func popupPresentationControllerWillDismissPopupBar(_ controller: UIViewController, animated: Bool)
    func popupPresentationControllerDidDismissPopupBar(_ controller: UIViewController, animated: Bool)
    func popupPresentationController(
        _ controller: UIViewController, willOpenPopupWithContentController content: UIViewController, animated: Bool)
    func popupPresentationController(
        _ controller: UIViewController, didOpenPopupWithContentController content: UIViewController, animated: Bool)
    func popupPresentationController(
        _ controller: UIViewController, willClosePopupWithContentController content: UIViewController, animated: Bool)
    func popupPresentationController(
        _ controller: UIViewController, didClosePopupWithContentController content: UIViewController, animated: Bool)

    // These are the former names of the methods above, which call them by default.
    func popupPresentationControllerWillOpenPopup(_ controller: UIViewController, animated: Bool)
    func popupPresentationControllerDidOpenPopup(_ controller: UIViewController, animated: Bool)
    func popupPresentationControllerWillClosePopup(_ controller: UIViewController, animated: Bool)
    func popupPresentationControllerDidClosePopup(_ controller: UIViewController, animated: Bool)
}

extension LNPopupPresentationDelegate {
    public func popupPresentationControllerWillPresentPopupBar(_ controller: UIViewController, animated: Bool) {}
    public func popupPresentationControllerDidPresentPopupBar(_ controller: UIViewController, animated: Bool) {}
    public func popupPresentationControllerWillDismissPopupBar(_ controller: UIViewController, animated: Bool) {}
    public func popupPresentationControllerDidDismissPopupBar(_ controller: UIViewController, animated: Bool) {}

    public func popupPresentationController(
        _ controller: UIViewController, willOpenPopupWithContentController content: UIViewController, animated: Bool
    ) { popupPresentationControllerWillOpenPopup(controller, animated: animated) }
    public func popupPresentationController(
        _ controller: UIViewController, didOpenPopupWithContentController content: UIViewController, animated: Bool
    ) { popupPresentationControllerDidOpenPopup(controller, animated: animated) }
    public func popupPresentationController(
        _ controller: UIViewController, willClosePopupWithContentController content: UIViewController, animated: Bool
    ) { popupPresentationControllerWillClosePopup(controller, animated: animated) }
    public func popupPresentationController(
        _ controller: UIViewController, didClosePopupWithContentController content: UIViewController, animated: Bool
    ) { popupPresentationControllerDidClosePopup(controller, animated: animated) }

    public func popupPresentationControllerWillOpenPopup(_ controller: UIViewController, animated: Bool) {}
    public func popupPresentationControllerDidOpenPopup(_ controller: UIViewController, animated: Bool) {}
    public func popupPresentationControllerWillClosePopup(_ controller: UIViewController, animated: Bool) {}
    public func popupPresentationControllerDidClosePopup(_ controller: UIViewController, animated: Bool) {}
}
