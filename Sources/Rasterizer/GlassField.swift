import DisplayList
import Primitives

/// The joined outline of a glass body's shapes.
struct GlassField {
    private let parts: [OutlineField]
    private let fusion: Double

    init(_ glass: GlassMark) {
        parts = glass.shapes.map { OutlineField($0.outline) }
        fusion = glass.fusion
    }

    struct Sample {
        var distance: Double
        var normalX: Double
        var normalY: Double
        /// Index of the shape that is nearest.
        var shape: Int
    }

    /// Polynomial smooth minimum over the shapes, in their order: min(a, b) − h²·k/4 with h = max(0, k − |a − b|)/k.
    /// Source: facts, iOS surroundings, section 2.4 (measured against merging toolbar capsules).
    func sample(_ x: Double, _ y: Double) -> Sample {
        let first = parts[0].sample(x, y)
        var out = Sample(distance: first.distance, normalX: first.normalX, normalY: first.normalY, shape: 0)
        var nearest = first.distance
        for i in 1..<max(1, parts.count) {
            let s = parts[i].sample(x, y)
            if s.distance < nearest {
                nearest = s.distance
                out.shape = i
            }
            let gap = (out.distance - s.distance).magnitude
            let h = fusion > 0 ? max(0, fusion - gap) / fusion : 0
            // The share of the farther one in the direction; half when both are equally near.
            let share = h / 2
            let newIsNearer = s.distance < out.distance
            let w = newIsNearer ? 1 - share : share
            out.distance = min(out.distance, s.distance) - h * h * fusion / 4
            out.normalX += (s.normalX - out.normalX) * w
            out.normalY += (s.normalY - out.normalY) * w
        }
        let n = (out.normalX * out.normalX + out.normalY * out.normalY).squareRoot()
        if n > 1e-9 {
            out.normalX /= n
            out.normalY /= n
        }
        // Where shapes blend, the joined field is flatter than a distance, and n is its slope: divided by it, edges of a neck
        // are as sharp as any other.
        out.distance /= max(n, 0.25)
        return out
    }
}
