import CVitrineHarfBuzz
import Synchronization
import VitrinePrimitives

/// A face drawn a little bolder or lighter than it is: its outlines moved part of the way to those of another weight of
/// the same family. Its advances stay, so that nothing is set differently.
///
/// Weights of one family that come from one master have outlines of the same points, and between these points lie all
/// weights between; but their contours may come in another order, such as the dots of a colon. Where a glyph's outlines in
/// two weights differ in structure (overlaps were removed in one, say), the next weight is tried; a glyph that no other
/// weight fits is drawn as it is.
final class GradedFace: Sendable {
    /// Glyphs that are kept, in two generations.
    private static let capacity = 4096
    /// How far a point of one weight may lie from that of the next, in parts of an em: those of Inter lie within 0.06.
    private static let farthest = 0.0625

    private let base: FontFace
    private let others: [Other]
    private let cache = Mutex(Generations<UInt32, GlyphDrawing>(capacity: capacity / 2))

    /// Another weight, and how far the way goes toward it: 0 is the base, 1 the other; may lie outside.
    struct Other: Hashable {
        /// Held by the graded face, so that its identity is not used again.
        let face: FontFace
        let share: Double

        static func == (a: Other, b: Other) -> Bool { a.face === b.face && a.share == b.share }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(face)) }
    }

    /// - Parameter others: to be tried in order.
    init(_ base: FontFace, toward others: [Other]) {
        self.base = base
        self.others = others
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
        guard case .outline(let from) = plain, !from.outline.path.isEmpty else { return nil }
        for other in others where other.face.unitsPerEm == base.unitsPerEm {
            // Bolder glyphs are wider; what they grow by belongs to both of their sides.
            let growth = Double(advance(base, glyph) - advance(other.face, glyph)) / 2
            guard case .outline(let to)? = try? other.face.drawing(of: glyph),
                let paired = from.outline.path.paired(
                    with: to.outline.path, movedBy: Point(x: growth, y: 0),
                    within: Self.farthest * Double(base.unitsPerEm)),
                let path = from.outline.path.mixed(with: paired, at: other.share)
            else { continue }
            let shift = other.share * growth
            let centered = path.mapPoints { Point(x: $0.x + shift, y: $0.y) }
            return .outline(GlyphOutline(outline: Outline(centered), ink: centered.tightBounds))
        }
        return nil
    }

    private func advance(_ face: FontFace, _ glyph: UInt32) -> Int32 {
        hb_font_get_glyph_h_advance(face.shaper, glyph)
    }
}
