/// An object that answers events. Those that it does not answer go to ``next``: from a view to its controller, to the
/// superview and to the window.
open class UIResponder: NSObject {
    open var next: UIResponder? { nil }
    /// Default: false; true for text fields, text views and search bars.
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { responderView?.root.firstResponder === self }

    /// Makes the object the first responder of its tree, unless it or the current one refuses.
    /// - Returns: Whether it is the first responder.
    @discardableResult open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, let root = responderView?.root else { return false }
        if let former = root.firstResponder, !former.resignFirstResponder() { return false }
        root.firstResponder = self
        return true
    }

    /// - Returns: Whether the object is no longer, or was not, the first responder.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        responderView?.root.firstResponder = nil
        return true
    }

    /// The view of the object, or of the nearest responder after it that has one.
    var responderView: UIView? {
        switch self {
        case let view as UIView: view
        case let controller as UIViewController: controller.viewIfLoaded
        default: next?.responderView
        }
    }
}

/// An event of touches. Presentations decide touches themselves; views are not asked.
public final class UIEvent: NSObject {}
