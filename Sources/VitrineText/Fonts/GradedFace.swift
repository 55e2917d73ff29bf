import Synchronization
import VitrinePrimitives

/// A face drawn slightly bolder or lighter: its outlines are interpolated toward those of another weight of the same
/// family. Its advances stay the same, and so does the layout.
///
/// Weights from one master have outlines with corresponding points. The order of the contours may differ, for example
/// of the dots of a colon. If the outlines of a glyph differ in structure (because overlaps were removed in one
/// weight), the next weight is tried. A glyph without a compatible weight is unchanged.
final class GradedFace: Sendable {
    /// The number of cached glyphs, in two generations.
    private static let capacity = 4096
    /// The largest distance between corresponding points of two weights, in em; in Inter it is 0.06.
    private static let farthest = 0.0625

    private let base: FontFace
    private let others: [Other]
    private let cache = Mutex(Generations<UInt32, GlyphDrawing>(capacity: capacity / 2))

    /// Another weight and the position between both: 0 is the base, 1 the other; values outside 0...1 extrapolate.
    struct Other: Hashable {
        /// The graded face retains the face, so that its identity is not reused.
        let face: FontFace
        let fraction: Double
        /// The change of the position per unit of weight: the reciprocal of the difference of both weights. Default: 0.
        var unit = 0.0

        static func == (a: Other, b: Other) -> Bool {
            a.face === b.face && a.fraction == b.fraction && a.unit == b.unit
        }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(face)) }
    }

    /// - Parameter others: Other weights, in the order in which they are tried.
    init(_ base: FontFace, toward others: [Other]) {
        self.base = base
        self.others = others
    }

    func drawing(of glyph: UInt32) throws(TextError) -> GlyphDrawing {
        if let known = cache.withLock({ $0.value(for: glyph) }) { return known }
        let drawing = try self.drawing(of: glyph, addedWeight: 0)
        cache.withLock { $0.keep(drawing, for: glyph) }
        return drawing
    }

    /// The drawing of a glyph, which the caller caches.
    /// - Parameter weight: The weight that is added to that of the face.
    /// - Throws: The errors of the base.
    func drawing(of glyph: UInt32, addedWeight weight: Int) throws(TextError) -> GlyphDrawing {
        let plain = try base.drawing(of: glyph)
        return graded(plain, glyph, addedWeight: weight) ?? plain
    }

    private func graded(_ plain: GlyphDrawing, _ glyph: UInt32, addedWeight: Int) -> GlyphDrawing? {
        guard case .outline(let from) = plain, !from.outline.path.isEmpty else { return nil }
        for other in others where other.face.unitsPerEm == base.unitsPerEm {
            // Bolder glyphs are wider; half of the difference is on each side.
            let fraction = other.fraction + Double(addedWeight) * other.unit
            let growth = Double(base.advance(of: glyph) - other.face.advance(of: glyph)) / 2
            guard case .outline(let to)? = try? other.face.drawing(of: glyph),
                let paired = from.outline.path.paired(
                    with: to.outline.path, movedBy: Point(x: growth, y: 0),
                    within: Self.farthest * Double(base.unitsPerEm)),
                let path = from.outline.path.mixed(with: paired, at: fraction)
            else { continue }
            let shift = fraction * growth
            let centered = path.mapPoints { Point(x: $0.x + shift, y: $0.y) }
            return .outline(GlyphOutline(outline: Outline(centered), ink: centered.tightBounds))
        }
        return nil
    }
}
