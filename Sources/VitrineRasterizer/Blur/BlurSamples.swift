import CVitrinePixelKernels

/// The samples of a blur raster, to be read as long as it does not change.
struct BlurSamples {
    let base: UnsafeMutablePointer<UInt16>
    /// Device pixels.
    let left: Int32
    let log: UInt32
    let height: Int
    let stride: Int

    @inline(__always) func row(_ plane: Int, _ y: Int) -> UnsafeMutablePointer<UInt16> {
        base + ((plane * height + y) * stride + 1)
    }

    /// A part of a row between two shrunk ones at full width.
    ///
    /// - Parameters:
    ///   - weight: of the lower row; both together are `1 << shift`.
    ///   - x: device pixels.
    ///   - mixed: memory for a shrunk row and two samples.
    ///   - out: memory for `count` samples and two shrunk pixels.
    /// - Returns: the first sample, somewhere in `out` or in the upper row.
    func upsampled(
        _ plane: Int, _ upper: Int, _ lower: Int, weight: UInt32, shift: UInt32, from x: Int32, count: Int,
        kernels: Kernels, mixed: UnsafeMutablePointer<UInt16>, out: UnsafeMutablePointer<UInt16>
    ) -> UnsafePointer<UInt16> {
        let start = Int(x - left)
        let a = row(plane, upper)
        let b = row(plane, lower)
        if log == 0 {
            if weight == 0 { return UnsafePointer(a + start) }
            kernels.pointee.lerp_rows(out, a + start, b + start, Int32(count), weight, shift)
            return UnsafePointer(out)
        }
        let first = start >> Int(log)
        let last = (start + count - 1) >> Int(log)
        // One sample more on both sides.
        kernels.pointee.lerp_rows(
            mixed, a + (first - 1), b + (first - 1), Int32(last - first + 3), weight, shift)
        kernels.pointee.upsample_linear(out, mixed + 1, Int32(last - first + 1), log)
        return UnsafePointer(out + (start - first << Int(log)))
    }
}
