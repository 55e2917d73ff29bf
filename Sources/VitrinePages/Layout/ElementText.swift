import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The text of an element, set for a width.
package struct ElementText: Sendable {
    private enum Form {
        case line(ShapedLine)
        case layout(TextLayout)
    }

    private let form: Form
    package let size: Size
    private let color: RGBColor?
    private let alignment: TextAlignment?
    private let capitalHeight: Double

    /// Creates the text of an element, with the element's style and attributes.
    /// - Parameter runs: The text, if its parts look different. Default: none.
    package init(
        _ text: String, of element: Element, runs: [TextRun]? = nil, size: Double, weight: FontWeight, lines: Int = 1,
        width: Double,
        in context: Context
    ) {
        let style = element.textStyle
        self.init(
            text, runs: runs, attributes: element.textAttributes,
            size: style?.size(at: context.traits.textSize) ?? size,
            weight: style?.weight ?? weight, lines: lines, width: width, in: context)
    }

    /// The size of what precedes the first line of a text that continues below it, in points.
    package struct Lead: Hashable, Sendable {
        /// The width with the distance to the text.
        package var width: Double
        package var height: Double
    }

    /// - Parameters:
    ///   - runs: The text, if its parts look different; their attributes override the whole text's. Default: none.
    ///   - size: The size of the letters, if the attributes have none.
    ///   - lines: The maximum number of lines, 0 for any number.
    ///   - lead: The size of what precedes the first line; the text has the maximum width then. Default: nothing.
    package init(
        _ text: String, runs given: [TextRun]? = nil, attributes: LabelAttributes?, size: Double, weight: FontWeight,
        lines: Int = 1, width: Double, alignment: TextAlignment = .natural, lead: Lead? = nil, in context: Context
    ) {
        self.alignment = attributes?.paragraphStyle?.alignment
        capitalHeight = (attributes?.font?.size(at: context.traits.textSize) ?? size) * SystemFont.capHeight
        color = attributes?.foregroundColor
        let style = TextStyle(size: size, weight: weight, language: context.traits.locale)
        if lines == 1, given == nil, lead == nil, attributes?.isPlainLine ?? true, !text.contains(where: \.isNewline) {
            let own = attributes.map { $0.textAttributes(style, at: context.traits.textSize).style } ?? style
            let line = context.typesetter.line(text, style: own, maxWidth: width)
            form = .line(line)
            self.size = Size(width: line.width, height: line.lineHeight)
            return
        }
        let attributes = attributes ?? LabelAttributes()
        let own = attributes.paragraphStyle
        let paragraph = attributes.textParagraph(
            ParagraphStyle(
                alignment: alignment, lineBreakMode: .byTruncatingTail, lineLimit: lines == 0 ? nil : lines))
        let textSize = context.traits.textSize
        let runs =
            given.map { runs in
                AttributedText(
                    runs.map { run in
                        let look = run.attributes.over(attributes).textAttributes(style, at: textSize)
                        return AttributedText.Run(run.text, look)
                    })
            } ?? AttributedText(text, attributes.textAttributes(style, at: textSize))
        // The text is set twice: only the first pass determines the width of the longest line.
        var wrapping = paragraph
        if lines != 1 { wrapping.lineBreakMode = own?.lineBreakMode ?? .byWordWrapping }
        if let lead {
            wrapping.firstLineHeadIndent = lead.width
            var layout = context.typesetter.layout(runs, paragraph: wrapping, width: width)
            layout.makeRoom(for: lead, width: width, isRightToLeft: context.traits.direction == .rightToLeft)
            form = .layout(layout)
            self.size = Size(
                width: width, height: max(lead.height, layout.lines.last.map { $0.top + $0.height } ?? 0))
            return
        }
        let loose = context.typesetter.layout(runs, paragraph: wrapping, width: width)
        let longest = loose.lines.reduce(0) { max($0, $1.line.width) }
        let layout =
            longest < width
            ? context.typesetter.layout(runs, paragraph: wrapping, width: max(1, min(width, longest + 0.01))) : loose
        form = .layout(layout)
        self.size = Size(
            width: min(width, longest), height: layout.lines.last.map { $0.top + $0.height } ?? 0)
    }

    package var firstLineHeight: Double {
        switch form {
        case .line: size.height
        case .layout(let layout): layout.lines.first?.height ?? 0
        }
    }

    /// Returns the nodes of the text centered vertically in a frame.
    /// - Parameters:
    ///   - alignment: The alignment of a text that is narrower than the frame; the attributes take precedence.
    ///   - color: The color; the attributes take precedence.
    ///   - moves: Whether baselines may lie between pixels.
    ///   - centersCapitals: Whether the capitals of a line are centered, rather than its box.
    package func nodes(
        in frame: Rect, alignment: TextAlignment, color: RGBColor, moves: Bool = false, centersCapitals: Bool = false,
        in context: Context
    ) -> [Node] {
        let isRightToLeft = context.traits.direction == .rightToLeft
        var x: Double
        switch self.alignment ?? alignment {
        case .center: x = frame.midX - size.width / 2
        case .left: x = frame.minX
        case .right: x = frame.maxX - size.width
        case .natural, .justified: x = isRightToLeft ? frame.maxX - size.width : frame.minX
        }
        // A frame of the text's size determines exactly where it begins.
        if (frame.width - size.width).magnitude < 1e-9 { x = frame.minX }
        switch form {
        case .line(let line):
            let capitals = capitalHeight / 2
            let baseline = frame.midY + (centersCapitals ? capitals : line.ascent - line.lineHeight / 2)
            let color = self.color ?? color
            guard moves else { return [context.text(line, x: x, baseline: baseline, color: color)] }
            return [.text(TextNode(line, at: Point(x: context.viewport.snapped(x: x), y: baseline), color: color))]
        case .layout(let layout):
            return layout.nodes(
                at: Point(x: x, y: frame.midY - size.height / 2), color: color, in: context.viewport)
        }
    }
}

extension TextLayout {
    /// Moves the first line after what precedes it, centered vertically, and the others below.
    fileprivate mutating func makeRoom(for lead: ElementText.Lead, width: Double, isRightToLeft: Bool) {
        let more = max(0, lead.height - (lines.first?.height ?? 0))
        for i in lines.indices {
            let (down, indent) = i == 0 ? (more / 2, lead.width) : (more, 0)
            lines[i].top += down
            lines[i].origin.y += down
            lines[i].origin.x = isRightToLeft ? width - indent - lines[i].line.width : indent
        }
    }
}

extension LabelAttributes {
    /// Whether a line needs only a font and a color.
    fileprivate var isPlainLine: Bool {
        kern == nil && tracking == nil && backgroundColor == nil && baselineOffset == nil && underlineStyle == nil
            && strikethroughStyle == nil && shadow == nil && strokeWidth == nil && paragraphStyle?.lineBreakMode == nil
            && paragraphStyle?.minimumLineHeight == nil && paragraphStyle?.maximumLineHeight == nil
            && paragraphStyle?.lineHeightMultiple == nil
    }
}
