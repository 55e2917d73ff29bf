import DisplayList
import Primitives

/// The joined outline of a glass body's shapes. Like each shape's own, the distance changes by at most 1 from one place
/// to another that is 1 away.
struct GlassField {
    private let parts: [OutlineField]
    private let fusion: Double

    /// - Parameter glass: must be sound.
    init(_ glass: GlassMark) {
        parts = glass.shapes.map { OutlineField($0.outline) }
        fusion = glass.fusion
    }

    struct Sample {
        var distance: Double
        /// Unit vector pointing out of the body.
        var normalX: Double
        var normalY: Double
        /// Index of the shape that is nearest.
        var shape: Int
    }

    /// Polynomial smooth minimum over the shapes, in their order: min(a, b) − h²·k/4 with h = max(0, k − |a − b|)/k.
    /// Source: facts, iOS surroundings, section 2.4 (measured against merging toolbar capsules).
    func sample(_ x: Double, _ y: Double) -> Sample {
        guard parts.count > 1 else {
            let s = parts[0].sample(x, y)
            return Sample(distance: s.distance, normalX: s.normalX, normalY: s.normalY, shape: 0)
        }
        // Shapes beyond the horizon are not nearest, and do not reach the nearest through others: each that they flow into
        // lies less than the reach below and is lowered by a quarter of it at most.
        var likely = 0
        for i in 1..<parts.count where parts[i].atLeast(x, y) < parts[likely].atLeast(x, y) { likely = i }
        let horizon = parts[likely].sample(x, y).distance + 1.25 * fusion * Double(parts.count)
        var out: Sample?
        var nearest = Double.infinity
        for i in parts.indices where i == likely || parts[i].atLeast(x, y) <= horizon {
            let s = parts[i].sample(x, y)
            guard var joined = out else {
                nearest = s.distance
                out = Sample(distance: s.distance, normalX: s.normalX, normalY: s.normalY, shape: i)
                continue
            }
            if s.distance < nearest {
                nearest = s.distance
                joined.shape = i
            }
            let gap = (joined.distance - s.distance).magnitude
            let h = fusion > 0 ? max(0, fusion - gap) / fusion : 0
            // The share of the farther one in the direction; half when both are equally near.
            let share = h / 2
            let w = s.distance < joined.distance ? 1 - share : share
            joined.distance = min(joined.distance, s.distance) - h * h * fusion / 4
            joined.normalX += (s.normalX - joined.normalX) * w
            joined.normalY += (s.normalY - joined.normalY) * w
            out = joined
        }
        return out.map(normalized) ?? Sample(distance: .infinity, normalX: 0, normalY: -1, shape: 0)
    }

    private func normalized(_ s: Sample) -> Sample {
        let n = (s.normalX * s.normalX + s.normalY * s.normalY).squareRoot()
        guard n > 1e-9 else { return s }
        return Sample(distance: s.distance, normalX: s.normalX / n, normalY: s.normalY / n, shape: s.shape)
    }
}
