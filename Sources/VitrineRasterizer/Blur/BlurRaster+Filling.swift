import CVitrinePixelKernels
import VitrinePixelKernels
import VitrinePrimitives

extension BlurRaster {
    /// Fills downscaled rows with the means of a picture's pixels. Beyond the picture, its border is extended or
    /// transparent. A single plane gets the means of alpha.
    func reduce(_ source: PixelPlane, rows: Range<Int>, border: BlurKernels.Border, _ worker: Worker) {
        let f = unsafe Int32(1) << Int32(log)
        // The picture may consist of some rows of a larger one. Rows outside the region use the nearest one in it.
        let inner = unsafe region.intersection(
            PixelRect(x: source.bounds.x, y: region.y, width: source.bounds.width, height: region.height))
        let columns = unsafe Int(region.width)
        let fields = unsafe worker.fields(columns)
        for y in rows {
            unsafe fields.even.update(repeating: 0, count: columns)
            unsafe fields.odd.update(repeating: 0, count: columns)
            let top = unsafe region.y + Int32(y) * f
            // The columns of the picture itself. If there are none, its nearest column is used for all.
            let from = unsafe inner.isEmpty ? min(max(region.x, source.bounds.x), source.bounds.maxX - 1) : inner.x
            let count = inner.isEmpty ? 1 : Int(inner.width)
            let at = unsafe inner.isEmpty ? 0 : Int(inner.x - region.x)
            for k in 0..<f {
                let inside = top + k >= source.bounds.y && top + k < source.bounds.maxY
                if border == .zero, !inside || inner.isEmpty { continue }
                let line = min(max(top + k, source.bounds.y), source.bounds.maxY - 1)
                unsafe worker.kernels.pointee.accumulate_rows(
                    fields.even + at, fields.odd + at, source.at(from, line), Int32(count))
            }
            if border == .extend {
                for i in 0..<at {
                    unsafe fields.even[i] = unsafe fields.even[at]
                    unsafe fields.odd[i] = unsafe fields.odd[at]
                }
                for i in (at + count)..<max(columns, at + count) {
                    unsafe fields.even[i] = unsafe fields.even[at + count - 1]
                    unsafe fields.odd[i] = unsafe fields.odd[at + count - 1]
                }
            }
            unsafe gather(y, fields, worker)
        }
    }

    private func gather(_ y: Int, _ fields: Worker.Fields, _ worker: Worker) {
        unsafe withUnsafeTemporaryAllocation(of: UnsafeMutablePointer<UInt16>?.self, capacity: 4) { list in
            for k in 0..<4 { unsafe list.initializeElement(at: k, to: k < planes ? row(k, y) : nil) }
            if unsafe planes == 1 {
                unsafe list[0] = nil
                unsafe list[3] = unsafe row(0, y)
            }
            unsafe worker.kernels.pointee.box_average(list.baseAddress!, fields.even, fields.odd, Int32(width), log)
        }
    }

    /// Fills downscaled rows of the only plane with a path's coverage.
    /// - Parameters:
    ///   - edges: The edges in downscaled pixels.
    ///   - uniformRows: Equal rows in downscaled pixels.
    func cover(
        _ edges: UnsafeBufferPointer<EdgeList.Edge>, uniformRows: Range<Int32>, rows: Range<Int>, _ worker: Worker
    ) {
        let x = unsafe region.x >> Int32(log)
        let y = unsafe region.y >> Int32(log)
        let area = unsafe PixelRect(x: x, y: y + Int32(rows.lowerBound), width: Int32(width), height: Int32(rows.count))
        let uniformRows = uniformRows.clamped(to: area.y..<area.maxY)
        unsafe worker.coverage.begin(area, edges, uniformRows: uniformRows)
        for r in rows {
            let line = y + Int32(r)
            if line > uniformRows.lowerBound, uniformRows.contains(line) {
                unsafe row(0, r).update(from: row(0, r - 1), count: width)
            } else {
                unsafe worker.coverage.row16(line, into: row(0, r))
            }
        }
    }

    /// Fills downscaled rows of the only plane with the means of a glass body's coverage, offset by (dx, dy).
    func reduce(_ glass: [GlassPiece], _ dx: Int32, _ dy: Int32, rows: Range<Int>, _ worker: Worker) {
        let f = unsafe Int32(1) << Int32(log)
        let half = unsafe (UInt32(1) << (2 * log)) / 2
        let sums = unsafe worker.fields(width).even
        // The rows of a single piece that are all equal.
        let upright = glass.count == 1 ? glass[0].rows.upright : 0..<0
        for y in rows {
            let out = unsafe row(0, y)
            let top = unsafe region.y + Int32(y) * f - dy
            let isUpright = upright.lowerBound <= top && top + f <= upright.upperBound
            if isUpright, y > rows.lowerBound, upright.lowerBound <= top - f {
                unsafe out.update(from: row(0, y - 1), count: width)
                continue
            }
            unsafe sums.update(repeating: 0, count: width)
            for k in glass.indices {
                let rows = glass[k].rows
                for line in top..<(isUpright ? top + 1 : top + f) {
                    let (segments, band) = unsafe rows.segments(line)
                    for i in segments.indices {
                        let s = unsafe segments[i]
                        unsafe add(s, band, at: s.x + dx - region.x, to: sums)
                    }
                }
            }
            let each: UInt32 = isUpright ? UInt32(f) : 1
            for x in unsafe 0..<width {
                unsafe out[x] = unsafe UInt16(truncatingIfNeeded: (sums[x] &* each &* 257 &+ half) >> (2 * log))
            }
        }
    }

    /// Adds a segment's coverage to sums by downscaled pixel, as far as it lies in the region.
    /// - Parameter at: The segment's first pixel, from the region's left edge.
    private func add(
        _ s: GlassBand.Segment, _ band: GlassBand.View, at: Int32, to sums: UnsafeMutablePointer<UInt32>
    ) {
        let from = max(at, 0)
        let to = unsafe min(at + s.count, region.width)
        guard from < to else { return }
        let log = unsafe Int32(log)
        if s.coverage < 0 {
            let bytes = unsafe band.coverage + (Int(s.first) - Int(at))
            for x in from..<to { unsafe sums[Int(x >> log)] &+= UInt32(bytes[Int(x)]) }
            return
        }
        let k = UInt32(truncatingIfNeeded: s.coverage)
        for cell in (from >> log)...((to - 1) >> log) {
            let start = max(cell << log, from)
            let end = min((cell + 1) << log, to)
            unsafe sums[Int(cell)] &+= k &* UInt32(truncatingIfNeeded: end - start)
        }
    }
}
