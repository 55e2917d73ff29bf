import VitrinePrimitives
import VitrineVocabulary

extension LabelAttributes: Described {
    public init() { self.init(font: nil) }

    package static let fields: [Field<LabelAttributes>] =
        characterFields + [Field("paragraphStyle", \.paragraphStyle, "The paragraph style of the whole label.")]

    /// The attributes that parts of a text can have.
    static let characterFields: [Field<LabelAttributes>] = [
        Field("font", \.font, "The font; missing keys have the values of the label."),
        Field(
            "foregroundColor", \.foregroundColor,
            "The color of the text, which replaces the ink of glass."),
        Field("backgroundColor", \.backgroundColor, "The color behind the text, as high as the line."),
        Field("kern", \.kern, kind: .length, in: -100...100, "The additional space between letters."),
        Field(
            "tracking", \.tracking, kind: .length, in: -100...100,
            "The additional space between letters, which takes precedence over `kern`."),
        Field(
            "baselineOffset", \.baselineOffset, kind: .length, in: -1000...1000,
            "The distance by which the text is raised."),
        Field("underlineStyle", \.underlineStyle, "A line under the text."),
        Field("underlineColor", \.underlineColor, "The color of the underline; by default that of the text."),
        Field("strikethroughStyle", \.strikethroughStyle, "A line through the text."),
        Field(
            "strikethroughColor", \.strikethroughColor, "The color of the strikethrough; by default that of the text."),
        Field(
            "strokeWidth", \.strokeWidth, in: -100...100,
            "The width of the outline of the letters in percent of the font's size; below 0 for filled letters."),
        Field("strokeColor", \.strokeColor, "The color of the outline; by default that of the text."),
        Field("ligature", \.ligature, in: 0...2, "0 for no ligatures, 1 for the usual ones, 2 for all."),
        Field(
            "obliqueness", \.obliqueness, in: -2...2,
            "The distance by which the tops of letters lean to the right, per unit of height."),
        Field(
            "expansion", \.expansion, in: -2...2,
            "The natural logarithm of the factor by which the letters are wider."),
        Field("shadow", \.shadow, "The shadow of the letters. A text with a shadow has no ink of glass."),
    ]
}

extension LabelAttributes.Font: Described {
    public init() { self.init(family: nil) }

    package static let fields: [Field<LabelAttributes.Font>] = [
        Field(
            "family", \.family, kind: .fontFamily,
            "A family of the scene's or Vitrine's fonts, or `Helvetica Neue`, which Inter stands in for."),
        Field(
            "size", \.size, kind: .length, in: 1...1000,
            "The size, which does not change with the text size of the traits."),
        Field("weight", \.weight, "The weight, by the names of `UIFont.Weight`."),
        Field(
            "textStyle", \.textStyle,
            "The text style that gives size and weight where these are missing; it changes with the text size of the traits."
        ),
        Field("italic", \.italic, "Whether the font is italic. A family without an italic face is upright."),
    ]
}

extension LabelAttributes.Paragraph: Described {
    public init() { self.init(alignment: nil) }

    package static let fields: [Field<LabelAttributes.Paragraph>] = [
        Field("alignment", \.alignment, "The alignment of lines."),
        Field("lineBreakMode", \.lineBreakMode, "The treatment of a line that is too long."),
        Field(
            "minimumLineHeight", \.minimumLineHeight, kind: .length, in: 0...1000,
            "The smallest line height; 0 for no bound."),
        Field(
            "maximumLineHeight", \.maximumLineHeight, kind: .length, in: 0...1000,
            "The largest line height; 0 for no bound."),
        Field(
            "lineHeightMultiple", \.lineHeightMultiple, in: 0...100,
            "The factor of the font's line height, before the bounds; 0 for none."),
        Field("lineSpacing", \.lineSpacing, kind: .length, in: 0...1000, "The space between two lines."),
    ]
}

extension TextRun: Described {
    public init() { self.init("") }

    package static let fields: [Field<TextRun>] =
        [Field("text", \.text, isRequired: true, "A part of the text.")]
        + Field.fields(of: \.attributes, LabelAttributes.characterFields)

    package static var shorthand: Shorthand<TextRun>? { .field("text") }
}

/// A text, or a text whose parts look different.
package enum StyledText: Hashable, Sendable {
    case plain(String)
    case runs([TextRun])
}

extension StyledText: SceneValue {
    private static let runFormat = Format(count: 1...100, of: "texts and {text, ...}")

    package static func form(_ format: Format) -> Form { .anyOf([String.form(format), [TextRun].form(runFormat)]) }

    package static func read(_ source: SourceValue, onto base: StyledText?, _ format: Format) -> StyledText? {
        switch source.node.content {
        case .scalar: return source.text().map { .plain($0) }
        case .list: return [TextRun].read(source, onto: nil, runFormat).map { .runs($0) }
        case .mapping:
            source.reportWrongType(expected: noun(format))
            return nil
        }
    }

    package func node(_ format: Format) -> ValueNode {
        switch self {
        case .plain(let text): text.node(format)
        case .runs(let runs): runs.node(Self.runFormat)
        }
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        switch self {
        case .plain(let text): text.check(format, at: path, mentions: nil, into: &issues)
        case .runs(let runs): runs.check(Self.runFormat, at: path, mentions: nil, into: &issues)
        }
    }

    package func collectAssets(
        _ format: Format, at path: String, mentions: ValueNode?, into assets: inout [AssetReference]
    ) {
        if case .runs(let runs) = self {
            runs.collectAssets(Self.runFormat, at: path, mentions: nil, into: &assets)
        }
    }

    package static func noun(_ format: Format) -> String { "text, or a list of texts and {text, ...}" }
}

extension LabelAttributes {
    package static let synonyms = [
        Synonym("color", "textColor", means: "foregroundColor"),
        Synonym("background", means: "backgroundColor"),
        Synonym("size", "fontSize", means: "font.size"), Synonym("weight", "fontWeight", means: "font.weight"),
        Synonym("fontFamily", "fontName", means: "font.family"),
        Synonym("textAlignment", "textAlign", means: "paragraphStyle.alignment"),
        Synonym("letterSpacing", means: "kern"),
        Synonym("lineHeight", means: "paragraphStyle.minimumLineHeight"),
        Synonym("underline", means: "underlineStyle"), Synonym("strikethrough", means: "strikethroughStyle"),
    ]
}

extension LabelAttributes.Font {
    package static let synonyms = [
        Synonym("pointSize", "fontSize", means: "size"), Synonym("fontWeight", "bold", means: "weight"),
        Synonym("name", "fontName", "fontFamily", means: "family"),
    ]
}
