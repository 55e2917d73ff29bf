import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// The signed distance field of a glass body's united shapes. It changes by at most 1 between points 1 apart.
struct GlassField {
    private let parts: [OutlineField]
    private let fusion: Double
    /// If all other shapes are farther than the nearest one by more than this distance, only the nearest one counts:
    /// the others lower one another by at most `fusion`, each by a quarter of it, and the remaining `fusion` keeps them
    /// from merging with it.
    private let solitude: Double

    /// - Parameter glass: A sanitized mark.
    init(_ glass: GlassMark) {
        parts = glass.shapes.map { OutlineField($0.outline) }
        fusion = glass.fusion
        solitude = glass.fusion * (1 + min(Double(max(0, glass.shapes.count - 2)) / 4, 1)) + 1e-6
    }

    struct Sample {
        var distance: Double
        /// A unit vector that points outward.
        var normalX: Double
        var normalY: Double
        var shape: Int
        /// The number of following pixels for which that shape certainly is the only one that counts.
        var alone = 0.0
    }

    /// What is known about the next pixels of a row.
    struct Walk {
        /// The only shape that counts before `end`.
        fileprivate var shape = 0
        fileprivate var end = Int32.min

        /// The number of pixels from `x`, the last sample, on, 1 or more, with the same nearest shape.
        func count(from x: Int32) -> Int32 { end > x ? end - x : 1 }

        /// Whether a single shape counts at `x`.
        func isAlone(_ x: Int32) -> Bool { x < end }
    }

    /// See `OutlineField.mirroredColumns`; nil if there are several shapes.
    var mirroredColumns: Int32? { parts.count == 1 ? parts[0].mirroredColumns : nil }

    /// The number of pixels from `x` on in the same corner of the only relevant shape; 0 if `x` is in none.
    @inline(__always)
    func cornerCount(_ x: Int32, _ y: Double, until end: Int32, _ walk: Walk) -> (count: Int32, shape: Int) {
        let isAlone = parts.count == 1 || walk.isAlone(x)
        guard isAlone else { return (0, 0) }
        let shape = parts.count == 1 ? 0 : walk.shape
        let count = parts.count == 1 ? end - x : min(end, walk.end) - x
        // The access is in place, because a copy would retain references that all threads share.
        return unsafe parts.withUnsafeBufferPointer { unsafe ($0[shape].cornerCount(x, y, count: count), shape) }
    }

    /// Samples pixels in a corner of a shape; see `OutlineField.cornerSamples`.
    @inline(__always)
    func cornerSamples(
        _ x: Int32, _ y: Double, count: Int, of shape: Int, _ batch: GlassBatch, _ kernels: Kernels
    ) -> vitrine_extent {
        unsafe parts.withUnsafeBufferPointer { unsafe $0[shape].cornerSamples(x, y, count: count, batch, kernels) }
    }

    /// Whether a pixel lies in a corner of the only shape that counts.
    func isInCorner(_ x: Int32, _ y: Double, _ walk: Walk) -> Bool {
        guard parts.count == 1 || walk.isAlone(x) else { return false }
        return unsafe parts.withUnsafeBufferPointer {
            unsafe $0[parts.count == 1 ? 0 : walk.shape].isInCorner(Double(x) + 0.5, y)
        }
    }

    /// Samples a pixel's center. The result does not depend on previous samples.
    @inline(__always) func sample(_ x: Int32, _ y: Int32, _ walk: inout Walk) -> Sample {
        let px = Double(x) + 0.5
        let py = Double(y) + 0.5
        if walk.isAlone(x) {
            // The access is in place, because a copy would retain references that all threads share.
            let s = unsafe parts.withUnsafeBufferPointer { unsafe $0[walk.shape].sample(px, py) }
            return Sample(distance: s.distance, normalX: s.normalX, normalY: s.normalY, shape: walk.shape)
        }
        let s = sample(px, py)
        if s.alone > 1 {
            walk.shape = s.shape
            walk.end = x &+ Int32(min(s.alone, 1e6))
        }
        return s
    }

    /// The polynomial smooth minimum of the shapes in order: min(a, b) − h²·k/4 with h = max(0, k − |a − b|)/k. Source:
    /// facts, iOS surroundings, section 2.4 (measured against merging toolbar capsules).
    @inline(__always) func sample(_ x: Double, _ y: Double) -> Sample {
        guard parts.count > 1 else {
            let s = parts[0].sample(x, y)
            return Sample(distance: s.distance, normalX: s.normalX, normalY: s.normalY, shape: 0)
        }
        return joined(x, y)
    }

    @inline(never) private func joined(_ x: Double, _ y: Double) -> Sample {
        unsafe parts.withUnsafeBufferPointer { parts in unsafe joined(parts, x, y) }
    }

    @inline(__always)
    private func joined(_ parts: UnsafeBufferPointer<OutlineField>, _ x: Double, _ y: Double) -> Sample {
        var likely = 0
        var least = unsafe parts[0].atLeast(x, y)
        var others = Double.infinity
        for i in 1..<parts.count {
            let d = unsafe parts[i].atLeast(x, y)
            others = min(others, max(d, least))
            if d < least {
                least = d
                likely = i
            }
        }
        let first = unsafe parts[likely].sample(x, y)
        let spare = others - (first.distance + solitude)
        if spare > 0 {
            // Each distance changes by at most one per pixel.
            return Sample(
                distance: first.distance, normalX: first.normalX, normalY: first.normalY, shape: likely,
                alone: spare / 2 - 0.01)
        }
        // Shapes beyond the horizon are not nearest, and do not affect the nearest one through others: each shape that
        // they merge with is less than `fusion` nearer and is lowered by at most a quarter of it.
        let horizon = first.distance + 1.25 * fusion * Double(parts.count)
        var out: Sample?
        var nearest = Double.infinity
        for i in parts.indices where unsafe i == likely || parts[i].atLeast(x, y) <= horizon {
            let s = unsafe i == likely ? first : parts[i].sample(x, y)
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
            // The weight of the farther shape in the direction; half if both distances are equal.
            let fraction = h / 2
            let w = s.distance < joined.distance ? 1 - fraction : fraction
            joined.distance = min(joined.distance, s.distance) - h * h * fusion / 4
            joined.normalX += (s.normalX - joined.normalX) * w
            joined.normalY += (s.normalY - joined.normalY) * w
            out = joined
        }
        return out.map(normalized) ?? Sample(distance: .infinity, normalX: 0, normalY: -1, shape: 0)
    }

    /// The rows that are equal except for pixels at least `depth` deep; nil if there are several shapes.
    func upright(_ depth: Double) -> (from: Double, to: Double)? { parts.count == 1 ? parts[0].upright(depth) : nil }

    /// The number of pixels of row `y` from `x` on, including it, that have the same sample, with the outline directly
    /// above or below; 0 if the outline is elsewhere.
    /// - Parameter sample: The sample of the pixel at `x`.
    func uniform(_ x: Int32, _ y: Int32, until end: Int32, _ sample: Sample) -> Int32 {
        guard sample.normalX == 0 else { return 0 }
        return unsafe parts.withUnsafeBufferPointer { unsafe uniform($0, x, y, until: end, sample) }
    }

    @inline(__always)
    private func uniform(
        _ parts: UnsafeBufferPointer<OutlineField>, _ x: Int32, _ y: Int32, until end: Int32, _ sample: Sample
    ) -> Int32 {
        let px = Double(x) + 0.5
        let py = Double(y) + 0.5
        var (from, to) = unsafe parts[sample.shape].level(py)
        guard from <= px, px <= to, unsafe sample.distance == parts[sample.shape].height(py) else { return 0 }
        if parts.count > 1 {
            // The range in which no other shape counts.
            for i in parts.indices where i != sample.shape {
                let other = unsafe parts[i].within(sample.distance + solitude, py)
                if other.from > other.to || other.to < px { continue }
                if other.from <= px { return 1 }
                to = min(to, other.from)
            }
        }
        return 1 + Int32((to - px).clamped(to: 0...Double(end - x - 1)))
    }

    private func normalized(_ s: Sample) -> Sample {
        let n = (s.normalX * s.normalX + s.normalY * s.normalY).squareRoot()
        guard n > 1e-9 else { return s }
        return Sample(distance: s.distance, normalX: s.normalX / n, normalY: s.normalY / n, shape: s.shape)
    }
}
