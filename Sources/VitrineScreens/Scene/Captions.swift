import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

/// Texts under a film, in a band below the picture.
public struct Captions: Hashable, Sendable {
    /// A text from a time on, until the next one.
    public struct Line: Hashable, Sendable {
        /// The start in seconds from the scene's beginning, 0...600.
        public var at: Double
        /// The text; empty for none; with `strings`, the key of a text.
        public var text: LocalizedText

        public init(at: Double, text: LocalizedText) {
            self.at = at
            self.text = text
        }
    }

    /// Texts by key, such as those of an app.
    public enum Strings: Hashable, Sendable, ExpressibleByStringLiteral {
        /// The path of a `.strings` file, relative to the scene's folder.
        case file(String)
        /// Texts by key, 1...1000.
        case texts(NamedValues<String>)

        public init(stringLiteral value: String) { self = .file(value) }
    }

    /// The texts in order of time, 1...100.
    public var lines: [Line]
    /// The texts by language tag, 1...100, of which the text of a line is a key. The language is that of the scene's
    /// traits, with the fallbacks of `LocalizedText.text(for:)`. Default: none.
    public var strings: NamedValues<Strings>?
    /// The height of the band in points of the picture, 10...400. Default: 44.
    public var height: Double = 44
    /// The color of the band. Default: white.
    public var background: RGBColor = .white
    /// The attributes of the texts. Default: 15 pt, centered, black or white, whichever is legible on the background.
    public var textAttributes: LabelAttributes?

    /// The seconds in which a text replaces another; Vitrine's choice.
    package static let fading = 0.2
    private static let (textSize, margin) = (15.0, 12.0)

    public init(lines: [Line]) { self.lines = lines }

    /// Returns the band with the text of a time.
    /// - Parameter viewport: The viewport of the picture with the band.
    package func nodes(at seconds: Double, in viewport: Viewport, _ context: Context) -> [Node] {
        let scale = viewport.scale
        let bottom = viewport.origin.y + Double(viewport.height) / scale
        let band = Rect(
            x: viewport.origin.x, y: bottom - (height * scale).rounded() / scale,
            width: Double(viewport.width) / scale, height: (height * scale).rounded() / scale)
        let background = background.resolved(dark: context.isDark)
        // A text that fades out extends beyond the picture's edges.
        let plate = Rect(x: band.x - 1, y: band.y, width: band.width + 2, height: band.height + 1)
        var out: [Node] = [.shape(ShapeNode(.rect(plate), color: background))]
        guard let i = lines.lastIndex(where: { $0.at <= seconds }) else { return out }
        let fraction = min(1, (seconds - lines[i].at) / Self.fading)
        let ink: RGBColor = background.luma > 0.5 ? .black : .white
        func shown(_ line: Line) -> String {
            text(of: line, for: context.traits.locale) { context.strings[$0] }
        }
        out += text(
            shown(lines[i]), ink, opacity: i == 0 && lines[i].at == 0 ? 1 : fraction, in: band, viewport, context)
        if i > 0, fraction < 1 {
            out += text(shown(lines[i - 1]), ink, opacity: 1 - fraction, in: band, viewport, context)
        }
        return out
    }

    /// Returns the text of a line in a language.
    /// - Parameter file: Returns the texts of a `.strings` file, by its path in the scene.
    package func text(of line: Line, for locale: String?, file: (String) -> [String: String]?) -> String {
        guard case .text(let key) = line.text, !key.isEmpty, let strings,
            let table = strings.name(for: locale).flatMap({ strings[$0] })
        else { return line.text.text(for: locale) }
        // Checks have found the key in every table.
        switch table {
        case .file(let path): return file(path)?[key] ?? key
        case .texts(let texts): return texts[key] ?? key
        }
    }

    /// Reports texts of lines that are no key of a table.
    /// - Parameters:
    ///   - keys: The keys of the table.
    ///   - table: The name of the table in messages.
    ///   - path: The path of the captions.
    package func checkKeys(
        _ keys: Set<String>, of table: String, at path: String, into issues: inout ValueIssues
    ) {
        for (i, line) in lines.prefix(Self.lineLimit).enumerated() {
            guard case .text(let key) = line.text, !key.isEmpty, !keys.contains(key) else { continue }
            let legal = keys.sorted()
            issues.add(
                "\(SourcePath.join(path, "lines"))[\(i)].text",
                .unknownValue(
                    value: key, noun: "a key of \(table)", nearest: Spelling.nearest(to: key, among: legal),
                    legal: legal), dependsOn: [SourcePath.join(path, "strings")])
        }
    }

    private static let lineLimit = 100

    private func text(
        _ text: String, _ ink: RGBColor, opacity: Double, in band: Rect, _ viewport: Viewport, _ context: Context
    ) -> [Node] {
        guard !text.isEmpty, opacity > 0 else { return [] }
        let attributes = textAttributes ?? LabelAttributes()
        let style = TextStyle(size: Self.textSize, language: context.traits.locale)
        let paragraph = attributes.textParagraph(ParagraphStyle(alignment: .center, lineBreakMode: .byWordWrapping))
        let runs = AttributedText(text, attributes.textAttributes(style, at: context.traits.textSize))
        let layout = context.typesetter.layout(
            runs, paragraph: paragraph, width: max(1, band.width - 2 * Self.margin))
        let height = layout.lines.last.map { $0.top + $0.height } ?? 0
        let nodes = layout.nodes(
            at: Point(x: band.minX + Self.margin, y: band.midY - height / 2), color: ink, in: viewport)
        return [.group(GroupNode(nodes, opacity: opacity, clip: .rect(band)))]
    }
}

extension Captions: Described {
    public init() { self.init(lines: []) }

    package static let fields: [Field<Captions>] = [
        Field(
            "lines", \.lines, count: 1...lineLimit, of: "captions {at, text}", isRequired: true,
            "The texts, in order of time."),
        Field(
            "strings", \.strings,
            "Texts by key for each language, in `.strings` files or in tables: `{de: de.lproj/Captions.strings}` or `{de: {tap: Tippe}}`. The text of a line is a key then."
        ),
        Field("height", \.height, kind: .length, in: 10...400, "The height of the band, in points of the picture."),
        Field("background", \.background, "The color of the band."),
        Field("textAttributes", \.textAttributes, "The attributes of the texts."),
    ]
    package static var shorthand: Shorthand<Captions>? { .field("lines") }

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        for (i, pair) in zip(lines, lines.dropFirst()).enumerated() where pair.1.at < pair.0.at {
            issues.add(
                "\(SourcePath.join(path, "lines"))[\(i + 1)].at",
                .outOfOrder(value: "\(spelled(pair.1.at)) s", previous: spelled(pair.0.at)))
        }
        strings?.checkLocales(at: SourcePath.join(path, "strings"), into: &issues)
        // Files are read with the assets.
        for entry in strings?.entries.prefix(NamedValues<Strings>.localeLimit) ?? [] {
            guard case .texts(let texts) = entry.value else { continue }
            checkKeys(
                Set(texts.names), of: SourcePath.join(SourcePath.join(path, "strings"), entry.name), at: path,
                into: &issues)
        }
    }
}

extension Captions.Line: Described {
    public init() { self.init(at: 0, text: "") }

    package static let fields: [Field<Captions.Line>] = [
        Field("at", \.at, kind: .time, in: 0...600, isRequired: true, "The time from which the text is shown."),
        Field(
            "text", \.text, isRequired: true,
            "The text, or one for each language by the scene's `locale`; empty for none. With `strings`, the key of a text."
        ),
    ]
}

extension Captions.Strings: SceneValue {
    package static var canBeAdded: Bool { true }

    private static let count = 1...1000

    package static func form(_ format: Format) -> Form {
        .anyOf([.text(.stringsPath), .named(.text(.automatic), count.upperBound)])
    }

    package static func read(
        _ source: SourceValue, onto base: Captions.Strings?, _ format: Format
    ) -> Captions.Strings? {
        guard case .mapping = source.node.content else {
            guard source.scalar(expected: noun(format)) != nil else { return nil }
            return source.text().map { .file($0) }
        }
        var known: NamedValues<String>?
        if case .texts(let texts)? = base { known = texts }
        return NamedValues.read(texts: source, onto: known, Format(count: count, of: "texts")).map { .texts($0) }
    }

    package func node(_ format: Format) -> ValueNode {
        switch self {
        case .file(let path): .text(path)
        case .texts(let texts): texts.node(Format())
        }
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        switch self {
        case .file(let file): file.check(Format(.stringsPath), at: path, mentions: nil, into: &issues)
        case .texts(let texts):
            texts.check(Format(count: Self.count, of: "texts"), at: path, mentions: nil, into: &issues)
        }
    }

    package func collectAssets(
        _ format: Format, at path: String, mentions: ValueNode?, into assets: inout [AssetReference]
    ) {
        if case .file(let file) = self { assets.append(AssetReference(.strings, file, at: path)) }
    }

    package static func noun(_ format: Format) -> String { "the path of a .strings file or {key: text, …}" }
}
