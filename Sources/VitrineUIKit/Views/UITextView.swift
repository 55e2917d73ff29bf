import VitrinePages
import VitrinePrimitives

/// A text of any number of lines.
open class UITextView: UIScrollView {
    open var text: String! = "" { didSet { textChanged(attributed: nil) } }
    open var attributedText: NSAttributedString! {
        get { attributed ?? NSAttributedString(string: text ?? "") }
        set {
            let new = newValue
            text = new?.string ?? ""
            textChanged(attributed: new)
        }
    }
    private var attributed: NSAttributedString?
    open var font: UIFont? { didSet { setNeedsLayout() } }
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    open var isSelectable = true
    /// The insets of the text in points. Source: UIKit; the sides have 5 points of line fragment padding.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

    private func textChanged(attributed new: NSAttributedString?) {
        attributed = new
        setNeedsLayout()
    }

    private func label() -> UILabel {
        let label = UILabel()
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.font = font ?? .systemFont(ofSize: 12)
        if let textColor { label.textColor = textColor }
        label.textAlignment = textAlignment
        label.numberOfLines = 0
        return label
    }

    package override func drawnElement(in size: CGSize) -> Element? {
        let label = label()
        let width = size.width - textContainerInset.left - textContainerInset.right - 10
        guard width > 0, var element = label.drawnElement(in: size), let height = label.height(fitting: width) else {
            return nil
        }
        element.frame = Rect(
            x: Double(textContainerInset.left) + 5, y: Double(textContainerInset.top - contentOffset.y),
            width: Double(width), height: Double(height))
        return Element(.view(ViewElement([element])))
    }
}
