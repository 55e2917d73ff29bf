import Synchronization
import VitrinePrimitives

/// A face of Inter whose letters have the advances, the widths and the heights of SF's. Glyphs without a row in
/// `LetterTable`, and those that a feature substitutes, keep their advance and their size.
final class FittedFace: Sendable {
    /// Number of cached glyphs, in two generations.
    private static let capacity = 4096

    private let base: FontFace
    /// Retained, so that its identity is not reused.
    let graded: GradedFace?
    /// An em of SF in font units.
    private let em: Double
    private let forms: [UInt32: LetterForm]
    /// What is added to advances, in font units, by glyph; glyphs beyond the end have nothing added.
    private let advances: [Int]
    /// By the first glyph, what is added to its advance before a second one, in font units and with what `advances` has.
    private let kernings: [UInt32: [UInt32: Int]]
    /// Whether a glyph is a key of `kernings`, for the glyphs of `advances`.
    private let isKerned: [Bool]
    private let cache = Mutex(Generations<UInt32, GlyphDrawing>(capacity: capacity / 2))

    /// - Parameters:
    ///   - base: a face of Inter's text cut.
    ///   - graded: the same face with the ink mass of SF; nil for the face itself.
    init(_ base: FontFace, graded: GradedFace?) {
        self.base = base
        self.graded = graded
        let em = Double(base.unitsPerEm) / TypeTable.textScale
        self.em = em
        func units(_ thousandths: Int) -> Int { Int((Double(thousandths) * em / 1000).rounded()) }
        let forms = Self.forms(of: base)
        var kernings: [UInt32: [UInt32: Int]] = [:]
        for row in LetterTable.kernings {
            guard let first = base.glyph(for: row.first) else { continue }
            let advance = (forms[first]?.advance ?? 0) + row.advance
            for second in row.second.unicodeScalars {
                if let second = base.glyph(for: second) { kernings[first, default: [:]][second] = units(advance) }
            }
        }
        // A face has at most 65,536 glyphs; a damaged one can name others.
        let count = ([0] + forms.keys + kernings.keys).filter { $0 <= UInt16.max }.reduce(0, max) + 1
        advances = (0..<count).map { units(forms[$0]?.advance ?? 0) }
        isKerned = (0..<count).map { kernings[$0] != nil }
        self.forms = forms
        self.kernings = kernings
    }

    private static func forms(of face: FontFace) -> [UInt32: LetterForm] {
        var forms: [UInt32: LetterForm] = [:]
        // Latin-1 Supplement and Latin Extended-A.
        for value in UInt32(0xC0)...0x17F {
            guard let scalar = Unicode.Scalar(value), let letter = FontFace.base(of: scalar),
                let form = LetterTable.forms[letter], let glyph = face.glyph(for: scalar)
            else { continue }
            forms[glyph] = form.accented
        }
        for (scalar, form) in LetterTable.forms {
            if let glyph = face.glyph(for: scalar) { forms[glyph] = form }
        }
        return forms
    }

    /// What to add to the advance of a glyph, in font units.
    /// - Parameter next: the glyph to the right of it; nil at the end of a run.
    func addedAdvance(of glyph: UInt32, before next: UInt32?) -> Int {
        guard glyph < advances.count else { return 0 }
        let i = Int(glyph)
        if isKerned[i], let next, let kerned = kernings[glyph]?[next] { return kerned }
        return advances[i]
    }

    /// - Throws: what the base throws.
    func drawing(of glyph: UInt32) throws(TextError) -> GlyphDrawing {
        if let known = cache.withLock({ $0.value(for: glyph) }) { return known }
        let plain = if let graded { try graded.drawing(of: glyph) } else { try base.drawing(of: glyph) }
        var drawing = plain
        if case .outline(let outline) = plain, !outline.outline.path.isEmpty {
            drawing = .outline(fitted(outline, to: forms[glyph] ?? LetterForm()))
        }
        cache.withLock { $0.keep(drawing, for: glyph) }
        return drawing
    }

    private func fitted(_ glyph: GlyphOutline, to form: LetterForm) -> GlyphOutline {
        let ink = glyph.ink
        let center = ink.x + ink.width / 2
        let stretch = 1 + Double(form.widening) / 1000
        let shift = Double(form.shift) * em / 1000
        let terminal = TypeTable.terminalHeight * em
        let top = Rise(
            from: -TypeTable.xHeight * em, terminal: terminal, end: ink.minY, by: Double(form.topRise) * em / 1000)
        let bottom = Rise(from: 0, terminal: terminal, end: ink.maxY, by: Double(form.bottomRise) * em / 1000)
        let path = glyph.outline.path.mapPoints { p in
            Point(x: center + (p.x - center) * stretch + shift, y: p.y - top.amount(at: p.y) - bottom.amount(at: p.y))
        }
        return GlyphOutline(outline: Outline(path), ink: path.tightBounds)
    }

    /// Raises what lies beyond a line. The rise grows evenly up to the terminal and is constant within it.
    private struct Rise {
        private let start: Double
        private let full: Double
        private let units: Double

        /// All lengths in font units, y down.
        /// - Parameters:
        ///   - start: the line, on the baseline's side of the end.
        ///   - terminal: the height of the terminal.
        ///   - end: the end of the ink.
        init(from start: Double, terminal: Double, end: Double, by units: Double) {
            self.start = start
            full = end < start ? min(start - 1, end + terminal) : max(start + 1, end - terminal)
            self.units = units
        }

        func amount(at y: Double) -> Double { units * min(max((y - start) / (full - start), 0), 1) }
    }
}
