import VitrinePrimitives

struct LineStack {
    private(set) var lines: [TextLayout.Line] = []
    private let paragraph: ParagraphStyle
    private let availableWidth: Double
    private var placed: [ParagraphComposer.Line] = []
    private var bottom = 0.0
    private var isFirstParagraph = true

    init(_ paragraph: ParagraphStyle, availableWidth: Double) {
        self.paragraph = paragraph
        self.availableWidth = availableWidth
    }

    mutating func add(_ paragraphLines: [ParagraphComposer.Line]) {
        if !isFirstParagraph { bottom += paragraph.paragraphSpacing + paragraph.paragraphSpacingBefore }
        isFirstParagraph = false
        for line in paragraphLines {
            if !lines.isEmpty { bottom += paragraph.lineSpacing }
            let height = paragraph.lineHeight(natural: line.line.lineHeight)
            // The difference to the font's line height is added above the text.
            let baseline = bottom + (height - line.line.lineHeight) + line.line.ascent
            lines.append(
                TextLayout.Line(
                    line: line.line, origin: Point(x: 0, y: baseline), top: bottom, height: height))
            placed.append(line)
            bottom += height
        }
    }

    /// Aligns the lines, once the widest is known.
    func finish() -> TextLayout {
        var layout = TextLayout()
        let widest = placed.reduce(0) { max($0, $1.indent + $1.line.width) } + paragraph.tailIndent
        let width = availableWidth.isFinite ? availableWidth : widest
        layout.lines = zip(lines, placed).map { line, source in
            var line = line
            line.origin.x = x(of: source, width: width)
            return line
        }
        layout.size = Size(width: widest, height: bottom)
        return layout
    }

    private func x(of line: ParagraphComposer.Line, width: Double) -> Double {
        let isRightToLeft = line.line.direction == .rightToLeft
        let left = isRightToLeft ? paragraph.tailIndent : line.indent
        let right = width - (isRightToLeft ? line.indent : paragraph.tailIndent)
        switch paragraph.alignment {
        case .left: return left
        case .right: return right - line.line.width
        case .center: return left + (right - left - line.line.width) / 2
        case .natural, .justified: return isRightToLeft ? right - line.line.width : left
        }
    }
}
