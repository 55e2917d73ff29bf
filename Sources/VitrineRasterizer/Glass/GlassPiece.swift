import VitrineDisplayList
import VitrinePrimitives

/// A part of a glass body that does not interact with other parts.
struct GlassPiece {
    /// The index of the body's shape that is the first one of the geometry.
    let first: Int
    var geometry: GlassGeometry
    let rows: GlassRows

    init(first: Int, geometry: GlassGeometry) {
        self.first = first
        self.geometry = geometry
        rows = unsafe geometry.rows
    }
}

extension GlassMark {
    /// A separate piece for each shape, from left to right, if none merges with another or shares a pixel with it;
    /// otherwise one piece. The body must be sanitized.
    var pieces: [(first: Int, body: GlassMark)] {
        guard shapes.count > 1, areApart else { return [(0, self)] }
        return shapes.indices.sorted { shapes[$0].outline.rect.x < shapes[$1].outline.rect.x }.map {
            var copy = self
            copy.shapes = [shapes[$0]]
            return ($0, copy)
        }
    }

    /// Whether the pixels of every shape, at most 0.71 outside it, have only that shape's distance: the others, even if
    /// they merge, are farther by `fusion`. Two shapes lower one another by a quarter of it. This holds if shapes are
    /// 3.5 times `fusion` apart; or if one is near enough to matter, the other lies 2.25 times `fusion` off the shape.
    private var areApart: Bool {
        let all = shapes.indices
        func areApart(_ distance: Double) -> Bool {
            all.allSatisfy { i in all.dropFirst(i + 1).allSatisfy { gap(i, $0) >= distance + 1.5 } }
        }
        guard areApart(fusion) else { return false }
        // For all other shapes together, see `bulge`.
        if areApart(fusion * (1 + min(Double(shapes.count - 2) / 4, 1))) { return true }
        guard shapes.count == 3 else { return false }
        return all.allSatisfy { i in
            let (j, k) = ((i + 1) % 3, (i + 2) % 3)
            return gap(j, k) >= 3.5 * fusion + 3 || max(gap(i, j), gap(i, k)) >= 2.25 * fusion + 1.5
        }
    }

    /// The distance between the boxes of two shapes; 0 or less if they overlap.
    private func gap(_ i: Int, _ j: Int) -> Double {
        let (a, b) = (shapes[i].outline.rect, shapes[j].outline.rect)
        return max(max(a.x - b.maxX, b.x - a.maxX), max(a.y - b.maxY, b.y - a.maxY))
    }
}
