import VitrineDisplayList
import VitrinePrimitives

/// A part of a body of glass that no other reaches.
struct GlassPiece {
    /// The body's shape that the geometry counts as its first.
    let first: Int
    var geometry: GlassGeometry
    /// Of the geometry.
    let rows: GlassRows

    init(first: Int, geometry: GlassGeometry) {
        self.first = first
        self.geometry = geometry
        rows = unsafe geometry.rows
    }
}

extension GlassMark {
    /// Each shape by itself where none flows into another or shares a pixel with it, from left to right; else all in one.
    /// The body must be sanitized.
    var pieces: [(first: Int, body: GlassMark)] {
        guard shapes.count > 1, areApart else { return [(0, self)] }
        return shapes.indices.sorted { shapes[$0].outline.rect.x < shapes[$1].outline.rect.x }.map {
            var copy = self
            copy.shapes = [shapes[$0]]
            return ($0, copy)
        }
    }

    /// Whether every shape's pixels, which lie at most 0.71 outside, have that shape's own distance: the others, also when they
    /// flow together, are farther by `fusion`. Two lower one another by a quarter of it; what the nearer of them must not
    /// exceed for that to matter leaves the other too far away to flow into it, if they are 3.5 times the reach apart, or if
    /// it lies 2.25 times the reach off the shape.
    private var areApart: Bool {
        let all = shapes.indices
        func areApart(_ distance: Double) -> Bool {
            all.allSatisfy { i in all.dropFirst(i + 1).allSatisfy { gap(i, $0) >= distance + 1.5 } }
        }
        guard areApart(fusion) else { return false }
        // With all the others together, see `bulge`.
        if areApart(fusion * (1 + min(Double(shapes.count - 2) / 4, 1))) { return true }
        guard shapes.count == 3 else { return false }
        return all.allSatisfy { i in
            let (j, k) = ((i + 1) % 3, (i + 2) % 3)
            return gap(j, k) >= 3.5 * fusion + 3 || max(gap(i, j), gap(i, k)) >= 2.25 * fusion + 1.5
        }
    }

    /// How far the boxes of two shapes are apart; 0 or less where they are not.
    private func gap(_ i: Int, _ j: Int) -> Double {
        let (a, b) = (shapes[i].outline.rect, shapes[j].outline.rect)
        return max(max(a.x - b.maxX, b.x - a.maxX), max(a.y - b.maxY, b.y - a.maxY))
    }
}
