import CVitrinePixelKernels
import Foundation
import VitrinePixelKernels
import VitrinePrimitives

extension BlurRaster {
    /// Shorter rows, such as those of text shadows, are blurred without inspection, which is faster.
    private static let leastWidthLookedAt = 256

    private var looksAtRows: Bool { unsafe width >= BlurRaster.leastWidthLookedAt }

    /// Convolves rows with a Gaussian in place.
    func blurRows(_ rows: Range<Int>, _ kernel: GaussianKernel, border: BlurKernels.Border, _ worker: Worker) {
        let n = kernel.radius
        guard n > 0 else { return }
        let padded = unsafe worker.padded.reserve(width + 2 * n)
        unsafe kernel.weights.withUnsafeBufferPointer { weights in
            for plane in unsafe 0..<planes {
                // Rows of the shadow of a tall shape are equal, so a blurred row is reused.
                let last = unsafe worker.unblurred.reserve(width)
                var lastOut: UnsafeMutablePointer<UInt16>?
                for y in rows {
                    let r = unsafe row(plane, y)
                    if let done = unsafe lastOut, unsafe memcmp(last, r, width * 2) == 0 {
                        unsafe r.update(from: done, count: width)
                        continue
                    }
                    unsafe last.update(from: r, count: width)
                    unsafe lastOut = unsafe r
                    let content = unsafe looksAtRows ? RowContent(r, width) : .all(width)
                    if content.inked.isEmpty { continue }
                    unsafe (padded + n).update(from: r, count: width)
                    let before = unsafe border == .extend ? r[0] : 0
                    let after = unsafe border == .extend ? r[width - 1] : 0
                    unsafe padded.update(repeating: before, count: n)
                    unsafe (padded + n + width).update(repeating: after, count: n)
                    func blur(_ part: Range<Int>) {
                        if part.isEmpty { return }
                        unsafe worker.kernels.pointee.gauss_row(
                            r + part.lowerBound, padded + (n + part.lowerBound), Int32(part.count),
                            weights.baseAddress!, Int32(n))
                    }
                    let parts = unsafe content.changed(by: n, of: width)
                    blur(parts.0)
                    blur(parts.1)
                }
            }
        }
    }

    /// Convolves columns with a Gaussian into another raster of the same shape, and pads its rows.
    func blurColumns(
        _ rows: Range<Int>, into out: BlurRaster, _ kernel: GaussianKernel, border: BlurKernels.Border, _ worker: Worker
    ) {
        let n = kernel.radius
        let blank = unsafe worker.unblurred.reserve(width)
        unsafe blank.update(repeating: 0, count: width)
        unsafe kernel.weights.withUnsafeBufferPointer { weights in
            unsafe withUnsafeTemporaryAllocation(of: UnsafePointer<UInt16>?.self, capacity: 2 * n + 1) { list in
                for plane in unsafe 0..<planes {
                    func line(_ y: Int) -> UnsafePointer<UInt16> {
                        if unsafe y >= 0 && y < height { return unsafe UnsafePointer(row(plane, y)) }
                        return unsafe border == .zero
                            ? UnsafePointer(blank) : UnsafePointer(row(plane, y < 0 ? 0 : height - 1))
                    }
                    // The contents of the window's rows, by row modulo their number.
                    var contents = (0...(2 * n)).map { _ in RowContent.none }
                    func look(_ y: Int) { contents[(y + n) % (2 * n + 1)] = unsafe RowContent(line(y), width) }
                    let looks = looksAtRows
                    if looks { for y in (rows.lowerBound - n)..<(rows.lowerBound + n) { look(y) } }
                    // The number of consecutive equal rows up to the last row of the window.
                    var uniformRows = 0
                    for y in rows {
                        if looks { look(y + n) }
                        let newest = unsafe line(y + n)
                        uniformRows = unsafe memcmp(line(y + n - 1), newest, width * 2) == 0 ? uniformRows + 1 : 0
                        let to = unsafe out.row(plane, y)
                        if uniformRows > 2 * n, y > rows.lowerBound {
                            unsafe to.update(from: out.row(plane, y - 1), count: width)
                        } else {
                            let content = unsafe looks ? RowContent.joined(contents) : .all(width)
                            unsafe to.update(repeating: 0, count: content.inked.lowerBound)
                            unsafe (to + content.inked.upperBound).update(
                                repeating: 0, count: width - content.inked.upperBound)
                            unsafe (to + content.flat.lowerBound).update(
                                repeating: content.value, count: content.flat.count)
                            func blur(_ part: Range<Int>) {
                                if part.isEmpty { return }
                                for k in 0...(2 * n) {
                                    unsafe list.initializeElement(at: k, to: line(y + k - n) + part.lowerBound)
                                }
                                unsafe worker.kernels.pointee.gauss_column(
                                    to + part.lowerBound, list.baseAddress!, Int32(part.count), weights.baseAddress!,
                                    Int32(n))
                            }
                            let parts = unsafe content.changed(by: 0, of: width)
                            blur(parts.0)
                            blur(parts.1)
                        }
                        out.pad(plane, y)
                    }
                }
            }
        }
    }
}
