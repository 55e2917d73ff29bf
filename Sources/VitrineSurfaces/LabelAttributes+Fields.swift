import VitrinePrimitives
import VitrineSetting
import VitrineVocabulary

extension LabelAttributes: Described {
    public init() { self.init(font: nil) }

    package static let fields: [Field<LabelAttributes>] =
        characterFields + [Field("paragraphStyle", \.paragraphStyle, "Of the whole label.")]

    /// The attributes that parts of a text can have.
    static let characterFields: [Field<LabelAttributes>] = [
        Field("font", \.font, "What it leaves out is as the label has it."),
        Field(
            "foregroundColor", \.foregroundColor,
            "A text with a colour of its own is drawn plainly, not in the ink of glass."),
        Field("kern", \.kern, kind: .length, in: -100...100, "Between letters, beyond what the font has."),
        Field("baselineOffset", \.baselineOffset, kind: .length, in: -1000...1000, "How far the text is raised."),
        Field("underlineStyle", \.underlineStyle, "A line under the text."),
        Field("underlineColor", \.underlineColor, "Of the line; by default the text's."),
        Field("strikethroughStyle", \.strikethroughStyle, "A line through the text."),
        Field("strikethroughColor", \.strikethroughColor, "Of the line; by default the text's."),
        Field("shadow", \.shadow, "Under the letters. A text with a shadow is drawn plainly."),
    ]
}

extension LabelAttributes.Font: Described {
    public init() { self.init(family: nil) }

    package static let fields: [Field<LabelAttributes.Font>] = [
        Field("family", \.family, kind: .fontFamily, "A family of the scene's or Vitrine's fonts."),
        Field(
            "size", \.size, kind: .length, in: 1...1000,
            "A size of its own does not grow with the text size of the surroundings."),
        Field("weight", \.weight, "The names of `UIFont.Weight`."),
        Field("italic", \.italic, "A family without italics is set upright."),
    ]
}

extension LabelAttributes.Paragraph: Described {
    public init() { self.init(alignment: nil) }

    package static let fields: [Field<LabelAttributes.Paragraph>] = [
        Field("alignment", \.alignment, "Of a line that is shorter than its space."),
        Field("lineBreakMode", \.lineBreakMode, "Of a line that is longer than its space."),
        Field("minimumLineHeight", \.minimumLineHeight, kind: .length, in: 0...1000, "0 sets no bound."),
        Field("maximumLineHeight", \.maximumLineHeight, kind: .length, in: 0...1000, "0 sets no bound."),
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
