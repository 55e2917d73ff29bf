import Synchronization
import VitrinePrimitives

/// Converts strings to positioned glyphs. It is thread-safe, and equal requests give equal bits on every thread.
package final class Typesetter: Sendable {
    /// The largest number of Unicode scalars of a line; a longer text is truncated with an ellipsis.
    package static let longestText = 8192
    /// The largest number of Unicode scalars of a layout; the remainder is dropped.
    package static let longestLayout = 65_536

    package let book: FontBook
    /// A number that no other typesetter of the process has or had; it identifies the fonts in caches.
    package let number = Typesetter.count.add(1, ordering: .relaxed).newValue
    private static let count = Atomic<UInt64>(0)
    private let lines = GenerationCache<LineKey, ShapedLine>(capacity: 512)
    private let layouts = GenerationCache<LayoutKey, TextLayout>(capacity: 1024)
    private let chains: FaceChains
    private let missing = Mutex<Set<Unicode.Scalar>>([])
    private let isEmboldening: Bool
    private let heavier = Mutex<Typesetter?>(nil)

    package init(book: FontBook) {
        self.book = book
        chains = FaceChains(book)
        isEmboldening = false
    }

    private init(emboldening regular: Typesetter) {
        book = regular.book
        chains = regular.chains
        isEmboldening = true
    }

    /// The typesetter of the same fonts that emboldens the system font like the setting Bold Text. Fonts that a text
    /// names keep their weights.
    package var emboldened: Typesetter {
        if isEmboldening { return self }
        return heavier.withLock { kept in
            let made = kept ?? Typesetter(emboldening: self)
            kept = made
            return made
        }
    }

    /// The characters that no face had so far and that were drawn as boxes, in code point order.
    package var missingCharacters: [Unicode.Scalar] {
        let others = heavier.withLock { $0 }.map(\.missingCharacters) ?? []
        return missing.withLock { $0.union(others).sorted() }
    }

    /// A style with the weight in which it is set.
    private func weighted(_ style: TextStyle) -> TextStyle {
        guard isEmboldening, style.family == nil else { return style }
        var out = style
        out.weight = style.weight.emboldened
        return out
    }

    /// Sets a text as a single line.
    ///
    /// The function never fails: line breaks and tabs become spaces, other control characters are dropped, characters
    /// that no face has become boxes, and more than `longestText` scalars, or more than fits, become an ellipsis.
    /// Clusters are never split.
    /// - Parameters:
    ///   - maxWidth: The largest width in points; nil, the default, for no limit. A text that exceeds it by less than 10⁻⁶ pt
    ///     fits, so that a width computed from the line itself always does. If the ellipsis does not fit, the line is empty.
    ///   - truncation: Where the text is truncated. Spaces next to the ellipsis are removed.
    package func line(
        _ text: String, style: TextStyle, direction: TextDirection = .auto, maxWidth: Double? = nil,
        truncation: Truncation = .tail
    ) -> ShapedLine {
        let request = LineRequest(
            style: weighted(style.sanitized), direction: direction, availableWidth: Self.availableWidth(maxWidth),
            truncation: truncation)
        let line = text.utf8.count <= Self.longestKept ? keptLine(text, request) : set(text, request)
        note(line.missing)
        return line
    }

    /// A line of the cache, or one that is added to it. A line that fits is cached without its limit, since a view that
    /// is resized has a different width in every frame.
    private func keptLine(_ text: String, _ request: LineRequest) -> ShapedLine {
        let bytes = Array(text.utf8)
        func line(_ request: LineRequest) -> ShapedLine {
            lines.value(LineKey(text: bytes, request: request)) { set(text, request) }
        }
        var unlimited = request
        unlimited.availableWidth = .infinity
        let whole = line(unlimited)
        return Self.fits(whole, request) ? whole : line(request)
    }

    private static func fits(_ line: ShapedLine, _ request: LineRequest) -> Bool {
        line.width <= request.availableWidth + 1e-6
    }

    /// Sets a text in lines.
    ///
    /// The function never fails: control characters are dropped, characters that no face has become boxes, lengths
    /// outside their legal ranges are clamped, and text beyond `longestLayout` scalars is dropped.
    /// - Parameter width: The largest width in points; nil, the default, for no limit.
    package func layout(
        _ text: AttributedText, paragraph: ParagraphStyle = ParagraphStyle(), width: Double? = nil
    ) -> TextLayout {
        let availableWidth = Self.availableWidth(width)
        let runs = text.runs.map { run in
            var attributes = run.attributes.sanitized
            attributes.style = weighted(attributes.style)
            return AttributedText.Run(run.text, attributes)
        }
        func make() -> TextLayout {
            LayoutComposer(
                AttributedText(runs), paragraph: paragraph.sanitized, availableWidth: availableWidth, chains
            )
            .layout()
        }
        var layout: TextLayout
        if runs.reduce(0, { $0 + $1.text.utf8.count }) <= Self.longestKept {
            let key = LayoutKey(
                runs: runs.map { LayoutKey.Run(text: Array($0.text.utf8), attributes: $0.attributes.withoutPaint) },
                paragraph: paragraph.sanitized, availableWidth: availableWidth)
            layout = layouts.value(key, cost: { max(1, $0.lines.count) }, make: make)
            if !runs.isEmpty { layout.attributes = runs.map(\.attributes) }
        } else {
            layout = make()
        }
        note(layout.missing)
        return layout
    }

    private func note(_ scalars: [Unicode.Scalar]) {
        guard !scalars.isEmpty else { return }
        missing.withLock { $0.formUnion(scalars) }
    }

    private static func availableWidth(_ width: Double?) -> Double {
        width.map { $0.isNaN ? 0 : max(0, $0) } ?? .infinity
    }

    /// The largest length in bytes of cached texts.
    private static let longestKept = 1024

    /// Everything that a line depends on besides its text and the font book.
    struct LineRequest: Hashable, Sendable {
        let style: TextStyle
        let direction: TextDirection
        var availableWidth: Double
        let truncation: Truncation
    }

    private struct LineKey: Hashable, Sendable {
        /// UTF-8 bytes, as canonically equivalent strings are equal but have different offsets.
        let text: [UInt8]
        let request: LineRequest
    }

    private struct LayoutKey: Hashable, Sendable {
        struct Run: Hashable, Sendable {
            let text: [UInt8]
            /// The attributes without paint, so that a text is not set again when the appearance changes.
            let attributes: TextAttributes
        }

        let runs: [Run]
        let paragraph: ParagraphStyle
        let availableWidth: Double
    }

    private func set(_ string: String, _ request: LineRequest) -> ShapedLine {
        let shaper = LineShaper([TextAttributes(request.style)], chains)
        let text = TextUnits(string, limit: Self.longestText, truncation: request.truncation)
        let whole = shaper.set(text, direction: request.direction)
        if !text.isShortened, Self.fits(whole.line, request) { return whole.line }
        return Truncator(shaper: shaper, text: text, direction: whole.line.direction)
            .line(availableWidth: request.availableWidth, advances: whole.advances)
    }
}
