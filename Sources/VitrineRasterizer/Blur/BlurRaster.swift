import CVitrinePixelKernels
import VitrinePrimitives

/// A part of the canvas in planes of 16-bit samples, shrunk by a power of two: what blurs work on. A byte v is v·257.
///
/// Every row has one further sample at both ends, the border's own, so that spreading needs no special cases.
@safe final class BlurRaster {
    /// The part, in device pixels; a multiple of the shrunk grid.
    @exclusivity(unchecked) private(set) var region = PixelRect.zero
    /// The power of two that it is shrunk by.
    @exclusivity(unchecked) private(set) var log: UInt32 = 0
    @exclusivity(unchecked) private(set) var planes = 0
    /// Samples in a row.
    @exclusivity(unchecked) private(set) var width = 0
    @exclusivity(unchecked) private(set) var height = 0
    @exclusivity(unchecked) private(set) var stride = 0
    private let buffer = ScratchBuffer<UInt16>()
    @exclusivity(unchecked) private var base: UnsafeMutablePointer<UInt16>

    init() { unsafe base = unsafe buffer.base }

    /// Reserves memory; the content is undefined.
    func shape(region: PixelRect, log: UInt32, planes: Int) {
        unsafe self.region = region
        unsafe self.log = log
        unsafe self.planes = planes
        unsafe width = Int(max(region.width, 0)) >> Int(log)
        unsafe height = Int(max(region.height, 0)) >> Int(log)
        unsafe stride = unsafe width + 2
        unsafe base = unsafe buffer.reserve(stride * height * planes)
    }

    /// To be read as long as nothing changes.
    var samples: BlurSamples {
        unsafe BlurSamples(base: base, region: region, log: log, width: width, height: height, stride: stride)
    }

    /// The first sample of a row; the one before and the one behind the last are there too.
    @inline(__always) func row(_ plane: Int, _ y: Int) -> UnsafeMutablePointer<UInt16> {
        unsafe base + ((plane * height + y) * stride + 1)
    }

    /// Repeats the ends of a row beyond it.
    func pad(_ plane: Int, _ y: Int) {
        let r = unsafe row(plane, y)
        unsafe r[-1] = unsafe r[0]
        unsafe r[width] = unsafe r[width - 1]
    }

    /// Takes on the shape of another one, and some rows of its samples, to be padded.
    func copy(_ other: BlurRaster, rows: Range<Int>) {
        for plane in unsafe 0..<planes {
            for y in rows { unsafe row(plane, y).update(from: other.row(plane, y), count: width) }
        }
    }

    func swap(with other: BlurRaster) {
        unsafe Swift.swap(&region, &other.region)
        unsafe Swift.swap(&log, &other.log)
        unsafe Swift.swap(&planes, &other.planes)
        unsafe Swift.swap(&width, &other.width)
        unsafe Swift.swap(&height, &other.height)
        unsafe Swift.swap(&stride, &other.stride)
        unsafe Swift.swap(&base, &other.base)
        buffer.swap(with: other.buffer)
    }

    /// Bytes held.
    var memory: Int { buffer.memory }
}

extension BlurRaster {
    /// Writes the pixels of four planes, of the four channels, at full size.
    /// - Parameter out: lies in the region.
    func expand(into out: PixelPlane, _ worker: Worker) {
        let (x, count) = (out.bounds.x, Int(out.bounds.width))
        let f = unsafe 1 << Int(log)
        func line(_ plane: Int, _ y: Int32) -> UnsafePointer<UInt16> {
            unsafe samples.expanded(
                plane, y, from: x, count: count, kernels: worker.kernels, mixed: worker.mixed.reserve(width + 4),
                out: worker.expanded[plane].reserve(count + 2 * f))
        }
        for y in out.bounds.y..<out.bounds.maxY {
            unsafe worker.kernels.pointee.pack(
                out.at(x, y), line(0, y), line(1, y), line(2, y), line(3, y), Int32(count))
        }
    }
}

/// The samples of a blur raster, to be read as long as it does not change. It holds no reference: threads that count one between them
/// wait for each other.
@unsafe struct BlurSamples {
    let base: UnsafeMutablePointer<UInt16>
    /// Device pixels; a multiple of the shrunk grid.
    let region: PixelRect
    let log: UInt32
    let width: Int
    let height: Int
    let stride: Int

    @inline(__always) func row(_ plane: Int, _ y: Int) -> UnsafeMutablePointer<UInt16> {
        unsafe base + ((plane * height + y) * stride + 1)
    }

    /// The rows between whose samples those of row `y` (device pixels) lie, which must be in the region.
    func rows(around y: Int32) -> (upper: Int, lower: Int) {
        let down = unsafe Int(y - region.y)
        let i = unsafe down >> Int(log)
        let isUpper = unsafe down & ((1 << Int(log)) - 1) < 1 << Int(log) / 2
        return unsafe (max(0, isUpper ? i - 1 : i), min(height - 1, isUpper ? i : i + 1))
    }

    /// A part of row `y` (device pixels) at full size, from `x` on, which must lie in the region.
    ///
    /// - Parameters:
    ///   - mixed: memory for a shrunk row and four samples.
    ///   - out: memory for `count` samples and two shrunk pixels.
    /// - Returns: the first sample, somewhere in `out` or in the row itself.
    func expanded(
        _ plane: Int, _ y: Int32, from x: Int32, count: Int, kernels: Kernels, mixed: UnsafeMutablePointer<UInt16>,
        out: UnsafeMutablePointer<UInt16>
    ) -> UnsafePointer<UInt16> {
        let down = unsafe Int(y - region.y)
        if unsafe log == 0 { return unsafe UnsafePointer(row(plane, down) + Int(x - region.x)) }
        let f = unsafe 1 << Int(log)
        let j = down & (f - 1)
        let (a, b) = unsafe rows(around: y)
        let weight = j < f / 2 ? f + 2 * j + 1 : 2 * j + 1 - f
        return unsafe upsampled(
            plane, a, b, weight: UInt32(weight), shift: log + 1, from: x, count: count, kernels: kernels, mixed: mixed,
            out: out)
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
        let start = unsafe Int(x - region.x)
        let a = unsafe row(plane, upper)
        let b = unsafe row(plane, lower)
        if unsafe log == 0 {
            if weight == 0 { return unsafe UnsafePointer(a + start) }
            unsafe kernels.pointee.lerp_rows(out, a + start, b + start, Int32(count), weight, shift)
            return unsafe UnsafePointer(out)
        }
        let first = unsafe start >> Int(log)
        let last = unsafe (start + count - 1) >> Int(log)
        // One sample more on both sides.
        unsafe kernels.pointee.lerp_rows(
            mixed, a + (first - 1), b + (first - 1), Int32(last - first + 3), weight, shift)
        unsafe kernels.pointee.upsample_linear(out, mixed + 1, Int32(last - first + 1), log)
        return unsafe UnsafePointer(out + (start - first << Int(log)))
    }
}
