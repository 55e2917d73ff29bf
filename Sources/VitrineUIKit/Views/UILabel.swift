import VitrinePages
import VitrinePrimitives
import VitrineSurfaces
import VitrineText

/// A text. Attributes that runs lack are the label's. The paragraph style is that of the first run.
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
    /// The maximum number of lines; 0 for any number. Default: 1.
    open var numberOfLines = 1 { didSet { setNeedsLayout() } }
    /// The break mode of texts that are not attributed. Default: ``NSLineBreakMode/byTruncatingTail``.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsLayout() } }
    /// This has no effect: only fonts of a text style grow with the text size of the scene.
    open var adjustsFontForContentSizeCategory = false

    /// Whether letters of the text have their own attributes.
    var hasRuns: Bool { attributed.map { $0.runs(in: CurrentTraits.value) != [TextRun($0.string)] } ?? false }

    private func textChanged(attributed new: NSAttributedString?) {
        attributed = new
        setNeedsLayout()
    }

    package override func drawnElement(in size: CGSize) -> Element? {
        guard let text, !text.isEmpty else { return nil }
        var label = LabelElement(text, numberOfLines: numberOfLines.clamped(to: 0...1000))
        var element = Element(.empty)
        var attributes = LabelAttributes()
        (font ?? .systemFont(ofSize: 17)).style(&element, &attributes)
        let color: UIColor = textColor ?? .label
        if color != .label { attributes.foregroundColor = color.elementColor }
        if let alignment = textAlignment.paragraphAlignment {
            attributes.paragraphStyle = LabelAttributes.Paragraph(alignment: alignment)
        }
        if lineBreakMode != .byTruncatingTail {
            attributes.paragraphStyle = attributes.paragraphStyle ?? LabelAttributes.Paragraph()
            attributes.paragraphStyle?.lineBreakMode = lineBreakMode.value
        }
        if let attributed { label.attributedText = attributes.taking(attributed.runs(in: CurrentTraits.value)) }
        element.kind = .label(label)
        if attributes != LabelAttributes() { element.textAttributes = attributes }
        return element
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
    /// The size rounded up to whole pixels, as UIKit rounds sizes of texts.
    var pointSize: CGSize {
        let scale = Double(UIScreen.main.scale)
        func up(_ length: Double) -> Double { ((length * scale - 1e-6).rounded(.up)) / scale }
        return CGSize(width: up(width), height: up(height))
    }
}
