import VitrineLNPopupController
import VitrinePresentation
import VitrineStage

/// Records calls with their times in ticks of 1/120 s.
final class Listener: LNPopupPresentationDelegate, LNPopupBarDelegate {
    var calls: [String] = []
    var now: () -> Double = { 0 }
    func note(_ what: String) { calls.append("\(Int((now() * 120).rounded())) \(what)") }

    func popupPresentationControllerWillPresentPopupBar(_ controller: UIViewController, animated: Bool) {
        note("willPresent \(animated)")
    }
    func popupPresentationControllerDidPresentPopupBar(_ controller: UIViewController, animated: Bool) {
        note("didPresent \(animated) \(controller.popupPresentationState)")
    }
    func popupPresentationControllerWillDismissPopupBar(_ controller: UIViewController, animated: Bool) {
        note("willDismiss \(animated)")
    }
    func popupPresentationControllerDidDismissPopupBar(_ controller: UIViewController, animated: Bool) {
        note("didDismiss \(animated) \(controller.popupPresentationState)")
    }
    func popupPresentationController(
        _ controller: UIViewController, willOpenPopupWithContentController content: UIViewController,
        animated: Bool
    ) { note("willOpen \(animated)") }
    func popupPresentationController(
        _ controller: UIViewController, didOpenPopupWithContentController content: UIViewController,
        animated: Bool
    ) { note("didOpen \(animated) \(controller.popupPresentationState)") }
    func popupPresentationController(
        _ controller: UIViewController, willClosePopupWithContentController content: UIViewController,
        animated: Bool
    ) { note("willClose \(animated)") }
    func popupPresentationController(
        _ controller: UIViewController, didClosePopupWithContentController content: UIViewController,
        animated: Bool
    ) { note("didClose \(animated) \(controller.popupPresentationState)") }
    func popupBar(_ popupBar: LNPopupBar, didDisplay popupItem: LNPopupItem, previous: LNPopupItem?) {
        note("didDisplay \(popupItem.title ?? "") after \(previous?.title ?? "nothing")")
    }
}

/// Returns a delegate of the container.
func listener(of popup: Popup) -> Listener {
    let listener = Listener()
    listener.now = { UserRequests.current?.now ?? 0 }
    popup.container.popupPresentationDelegate = listener
    return listener
}
