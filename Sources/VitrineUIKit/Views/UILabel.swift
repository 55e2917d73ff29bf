import VitrinePages
import VitrinePrimitives
import VitrineSetting
import VitrineSurfaces
import VitrineText

/// A text. Its attributed text has the attributes of the first letter.
open class UILabel: UIView {
    open var text: String? { didSet { textChanged(attributed: nil) } }
    open var attributedText: NSAttributedString? {
        get { attributed ?? text.map { NSAttributedString(string: $0) } }
        set {
            let new = newValue
            text = new?.string
            textChanged(attributed: new)
        }
    }
    private var attributed: NSAttributedString?
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { setNeedsLayout() } }
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    /// 0 for any number. Default 1.
    open var numberOfLines = 1 { didSet { setNeedsLayout() } }
    /// The font is drawn at its size; only fonts of a text style grow with the text size of the scene.
    open var adjustsFontForContentSizeCategory = false

    private func textChanged(attributed new: NSAttributedString?) {
        attributed = new
        setNeedsLayout()
    }

    package override func drawnElement(in size: CGSize) -> Element? {
        guard let text, !text.isEmpty else { return nil }
        var element = Element(.label(LabelElement(text, numberOfLines: max(0, min(1000, numberOfLines)))))
        let font = attribute("NSFont", as: UIFont.self) ?? font ?? .systemFont(ofSize: 17)
        let color = attribute("NSColor", as: UIColor.self) ?? textColor ?? .label
        var attributes = LabelAttributes()
        font.style(&element, &attributes)
        if color != .label { attributes.foregroundColor = color.elementColor }
        if let alignment = textAlignment.paragraphAlignment {
            attributes.paragraphStyle = LabelAttributes.Paragraph(alignment: alignment)
        }
        if attributes != LabelAttributes() { element.textAttributes = attributes }
        return element
    }

    private func attribute<Value>(_ name: String, as type: Value.Type) -> Value? {
        guard let attributed, attributed.length > 0 else { return nil }
        var range = NSRange()
        let found = unsafe attributed.attribute(NSAttributedString.Key(name), at: 0, effectiveRange: &range) as? Value
        if found != nil, range.length < attributed.length {
            UIKitWarnings.warn("UILabel.attributedText: all letters have the attributes of the first one")
        }
        return found
    }

    open override var intrinsicContentSize: CGSize {
        guard let element = drawnElement(in: .zero) else { return CGSize(width: 0, height: 0) }
        return ElementMeasure.size(of: element).pointSize
    }

    package override func height(fitting width: CGFloat) -> CGFloat? {
        guard numberOfLines != 1, let element = drawnElement(in: .zero) else { return nil }
        return ElementMeasure.size(of: element, fitting: Double(width)).pointSize.height
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard numberOfLines != 1, size.width > 0, let element = drawnElement(in: .zero) else {
            return intrinsicContentSize
        }
        return ElementMeasure.size(of: element, fitting: Double(size.width)).pointSize
    }
}

extension UIFont {
    /// Gives an element the font.
    func style(_ element: inout Element, _ attributes: inout LabelAttributes) {
        if let name = textStyle.flatMap({ TextStyleName(rawValue: $0.rawValue) }) {
            element.textStyle = name
        } else {
            var font = labelFont
            font.size = font.size.map { legal($0, in: 1...1000, else: 17) }
            attributes.font = font
        }
    }
}

extension NSTextAlignment {
    /// Nil for the natural one.
    var paragraphAlignment: ParagraphStyle.Alignment? {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: nil
        }
    }
}

extension Size {
    /// As UIKit rounds the sizes of texts: up to whole pixels.
    var pointSize: CGSize {
        let scale = Double(UIScreen.main.scale)
        func up(_ length: Double) -> Double { ((length * scale - 1e-6).rounded(.up)) / scale }
        return CGSize(width: up(width), height: up(height))
    }
}
