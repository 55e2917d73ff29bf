import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// Finds what a body of glass covers and looks at, a row at a time.
///
/// Coverage is that of a straight edge at the distance and slant found at the pixel's centre: exact for straight edges,
/// within 2/100 on curves. A pixel on, the distance differs by one at most, so far off the outline nothing is asked again.
struct GlassTracer {
    private let field: GlassField
    private let optics: GlassOptics
    private let grid: GlassGrid
    /// Whether all shapes have one tint and one glow.
    private let isUniform: Bool
    /// At this depth in device pixels, and deeper, every pixel is covered, shows what lies straight behind and has no rim.
    private let flat: Double

    /// - Parameter m: must be sanitized.
    init(_ m: GlassMark, _ grid: GlassGrid) {
        field = GlassField(m)
        optics = GlassOptics(m)
        self.grid = grid
        isUniform = m.shapes.allSatisfy { $0.glow == m.shapes[0].glow && $0.tint == m.shapes[0].tint }
        flat = max(GlassTracer.reach, optics.lensDepth, optics.rimDepth)
    }

    /// Rows, among some, in which each pixel has the same sample or lies in the flat middle.
    func uprightRows(in rows: Range<Int32>) -> Range<Int32> {
        guard let (from, to) = field.upright(flat), from < to else { return rows.lowerBound..<rows.lowerBound }
        func row(_ y: Double) -> Int32 { Int32(y.clamped(Double(rows.lowerBound), Double(rows.upperBound))) }
        let first = row((from + 0.5).rounded(.down))
        return first..<max(first, row((to - 0.5).rounded(.down)))
    }

    /// Adds a row to a band.
    /// - Parameter isUpright: whether the row stands for all upright ones; it must be one of them.
    func trace(_ y: Int32, _ columns: Range<Int32>, into band: GlassBand, isUpright: Bool = false, _ kernels: Kernels) {
        unsafe withUnsafeTemporaryAllocation(of: Double.self, capacity: 4 * GlassBatch.most) { scratch in
            let batch = unsafe GlassBatch(scratch.baseAddress!)
            let end = columns.upperBound
            var walk = GlassField.Walk()
            var x = columns.lowerBound
            while x < end {
                let corner = unsafe field.cornerSamples(x, Double(y) + 0.5, until: end, walk, batch, kernels)
                if corner.count == 0 {
                    let f = field.sample(x, y, &walk)
                    let uniform = field.uniform(x, y, until: end, f)
                    x += add(f, x, y, uniform: uniform, until: end, walk, isUpright, band)
                    continue
                }
                let behind = x + Int32(corner.count)
                let first = x
                while x < behind {
                    let i = Int(x - first)
                    let f = unsafe GlassField.Sample(
                        distance: batch.distance[i], normalX: corner.signX * batch.normalX[i],
                        normalY: corner.signY * batch.normalY[i], shape: corner.shape)
                    x += add(f, x, y, uniform: 0, until: end, walk, isUpright, band)
                }
            }
        }
    }

    /// Adds a pixel, and those of the next that are known with it.
    /// - Parameter uniform: how many of the next have the same sample, with the outline straight above or below; else 0.
    /// - Returns: how many pixels on the next one lies.
    @inline(__always)
    private func add(
        _ f: GlassField.Sample, _ x: Int32, _ y: Int32, uniform: Int32, until end: Int32, _ walk: GlassField.Walk,
        _ isUpright: Bool, _ band: GlassBand
    ) -> Int32 {
        if f.distance >= GlassTracer.reach {
            return 1 + GlassTracer.run(beyond: f.distance - GlassTracer.reach, until: end - x - 1)
        }
        let shape = Int32(truncatingIfNeeded: f.shape)
        if -f.distance >= flat {
            var count = 1 + GlassTracer.run(beyond: -f.distance - flat, until: end - x - 1)
            if !isUniform { count = min(count, walk.count(from: x)) }
            band.addLevel(
                x, count, shape: isUniform ? 0 : shape, coverage: 255, row: GlassBand.ownRow, rim: 0, rimShare: 0)
            return count
        }
        let byte = GlassTracer.coverage(f)
        guard byte > 0 else { return max(uniform, 1) }
        let hasRim = optics.hasRim(f)
        let rim = hasRim ? Float(optics.rim(f)) : 0
        let seen = optics.seen(from: Point(x: Double(x) + 0.5, y: Double(y) + 0.5), f)
        let rimShare = optics.rimShare(f)
        if uniform > 0 {
            band.addLevel(
                x, uniform, shape: shape, coverage: byte, row: grid.place(seen.y), rim: rim, rimShare: rimShare)
            return uniform
        }
        band.addPixel(
            x, shape: shape, coverage: byte, column: grid.place(seen.x),
            row: isUpright ? GlassBand.ownRow : grid.place(seen.y), hasRim: hasRim, rim: rim,
            rimShare: rimShare)
        return 1
    }

    /// Half a pixel's diagonal: an edge farther off than this does not cut the pixel.
    private static let reach = 0.7072

    /// The share of a pixel's square on the inner side of a straight edge, 0...255: in the middle it changes evenly with
    /// the distance; once the edge cuts off a corner alone, with the square of what is left.
    @inline(__always) static func coverage(_ f: GlassField.Sample) -> UInt8 {
        let d = f.distance.magnitude
        if d >= reach { return f.distance < 0 ? 255 : 0 }
        let x = f.normalX.magnitude
        let y = f.normalY.magnitude
        let outer: Double
        if d <= (x - y).magnitude / 2 {
            outer = 0.5 - d / max(x, y)
        } else {
            let rest = max(0, (x + y) / 2 - d)
            outer = x * y > 0 ? rest * rest / (2 * x * y) : 0
        }
        return UInt8((f.distance < 0 ? 1 - outer : outer).clamped(0, 1) * 255 + 0.5)
    }

    /// How many of the next pixels surely lie beyond, when one does by `spare` pixels.
    private static func run(beyond spare: Double, until end: Int32) -> Int32 {
        Int32((spare - 0.01).clamped(0, Double(end)))
    }
}
