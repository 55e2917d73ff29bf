import VitrinePrimitives
import VitrineSetting
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

extension LabelAttributes {
    /// The attributes of a container in the scope of UIKit.
    init(_ container: AttributeContainer, in traits: Traits) {
        typealias UIKit = AttributeScopes.UIKitAttributes
        self.init()
        take(
            font: container[UIKit.FontAttribute.self], shadow: container[UIKit.ShadowAttribute.self],
            paragraph: container[UIKit.ParagraphStyleAttribute.self], in: traits)
        foregroundColor = container[UIKit.ForegroundColorAttribute.self]?.value(in: traits)
        backgroundColor = container[UIKit.BackgroundColorAttribute.self]?.value(in: traits)
        kern = container[UIKit.KernAttribute.self].map { Double($0).limited(-100...100) }
        tracking = container[UIKit.TrackingAttribute.self].map { Double($0).limited(-100...100) }
        baselineOffset = container[UIKit.BaselineOffsetAttribute.self].map { Double($0).limited(-1000...1000) }
        underlineStyle = container[UIKit.UnderlineStyleAttribute.self]?.value
        underlineColor = container[UIKit.UnderlineColorAttribute.self]?.value(in: traits)
        strikethroughStyle = container[UIKit.StrikethroughStyleAttribute.self]?.value
        strikethroughColor = container[UIKit.StrikethroughColorAttribute.self]?.value(in: traits)
    }

    /// Attributes by their keys. Values of another type have no effect.
    init(_ attributes: [NSAttributedString.Key: Any], in traits: Traits) {
        self.init()
        func number(_ key: NSAttributedString.Key, _ range: ClosedRange<Double>) -> Double? {
            let value = attributes[key]
            let number = (value as? CGFloat).map { Double($0) } ?? value as? Double ?? (value as? Int).map(Double.init)
            return number?.limited(range)
        }
        func line(_ key: NSAttributedString.Key) -> UnderlineStyle? {
            let value = attributes[key]
            return (value as? NSUnderlineStyle ?? (value as? Int).map { NSUnderlineStyle(rawValue: $0) })?.value
        }
        func color(_ key: NSAttributedString.Key) -> RGBColor? { (attributes[key] as? UIColor)?.value(in: traits) }
        take(
            font: attributes[.font] as? UIFont, shadow: attributes[.shadow] as? NSShadow,
            paragraph: attributes[.paragraphStyle] as? NSParagraphStyle, in: traits)
        (foregroundColor, backgroundColor) = (color(.foregroundColor), color(.backgroundColor))
        (kern, tracking) = (number(.kern, -100...100), number(.tracking, -100...100))
        baselineOffset = number(.baselineOffset, -1000...1000)
        (underlineStyle, underlineColor) = (line(.underlineStyle), color(.underlineColor))
        (strikethroughStyle, strikethroughColor) = (line(.strikethroughStyle), color(.strikethroughColor))
    }

    private mutating func take(font: UIFont?, shadow: NSShadow?, paragraph: NSParagraphStyle?, in traits: Traits) {
        self.font = font?.value
        self.shadow = shadow?.value(in: traits)
        paragraphStyle = paragraph?.value
    }
}

extension UIFont {
    /// Vitrine's families for text. A font of another family is the system's in its size and weight.
    private static let families = ["Inter", "Comic Neue", "Noto Sans Hebrew", "Noto Sans Arabic"]

    fileprivate var value: LabelAttributes.Font {
        let own = familyName.filter { $0 != " " }
        var font = labelFont
        font.family = Self.families.first { $0.filter { $0 != " " } == own }
        font.size = Double(pointSize).limited(1...1000)
        return font
    }
}

extension NSUnderlineStyle {
    fileprivate var value: UnderlineStyle {
        switch self {
        case []: .none
        case .thick: .thick
        case .double: .double
        default: .single
        }
    }
}

extension NSParagraphStyle {
    fileprivate var value: LabelAttributes.Paragraph {
        func height(_ value: CGFloat, _ limit: Double) -> Double? {
            value > 0 ? Double(value).limited(0...limit) : nil
        }
        let alignment: ParagraphStyle.Alignment =
            switch self.alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: .natural
            }
        let mode: ParagraphStyle.LineBreakMode =
            switch lineBreakMode {
            case .byWordWrapping: .byWordWrapping
            case .byCharWrapping: .byCharWrapping
            case .byClipping: .byClipping
            case .byTruncatingHead: .byTruncatingHead
            case .byTruncatingTail: .byTruncatingTail
            case .byTruncatingMiddle: .byTruncatingMiddle
            }
        return LabelAttributes.Paragraph(
            alignment: alignment == .natural ? nil : alignment, lineBreakMode: mode == .byTruncatingTail ? nil : mode,
            minimumLineHeight: height(minimumLineHeight, 1000), maximumLineHeight: height(maximumLineHeight, 1000),
            lineHeightMultiple: height(lineHeightMultiple, 100))
    }
}

extension AttributedString {
    /// The runs of a text, at most 100.
    func runs(in traits: Traits) -> [TextRun] {
        runs.prefix(100).map { run in
            TextRun(String(self[run.range].characters).limited, LabelAttributes(run.attributes, in: traits))
        }
    }
}
