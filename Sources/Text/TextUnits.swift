/// A text cut into grapheme clusters, cleaned for a single line, and, if very long, shortened.
///
/// Tabs, line breaks and paragraph separators become spaces; other control characters vanish.
struct TextUnits: Sendable {
    struct Unit: Hashable, Sendable {
        /// The unit's part of `scalars`.
        var scalars: Range<Int>
        /// UTF-8 offsets in the text.
        var source: Range<Int>
        var isSpace: Bool
    }

    private(set) var scalars: [UInt32] = []
    private(set) var units: [Unit] = []
    /// How many units stand before the place where letters are left out.
    private(set) var gap = 0
    /// Whether the text was longer than the limit, so that a part is missing at the gap already.
    private(set) var isShortened = false
    /// Bytes of the whole text.
    private(set) var sourceLength = 0

    /// - Parameter limit: scalars to keep at most; the rest goes where `truncation` leaves letters out.
    init(_ text: String, limit: Int, truncation: Truncation) {
        sourceLength = text.utf8.count
        // A text of few bytes has few scalars: all of it is the front then, and the gap is set at the end.
        let isShort = sourceLength <= limit
        let frontRoom = isShort || truncation == .tail ? limit : truncation == .middle ? limit / 2 : 0
        var back: [Span] = []
        let backRoom = limit - frontRoom
        var isFrontOpen = true
        var frontScalars = 0
        var offset = 0
        for character in text {
            let span = Span(start: offset, end: offset + character.utf8.count, scalars: character.unicodeScalars.count)
            offset = span.end
            if isFrontOpen && frontScalars + span.scalars <= frontRoom {
                frontScalars += span.scalars
                append(character.unicodeScalars, source: span.start..<span.end)
                continue
            }
            isFrontOpen = false
            guard backRoom > 0 else {
                isShortened = true
                break
            }
            back.append(span)
            // No more than `backRoom` spans can be kept; cutting back at twice that number costs little per span.
            if back.count > 2 * backRoom {
                back.removeFirst(back.count - backRoom)
                isShortened = true
            }
        }
        gap = units.count
        appendBack(back, of: text, room: backRoom)
        if !isShortened {
            gap = truncation == .head ? 0 : truncation == .middle ? (units.count + 1) / 2 : units.count
        }
    }

    private init() {}

    private struct Span {
        var start: Int
        var end: Int
        var scalars: Int
    }

    /// Appends the last of the spans that fit into `room` scalars.
    private mutating func appendBack(_ back: [Span], of text: String, room: Int) {
        var first = back.count
        var total = 0
        while first > 0, total + back[first - 1].scalars <= room {
            first -= 1
            total += back[first].scalars
        }
        if first > 0 { isShortened = true }
        for span in back[first...] {
            let start = text.utf8.index(text.startIndex, offsetBy: span.start)
            let end = text.utf8.index(text.startIndex, offsetBy: span.end)
            append(text.unicodeScalars[start..<end], source: span.start..<span.end)
        }
    }

    private mutating func append(_ cluster: some Sequence<Unicode.Scalar>, source: Range<Int>) {
        let first = scalars.count
        for scalar in cluster {
            switch scalar.value {
            case 0x09...0x0D, 0x85, 0x2028, 0x2029:
                // The two halves of a Windows line end are one cluster and give one space.
                if scalars.count == first { scalars.append(0x20) }
            case 0..<0x20, 0x7F..<0xA0: break
            default: scalars.append(scalar.value)
            }
        }
        guard scalars.count > first else { return }
        let isSpace = Unicode.Scalar(scalars[first])?.properties.isWhitespace ?? false
        units.append(Unit(scalars: first..<scalars.count, source: source, isSpace: isSpace))
    }

    /// How many units stay before and after the ellipsis when `count` units stay in all. Where both sides lose letters,
    /// the front keeps the odd one.
    func split(_ count: Int) -> (front: Int, back: Int) {
        let front = min(gap, max(gap - (units.count - count), (count + 1) / 2))
        return (front, count - front)
    }

    /// The text with an ellipsis in place of all but `count` units; spaces next to the ellipsis go too.
    func elided(keeping count: Int) -> TextUnits {
        var (front, back) = split(count)
        while front > 0, units[front - 1].isSpace { front -= 1 }
        while back > 0, units[units.count - back].isSpace { back -= 1 }
        var result = TextUnits()
        result.sourceLength = sourceLength
        for unit in units[..<front] { result.copy(unit, of: self) }
        let left = front > 0 ? units[front - 1].source.upperBound : 0
        let right = back > 0 ? units[units.count - back].source.lowerBound : sourceLength
        result.append(CollectionOfOne("\u{2026}" as Unicode.Scalar), source: left..<right)
        for unit in units[(units.count - back)...] { result.copy(unit, of: self) }
        return result
    }

    private mutating func copy(_ unit: Unit, of other: TextUnits) {
        let first = scalars.count
        scalars += other.scalars[unit.scalars]
        units.append(Unit(scalars: first..<scalars.count, source: unit.source, isSpace: unit.isSpace))
    }
}
