import CVitrinePixelKernels
import Foundation
import VitrinePixelKernels
import VitrinePrimitives

extension BlurRaster {
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
                    unsafe (padded + n).update(from: r, count: width)
                    let before = unsafe border == .extend ? r[0] : 0
                    let after = unsafe border == .extend ? r[width - 1] : 0
                    unsafe padded.update(repeating: before, count: n)
                    unsafe (padded + n + width).update(repeating: after, count: n)
                    unsafe worker.kernels.pointee.gauss_row(
                        r, padded + n, Int32(width), weights.baseAddress!, Int32(n))
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
                    // The number of consecutive equal rows up to the last row of the window.
                    var uniformRows = 0
                    for y in rows {
                        let newest = unsafe line(y + n)
                        uniformRows = unsafe memcmp(line(y + n - 1), newest, width * 2) == 0 ? uniformRows + 1 : 0
                        let to = unsafe out.row(plane, y)
                        if uniformRows > 2 * n, y > rows.lowerBound {
                            unsafe to.update(from: out.row(plane, y - 1), count: width)
                        } else {
                            for k in 0...(2 * n) { unsafe list.initializeElement(at: k, to: line(y + k - n)) }
                            unsafe worker.kernels.pointee.gauss_column(
                                to, list.baseAddress!, Int32(width), weights.baseAddress!, Int32(n))
                        }
                        out.pad(plane, y)
                    }
                }
            }
        }
    }
}
