import CVitrinePixelKernels
import VitrinePrimitives

/// A part of the canvas in planes of 16-bit samples, downscaled by a power of two, on which blurs operate. A byte v is
/// stored as v·257. Every row has one further sample at both ends, equal to the border's, so that upscaling needs no
/// special cases.
@safe final class BlurRaster {
    /// The part in device pixels; a multiple of the downscaled grid.
    @exclusivity(unchecked) private(set) var region = PixelRect.zero
    /// The binary logarithm of the scale.
    @exclusivity(unchecked) private(set) var log: UInt32 = 0
    @exclusivity(unchecked) private(set) var planes = 0
    /// Samples per row.
    @exclusivity(unchecked) private(set) var width = 0
    @exclusivity(unchecked) private(set) var height = 0
    @exclusivity(unchecked) private(set) var stride = 0
    private let buffer = ScratchBuffer<UInt16>()
    @exclusivity(unchecked) private var base: UnsafeMutablePointer<UInt16>

    init() { unsafe base = unsafe buffer.base }

    /// Reserves memory; its contents are undefined.
    func shape(region: PixelRect, log: UInt32, planes: Int) {
        unsafe self.region = region
        unsafe self.log = log
        unsafe self.planes = planes
        unsafe width = Int(max(region.width, 0)) >> Int(log)
        unsafe height = Int(max(region.height, 0)) >> Int(log)
        unsafe stride = unsafe width + 2
        unsafe base = unsafe buffer.reserve(stride * height * planes)
    }

    /// The samples, valid until the raster changes.
    var samples: BlurSamples {
        unsafe BlurSamples(base: base, region: region, log: log, width: width, height: height, stride: stride)
    }

    /// The first sample of a row; one sample before it and one after the last exist, too.
    @inline(__always) func row(_ plane: Int, _ y: Int) -> UnsafeMutablePointer<UInt16> {
        unsafe base + ((plane * height + y) * stride + 1)
    }

    /// Repeats the end samples of a row beyond it.
    func pad(_ plane: Int, _ y: Int) {
        let r = unsafe row(plane, y)
        unsafe r[-1] = unsafe r[0]
        unsafe r[width] = unsafe r[width - 1]
    }

    /// Copies the shape of another raster, and some rows of its samples, which must still be padded.
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

    var memory: Int { buffer.memory }
}

extension BlurRaster {
    /// Writes the pixels of four planes, one for each channel, at full size.
    /// - Parameter out: Pixels in the region.
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

/// The samples of a blur raster, valid until it changes. The type holds no reference, because reference counts that
/// threads share would slow them down.
@unsafe struct BlurSamples {
    let base: UnsafeMutablePointer<UInt16>
    /// A multiple of the downscaled grid, in device pixels.
    let region: PixelRect
    let log: UInt32
    let width: Int
    let height: Int
    let stride: Int

    @inline(__always) func row(_ plane: Int, _ y: Int) -> UnsafeMutablePointer<UInt16> {
        unsafe base + ((plane * height + y) * stride + 1)
    }

    /// The two rows of samples that row `y` (device pixels, in the region) is interpolated from.
    func rows(around y: Int32) -> (upper: Int, lower: Int) {
        let down = unsafe Int(y - region.y)
        let i = unsafe down >> Int(log)
        let isUpper = unsafe down & ((1 << Int(log)) - 1) < 1 << Int(log) / 2
        return unsafe (max(0, isUpper ? i - 1 : i), min(height - 1, isUpper ? i : i + 1))
    }

    /// Upscales a part of row `y` (device pixels) from `x` on, which must lie in the region.
    /// - Parameters:
    ///   - mixed: Memory for a downscaled row and four samples.
    ///   - out: Memory for `count` samples and two downscaled pixels.
    /// - Returns: The first sample, in `out` or in the row itself.
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

    /// Upscales a part of a row between two downscaled rows.
    /// - Parameters:
    ///   - weight: The weight of the lower row; both weights add up to `1 << shift`.
    ///   - x: The first column in device pixels.
    ///   - mixed: Memory for a downscaled row and two samples.
    ///   - out: Memory for `count` samples and two downscaled pixels.
    /// - Returns: The first sample, in `out` or in the upper row.
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
        // One more sample on both sides is included.
        unsafe kernels.pointee.lerp_rows(
            mixed, a + (first - 1), b + (first - 1), Int32(last - first + 3), weight, shift)
        unsafe kernels.pointee.upsample_linear(out, mixed + 1, Int32(last - first + 1), log)
        return unsafe UnsafePointer(out + (start - first << Int(log)))
    }
}
