import CPixelKernels
import Primitives

extension SoftRaster {
    /// A part of row `y` (device pixels) at full size, from `x` on, which must lie in the region.
    ///
    /// - Parameters:
    ///   - mixed: room for a shrunk row and two samples.
    ///   - out: room for `count` samples and two shrunk pixels.
    /// - Returns: the first sample, somewhere in `out`.
    func expand(
        _ plane: Int, _ y: Int32, from x: Int32, count: Int, kernels: Kernels, mixed: UnsafeMutablePointer<UInt16>,
        out: UnsafeMutablePointer<UInt16>
    ) -> UnsafePointer<UInt16> {
        let down = Int(y - region.y)
        let left = Int(x - region.x)
        if log == 0 { return UnsafePointer(row(plane, down) + left) }
        let f = 1 << Int(log)
        let i = down >> Int(log)
        let j = down & (f - 1)
        let upper = j < f / 2
        let a = max(0, upper ? i - 1 : i)
        let b = min(height - 1, upper ? i : i + 1)
        let weight = upper ? f + 2 * j + 1 : 2 * j + 1 - f
        let first = left >> Int(log)
        let last = (left + count - 1) >> Int(log)
        // One sample more on both sides.
        kernels.pointee.mix_rows(
            mixed, row(plane, a) + (first - 1), row(plane, b) + (first - 1), Int32(last - first + 3), UInt32(weight),
            log + 1)
        kernels.pointee.spread(out, mixed + 1, Int32(last - first + 1), log)
        return UnsafePointer(out + (left - first << Int(log)))
    }
}
