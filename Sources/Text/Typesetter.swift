/// Strings in, placed glyphs out. Any thread may use it, and the same request gives the same bits on each.
public final class Typesetter: Sendable {
    /// Unicode scalars of a text that are set at most; a longer text is shortened with an ellipsis.
    public static let longestText = 8192

    public let book: FontBook
    private let cache = LineCache()

    public init(book: FontBook) { self.book = book }

    /// Sets a text as a single line.
    ///
    /// Never fails: line breaks and tabs become spaces, other control characters vanish, characters that no face has
    /// become boxes, and more than `longestText` scalars, or more than fits, become an ellipsis. Clusters are never
    /// split.
    ///
    /// - Parameters:
    ///   - maxWidth: room in points; nil, the default, for any width. A text that exceeds it by less than 10⁻⁶ pt
    ///     fits, so that a width computed from the line itself always does. When not even the ellipsis fits, the line
    ///     is empty.
    ///   - truncation: where letters are left out; spaces next to the ellipsis go too.
    public func line(
        _ text: String, style: TextStyle, direction: TextDirection = .auto, maxWidth: Double? = nil,
        truncation: Truncation = .tail
    ) -> ShapedLine {
        let room = maxWidth.map { $0.isNaN ? 0 : max(0, $0) } ?? .infinity
        let request = Request(style: style.sane, direction: direction, room: room, truncation: truncation)
        guard text.utf8.count <= LineCache.longestText else { return set(text, request) }
        return cache.line(LineCache.Key(text: Array(text.utf8), request: request)) { set(text, request) }
    }

    /// All that a line depends on besides its text and the book.
    struct Request: Hashable, Sendable {
        let style: TextStyle
        let direction: TextDirection
        let room: Double
        let truncation: Truncation
    }

    private func set(_ string: String, _ request: Request) -> ShapedLine {
        let shaper = LineShaper(chain: FaceChain(request.style, in: book), style: request.style)
        let text = TextUnits(string, limit: Self.longestText, truncation: request.truncation)
        let room = request.room
        let whole = shaper.set(text, direction: request.direction)
        let direction = whole.line.direction
        if !text.isShortened && whole.line.width <= room + 1e-6 { return whole.line }

        func elided(_ count: Int) -> ShapedLine {
            shaper.set(text.elided(keeping: count), direction: direction).line
        }
        var best = elided(0)
        if best.width <= room {
            // Letters may take less room in their new company than in the old, by kerning or joining: hence the margin.
            var high = min(text.units.count, Self.countFitting(room, whole.advances, text) + 4)
            var low = 0
            while low < high {
                let middle = (low + high + 1) / 2
                let line = elided(middle)
                if line.width <= room {
                    best = line
                    low = middle
                } else {
                    high = middle - 1
                }
            }
        } else {
            best.glyphs = []
            best.missing = []
            best.width = 0
            best.inkBounds = .zero
        }
        best.isTruncated = true
        return best
    }

    /// The largest number of units that stay within `room` by their own advances.
    private static func countFitting(_ room: Double, _ advances: [Double], _ text: TextUnits) -> Int {
        var sums = [0.0]
        sums.reserveCapacity(advances.count + 1)
        for advance in advances { sums.append(sums[sums.count - 1] + advance) }
        var low = 0
        var high = advances.count
        while low < high {
            let middle = (low + high + 1) / 2
            let (front, back) = text.split(middle)
            let width = sums[front] + (sums[advances.count] - sums[advances.count - back])
            if width <= room { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
