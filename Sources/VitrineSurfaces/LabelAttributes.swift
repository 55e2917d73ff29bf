import VitrinePrimitives
import VitrineSceneGraph
import VitrineText

/// How the text of a label looks: the members of `NSAttributedString` that label styles use, with their names. What is
/// nil, and everything is by default, is as the label has it.
public struct LabelAttributes: Hashable, Sendable {
    /// A family of the scene's or Vitrine's fonts; the system font where it is nil.
    public struct Font: Hashable, Sendable {
        public var family: String?
        /// Points to the em, 1...1000. A size of its own does not grow with the text size of the surroundings.
        public var size: Double?
        public var weight: FontWeightName?
        /// Gives size and weight where the font has none of its own; grows with the text size of the surroundings.
        public var textStyle: TextStyleName?
        /// A family without italics is set upright.
        public var italic: Bool?

        public init(family: String? = nil, size: Double? = nil, weight: FontWeightName? = nil, italic: Bool? = nil) {
            self.family = family
            self.size = size
            self.weight = weight
            self.italic = italic
        }

        /// Points to the em; nil where neither a size nor a text style is given.
        package func size(at textSize: TextSize) -> Double? { size ?? textStyle?.style.size(at: textSize) }

        /// Each member that is nil is taken from another font.
        package func over(_ base: Font?) -> Font {
            guard let base else { return self }
            var out = Font(
                family: family ?? base.family, size: size ?? (textStyle == nil ? base.size : nil),
                weight: weight ?? (textStyle == nil ? base.weight : nil), italic: italic ?? base.italic)
            out.textStyle = textStyle ?? (size == nil ? base.textStyle : nil)
            return out
        }
    }

    /// `NSParagraphStyle`, as far as a single line has use for it.
    public struct Paragraph: Hashable, Sendable {
        /// Where a line stands that is shorter than its room.
        public var alignment: ParagraphStyle.Alignment?
        /// What becomes of a line that is longer than its room and does not run through it. Wrapping modes leave out
        /// the words that do not fit.
        public var lineBreakMode: ParagraphStyle.LineBreakMode?
        /// Points, 0...1000; 0 sets no bound. What is added to a line or taken away lies above the letters.
        public var minimumLineHeight: Double?
        /// As above.
        public var maximumLineHeight: Double?
        /// What the font's line height is multiplied by, 0...100, before the bounds; 0 leaves it as it is.
        public var lineHeightMultiple: Double?
        /// Points between two lines, 0...1000.
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
    /// A label with a color of its own is drawn in it as it is, not in the ink of the material it lies on.
    public var foregroundColor: RGBColor?
    /// Behind the letters, as high as the line. Default: none.
    public var backgroundColor: RGBColor?
    /// Points between letters, beyond what the font has, -100...100.
    public var kern: Double?
    /// As `kern`, before which it goes.
    public var tracking: Double?
    /// Points that the text is raised by, -1000...1000; negative lowers it.
    public var baselineOffset: Double?
    public var underlineStyle: UnderlineStyle?
    /// Default: the text's color.
    public var underlineColor: RGBColor?
    public var strikethroughStyle: UnderlineStyle?
    /// Default: the text's color.
    public var strikethroughColor: RGBColor?
    /// Under the letters; the blur's standard deviation is half its radius. A label with one is drawn plainly, as one with
    /// a color.
    public var shadow: Shadow?
    /// Of the letters' outlines, in percent of the font's size, -100...100: above 0 the letters are not filled, below 0
    /// they are.
    public var strokeWidth: Double?
    /// Default: the text's color.
    public var strokeColor: RGBColor?
    /// 0 for no ligatures, 1 for the usual ones, 2 for all.
    public var ligature: Int?
    /// How far the tops of letters lean to the right, per unit of height, -2...2.
    public var obliqueness: Double?
    /// The natural logarithm of the factor by which letters are wider, -2...2.
    public var expansion: Double?
    /// Of the whole label; in a run of a text it is of no meaning.
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

    /// These attributes over others: each that is nil is taken from those, a font's members one by one.
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

    /// Whether text of these attributes is drawn in colors of its own instead of a material's ink.
    package var isPlain: Bool {
        foregroundColor != nil || backgroundColor != nil || shadow != nil || strokeColor != nil
    }

    /// The attributes for text that else has a given style.
    /// - Parameter textSize: of the surroundings.
    package func textAttributes(_ base: TextStyle, at textSize: TextSize) -> TextAttributes {
        var style = base
        style.family = font?.family ?? base.family
        style.size = font?.size(at: textSize) ?? base.size
        style.weight = font?.weight?.weight ?? font?.textStyle?.style.weight ?? base.weight
        style.isItalic = font?.italic ?? base.isItalic
        style.obliqueness = obliqueness ?? base.obliqueness
        if let expansion { style.expansion = ExactMath.exp(min(2, max(-2, expansion))) }
        if let ligature, ligature != 1 {
            style.features += ligature < 1 ? FontFeature.noLigatures : FontFeature.allLigatures
        }
        if let spacing = tracking ?? kern {
            // The font's own spacing stays; only the system font has some.
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

    /// The paragraph style for text that else has a given one.
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
