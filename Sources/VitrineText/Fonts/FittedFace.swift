import Synchronization
import VitrinePrimitives

/// A face of Inter whose letters have the advances, the widths and the heights of another typeface's. Glyphs without a
/// form, and those that a feature substitutes, keep their advance and their size.
final class FittedFace: Sendable {
    /// Number of cached glyphs, in two generations.
    private static let capacity = 4096

    private let base: FontFace
    /// Retained, so that its identity is not reused.
    let graded: GradedFace?
    private let letters: LetterGlyphs
    private let cache = Mutex(Generations<UInt32, GlyphDrawing>(capacity: capacity / 2))

    /// - Parameters:
    ///   - base: a face of Inter's text cut.
    ///   - graded: the same face with the ink mass of the typeface; nil for the face itself.
    ///   - letters: the forms by glyph; nil for those of SF. Default: nil.
    init(_ base: FontFace, graded: GradedFace?, letters: LetterGlyphs? = nil) {
        self.base = base
        self.graded = graded
        self.letters = letters ?? base.letters
    }

    /// What to add to the advance of a glyph, in font units.
    /// - Parameter next: the glyph to the right of it; nil at the end of a run.
    func addedAdvance(of glyph: UInt32, before next: UInt32?) -> Int { letters.addedAdvance(of: glyph, before: next) }

    /// - Throws: what the base throws.
    func drawing(of glyph: UInt32) throws(TextError) -> GlyphDrawing {
        if let known = cache.withLock({ $0.value(for: glyph) }) { return known }
        let form = letters.forms[glyph] ?? letters.other
        let plain =
            if let graded {
                form.addedWeight == 0
                    ? try graded.drawing(of: glyph) : try graded.drawing(of: glyph, addedWeight: form.addedWeight)
            } else { try base.drawing(of: glyph) }
        var drawing = plain
        if case .outline(let outline) = plain, !outline.outline.path.isEmpty {
            drawing = .outline(fitted(outline, to: form))
        }
        cache.withLock { $0.keep(drawing, for: glyph) }
        return drawing
    }

    private func fitted(_ glyph: GlyphOutline, to form: LetterForm) -> GlyphOutline {
        let (ink, em) = (glyph.ink, letters.em)
        let center = ink.x + ink.width / 2
        let stretch = 1 + Double(form.widening) / 1000
        let height = 1 + Double(form.heightening) / 1000
        let (shift, rise) = (Double(form.shift) * em / 1000, Double(form.rise) * em / 1000)
        let terminal = TypeTable.terminalHeight * em
        let top = Rise(
            from: -letters.xHeight * em, terminal: terminal, end: ink.minY, by: Double(form.topRise) * em / 1000)
        let bottom = Rise(from: 0, terminal: terminal, end: ink.maxY, by: Double(form.bottomRise) * em / 1000)
        let path = glyph.outline.path.mapPoints { p in
            let y = p.y < 0 ? p.y * height : p.y
            return Point(
                x: center + (p.x - center) * stretch + shift,
                y: y - rise - top.amount(at: p.y) - bottom.amount(at: p.y))
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
