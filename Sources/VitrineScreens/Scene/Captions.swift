import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

/// Texts under a film, in a band below the picture.
public struct Captions: Hashable, Sendable {
    /// A text from a time on, until the next one.
    public struct Line: Hashable, Sendable {
        /// Seconds from the scene's beginning, 0...600.
        public var at: Double
        /// Empty for no text.
        public var text: String

        public init(at: Double, text: String) {
            self.at = at
            self.text = text
        }
    }

    /// In order of time, 1...100.
    public var lines: [Line]
    /// Height of the band in points of the picture, 10...400. Default 44.
    public var height: Double = 44
    /// Default: white.
    public var background: RGBColor = .white
    /// Of the texts. Default: 15 pt, centered, black or white, whichever can be read on the background.
    public var textAttributes: LabelAttributes?

    /// Seconds in which a text replaces another; ours.
    package static let fading = 0.2
    private static let (textSize, margin) = (15.0, 12.0)

    public init(lines: [Line]) { self.lines = lines }

    /// The band with the text of a time.
    /// - Parameter viewport: of the picture with the band.
    package func nodes(at seconds: Double, in viewport: Viewport, _ context: Context) -> [Node] {
        let scale = viewport.scale
        let bottom = viewport.origin.y + Double(viewport.height) / scale
        let band = Rect(
            x: viewport.origin.x, y: bottom - (height * scale).rounded() / scale,
            width: Double(viewport.width) / scale, height: (height * scale).rounded() / scale)
        // What fades out reaches beyond the picture's edges.
        let plate = Rect(x: band.x - 1, y: band.y, width: band.width + 2, height: band.height + 1)
        var out: [Node] = [.shape(ShapeNode(.rect(plate), color: background))]
        guard let i = lines.lastIndex(where: { $0.at <= seconds }) else { return out }
        let share = min(1, (seconds - lines[i].at) / Self.fading)
        out += text(lines[i].text, opacity: i == 0 && lines[i].at == 0 ? 1 : share, in: band, viewport, context)
        if i > 0, share < 1 { out += text(lines[i - 1].text, opacity: 1 - share, in: band, viewport, context) }
        return out
    }

    private func text(
        _ text: String, opacity: Double, in band: Rect, _ viewport: Viewport, _ context: Context
    ) -> [Node] {
        guard !text.isEmpty, opacity > 0 else { return [] }
        let attributes = textAttributes ?? LabelAttributes()
        let style = TextStyle(size: Self.textSize, language: context.traits.locale)
        let paragraph = attributes.textParagraph(ParagraphStyle(alignment: .center, lineBreakMode: .byWordWrapping))
        let runs = AttributedText(text, attributes.textAttributes(style, at: context.traits.textSize))
        let layout = context.typesetter.layout(
            runs, paragraph: paragraph, width: max(1, band.width - 2 * Self.margin))
        let height = layout.lines.last.map { $0.top + $0.height } ?? 0
        let ink: RGBColor = background.luma > 0.5 ? .black : .white
        let nodes = layout.nodes(
            at: Point(x: band.minX + Self.margin, y: band.midY - height / 2), color: ink, in: viewport)
        return [.group(GroupNode(nodes, opacity: opacity, clip: .rect(band)))]
    }
}

extension Captions: Described {
    public init() { self.init(lines: []) }

    package static let fields: [Field<Captions>] = [
        Field(
            "lines", \.lines, count: 1...100, of: "captions {at, text}", isRequired: true,
            "The texts, in order of time."),
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
    }
}

extension Captions.Line: Described {
    public init() { self.init(at: 0, text: "") }

    package static let fields: [Field<Captions.Line>] = [
        Field("at", \.at, kind: .time, in: 0...600, isRequired: true, "The time from which the text is shown."),
        Field("text", \.text, isRequired: true, "The text; empty for none."),
    ]
}
