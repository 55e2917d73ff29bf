import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// Finds the pixels that a glass body covers and the positions that they show, a row at a time.
///
/// The coverage of a pixel is that of a straight edge with the distance and slant at the pixel's center: exact for
/// straight edges, within 2/100 on curves. The distance changes by at most one per pixel, so pixels far from the
/// outline are skipped.
struct GlassTracer {
    private let field: GlassField
    private let optics: GlassOptics
    /// Whether all shapes have the same tint and glow.
    private let isUniform: Bool

    init(_ m: GlassMark, _ grid: GlassGrid) {
        field = GlassField(m)
        optics = GlassOptics(m, grid)
        isUniform = m.shapes.allSatisfy { $0.glow == m.shapes[0].glow && $0.tint == m.shapes[0].tint }
    }

    /// The rows, within some rows, whose pixels all have the same sample or lie in the flat middle.
    func uprightRows(in rows: Range<Int32>) -> Range<Int32> {
        guard let (from, to) = field.upright(optics.flat), from < to else {
            return rows.lowerBound..<rows.lowerBound
        }
        func row(_ y: Double) -> Int32 { Int32(y.clamped(to: Double(rows.lowerBound)...Double(rows.upperBound))) }
        let first = row((from + 0.5).rounded(.down))
        return first..<max(first, row((to - 0.5).rounded(.down)))
    }

    @safe private struct Line {
        let y: Int32
        let end: Int32
        let isUpright: Bool
        let band: GlassBand
        let kernels: Kernels
    }

    /// Adds a row to a band.
    /// - Parameter isUpright: Whether the row stands for all upright rows; it must be one of them.
    func trace(
        _ y: Int32, _ columns: Range<Int32>, into band: GlassBand, isUpright: Bool = false, _ batch: GlassBatch,
        _ kernels: Kernels
    ) {
        let line = unsafe Line(y: y, end: columns.upperBound, isUpright: isUpright, band: band, kernels: kernels)
        var mirrored = unsafe field.mirroredColumns.map {
            unsafe MirroredSamples(columns: $0, memory: batch.mirrored)
        }
        unsafe trace(columns, batch, &mirrored, line)
    }

    private func trace(
        _ columns: Range<Int32>, _ batch: GlassBatch, _ mirrored: inout MirroredSamples?, _ line: Line
    ) {
        var walk = GlassField.Walk()
        var x = columns.lowerBound
        while x < line.end {
            let corner = field.cornerCount(x, Double(line.y) + 0.5, until: line.end, walk)
            if corner.count == 0 {
                x += unsafe addSamples(batch, x, &walk, line)
                continue
            }
            let end = x + corner.count
            if let samples = unsafe mirrored, unsafe 2 * x > samples.columns, let near = unsafe samples.near {
                unsafe addMirrored(samples, near, x..<end, batch, line)
                x = end
                continue
            }
            while x < end {
                x += unsafe addCorner(
                    batch, min(Int(end - x), GlassBatch.most), x, shape: corner.shape, walk, &mirrored, line)
            }
        }
    }

    /// Adds pixels of a corner whose samples are mirrored from the opposite corner.
    /// - Parameter near: The pixels near the outline; the corner ends with them or behind them.
    private func addMirrored(
        _ samples: MirroredSamples, _ near: Range<Int32>, _ columns: Range<Int32>, _ batch: GlassBatch, _ line: Line
    ) {
        var x = columns.lowerBound
        let end = min(near.upperBound, columns.upperBound)
        if x < near.lowerBound {
            let count = min(near.lowerBound, columns.upperBound) - x
            line.band.addLevel(
                x, count, shape: 0, coverage: 255, row: GlassBand.ownRow, rim: 0, rimShare: 0)
            x += count
        }
        while x < end {
            let count = unsafe min(Int(end - x), GlassBatch.most)
            let most = unsafe samples.take(x, count, into: batch)
            unsafe addNear(batch, 0..<count, x, shape: 0, most: most, line)
            x += Int32(count)
        }
    }

    /// Adds pixels of a corner, and of the next one if its samples follow by mirroring.
    /// - Returns: The number of pixels to advance.
    private func addCorner(
        _ batch: GlassBatch, _ count: Int, _ x: Int32, shape: Int, _ walk: GlassField.Walk,
        _ mirrored: inout MirroredSamples?, _ line: Line
    ) -> Int32 {
        let extent = unsafe field.cornerSamples(
            x, Double(line.y) + 0.5, count: count, of: shape, batch, line.kernels)
        if isNear(extent.least), isNear(extent.most) {
            unsafe mirrored?.add(x, batch, 0, count)
            unsafe addNear(batch, 0..<count, x, shape: shape, most: extent.most, line)
            return Int32(count)
        }
        var i = 0
        while i < count {
            let distance = unsafe batch.distance[i]
            if !isNear(distance) {
                if distance > 0 { unsafe mirrored?.addOutside() }
                i += Int(addRun(distance, x + Int32(i), shape: shape, walk, line))
                continue
            }
            let first = i
            var most = distance
            while unsafe i < count && isNear(batch.distance[i]) {
                most = unsafe max(most, batch.distance[i])
                i += 1
            }
            unsafe mirrored?.add(x + Int32(first), batch, first, i - first)
            unsafe addNear(batch, first..<i, x, shape: shape, most: most, line)
        }
        return Int32(i)
    }

    /// Samples and adds pixels one by one near the outline of one nearest shape; or a run of other pixels.
    /// - Returns: The number of pixels to advance.
    private func addSamples(_ batch: GlassBatch, _ x: Int32, _ walk: inout GlassField.Walk, _ line: Line) -> Int32 {
        var count = 0
        var shape = 0
        while unsafe count < GlassBatch.most && x + Int32(count) < line.end {
            let at = x + Int32(count)
            // A corner begins here.
            if count > 0, field.isInCorner(at, Double(line.y) + 0.5, walk) { break }
            let f = field.sample(at, line.y, &walk)
            if count > 0, f.shape != shape { break }
            shape = f.shape
            if !isNear(f.distance) {
                if count > 0 { break }
                return addRun(f.distance, at, shape: shape, walk, line)
            }
            let uniform = field.uniform(at, line.y, until: line.end, f)
            if uniform > 0 {
                if count > 0 { break }
                addLevel(f, at, uniform, line)
                return uniform
            }
            unsafe batch.distance[count] = f.distance
            unsafe batch.normalX[count] = f.normalX
            unsafe batch.normalY[count] = f.normalY
            count += 1
        }
        unsafe addNear(batch, 0..<count, x, shape: shape, most: .infinity, line)
        return Int32(count)
    }

    /// Whether the outline may cut, refract or light a pixel.
    @inline(__always) private func isNear(_ distance: Double) -> Bool {
        distance < ReferenceGlass.reach && -distance < optics.flat
    }

    /// Adds a pixel that is not near the outline, and the following ones that certainly are not, if they are covered.
    /// - Returns: The number of pixels to advance.
    private func addRun(_ distance: Double, _ x: Int32, shape: Int, _ walk: GlassField.Walk, _ line: Line) -> Int32 {
        if distance >= ReferenceGlass.reach {
            return 1 + GlassTracer.run(beyond: distance - ReferenceGlass.reach, until: line.end - x - 1)
        }
        var count = 1 + GlassTracer.run(beyond: -distance - optics.flat, until: line.end - x - 1)
        if !isUniform { count = min(count, walk.count(from: x)) }
        line.band.addLevel(
            x, count, shape: isUniform ? 0 : Int32(truncatingIfNeeded: shape), coverage: 255, row: GlassBand.ownRow,
            rim: 0, rimShare: 0)
        return count
    }

    /// Adds pixels that have one sample, with the outline directly above or below.
    private func addLevel(_ f: GlassField.Sample, _ x: Int32, _ count: Int32, _ line: Line) {
        let pixel = ReferenceGlass.Lens(optics.lenses[f.shape]).pixel(
            Double(x) + 0.5, Double(line.y) + 0.5, distance: f.distance, normalX: f.normalX, normalY: f.normalY)
        guard pixel.coverage > 0 else { return }
        line.band.addLevel(
            x, count, shape: Int32(truncatingIfNeeded: f.shape), coverage: pixel.coverage, row: pixel.row,
            rim: optics.hasRim(f.distance) ? pixel.rim : 0, rimShare: Int32(pixel.rimShare))
    }

    /// Adds pixels near the outline whose samples are in a batch.
    /// - Parameters:
    ///   - pixels: The indices in the batch.
    ///   - x: The column of the batch's first pixel.
    ///   - most: An upper bound of their distances.
    private func addNear(
        _ batch: GlassBatch, _ pixels: Range<Int>, _ x: Int32, shape: Int, most: Double, _ line: Line
    ) {
        let first = pixels.lowerBound
        let isInside = optics.isInside(most)
        var out = unsafe vitrine_lens_pixels(
            coverage: batch.coverage + first, columns: batch.columns + first, rows: batch.rows + first,
            rims: batch.rims + first, rim_shares: batch.rimShares + first)
        let lens = unsafe (isInside ? line.kernels.pointee.lens_inside : line.kernels.pointee.lens)!
        unsafe optics.lenses.withUnsafeBufferPointer { lenses in
            unsafe lens(
                &out, batch.distance + first, batch.normalX + first, batch.normalY + first,
                Double(x + Int32(first)) + 0.5, Double(line.y) + 0.5, Int32(pixels.count), lenses.baseAddress! + shape)
        }
        if isInside {
            unsafe (batch.coverage + first).update(repeating: 255, count: pixels.count)
            return unsafe line.band.addPixels(
                x + Int32(first), pixels.count, shape: Int32(truncatingIfNeeded: shape), batch, from: first,
                isUpright: line.isUpright, hasRims: false)
        }
        var i = first
        while i < pixels.upperBound {
            let (from, isWhole) = unsafe (i, batch.coverage[i] == 255)
            i += 1
            if unsafe batch.coverage[from] == 0 { continue }
            let hasRims = unsafe optics.hasRim(batch.distance[from])
            while unsafe i < pixels.upperBound && batch.coverage[i] > 0 && optics.hasRim(batch.distance[i]) == hasRims
                && (hasRims || (batch.coverage[i] == 255) == isWhole)
            { i += 1 }
            unsafe line.band.addPixels(
                x + Int32(from), i - from, shape: Int32(truncatingIfNeeded: shape), batch, from: from,
                isUpright: line.isUpright, hasRims: hasRims)
        }
    }

    /// The number of following pixels that certainly lie beyond a limit that one exceeds by `spare` pixels.
    private static func run(beyond spare: Double, until end: Int32) -> Int32 {
        Int32((spare - 0.01).clamped(to: 0...Double(end)))
    }
}
