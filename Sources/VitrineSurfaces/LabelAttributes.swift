import VitrinePrimitives
import VitrineSceneGraph
import VitrineText

/// The attributes of a label's text: the members of `NSAttributedString` that label styles use, with their names. Nil,
/// the default of all members, is the label's value.
public struct LabelAttributes: Hashable, Sendable {
    /// A family of the scene's or Vitrine's fonts; the system font if it is nil.
    public struct Font: Hashable, Sendable {
        public var family: String?
        /// The size in points, 1...1000, which does not grow with the text size of the surroundings.
        public var size: Double?
        public var weight: FontWeightName?
        /// The style of a font without size and weight, which grows with the text size of the surroundings.
        public var textStyle: TextStyleName?
        /// Whether the font is italic. A family without italics is set upright.
        public var italic: Bool?

        public init(family: String? = nil, size: Double? = nil, weight: FontWeightName? = nil, italic: Bool? = nil) {
            self.family = family
            self.size = size
            self.weight = weight
            self.italic = italic
        }

        /// Returns the size in points; nil if neither a size nor a text style is given.
        package func size(at textSize: TextSize) -> Double? { size ?? textStyle?.size(at: textSize) }

        /// Returns the font with nil members replaced by those of another font.
        package func over(_ base: Font?) -> Font {
            guard let base else { return self }
            var out = Font(
                family: family ?? base.family, size: size ?? (textStyle == nil ? base.size : nil),
                weight: weight ?? (textStyle == nil ? base.weight : nil), italic: italic ?? base.italic)
            out.textStyle = textStyle ?? (size == nil ? base.textStyle : nil)
            return out
        }
    }

    /// The members of `NSParagraphStyle` that apply to a single line.
    public struct Paragraph: Hashable, Sendable {
        /// The alignment of a line that is shorter than its space.
        public var alignment: ParagraphStyle.Alignment?
        /// The break mode of a line that does not fit and does not scroll. Wrapping modes drop words that do not fit.
        public var lineBreakMode: ParagraphStyle.LineBreakMode?
        /// The minimum line height in points, 0...1000; 0 is no bound. Height is added or removed above the letters.
        public var minimumLineHeight: Double?
        /// The maximum line height in points, 0...1000; 0 is no bound.
        public var maximumLineHeight: Double?
        /// The factor of the font's line height, 0...100, before the bounds; 0 leaves it unchanged.
        public var lineHeightMultiple: Double?
        /// The distance between lines in points, 0...1000.
        public var lineSpacing: Double?

        public init(
            alignment: ParagraphStyle.Alignment? = nil, lineBreakMode: ParagraphStyle.LineBreakMode? = nil,
            minimumLineHeight: Double? = nil, maximumLineHeight: Double? = nil, lineHeightMultiple: Double? = nil
        ) {
            self.alignment = alignment
            self.lineBreakMode = lineBreakMode
            self.minimumLineHeight = minimumLineHeight
            self.maximumLineHeight = maximumLineHeight
            self.lineHeightMultiple = lineHeightMultiple
        }
    }

    public var font: Font?
    /// The color. A label with one is drawn in it directly, rather than in the color of its material.
    public var foregroundColor: RGBColor?
    /// The color behind the letters, as high as the line. Default: none.
    public var backgroundColor: RGBColor?
    /// The distance added between letters in points, -100...100.
    public var kern: Double?
    /// The same as `kern`, over which it takes precedence.
    public var tracking: Double?
    /// The points by which the text is raised, -1000...1000.
    public var baselineOffset: Double?
    public var underlineStyle: UnderlineStyle?
    /// The color of the underline. Default: the text's color.
    public var underlineColor: RGBColor?
    public var strikethroughStyle: UnderlineStyle?
    /// The color of the strikethrough. Default: the text's color.
    public var strikethroughColor: RGBColor?
    /// The shadow under the letters; the blur's standard deviation is half its radius. A label with one is drawn
    /// directly, as one with a color.
    public var shadow: Shadow?
    /// The width of the letters' outlines, in percent of the font's size, -100...100; letters are filled only below 0.
    public var strokeWidth: Double?
    /// The color of the outlines. Default: the text's color.
    public var strokeColor: RGBColor?
    /// The ligatures: 0 for none, 1 for the usual ones, 2 for all.
    public var ligature: Int?
    /// The slant of letters to the right, per unit of height, -2...2.
    public var obliqueness: Double?
    /// The natural logarithm of the horizontal scale of letters, -2...2.
    public var expansion: Double?
    /// The paragraph style of the whole label; it has no effect in a run of a text.
    public var paragraphStyle: Paragraph?

    public init(
        font: Font? = nil, foregroundColor: RGBColor? = nil, kern: Double? = nil, underlineStyle: UnderlineStyle? = nil,
        shadow: Shadow? = nil, paragraphStyle: Paragraph? = nil
    ) {
        self.font = font
        self.foregroundColor = foregroundColor
        self.kern = kern
        self.underlineStyle = underlineStyle
        self.shadow = shadow
        self.paragraphStyle = paragraphStyle
    }

    /// Returns these attributes over others, which replace nil members, those of a font one by one.
    package func over(_ base: LabelAttributes) -> LabelAttributes {
        with(
            LabelAttributes(
                font: font?.over(base.font) ?? base.font, foregroundColor: foregroundColor ?? base.foregroundColor,
                kern: kern ?? base.kern,
                underlineStyle: underlineStyle ?? base.underlineStyle, shadow: shadow ?? base.shadow,
                paragraphStyle: paragraphStyle ?? base.paragraphStyle)
        ) {
            $0.backgroundColor = backgroundColor ?? base.backgroundColor
            $0.tracking = tracking ?? base.tracking
            $0.baselineOffset = baselineOffset ?? base.baselineOffset
            $0.underlineColor = underlineColor ?? base.underlineColor
            $0.strikethroughStyle = strikethroughStyle ?? base.strikethroughStyle
            $0.strikethroughColor = strikethroughColor ?? base.strikethroughColor
            $0.strokeWidth = strokeWidth ?? base.strokeWidth
            $0.strokeColor = strokeColor ?? base.strokeColor
            $0.ligature = ligature ?? base.ligature
            $0.obliqueness = obliqueness ?? base.obliqueness
            $0.expansion = expansion ?? base.expansion
        }
    }

    /// Whether text with these attributes is drawn in its own colors instead of a material's.
    package var isPlain: Bool {
        foregroundColor != nil || backgroundColor != nil || shadow != nil || strokeColor != nil
    }

    /// Returns the attributes for text of a default style.
    /// - Parameter textSize: The text size of the surroundings.
    package func textAttributes(_ base: TextStyle, at textSize: TextSize) -> TextAttributes {
        var style = base
        style.family = font?.family ?? base.family
        style.size = font?.size(at: textSize) ?? base.size
        style.weight = font?.weight?.weight ?? font?.textStyle?.weight ?? base.weight
        style.isItalic = font?.italic ?? base.isItalic
        style.obliqueness = obliqueness ?? base.obliqueness
        if let expansion { style.expansion = ExactMath.exp(expansion.clamped(to: -2...2)) }
        if let ligature, ligature != 1 {
            style.features += ligature < 1 ? FontFeature.noLigatures : FontFeature.allLigatures
        }
        if let spacing = tracking ?? kern {
            // The spacing of the font stays; only the system font has some.
            let own =
                style.family == nil ? SystemFont.standIn(size: style.size, weight: style.weight).tracking : 0
            style.tracking = own + spacing
        }
        return TextAttributes(
            style, foregroundColor: foregroundColor, backgroundColor: backgroundColor,
            baselineOffset: baselineOffset ?? 0,
            underline: underlineStyle?.line(underlineColor),
            strikethrough: strikethroughStyle?.line(strikethroughColor),
            shadow: shadow.map {
                TextAttributes.Shadow(offset: $0.offset, blurRadius: $0.blurRadius, color: $0.color)
            }, stroke: strokeWidth.map { TextAttributes.Stroke(width: $0, color: strokeColor) })
    }

    package func textParagraph(_ base: ParagraphStyle) -> ParagraphStyle {
        guard let own = paragraphStyle else { return base }
        var out = base
        out.alignment = own.alignment ?? base.alignment
        out.lineBreakMode = own.lineBreakMode ?? base.lineBreakMode
        out.lineHeightMultiple = own.lineHeightMultiple ?? base.lineHeightMultiple
        out.minimumLineHeight = own.minimumLineHeight ?? base.minimumLineHeight
        out.maximumLineHeight = own.maximumLineHeight ?? base.maximumLineHeight
        out.lineSpacing = own.lineSpacing ?? base.lineSpacing
        return out
    }
}

/// A part of a text with separate attributes.
public struct TextRun: Hashable, Sendable {
    public var text: String
    /// The attributes, which override those of the label.
    public var attributes: LabelAttributes

    public init(_ text: String, _ attributes: LabelAttributes = LabelAttributes()) {
        self.text = text
        self.attributes = attributes
    }
}

extension TextRun: ExpressibleByStringLiteral {
    /// Creates a run without attributes.
    public init(stringLiteral text: String) { self.init(text) }
}
