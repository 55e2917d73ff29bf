import CVitrinePixelKernels
import VitrinePixelKernels
import VitrinePrimitives

/// A shadow's colour, and how much of it.
struct ShadowInk {
    /// 0x00BBGGRR.
    let color: UInt32
    /// 0...65535.
    let alpha: UInt32

    init(_ color: RGBColor, opacity: Double) {
        func fixed(_ v: Double, _ one: Double) -> UInt32 { UInt32((v.clamped(0, 1) * one).rounded()) }
        self.color = fixed(color.red, 255) | fixed(color.green, 255) << 8 | fixed(color.blue, 255) << 16
        alpha = fixed(color.alpha * opacity, 65535)
    }

    /// The columns, among some, outside of which a row of a blurred shadow changes no pixel.
    /// - Parameters:
    ///   - samples: of one plane.
    ///   - y: device pixels, in the raster's region.
    ///   - some: device pixels, in the raster's region.
    func columns(of samples: BlurSamples, _ y: Int32, within some: Range<Int32>) -> Range<Int32> {
        let left = unsafe samples.region.x
        let log = unsafe Int32(samples.log)
        guard !some.isEmpty else { return left..<left }
        let (upper, lower) = unsafe samples.rows(around: y)
        let (a, b) = unsafe (samples.row(0, upper), samples.row(0, lower))
        // A colour changes by at most 255 times the alpha: less than half a level up to 127 of 65535.
        let unseen = alpha == 0 ? 65535 : min(65535, 127 * 65535 / alpha)
        func isSeen(_ i: Int) -> Bool { unsafe UInt32(max(a[i], b[i])) > unseen }
        func areZero(_ i: Int) -> Bool {
            unsafe UnsafeRawPointer(a + i).loadUnaligned(as: UInt64.self) == 0
                && UnsafeRawPointer(b + i).loadUnaligned(as: UInt64.self) == 0
        }
        // Between samples lies what is between their values.
        var from = max(0, Int((some.lowerBound - left) >> log) - 1)
        var end = unsafe min(samples.width, Int((some.upperBound - 1 - left) >> log) + 2)
        while from + 4 <= end, areZero(from) { from += 4 }
        while from < end, !isSeen(from) { from += 1 }
        while end - 4 >= from, areZero(end - 4) { end -= 4 }
        while from < end, !isSeen(end - 1) { end -= 1 }
        guard from < end else { return left..<left }
        let seen = unsafe (left + Int32(max(from - 1, 0)) << log)..<(left + Int32(min(end + 1, samples.width)) << log)
        return seen.clamped(to: some)
    }
}

/// Paints rows of a blurred shadow in one color. Its memory is the worker's, of which it holds no reference.
@unsafe struct ShadowPainter {
    private let ink: ShadowInk
    private let raster: BlurSamples
    private let kernels: Kernels
    private let mixed: UnsafeMutablePointer<UInt16>
    private let expanded: UnsafeMutablePointer<UInt16>
    private let faded: UnsafeMutablePointer<UInt16>

    /// - Parameters:
    ///   - raster: of one plane; does not change meanwhile.
    ///   - width: columns that are painted at most at a time.
    init(_ ink: ShadowInk, _ raster: BlurRaster, width: Int32, _ worker: Worker) {
        unsafe self.ink = ink
        unsafe self.raster = unsafe raster.samples
        unsafe kernels = unsafe worker.kernels
        unsafe mixed = unsafe worker.mixed.reserve(raster.width + 4)
        unsafe expanded = unsafe worker.expanded[0].reserve(Int(width) + 2 << Int(raster.log))
        unsafe faded = unsafe worker.faded.reserve(Int(width))
    }

    /// Device pixels that the shadow reaches.
    var region: PixelRect { unsafe raster.region }

    /// See `ShadowInk.columns`.
    func columns(_ y: Int32, within some: Range<Int32>) -> Range<Int32> {
        unsafe ink.columns(of: raster, y, within: some)
    }

    /// Some columns of a row, which must lie in the region, at full size; valid until the next call.
    func samples(_ columns: Range<Int32>, _ y: Int32) -> UnsafePointer<UInt16> {
        unsafe raster.expanded(
            0, y, from: columns.lowerBound, count: columns.count, kernels: kernels, mixed: mixed, out: expanded)
    }

    /// Paints some columns of a row, through coverage where it is given.
    func paint(
        _ dst: UnsafeMutablePointer<UInt32>, _ columns: Range<Int32>, _ y: Int32, through: UnsafePointer<UInt8>?
    ) {
        if columns.isEmpty { return }
        unsafe paint(dst, samples(columns, y), through: through, columns.count)
    }

    /// Paints a piece of a row of samples, through coverage where it is given.
    func paint(
        _ dst: UnsafeMutablePointer<UInt32>, _ samples: UnsafePointer<UInt16>, through: UnsafePointer<UInt8>?,
        _ count: Int
    ) {
        unsafe kernels.pointee.scale_alpha16(faded, samples, through, Int32(count), ink.alpha)
        unsafe kernels.pointee.solid_alpha16(dst, faded, Int32(count), ink.color)
    }
}
