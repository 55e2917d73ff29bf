import VitrinePrimitives

/// The positions at which a paragraph's lines may end, and the advances of its units.
struct LineBreakOpportunities {
    private let text: TextUnits
    private let shaper: LineShaper
    /// For each unit, whether a line may end after it, and whether one must.
    private let mayEnd: [Bool]
    private let mustEnd: [Bool]
    /// The advances of all units before each.
    private let sums: [Double]
    /// All units as one line, from which the advances are computed; the only line of most texts.
    private let whole: ShapedLine

    init(_ analysis: Analysis, _ shaper: LineShaper) {
        text = analysis.text
        self.shaper = shaper
        let opportunities = LineBreaker.opportunities(in: text.scalars)
        mayEnd = text.units.map { $0.endsLine || opportunities[$0.scalars.upperBound - 1] != .prohibited }
        mustEnd = text.units.map { $0.endsLine }
        var sums = [0.0]
        sums.reserveCapacity(text.units.count + 1)
        let all = shaper.line(text.units.indices, of: analysis)
        for advance in all.advances { sums.append(sums[sums.count - 1] + advance) }
        self.sums = sums
        whole = all.line
    }

    func advances(_ range: Range<Int>) -> [Double] { range.map { sums[$0 + 1] - sums[$0] } }

    /// The end of the longest line from `start` that fits by its advances, at least one unit long.
    /// - Parameter slack: The number of points by which the line may be too wide.
    func end(from start: Int, availableWidth: Double, slack: Double, byWords: Bool) -> Int {
        let limit = sums[start] + availableWidth + slack
        // The first unit that ends beyond the limit.
        var low = (start..<max(start, text.units.count)).partitioningIndex { sums[$0 + 1] > limit }
        // Trailing spaces have no width.
        while low < text.units.count, text.units[low].isSpace { low += 1 }
        return end(from: start, notBeyond: low, byWords: byWords)
    }

    /// The end of a line from `start` that ends at `limit` or before, at least one unit long.
    func end(from start: Int, notBeyond limit: Int, byWords: Bool) -> Int {
        let limit = max(limit, start + 1)
        if let forced = mustEnd[start..<limit].firstIndex(of: true) { return forced + 1 }
        guard byWords, limit < text.units.count else { return limit }
        return mayEnd[start..<limit].lastIndex(of: true).map { $0 + 1 } ?? limit
    }

    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, text.units[end - 1].isSpace { end -= 1 }
        return range.lowerBound..<end
    }

    /// Sets units as a line, with a soft hyphen at its end hidden.
    func plainLine(_ range: Range<Int>, of analysis: Analysis, stretch: Double = 0) -> ShapedLine {
        if range == text.units.indices, stretch == 0 { return whole }
        return shaper.line(range, of: analysis, stretch: stretch).line
    }

    /// Sets units as a line. A soft hyphen at its end is visible, unless the paragraph ends there.
    func line(_ range: Range<Int>, of analysis: Analysis, endsAt end: Int, stretch: Double = 0) -> ShapedLine {
        guard end < text.units.count, let last = range.last, text.units[last].scalars.count == 1,
            text.scalars[text.units[last].scalars.lowerBound] == 0xAD
        else { return plainLine(range, of: analysis, stretch: stretch) }
        let (chain, link) = analysis.link(of: last)
        let face = link.flatMap { shaper.chains[chain].link(at: $0)?.face }
        let hyphen: Unicode.Scalar = face?.glyph(for: "\u{2010}") == nil ? "-" : "\u{2010}"
        let shown = analysis.replacing(text.units[last].scalars.lowerBound, with: hyphen.value)
        return shaper.line(range, of: shown, stretch: stretch).line
    }
}
