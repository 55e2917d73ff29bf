open class UIResponder: NSObject {
    @discardableResult open func becomeFirstResponder() -> Bool { true }
    @discardableResult open func resignFirstResponder() -> Bool { true }
    open var isFirstResponder: Bool { false }
    open var next: UIResponder? { nil }
}

/// An event of touches. Presentations decide touches themselves; views are not asked.
public final class UIEvent: NSObject {}
