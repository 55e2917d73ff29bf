import CVitrinePixelKernels
import VitrinePrimitives

/// Computes the exact signed area of edges for each pixel in integers, and converts it to runs of coverage row by row.
///
/// The piece of an edge within a pixel adds twice the area to its right to that pixel's cell and the remainder of its
/// height to the next; a running sum along the row then gives each pixel's winding-weighted coverage. Crossings with
/// pixel borders are computed from the edge's ends by exact division, so no rounding error accumulates along an edge.
/// Source: the cell method of FreeType's and Anti-Grain Geometry's smooth rasterizers, in one buffer. Sums are modulo
/// 2³², which is exact if a path winds around each point less than 1024 times.
@safe final class CoverageBuffer {
    /// The runs of one row, valid until the next row is requested.
    @unsafe struct Row {
        let runs: UnsafeBufferPointer<vitrine_run>
        /// The coverage of pixels in runs of varying coverage, from the row's beginning.
        let coverage: UnsafeMutablePointer<UInt8>
    }

    private let kernels: Kernels
    /// The pixels for which rows are computed.
    @exclusivity(unchecked) private(set) var area = PixelRect.zero
    // Cells and marks are zero between uses; new memory is filled with zeros.
    private let cellBuffer = ScratchBuffer<Int32>(fill: 0)
    private let markBuffer = ScratchBuffer<UInt64>(fill: 0)
    private let coverageBuffer = ScratchBuffer<UInt8>()
    private let runBuffer = ScratchBuffer<vitrine_run>()
    @exclusivity(unchecked) private var cells: UnsafeMutablePointer<Int32>
    @exclusivity(unchecked) private var marks: UnsafeMutablePointer<UInt64>
    @exclusivity(unchecked) private var coverage: UnsafeMutablePointer<UInt8>
    @exclusivity(unchecked) private var runs: UnsafeMutablePointer<vitrine_run>
    @exclusivity(unchecked) private var stride = 0
    @exclusivity(unchecked) private var words = 0
    @exclusivity(unchecked) private var uniformRows: Range<Int32> = 0..<0
    /// The number of runs of the row that was swept last.
    @exclusivity(unchecked) private var lastCount = 0
    @exclusivity(unchecked) private var firstTouched = 0
    @exclusivity(unchecked) private var lastTouched = -1
    /// The row that was swept last, from the top of `area`; -1 before the first.
    @exclusivity(unchecked) private var lastSwept = -1

    init(kernels: Kernels) {
        unsafe self.kernels = unsafe kernels
        unsafe cells = unsafe cellBuffer.base
        unsafe marks = unsafe markBuffer.base
        unsafe coverage = unsafe coverageBuffer.base
        unsafe runs = unsafe runBuffer.base
    }

    /// Begins the coverage of edges in `area`. Rows must be requested from the top down; rows that are skipped are
    /// cleared by the next call.
    /// - Parameter uniformRows: Equal rows, see `EdgeList.uniformRows`; only the first is computed.
    func begin(
        _ area: PixelRect, _ edges: UnsafeBufferPointer<EdgeList.Edge>, uniformRows: Range<Int32> = 0..<0
    ) {
        begin(area)
        unsafe self.uniformRows = uniformRows.clamped(to: area.y..<area.maxY)
        guard unsafe self.uniformRows.count > 1 else {
            unsafe self.uniformRows = 0..<0
            return unsafe add(edges, area.y..<area.maxY)
        }
        unsafe add(edges, area.y..<(self.uniformRows.lowerBound + 1))
        if unsafe self.uniformRows.upperBound < area.maxY { unsafe add(edges, self.uniformRows.upperBound..<area.maxY) }
    }

    /// Begins the coverage of an outline of many edges in groups; groups outside `area` are skipped.
    func begin(
        _ area: PixelRect, _ edges: UnsafeBufferPointer<EdgeList.Edge>, groups: UnsafeBufferPointer<EdgeList.Group>
    ) {
        begin(area)
        let top = area.y << 10
        let bottom = area.maxY << 10
        var start = 0
        for k in groups.indices where unsafe groups[k].bottom <= top || groups[k].top >= bottom {
            let end = k * EdgeList.groupSize
            if end > start { unsafe add(UnsafeBufferPointer(rebasing: edges[start..<end]), area.y..<area.maxY) }
            start = end + EdgeList.groupSize
        }
        if start < edges.count { unsafe add(UnsafeBufferPointer(rebasing: edges[start...]), area.y..<area.maxY) }
    }

    private func begin(_ area: PixelRect) {
        clearRest()
        unsafe self.area = area
        unsafe stride = Int(area.width) / 4 * 4 + 8
        unsafe words = unsafe stride / 256 + 1
        unsafe cells = unsafe cellBuffer.reserve(Int(area.height) * stride + 8)
        unsafe marks = unsafe markBuffer.reserve(Int(area.height) * words)
        unsafe coverage = unsafe coverageBuffer.reserve(stride)
        unsafe runs = unsafe runBuffer.reserve(stride)
        unsafe uniformRows = 0..<0
        unsafe firstTouched = Int(Int32.max)
        unsafe lastTouched = -1
        unsafe lastSwept = -1
    }

    /// Clears the rows below the last one that was swept.
    private func clearRest() {
        for r in unsafe max(lastSwept + 1, firstTouched)..<max(lastSwept + 1, firstTouched, lastTouched + 1) {
            unsafe (cells + r * stride).update(repeating: 0, count: stride)
            unsafe (marks + r * words).update(repeating: 0, count: words)
        }
    }

    private func add(_ edges: UnsafeBufferPointer<EdgeList.Edge>, _ rows: Range<Int32>) {
        let first = unsafe Int(rows.lowerBound - area.y)
        unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2) { touched in
            unsafe touched[0] = .max
            unsafe touched[1] = -1
            unsafe kernels.pointee.accumulate(
                cells + first * stride, marks + first * words, Int32(stride), Int32(words), area.width,
                Int32(rows.count), edges.baseAddress, Int64(edges.count), area.x, rows.lowerBound, touched.baseAddress)
            guard unsafe touched[1] >= 0 else { return }
            unsafe firstTouched = unsafe min(firstTouched, Int(touched[0]) + first)
            unsafe lastTouched = unsafe max(lastTouched, Int(touched[1]) + first)
        }
    }

    /// The first of the equal rows, or the row itself.
    @inline(__always) private func source(of y: Int32) -> Int {
        unsafe Int((uniformRows.contains(y) ? uniformRows.lowerBound : y) - area.y)
    }

    /// The number of rows from `y` on that are all equal, or of rows that are computed one by one.
    func rows(from y: Int32) -> (count: Int32, areEqual: Bool) {
        if unsafe uniformRows.contains(y) { return unsafe (uniformRows.upperBound - y, true) }
        let end = unsafe y < uniformRows.lowerBound ? uniformRows.lowerBound : area.maxY
        return (end - y, false)
    }

    /// Blends rows of `area`, whose pixels begin at `dst` and are `stride` apart, with one premultiplied color.
    func blend(
        _ y: Int32, rows: Int32, areEqual: Bool, _ rule: FillRule, onto dst: UnsafeMutablePointer<UInt32>,
        stride pixels: Int, color: UInt32, _ blender: RowBlender
    ) {
        guard let mode = unsafe blender.blend.kernelNumber else {
            for k in 0..<rows { unsafe blender.solid(dst + Int(k) * pixels, row(y + k, rule), color: color) }
            return
        }
        if areEqual {
            let row = unsafe row(y, rule)
            return unsafe kernels.pointee.solid_runs(
                dst, Int64(pixels), rows, row.coverage, row.runs.baseAddress, Int32(row.runs.count), color, mode)
        }
        let r = unsafe Int(y - area.y)
        let first = unsafe max(r, firstTouched)
        let last = unsafe min(r + Int(rows) - 1, lastTouched)
        guard first <= last else { return }
        unsafe kernels.pointee.sweep_solid(
            dst + (first - r) * pixels, Int64(pixels), cells + first * stride, Int32(stride), marks + first * words,
            Int32(words), area.width, Int32(last - first + 1), rule == .nonZero ? 0 : 1, color, mode)
        unsafe lastSwept = last
    }

    /// The runs of a row of `area`, from its left end.
    func row(_ y: Int32, _ rule: FillRule) -> Row {
        let r = source(of: y)
        guard unsafe r >= firstTouched, unsafe r <= lastTouched else {
            return unsafe Row(runs: UnsafeBufferPointer(start: runs, count: 0), coverage: coverage)
        }
        // The first of the equal rows was swept last.
        if unsafe y > uniformRows.lowerBound, unsafe uniformRows.contains(y) {
            return unsafe Row(runs: UnsafeBufferPointer(start: runs, count: lastCount), coverage: coverage)
        }
        let n = unsafe kernels.pointee.sweep(
            cells + r * stride, marks + r * words, area.width, rule == .nonZero ? 0 : 1, coverage, runs)
        unsafe lastCount = Int(n)
        unsafe lastSwept = r
        return unsafe Row(runs: UnsafeBufferPointer(start: runs, count: lastCount), coverage: coverage)
    }
}

extension CoverageBuffer {
    /// A row of `area` as samples 0...65535, by the non-zero rule.
    func row16(_ y: Int32, into out: UnsafeMutablePointer<UInt16>) {
        let full = 2 << 20
        let r = source(of: y)
        let width = unsafe Int(area.width)
        guard unsafe r >= firstTouched, unsafe r <= lastTouched else {
            unsafe out.update(repeating: 0, count: width)
            return
        }
        let row = unsafe cells + r * stride
        var sum: Int32 = 0
        for x in 0..<width {
            unsafe sum &+= row[x]
            unsafe row[x] = 0
            unsafe out[x] = UInt16(truncatingIfNeeded: (min(Int(sum.magnitude), full) &* 65535 &+ full / 2) >> 21)
        }
        unsafe row[width] = 0
        unsafe lastSwept = r
        unsafe (marks + r * words).update(repeating: 0, count: words)
    }
}

extension CoverageBuffer.Row {
    /// Writes the coverage of pixels in runs; others are unchanged.
    func expand(into out: UnsafeMutablePointer<UInt8>) {
        for i in unsafe runs.indices {
            let run = unsafe runs[i]
            let to = unsafe out + Int(run.start)
            if run.coverage < 0 {
                unsafe to.update(from: coverage + Int(run.start), count: Int(run.count))
            } else {
                unsafe to.update(repeating: UInt8(truncatingIfNeeded: run.coverage), count: Int(run.count))
            }
        }
    }
}
