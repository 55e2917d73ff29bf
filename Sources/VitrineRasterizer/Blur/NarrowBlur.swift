import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// A layer and the narrow Gaussian that blurs it, with transparent surroundings.
///
/// Pixels are blurred without planes of samples: each row horizontally, then vertically with the rows around it.
struct NarrowBlur {
    let layer: PixelPlane
    let kernel: GaussianKernel

    /// The largest margin of such a blur.
    static let widestMargin: Int32 = 8

    /// The number of columns that are blurred at a time; blocks of one color are filled.
    private static let blockWidth: Int32 = 128

    /// Draws a part of the blurred layer.
    func draw(into out: PixelPlane, _ worker: Worker) {
        var block = out.bounds
        while block.x < out.bounds.maxX {
            block.width = min(NarrowBlur.blockWidth, out.bounds.maxX - block.x)
            let around = block.grown(by: Int32(kernel.radius))
            if layer.bounds.contains(around), let color = layer.uniformColor(of: around) {
                out.fill(block, color)
            } else {
                blur(into: out.part(block), worker)
            }
            block.x += block.width
        }
    }

    private func blur(into out: PixelPlane, _ worker: Worker) {
        let n = Int32(kernel.radius)
        let (x, count) = (out.bounds.x, Int(out.bounds.width))
        let length = kernel.weights.count * 2 - 1
        let rows = unsafe worker.blurredRows.reserve(4 * count * length)
        // The memory of a row's samples; rows reuse that of rows that are no longer needed.
        func row(_ y: Int32) -> UnsafeMutablePointer<UInt16> {
            unsafe rows + 4 * count * (Int(y - (out.bounds.y - n)) % length)
        }
        let needed = x - n..<out.bounds.maxX + n
        let there = needed.clamped(to: layer.bounds.x..<layer.bounds.maxX)
        let padded = unsafe worker.paddedPixels.reserve(needed.count)
        unsafe padded.update(repeating: 0, count: needed.count)
        unsafe kernel.weights.withUnsafeBufferPointer { weights in
            func blurRow(_ y: Int32) {
                guard y >= layer.bounds.y, y < layer.bounds.maxY, !there.isEmpty else {
                    unsafe row(y).update(repeating: 0, count: 4 * count)
                    return
                }
                var source = unsafe UnsafePointer(layer.at(x, y))
                if there != needed {
                    let part = unsafe padded + Int(there.lowerBound - needed.lowerBound)
                    unsafe part.update(from: layer.at(there.lowerBound, y), count: there.count)
                    unsafe source = UnsafePointer(padded + Int(n))
                }
                unsafe worker.kernels.pointee.gauss_pixels_row(
                    row(y), source, Int32(count), weights.baseAddress!, n)
            }
            unsafe withUnsafeTemporaryAllocation(of: UnsafePointer<UInt16>?.self, capacity: length) { list in
                for y in out.bounds.y - n..<out.bounds.y + n { blurRow(y) }
                for y in out.bounds.y..<out.bounds.maxY {
                    blurRow(y + n)
                    for k in 0..<length { unsafe list.initializeElement(at: k, to: row(y - n + Int32(k))) }
                    unsafe worker.kernels.pointee.gauss_pixels_column(
                        out.at(x, y), list.baseAddress!, Int32(count), weights.baseAddress!, n)
                }
            }
        }
    }
}
