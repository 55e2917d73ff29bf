import VitrinePrimitives
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

extension LabelAttributes {
    /// Creates the attributes of a container in the scope of UIKit.
    package init(_ container: AttributeContainer, in traits: Traits) {
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

    /// Creates attributes by their keys. Values of another type have no effect.
    package init(_ attributes: [NSAttributedString.Key: Any], in traits: Traits) {
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
    fileprivate var value: LabelAttributes.Font {
        var font = labelFont
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
        return LabelAttributes.Paragraph(
            alignment: alignment == .natural ? nil : alignment, lineBreakMode: lineBreakMode.value,
            minimumLineHeight: height(minimumLineHeight, 1000), maximumLineHeight: height(maximumLineHeight, 1000),
            lineHeightMultiple: height(lineHeightMultiple, 100))
    }
}

extension NSLineBreakMode {
    var value: ParagraphStyle.LineBreakMode {
        switch self {
        case .byWordWrapping: .byWordWrapping
        case .byCharWrapping: .byCharWrapping
        case .byClipping: .byClipping
        case .byTruncatingHead: .byTruncatingHead
        case .byTruncatingTail: .byTruncatingTail
        case .byTruncatingMiddle: .byTruncatingMiddle
        }
    }
}

extension LabelAttributes {
    /// Gives a label the attributes of its runs.
    /// - Returns: The runs if they look different; nil if these attributes are those of the whole text.
    mutating func taking(_ runs: [TextRun]) -> [TextRun]? {
        guard let first = runs.first?.attributes else { return nil }
        var paragraph = first.paragraphStyle ?? paragraphStyle
        if paragraph?.alignment == nil, let own = paragraphStyle?.alignment { paragraph?.alignment = own }
        if runs.contains(where: { $0.attributes.paragraphStyle != first.paragraphStyle }) {
            UIKitWarnings.warn("an attributed text has several paragraph styles: that of the first letter is used")
        }
        defer { paragraphStyle = paragraph }
        if runs.count == 1 {
            self = first.over(self)
            return nil
        }
        return runs.map { run in
            var run = run
            run.attributes.paragraphStyle = nil
            return run
        }
    }
}

/// Returns the runs of a text that are drawn: a scene's text has at most 100.
private func limited(_ runs: [TextRun]) -> [TextRun] {
    if runs.count > 100 {
        UIKitWarnings.warn("an attributed text has more than 100 runs: the rest has the attributes of the 100th")
    }
    guard runs.count > 100 else { return runs }
    let rest = runs.dropFirst(99).reduce(into: "") { $0 += $1.text }
    return runs.prefix(99) + [TextRun(rest.limited, runs[99].attributes)]
}

extension AttributedString {
    /// Returns the runs of a text, at most 100.
    package func runs(in traits: Traits) -> [TextRun] {
        limited(
            runs.map { run in
                TextRun(String(self[run.range].characters).limited, LabelAttributes(run.attributes, in: traits))
            })
    }
}

extension NSAttributedString {
    /// Returns the runs of a text, at most 100.
    func runs(in traits: Traits) -> [TextRun] {
        var runs: [TextRun] = []
        unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            for key in attributes.keys.map(\.rawValue).sorted() where !Self.drawnKeys.contains(key) {
                UIKitWarnings.warn("NSAttributedString: the attribute \(key) is not drawn")
            }
            runs.append(
                TextRun(
                    attributedSubstring(from: range).string.limited, LabelAttributes(attributes, in: traits)))
        }
        return limited(runs)
    }

    private static let drawnKeys: Set<String> = [
        "NSFont", "NSColor", "NSBackgroundColor", "NSParagraphStyle", "NSKern", "NSTracking", "NSShadow",
        "NSBaselineOffset", "NSUnderline", "NSUnderlineColor", "NSStrikethrough", "NSStrikethroughColor",
    ]
}
