import CPixelKernels
import PixelKernels
import Primitives

extension SoftRaster {
    /// Fills shrunk rows with the means of a picture's pixels; what lies outside the picture continues its border, or is
    /// transparent.
    func reduce(_ source: PixelPlane, rows: Range<Int>, border: BlurKernels.Border, _ worker: Worker) {
        let f = Int32(1) << Int32(log)
        let inner = region.intersection(source.bounds)
        let columns = Int(region.width)
        let fields = worker.fields(columns)
        for y in rows {
            fields.even.update(repeating: 0, count: columns)
            fields.odd.update(repeating: 0, count: columns)
            let top = region.y + Int32(y) * f
            // Columns of the picture itself; where there are none, its nearest column stands for all.
            let from = inner.isEmpty ? min(max(region.x, source.bounds.x), source.bounds.maxX - 1) : inner.x
            let count = inner.isEmpty ? 1 : Int(inner.width)
            let at = inner.isEmpty ? 0 : Int(inner.x - region.x)
            for k in 0..<f {
                let inside = top + k >= source.bounds.y && top + k < source.bounds.maxY
                if border == .zero, !inside || inner.isEmpty { continue }
                let line = min(max(top + k, source.bounds.y), source.bounds.maxY - 1)
                worker.kernels.pointee.add_fields(
                    fields.even + at, fields.odd + at, source.at(from, line), Int32(count))
            }
            if border == .extend {
                for i in 0..<at {
                    fields.even[i] = fields.even[at]
                    fields.odd[i] = fields.odd[at]
                }
                for i in (at + count)..<max(columns, at + count) {
                    fields.even[i] = fields.even[at + count - 1]
                    fields.odd[i] = fields.odd[at + count - 1]
                }
            }
            gather(y, fields, worker)
        }
    }

    private func gather(_ y: Int, _ fields: Worker.Fields, _ worker: Worker) {
        withUnsafeTemporaryAllocation(of: UnsafeMutablePointer<UInt16>?.self, capacity: 4) { list in
            for k in 0..<4 { list.initializeElement(at: k, to: k < planes ? row(k, y) : nil) }
            worker.kernels.pointee.gather_fields(list.baseAddress!, fields.even, fields.odd, Int32(width), log)
        }
    }

    /// Fills shrunk rows of the only plane with a path's coverage, in area of the shrunk pixels.
    /// - Parameters:
    ///   - edges: in shrunk pixels.
    ///   - alike: rows in shrunk pixels that are equal.
    func cover(
        _ edges: UnsafeBufferPointer<EdgeList.Edge>, alike: Range<Int32>, rows: Range<Int>, _ worker: Worker
    ) {
        let x = region.x >> Int32(log)
        let y = region.y >> Int32(log)
        let area = PixelRect(x: x, y: y + Int32(rows.lowerBound), width: Int32(width), height: Int32(rows.count))
        let alike = alike.clamped(to: area.y..<area.maxY)
        worker.coverage.begin(area, edges, alike: alike)
        for r in rows {
            let line = y + Int32(r)
            if line > alike.lowerBound, alike.contains(line) {
                row(0, r).update(from: row(0, r - 1), count: width)
            } else {
                worker.coverage.deepRow(line, into: row(0, r))
            }
        }
    }

    /// Fills shrunk rows of the only plane with the means of a mask, which counts 0 outside its bounds.
    func reduce(_ mask: UnsafePointer<UInt8>, of bounds: PixelRect, rows: Range<Int>) {
        let f = 1 << Int(log)
        let shift = 2 * Int(log)
        let half = (f * f) / 2
        let inner = region.intersection(bounds)
        for y in rows {
            let out = row(0, y)
            let top = Int(region.y) + y * f
            let lines = max(top, Int(inner.y))..<max(max(top, Int(inner.y)), min(top + f, Int(inner.maxY)))
            out.update(repeating: 0, count: width)
            guard !lines.isEmpty, !inner.isEmpty else { continue }
            let first = Int(inner.x - region.x)
            let last = Int(inner.maxX - region.x)
            for x in (first >> Int(log))...((last - 1) >> Int(log)) {
                let from = max(x * f, first)
                let count = min((x + 1) * f, last) - from
                var start = mask + ((lines.lowerBound - Int(bounds.y)) * Int(bounds.width))
                start += from + Int(region.x) - Int(bounds.x)
                var sum = 0
                for _ in 0..<lines.count {
                    for i in 0..<count { sum &+= Int(start[i]) }
                    start += Int(bounds.width)
                }
                out[x] = UInt16(truncatingIfNeeded: (sum &* 257 &+ half) >> shift)
            }
        }
    }
}
