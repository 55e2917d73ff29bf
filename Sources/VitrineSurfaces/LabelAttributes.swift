import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
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
        /// A family without italics is set upright.
        public var italic: Bool?

        public init(family: String? = nil, size: Double? = nil, weight: FontWeightName? = nil, italic: Bool? = nil) {
            self.family = family
            self.size = size
            self.weight = weight
            self.italic = italic
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
    /// A label with a colour of its own is drawn in it as it is, not in the ink of the material it lies on.
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
    /// Default: the text's colour.
    public var underlineColor: RGBColor?
    public var strikethroughStyle: UnderlineStyle?
    /// Default: the text's colour.
    public var strikethroughColor: RGBColor?
    /// Under the letters; the blur's standard deviation is half its radius. A label with one is drawn plainly, as one with
    /// a colour.
    public var shadow: Shadow?
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
                font: font.map { own in
                    Font(
                        family: own.family ?? base.font?.family, size: own.size ?? base.font?.size,
                        weight: own.weight ?? base.font?.weight, italic: own.italic ?? base.font?.italic)
                } ?? base.font, foregroundColor: foregroundColor ?? base.foregroundColor, kern: kern ?? base.kern,
                underlineStyle: underlineStyle ?? base.underlineStyle, shadow: shadow ?? base.shadow,
                paragraphStyle: paragraphStyle ?? base.paragraphStyle)
        ) {
            $0.backgroundColor = backgroundColor ?? base.backgroundColor
            $0.tracking = tracking ?? base.tracking
            $0.baselineOffset = baselineOffset ?? base.baselineOffset
            $0.underlineColor = underlineColor ?? base.underlineColor
            $0.strikethroughStyle = strikethroughStyle ?? base.strikethroughStyle
            $0.strikethroughColor = strikethroughColor ?? base.strikethroughColor
        }
    }

    /// Whether text of these attributes is drawn in colours of its own instead of a material's ink.
    package var isPlain: Bool { foregroundColor != nil || backgroundColor != nil || shadow != nil }

    /// The attributes for text that else has a given style.
    package func textAttributes(_ base: TextStyle) -> TextAttributes {
        var style = base
        style.family = font?.family ?? base.family
        style.size = font?.size ?? base.size
        style.weight = font?.weight?.weight ?? base.weight
        style.isItalic = font?.italic ?? base.isItalic
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
            })
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
        return out
    }
}
