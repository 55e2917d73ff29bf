import VitrinePrimitives

/// Sets a text in lines, paragraph by paragraph, until the text or the line limit ends.
struct LayoutComposer {
    private let attributes: [TextAttributes]
    private let shaper: LineShaper
    private let paragraph: ParagraphStyle
    private let availableWidth: Double
    private let paragraphs: [TextUnits]
    private let isCutOff: Bool

    /// Creates a composer. The attributes and the paragraph style must be sanitized.
    init(_ text: AttributedText, paragraph: ParagraphStyle, availableWidth: Double, _ chains: FaceChains) {
        attributes = text.runs.isEmpty ? [TextAttributes(TextStyle(size: 17))] : text.runs.map(\.attributes)
        shaper = LineShaper(attributes, chains)
        self.paragraph = paragraph
        self.availableWidth = availableWidth
        (paragraphs, isCutOff) = Paragraphs.split(text, limit: Typesetter.longestLayout)
    }

    func layout() -> TextLayout {
        var stack = LineStack(paragraph, availableWidth: availableWidth)
        var isTruncated = isCutOff
        // A text that ends with a paragraph separator has an empty last paragraph; labels show no line for it.
        let shown =
            paragraphs.count > 1 && paragraphs.last?.units.isEmpty == true ? paragraphs.dropLast() : paragraphs[...]
        for (i, text) in shown.enumerated() {
            let setter = ParagraphComposer(
                text: text, shaper: shaper, paragraph: paragraph, availableWidth: availableWidth,
                isLast: i + 1 == shown.count && !isCutOff)
            let left = paragraph.lineLimit.map { $0 - stack.lines.count }
            let lines = setter.lines(limit: left)
            stack.add(lines)
            if lines.contains(where: \.line.isTruncated) { isTruncated = true }
            if let limit = paragraph.lineLimit, stack.lines.count >= limit {
                if i + 1 < shown.count || setter.isCut(lines) { isTruncated = true }
                break
            }
        }
        var layout = stack.finish()
        layout.attributes = attributes
        if attributes.contains(where: { $0.underline != nil || $0.strikethrough != nil }) {
            let decorator = Decorator(shaper: shaper)
            for i in layout.lines.indices {
                layout.lines[i].decorations = decorator.decorations(of: layout.lines[i].line)
            }
        }
        layout.isTruncated = isTruncated
        var seen: Set<Unicode.Scalar> = []
        layout.missing = layout.lines.flatMap { $0.line.missing }.filter { seen.insert($0).inserted }
        return layout
    }
}
