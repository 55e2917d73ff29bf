/// Paragraph attributes: those of `NSParagraphStyle`, and the line limit of a label.
public struct ParagraphStyle: Hashable, Sendable {
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// The leading side of the paragraph.
        case natural
        case left
        case center
        case right
        /// Justified; the last line of a paragraph is natural.
        case justified
    }

    /// The layout of text that does not fit.
    public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
        /// Lines break between words; text beyond the line limit is truncated at the tail.
        case byWordWrapping
        /// Lines break between clusters.
        case byCharWrapping
        /// Like `byWordWrapping`; the last line is clipped at its width, without an ellipsis.
        case byClipping
        case byTruncatingHead
        case byTruncatingTail
        case byTruncatingMiddle
    }

    /// The legal lengths in points.
    package static let legalLengths = 0.0...10_000.0
    /// The legal line height multiples; 0 means 1.
    package static let legalMultiples = 0.0...100.0

    /// The alignment. Default: `natural`.
    package var alignment: Alignment
    /// The line break mode. Default: `byTruncatingTail`, as for labels.
    package var lineBreakMode: LineBreakMode
    /// The largest number of lines; nil, the default, 0 and less mean no limit. `UILabel`'s default is 1.
    package var lineLimit: Int?
    /// The multiple of the font's line height; 0, the default, means 1.
    package var lineHeightMultiple: Double
    /// The smallest line height in points; 0, the default, sets no bound.
    package var minimumLineHeight: Double
    /// The largest line height in points; 0, the default, sets no bound.
    package var maximumLineHeight: Double
    /// The distance from the bottom of a line to the top of the next in points. Default: 0.
    package var lineSpacing: Double
    /// The space after a paragraph in points. Default: 0.
    package var paragraphSpacing: Double
    /// The space before a paragraph other than the first in points. Default: 0.
    package var paragraphSpacingBefore: Double
    /// The indent of a paragraph's first line from the leading edge in points. Default: 0.
    package var firstLineHeadIndent: Double
    /// The indent of the other lines from the leading edge in points. Default: 0.
    package var headIndent: Double
    /// The indent of lines from the trailing edge in points. Default: 0.
    package var tailIndent: Double
    /// The writing direction. Default: that of the first strong character of each paragraph.
    package var baseWritingDirection: TextDirection

    package init(
        alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .byTruncatingTail, lineLimit: Int? = nil,
        lineHeightMultiple: Double = 0, minimumLineHeight: Double = 0, maximumLineHeight: Double = 0,
        lineSpacing: Double = 0, paragraphSpacing: Double = 0, paragraphSpacingBefore: Double = 0,
        firstLineHeadIndent: Double = 0, headIndent: Double = 0, tailIndent: Double = 0,
        baseWritingDirection: TextDirection = .auto
    ) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.lineLimit = lineLimit
        self.lineHeightMultiple = lineHeightMultiple
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.lineSpacing = lineSpacing
        self.paragraphSpacing = paragraphSpacing
        self.paragraphSpacingBefore = paragraphSpacingBefore
        self.firstLineHeadIndent = firstLineHeadIndent
        self.headIndent = headIndent
        self.tailIndent = tailIndent
        self.baseWritingDirection = baseWritingDirection
    }

    /// The style with every number in its legal range; NaN counts as 0.
    var sanitized: ParagraphStyle {
        var copy = self
        copy.lineHeightMultiple = lineHeightMultiple.clamped(to: Self.legalMultiples)
        copy.minimumLineHeight = minimumLineHeight.clamped(to: Self.legalLengths)
        copy.maximumLineHeight = maximumLineHeight.clamped(to: Self.legalLengths)
        copy.lineSpacing = lineSpacing.clamped(to: Self.legalLengths)
        copy.paragraphSpacing = paragraphSpacing.clamped(to: Self.legalLengths)
        copy.paragraphSpacingBefore = paragraphSpacingBefore.clamped(to: Self.legalLengths)
        copy.firstLineHeadIndent = firstLineHeadIndent.clamped(to: Self.legalLengths)
        copy.headIndent = headIndent.clamped(to: Self.legalLengths)
        copy.tailIndent = tailIndent.clamped(to: Self.legalLengths)
        if let limit = lineLimit, limit <= 0 { copy.lineLimit = nil }
        return copy
    }

    /// The height in points of a line whose font height is `natural`. The difference is added above the text.
    func lineHeight(natural: Double) -> Double {
        var height = natural * (lineHeightMultiple == 0 ? 1 : lineHeightMultiple)
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }
}

package enum TextDirection: String, Hashable, Sendable, CaseIterable {
    /// The direction of the first strong character; left to right if there is none.
    case auto
    case leftToRight
    case rightToLeft
}

/// The part of a text that an ellipsis replaces if the text does not fit.
package enum Truncation: String, Hashable, Sendable, CaseIterable {
    case tail
    case head
    case middle
}
