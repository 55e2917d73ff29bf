import VitrinePages
import VitrinePrimitives

public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
}

open class UITextField: UIControl {
    open var text: String?
    open var placeholder: String?
    open var font: UIFont?
    open var textColor: UIColor?
    open var keyboardType = UIKeyboardType.default
    open var isSecureTextEntry = false
    open weak var delegate: (any UITextFieldDelegate)?

    open override var canBecomeFirstResponder: Bool {
        isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
    }
    open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
    /// Whether the field is the first responder, into which the keyboard types.
    open var isEditing: Bool { isFirstResponder }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder, super.becomeFirstResponder() else { return isFirstResponder }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, super.resignFirstResponder() else { return !isFirstResponder }
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    package override func drawnElement(in size: CGSize) -> Element? {
        Element(
            .textField(
                TextFieldElement(
                    placeholder: placeholder, text: text, isSecureTextEntry: isSecureTextEntry, lineColor: .clear)))
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
}

open class UISearchBar: UIView {
    open override var canBecomeFirstResponder: Bool { true }
    open var text: String?
    open var placeholder: String?
    open var showsCancelButton = false

    open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

    package override func drawnElement(in size: CGSize) -> Element? {
        Element(
            .searchField(
                SearchFieldElement(
                    placeholder: placeholder ?? "", text: text, isFocused: showsCancelButton,
                    cancelTitle: showsCancelButton ? "Cancel" : nil)))
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
}
