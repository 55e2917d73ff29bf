/// Breaks a paragraph into lines.
struct ParagraphComposer {
    struct Line {
        var line: ShapedLine
        /// The distance from the leading edge, in points.
        var indent: Double
        /// The units that the line consumes, including trailing spaces.
        var units: Range<Int>
    }

    let text: TextUnits
    let shaper: LineShaper
    let paragraph: ParagraphStyle
    let availableWidth: Double
    let isLast: Bool

    func lines(limit: Int?) -> [Line] {
        guard !text.units.isEmpty else { return [emptyLine()] }
        let analysis = Analysis(text, direction: paragraph.baseWritingDirection, shaper)
        let breaks = LineBreakOpportunities(analysis, shaper)
        var out: [Line] = []
        var start = 0
        while start < text.units.count {
            let indent = out.isEmpty ? paragraph.firstLineHeadIndent : paragraph.headIndent
            let availableWidth = max(0, self.availableWidth - indent - paragraph.tailIndent)
            if out.count + 1 == limit {
                out.append(lastLine(from: start, availableWidth: availableWidth, indent: indent, analysis, breaks))
                return out
            }
            let line = nextLine(from: start, availableWidth: availableWidth, analysis, breaks)
            out.append(Line(line: line.line, indent: indent, units: start..<line.end))
            start = line.end
        }
        return out
    }

    /// Whether the line limit ends the lines before the paragraph.
    func isCut(_ lines: [Line]) -> Bool { (lines.last?.units.upperBound ?? 0) < text.units.count }

    private func emptyLine() -> Line {
        var line = shaper.set(TextUnits(), direction: paragraph.baseWritingDirection).line
        let height = shaper.emptyLine(text.separator)
        (line.ascent, line.descent, line.lineHeight) = (height.ascent, height.descent, height.lineHeight)
        return Line(line: line, indent: paragraph.firstLineHeadIndent, units: 0..<0)
    }

    /// The longest line that begins at a unit, and the start of the next.
    private func nextLine(
        from start: Int, availableWidth: Double, _ analysis: Analysis, _ breaks: LineBreakOpportunities
    ) -> (line: ShapedLine, end: Int) {
        let byWords = paragraph.lineBreakMode != .byCharWrapping
        // Advances in the paragraph may differ slightly from those in a line, so a line that may be too long is
        // shortened until it fits.
        var end = breaks.end(from: start, availableWidth: availableWidth, slack: 4, byWords: byWords)
        var tries = 0
        while true {
            let ink = breaks.trimmed(start..<end)
            let line = breaks.line(ink, of: analysis, endsAt: end)
            guard line.width > availableWidth + 1e-6, end > start + 1 else {
                return (justified(line, ink, availableWidth: availableWidth, end: end, analysis, breaks), end)
            }
            tries += 1
            let shorter = tries > 8 ? start + (end - start) / 2 : end - 1
            end = breaks.end(from: start, notBeyond: shorter, byWords: byWords)
        }
    }

    private func justified(
        _ line: ShapedLine, _ ink: Range<Int>, availableWidth: Double, end: Int, _ analysis: Analysis,
        _ breaks: LineBreakOpportunities
    ) -> ShapedLine {
        guard paragraph.alignment == .justified, availableWidth.isFinite, end < text.units.count,
            !text.units[end - 1].endsLine
        else { return line }
        let spaces = text.units[ink].count { $0.isSpace }
        guard spaces > 0, line.width < availableWidth else { return line }
        return breaks.line(ink, of: analysis, endsAt: end, stretch: (availableWidth - line.width) / Double(spaces))
    }

    /// The last line within the limit: the remainder of the paragraph, truncated if it does not fit.
    private func lastLine(
        from start: Int, availableWidth: Double, indent: Double, _ analysis: Analysis, _ breaks: LineBreakOpportunities
    ) -> Line {
        let all = start..<text.units.count
        let whole = breaks.plainLine(breaks.trimmed(all), of: analysis)
        let fits = whole.width <= availableWidth + 1e-6 && !text.units[all].dropLast().contains(where: \.endsLine)
        if fits && isLast { return Line(line: whole, indent: indent, units: all) }
        let truncation: Truncation
        switch paragraph.lineBreakMode {
        case .byWordWrapping, .byCharWrapping:
            if fits { return Line(line: whole, indent: indent, units: all) }
            let next = nextLine(from: start, availableWidth: availableWidth, analysis, breaks)
            return Line(line: next.line, indent: indent, units: start..<next.end)
        case .byClipping:
            let end = breaks.end(from: start, availableWidth: availableWidth, slack: 0, byWords: false)
            return Line(line: breaks.plainLine(start..<end, of: analysis), indent: indent, units: start..<end)
        case .byTruncatingTail: truncation = .tail
        case .byTruncatingHead: truncation = .head
        case .byTruncatingMiddle: truncation = .middle
        }
        var rest = text.slice(all)
        rest.isShortened = true
        // If the paragraph's end fits, the missing text is that of later paragraphs.
        rest.setGap(fits ? .tail : truncation)
        let line = Truncator(shaper: shaper, text: rest, direction: analysis.bidi.direction)
            .line(availableWidth: availableWidth, advances: breaks.advances(all))
        return Line(line: line, indent: indent, units: all)
    }
}
