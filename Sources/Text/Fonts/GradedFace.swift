import CHarfBuzz
import Primitives
import Synchronization

/// A face drawn a little bolder or lighter than it is: its outlines moved part of the way to those of another weight of
/// the same family. Its advances stay, so that nothing is set differently.
///
/// Weights of one family that come from one master have outlines of the same points, and between these points lie all
/// weights between. A glyph whose two outlines differ in structure is drawn as it is.
final class GradedFace: Sendable {
    /// Glyphs that are kept, in two generations.
    private static let capacity = 4096

    private let base: FontFace
    private let other: FontFace
    private let share: Double
    private let cache = Mutex(Generations<UInt32, GlyphDrawing>(capacity: capacity / 2))

    /// - Parameter share: 0 is the base, 1 the other; may lie outside.
    init(_ base: FontFace, toward other: FontFace, share: Double) {
        self.base = base
        self.other = other
        self.share = share
    }

    /// - Throws: what the base throws.
    func drawing(of glyph: UInt32) throws(TextError) -> GlyphDrawing {
        if let known = cache.withLock({ $0.value(for: glyph) }) { return known }
        let plain = try base.drawing(of: glyph)
        let drawing = graded(plain, glyph) ?? plain
        cache.withLock { $0.keep(drawing, for: glyph) }
        return drawing
    }

    private func graded(_ plain: GlyphDrawing, _ glyph: UInt32) -> GlyphDrawing? {
        guard case .outline(let from) = plain, case .outline(let to)? = try? other.drawing(of: glyph),
            base.unitsPerEm == other.unitsPerEm
        else { return nil }
        guard let path = from.outline.path.mixed(with: to.outline.path, at: share), !path.isEmpty else { return nil }
        // Bolder glyphs are wider; what they grow by belongs to both of their sides.
        let shift = share * Double(advance(base, glyph) - advance(other, glyph)) / 2
        let centered = path.mapPoints { Point(x: $0.x + shift, y: $0.y) }
        return .outline(GlyphOutline(outline: Outline(centered), ink: centered.tightBounds))
    }

    private func advance(_ face: FontFace, _ glyph: UInt32) -> Int32 {
        hb_font_get_glyph_h_advance(face.shaper, glyph)
    }
}
