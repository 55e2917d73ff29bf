import Synchronization
import VitrinePrimitives

/// A face of Inter whose letters have the advances, widths and heights of another typeface. Glyphs without a form, and
/// those that a feature substitutes, keep their advance and size.
final class FittedFace: Sendable {
    /// The number of cached glyphs, in two generations.
    private static let capacity = 4096

    private let base: FontFace
    /// This reference retains the face, so that its identity is not reused.
    let graded: GradedFace?
    private let letters: LetterGlyphs
    private let cache = Mutex(Generations<UInt32, GlyphDrawing>(capacity: capacity / 2))

    /// - Parameters:
    ///   - base: A face of Inter's text cut.
    ///   - graded: The same face with the ink mass of the typeface; nil for the face itself.
    ///   - letters: The forms by glyph. Default: those of SF.
    init(_ base: FontFace, graded: GradedFace?, letters: LetterGlyphs? = nil) {
        self.base = base
        self.graded = graded
        self.letters = letters ?? base.letters
    }

    /// The correction of a glyph's advance, in font units.
    /// - Parameter next: The glyph to the right; nil at the end of a run.
    func addedAdvance(of glyph: UInt32, before next: UInt32?) -> Int { letters.addedAdvance(of: glyph, before: next) }

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
        let unit = em / 1000
        let center = ink.x + ink.width / 2
        let addedWidth = ink.width > 0 ? form.weighted.width * unit / ink.width : 0
        let stretch = 1 + Double(form.widening) / 1000 + addedWidth
        let height = 1 + Double(form.heightening) / 1000
        let (shift, rise) = (Double(form.shift) * unit, Double(form.rise) * unit)
        let terminal = TypeTable.terminalHeight * em
        let xHeight = letters.xHeight * em
        let top = Rise(from: -xHeight, terminal: terminal, end: ink.minY, by: Double(form.topRise) * unit)
        let bottom = Rise(from: 0, terminal: terminal, end: ink.maxY, by: Double(form.bottomRise) * unit)
        let weighted = WeightedRise(
            xHeight: xHeight, end: -ink.minY + Double(form.topRise) * unit, by: form.weighted.xHeight * unit)
        let middle = ink.y + ink.height / 2
        let overshoot = ink.height > 0 ? Double(form.overshoot) * unit / (ink.height / 2) : 0
        let shaped = form.shape?.applied(to: glyph.outline.path, em: em) ?? glyph.outline.path
        let path = shaped.mapPoints { p in
            var y = (p.y < 0 ? p.y * height : p.y) - rise - top.amount(at: p.y) - bottom.amount(at: p.y)
            y += (y - middle) * overshoot
            y -= weighted.amount(at: -y)
            return Point(x: center.mixed(with: p.x, at: stretch) + shift, y: y)
        }
        return GlyphOutline(outline: Outline(path), ink: path.tightBounds)
    }

    /// Raises x in proportion to the height above the baseline, and ascenders by half as much.
    private struct WeightedRise {
        let xHeight: Double
        let end: Double
        let units: Double

        /// Ink up to this multiple of the x-height counts as x-height.
        private static let ascenders = 1.14

        /// - Parameters:
        ///   - end: The height of the ink in font units, like all lengths.
        ///   - units: The rise of x.
        init(xHeight: Double, end: Double, by units: Double) {
            (self.xHeight, self.end, self.units) = (xHeight, end, units)
        }

        func amount(at height: Double) -> Double {
            guard height > 0, units != 0 else { return 0 }
            guard height > xHeight, end > xHeight * Self.ascenders else { return units * height / xHeight }
            return units * (1 - 0.5 * min(1, (height - xHeight) / (end - xHeight)))
        }
    }

    /// Raises points beyond a line. The rise grows linearly up to the terminal and is constant within it.
    private struct Rise {
        private let start: Double
        private let full: Double
        private let units: Double

        /// Creates a rise from lengths in font units, y down.
        /// - Parameters:
        ///   - start: The line, on the baseline's side of the end.
        ///   - terminal: The height of the terminal.
        ///   - end: The end of the ink.
        init(from start: Double, terminal: Double, end: Double, by units: Double) {
            self.start = start
            full = end < start ? min(start - 1, end + terminal) : max(start + 1, end - terminal)
            self.units = units
        }

        func amount(at y: Double) -> Double { units * ((y - start) / (full - start)).clamped(to: 0...1) }
    }
}

/// A drawing of a family made for small or for large sizes.
package enum OpticalCut: String, Hashable, Sendable {
    case text
    case display
}
