import VitrinePrimitives
import VitrineSceneGraph
import VitrineText

/// The line of a label: of plain text, or of text with attributes.
package struct LabelText: Hashable, Sendable {
    package let line: ShapedLine
    /// The layout of a text with attributes; its line's baseline begins at (0, 0).
    package let layout: TextLayout?
    /// Whether some of the text has its own colors.
    package let isPlain: Bool
    private let alignment: ParagraphStyle.Alignment?

    /// Creates the line of a label; nil for one without text.
    /// - Parameters:
    ///   - runs: The text, if its parts look different.
    ///   - attributes: The attributes of the whole label; those of runs override them.
    ///   - size: The size in points of text without one in its attributes.
    ///   - maxWidth: The maximum width in points; a longer line is shortened.
    package init?(
        _ text: String?, _ runs: [TextRun]?, _ attributes: LabelAttributes?, size: Double, weight: FontWeight,
        maxWidth: Double, in context: Context
    ) {
        guard runs != nil || attributes != nil else {
            guard let text else { return nil }
            line = context.line(text, size: size, weight: weight, maxWidth: maxWidth)
            (layout, isPlain, alignment) = (nil, false, nil)
            return
        }
        guard let given = runs ?? text.map({ [TextRun($0)] }) else { return nil }
        let base = attributes ?? LabelAttributes()
        let style = TextStyle(size: size, weight: weight, language: context.traits.locale)
        let parts = given.isEmpty ? [TextRun("")] : given
        let looks = parts.map { $0.attributes.over(base) }
        // The text is aligned where the label's space is known; here it begins at 0.
        let own = base.paragraphStyle
        var paragraph = base.textParagraph(ParagraphStyle(lineBreakMode: .byTruncatingTail, lineLimit: 1))
        paragraph.alignment = .left
        var layout = context.typesetter.layout(
            AttributedText(
                zip(parts, looks).map {
                    AttributedText.Run($0.text, $1.textAttributes(style, at: context.traits.textSize))
                }),
            paragraph: paragraph, width: maxWidth)
        guard var first = layout.lines.first else { return nil }
        // A text that is raised as a whole keeps its line, and extends beyond it.
        let raises = Set(looks.map { $0.baselineOffset ?? 0 })
        if raises.count == 1, let raise = raises.first { first.line.ascent -= raise }
        first.line.ascent += first.height - first.line.lineHeight
        first.line.lineHeight = first.height
        first.origin = .zero
        first.top = -first.line.ascent
        layout.lines = [first]
        line = first.line
        self.layout = layout
        isPlain = looks.contains(where: \.isPlain)
        alignment = own?.alignment
    }

    /// Returns the distance at which the line begins in its space, in points.
    /// - Parameters:
    ///   - free: The space that the line leaves, less than 0 for one that scrolls.
    ///   - isCentered: Whether the label itself is centered.
    package func start(in free: Double, _ direction: InterfaceLayoutDirection, isCentered: Bool) -> Double {
        let natural = direction == .rightToLeft ? free : 0
        guard free > -1e-6 else { return natural }
        switch alignment {
        case .left: return 0
        case .right: return free
        case .center: return free / 2
        case .natural, .justified: return natural
        case nil: return isCentered ? free / 2 : natural
        }
    }
}
