/// A text split into grapheme clusters, truncated if it is very long. Tabs, line breaks and paragraph separators become
/// spaces; other control characters are removed.
struct TextUnits: Sendable {
    struct Unit: Hashable, Sendable {
        var scalars: Range<Int>
        var source: Range<Int>
        var attributes: Int
        /// Whether the unit is white space at which lines may break, and which is ignored at their ends.
        var isSpace: Bool
        /// Whether the next unit begins a line: a line separator or a vertical tab.
        var endsLine: Bool
    }

    private(set) var scalars: [UInt32] = []
    private(set) var units: [Unit] = []
    /// The unit that contains each scalar.
    private(set) var unitOfScalar: [Int] = []
    /// The number of units before the truncation.
    var gap = 0
    /// Whether text is already missing at the gap.
    var isShortened = false
    /// The attributes of the separator beside an empty paragraph.
    var separator = 0
    /// The end of the text as a UTF-8 offset.
    private(set) var sourceEnd = 0

    init() {}

    /// - Parameter limit: The largest number of scalars; the others are removed at the truncation.
    init(_ text: String, limit: Int, truncation: Truncation) {
        sourceEnd = text.utf8.count
        // A short text is kept whole as the front, with the gap at its end.
        let isShort = sourceEnd <= limit
        let frontLimit = isShort || truncation == .tail ? limit : truncation == .middle ? limit / 2 : 0
        var back: [Stretch] = []
        let backLimit = limit - frontLimit
        var isFrontOpen = true
        var frontScalars = 0
        var offset = 0
        for character in text {
            let stretch = Stretch(
                start: offset, end: offset + character.utf8.count, scalars: character.unicodeScalars.count)
            offset = stretch.end
            if isFrontOpen && frontScalars + stretch.scalars <= frontLimit {
                frontScalars += stretch.scalars
                append(character.unicodeScalars, source: stretch.start..<stretch.end)
                continue
            }
            isFrontOpen = false
            guard backLimit > 0 else {
                isShortened = true
                break
            }
            back.append(stretch)
            // At most `backLimit` are kept; removing at twice that number has a small amortized cost.
            if back.count > 2 * backLimit {
                back.removeFirst(back.count - backLimit)
                isShortened = true
            }
        }
        gap = units.count
        appendBack(back, of: text, limit: backLimit)
        if !isShortened { setGap(truncation) }
    }

    private struct Stretch {
        var start: Int
        var end: Int
        var scalars: Int
    }

    /// Appends the last clusters that fit into `limit` scalars.
    private mutating func appendBack(_ back: [Stretch], of text: String, limit: Int) {
        var first = back.count
        var total = 0
        while first > 0, total + back[first - 1].scalars <= limit {
            first -= 1
            total += back[first].scalars
        }
        if first > 0 { isShortened = true }
        for stretch in back[first...] {
            let start = text.utf8.index(text.startIndex, offsetBy: stretch.start)
            let end = text.utf8.index(text.startIndex, offsetBy: stretch.end)
            append(text.unicodeScalars[start..<end], source: stretch.start..<stretch.end)
        }
    }

    mutating func setGap(_ truncation: Truncation) {
        gap = truncation == .head ? 0 : truncation == .middle ? (units.count + 1) / 2 : units.count
    }

    /// Appends a cluster, unless it has only control characters.
    mutating func append(
        _ cluster: some Sequence<Unicode.Scalar>, source: Range<Int>, attributes: Int = 0
    ) {
        let first = scalars.count
        var endsLine = false
        for scalar in cluster {
            switch scalar.value {
            case 0x09...0x0D, 0x85, 0x2028, 0x2029:
                // The two characters of a Windows line end are one cluster and give one space.
                if scalars.count == first { scalars.append(0x20) }
                if scalar.value != 0x09 { endsLine = true }
            case 0..<0x20, 0x7F..<0xA0: break
            default: scalars.append(scalar.value)
            }
        }
        sourceEnd = max(sourceEnd, source.upperBound)
        guard scalars.count > first else { return }
        add(
            Unit(
                scalars: first..<scalars.count, source: source, attributes: attributes,
                isSpace: Self.isBreakingSpace(scalars[first]), endsLine: endsLine))
    }

    private static func isBreakingSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x20: true
        case 0x21..<0x1680, 0x2007, 0x202F: false
        default: Unicode.Scalar(scalar)?.properties.isWhitespace ?? false
        }
    }

    private mutating func add(_ unit: Unit) {
        for _ in unit.scalars { unitOfScalar.append(units.count) }
        units.append(unit)
    }

    /// The number of units before and after the ellipsis if `count` units are kept. If both sides are truncated, the
    /// front gets the odd unit.
    func split(_ count: Int) -> (front: Int, back: Int) {
        let front = min(gap, max(gap - (units.count - count), (count + 1) / 2))
        return (front, count - front)
    }

    /// The text with an ellipsis in place of all but `count` units. Spaces next to the ellipsis are removed. The
    /// ellipsis has the attributes of the unit before it, or else of the one after it.
    func elided(keeping count: Int) -> TextUnits {
        var (front, back) = split(count)
        while front > 0, units[front - 1].isSpace { front -= 1 }
        while back > 0, units[units.count - back].isSpace { back -= 1 }
        var result = TextUnits()
        for unit in units[..<front] { result.copy(unit, of: self) }
        let start = units.first?.source.lowerBound ?? 0
        let left = front > 0 ? units[front - 1].source.upperBound : start
        let right = back > 0 ? units[units.count - back].source.lowerBound : sourceEnd
        let neighbor = front > 0 ? front - 1 : units.count - back
        result.append(
            CollectionOfOne("\u{2026}" as Unicode.Scalar), source: min(left, right)..<right,
            attributes: units.indices.contains(neighbor) ? units[neighbor].attributes : units.last?.attributes ?? 0)
        for unit in units[(units.count - back)...] { result.copy(unit, of: self) }
        result.sourceEnd = sourceEnd
        return result
    }

    func slice(_ range: Range<Int>) -> TextUnits {
        var result = TextUnits()
        for unit in units[range] { result.copy(unit, of: self) }
        result.sourceEnd = range.isEmpty ? sourceEnd : units[range.upperBound - 1].source.upperBound
        result.gap = result.units.count
        return result
    }

    func replacing(_ index: Int, with scalar: UInt32) -> TextUnits {
        var result = self
        result.scalars[index] = scalar
        return result
    }

    private mutating func copy(_ unit: Unit, of other: TextUnits) {
        let first = scalars.count
        scalars += other.scalars[unit.scalars]
        var copy = unit
        copy.scalars = first..<scalars.count
        add(copy)
    }
}
