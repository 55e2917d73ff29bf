import CVitrinePixelKernels
import Foundation
import VitrinePixelKernels
import VitrinePrimitives

struct ShadowInk {
    /// 0x00BBGGRR.
    let color: UInt32
    /// 0...65535.
    let alpha: UInt32

    init(_ color: RGBColor, opacity: Double) {
        func fixed(_ v: Double, _ one: Double) -> UInt32 { UInt32((v.clamped(to: 0...1) * one).rounded()) }
        self.color = fixed(color.red, 255) | fixed(color.green, 255) << 8 | fixed(color.blue, 255) << 16
        alpha = fixed(color.alpha * opacity, 65535)
    }

    /// The columns, among some, outside which a row of a blurred shadow changes no pixel.
    /// - Parameters:
    ///   - samples: Samples of one plane.
    ///   - y: A row of the raster's region, in device pixels.
    ///   - some: Columns of the raster's region, in device pixels.
    func columns(of samples: BlurSamples, _ y: Int32, within some: Range<Int32>) -> Range<Int32> {
        let left = unsafe samples.region.x
        let log = unsafe Int32(samples.log)
        guard !some.isEmpty else { return left..<left }
        let (upper, lower) = unsafe samples.rows(around: y)
        let (a, b) = unsafe (samples.row(0, upper), samples.row(0, lower))
        // A color changes by at most 255 times the alpha: less than half a level up to 127 of 65535.
        let unseen = alpha == 0 ? 65535 : min(65535, 127 * 65535 / alpha)
        func isSeen(_ i: Int) -> Bool { unsafe UInt32(max(a[i], b[i])) > unseen }
        func areZero(_ i: Int) -> Bool {
            unsafe UnsafeRawPointer(a + i).loadUnaligned(as: UInt64.self) == 0
                && UnsafeRawPointer(b + i).loadUnaligned(as: UInt64.self) == 0
        }
        // Interpolated values lie between those of samples.
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

/// Paints rows of a blurred shadow in one color, in the worker's memory. Rows beside straight vertical sides are equal,
/// so the alphas of one are reused for those below it.
@unsafe struct ShadowPainter {
    private struct Piece {
        var columns: Range<Int32> = 0..<0
        /// The equal rows of samples from which the alphas are computed; (-1, -1) if the rows differ.
        var rows = (upper: -1, lower: -1)
    }

    private let ink: ShadowInk
    private let raster: BlurSamples
    private let kernels: Kernels
    private let mixed: UnsafeMutablePointer<UInt16>
    private let expanded: UnsafeMutablePointer<UInt16>
    private let faded: UnsafeMutablePointer<UInt16>
    /// The alphas of both pieces, at most `width` each.
    private let kept: UnsafeMutablePointer<UInt16>
    private let width: Int
    /// The parts on both sides of a knockout, or the whole row and an empty part.
    private var pieces = (Piece(), Piece())
    private var lastIsFirst = false
    /// The arguments and result of the last call of `columns`.
    private var seen = (rows: (upper: -1, lower: -1), within: Int32(0)..<Int32(0), columns: Int32(0)..<Int32(0))

    /// - Parameters:
    ///   - raster: A raster of one plane that does not change during painting.
    ///   - width: The largest number of columns that are painted at a time.
    init(_ ink: ShadowInk, _ raster: BlurRaster, width: Int32, _ worker: Worker) {
        unsafe self.ink = ink
        unsafe self.raster = unsafe raster.samples
        unsafe kernels = unsafe worker.kernels
        unsafe mixed = unsafe worker.mixed.reserve(raster.width + 4)
        unsafe expanded = unsafe worker.expanded[0].reserve(Int(width) + 2 << Int(raster.log))
        unsafe faded = unsafe worker.faded.reserve(3 * Int(width))
        unsafe kept = unsafe faded + Int(width)
        unsafe self.width = Int(width)
    }

    var region: PixelRect { unsafe raster.region }

    mutating func columns(_ y: Int32, within some: Range<Int32>) -> Range<Int32> {
        let rows = unsafe raster.rows(around: y)
        if unsafe rows != seen.rows || some != seen.within {
            unsafe seen = unsafe (rows, some, ink.columns(of: raster, y, within: some))
        }
        return unsafe seen.columns
    }

    /// Some columns of a row, which must lie in the region, at full size; valid until the next call.
    func samples(_ columns: Range<Int32>, _ y: Int32) -> UnsafePointer<UInt16> {
        unsafe raster.expanded(
            0, y, from: columns.lowerBound, count: columns.count, kernels: kernels, mixed: mixed, out: expanded)
    }

    /// Paints some columns of a row, through coverage if it is given.
    mutating func paint(
        _ dst: UnsafeMutablePointer<UInt32>, _ columns: Range<Int32>, _ y: Int32, through: UnsafePointer<UInt8>?
    ) {
        if columns.isEmpty { return }
        if let through = unsafe through {
            return unsafe paint(dst, samples(columns, y), through: through, columns.count)
        }
        if unsafe columns != (lastIsFirst ? pieces.0 : pieces.1).columns { unsafe lastIsFirst.toggle() }
        let alphas =
            unsafe lastIsFirst
            ? alphas(columns, y, &pieces.0, kept) : alphas(columns, y, &pieces.1, kept + width)
        unsafe kernels.pointee.solid_alpha16(dst, alphas, Int32(columns.count), ink.color)
    }

    private func alphas(
        _ columns: Range<Int32>, _ y: Int32, _ piece: inout Piece, _ memory: UnsafeMutablePointer<UInt16>
    ) -> UnsafePointer<UInt16> {
        let rows = unsafe raster.rows(around: y)
        let isSame =
            unsafe columns == piece.columns && piece.rows.upper >= 0
            && (rows == piece.rows
                || areEqual(rows.upper, piece.rows.upper, columns) && areEqual(rows.lower, piece.rows.upper, columns))
        if !isSame {
            unsafe kernels.pointee.scale_alpha16(memory, samples(columns, y), nil, Int32(columns.count), ink.alpha)
        }
        piece.columns = columns
        piece.rows = unsafe isSame || areEqual(rows.upper, rows.lower, columns) ? rows : (-1, -1)
        return unsafe UnsafePointer(memory)
    }

    /// Whether two rows have equal samples for some columns.
    private func areEqual(_ a: Int, _ b: Int, _ columns: Range<Int32>) -> Bool {
        if a == b { return true }
        // One more sample on both sides is compared.
        let first = unsafe Int(columns.lowerBound - raster.region.x) >> Int(raster.log) - 1
        let last = unsafe Int(columns.upperBound - 1 - raster.region.x) >> Int(raster.log) + 1
        return unsafe memcmp(raster.row(0, a) + first, raster.row(0, b) + first, 2 * (last - first + 1)) == 0
    }

    /// Paints a part of a row of samples, through coverage if it is given.
    func paint(
        _ dst: UnsafeMutablePointer<UInt32>, _ samples: UnsafePointer<UInt16>, through: UnsafePointer<UInt8>?,
        _ count: Int
    ) {
        unsafe kernels.pointee.scale_alpha16(faded, samples, through, Int32(count), ink.alpha)
        unsafe kernels.pointee.solid_alpha16(dst, faded, Int32(count), ink.color)
    }
}
