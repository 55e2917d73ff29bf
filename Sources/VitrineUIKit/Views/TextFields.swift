import VitrinePages
import VitrinePrimitives

public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
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

    package override func drawnElement(in size: CGSize) -> Element? {
        Element(
            .textField(
                TextFieldElement(
                    placeholder: placeholder, text: text, isSecureTextEntry: isSecureTextEntry, lineColor: .clear)))
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
}

open class UISearchBar: UIView {
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
