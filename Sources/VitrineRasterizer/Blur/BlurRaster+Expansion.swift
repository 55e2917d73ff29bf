import CVitrinePixelKernels
import VitrinePrimitives

extension BlurRaster {
    /// A part of row `y` (device pixels) at full size, from `x` on, which must lie in the region.
    ///
    /// - Parameters:
    ///   - mixed: memory for a shrunk row and two samples.
    ///   - out: memory for `count` samples and two shrunk pixels.
    /// - Returns: the first sample, somewhere in `out`.
    func expand(
        _ plane: Int, _ y: Int32, from x: Int32, count: Int, kernels: Kernels, mixed: UnsafeMutablePointer<UInt16>,
        out: UnsafeMutablePointer<UInt16>
    ) -> UnsafePointer<UInt16> {
        let down = Int(y - region.y)
        if log == 0 { return UnsafePointer(row(plane, down) + Int(x - region.x)) }
        let f = 1 << Int(log)
        let i = down >> Int(log)
        let j = down & (f - 1)
        let upper = j < f / 2
        let a = max(0, upper ? i - 1 : i)
        let b = min(height - 1, upper ? i : i + 1)
        let weight = upper ? f + 2 * j + 1 : 2 * j + 1 - f
        return samples.upsampled(
            plane, a, b, weight: UInt32(weight), shift: log + 1, from: x, count: count, kernels: kernels, mixed: mixed,
            out: out)
    }
}
