import PixelKernels
import Primitives

/// A blurred copy of what lies behind a body of glass, at full size.
struct SoftBackdrop {
    /// Keeps the samples alive.
    private let full: SoftRaster
    private let red: UnsafeMutablePointer<UInt16>
    private let green: UnsafeMutablePointer<UInt16>
    private let blue: UnsafeMutablePointer<UInt16>
    private let stride: Int
    private let left: Int
    private let top: Int
    private let lastColumn: Int
    private let lastRow: Int

    /// - Parameter full: three planes, not shrunk; it must not change as long as the copy is used.
    init(_ full: SoftRaster) {
        self.full = full
        red = full.row(0, 0)
        green = full.row(1, 0)
        blue = full.row(2, 0)
        stride = full.stride
        left = Int(full.region.x)
        top = Int(full.region.y)
        lastColumn = full.width - 1
        lastRow = full.height - 1
    }

    /// Samples of three planes, one after the other.
    struct Row {
        let red: UnsafePointer<UInt16>
        let green: UnsafePointer<UInt16>
        let blue: UnsafePointer<UInt16>

        @inline(__always) subscript(_ i: Int) -> DeepColor {
            DeepColor(red: Int(red[i]), green: Int(green[i]), blue: Int(blue[i]))
        }

        /// From the `i`th on.
        @inline(__always) func from(_ i: Int) -> Row { Row(red: red + i, green: green + i, blue: blue + i) }
    }

    /// The colours of `count` device pixels from `x` on, all of them in the copy, as they are at height `y`: between two
    /// rows as `color(at:)` has them.
    func row(_ x: Int32, at y: Double, count: Int, _ worker: Worker) -> Row {
        let fy = fixed(y - Double(top), lastRow)
        let start = (fy >> 8) * stride + (Int(x) - left)
        let below = fy >> 8 < lastRow ? stride : 0
        let weight = UInt32(fy & 255)
        func mixed(_ plane: UnsafeMutablePointer<UInt16>, _ slot: Int) -> UnsafePointer<UInt16> {
            let upper = plane + start
            if weight == 0 { return UnsafePointer(upper) }
            let out = worker.samples(slot, count)
            worker.kernels.pointee.mix_rows(out, upper, upper + below, Int32(count), weight, 8)
            return UnsafePointer(out)
        }
        return Row(red: mixed(red, 0), green: mixed(green, 1), blue: mixed(blue, 2))
    }

    /// A place in 1/256 from the first pixel's centre, `last` pixels at most.
    @inline(__always) private func fixed(_ v: Double, _ last: Int) -> Int {
        Int((v - 0.5).clamped(0, Double(last)) * 256 + 0.5)
    }

    /// The colour between four pixel centres, weights in 1/256; places beyond the copy take its border.
    @inline(__always) func color(at p: Point) -> DeepColor {
        let fx = fixed(p.x - Double(left), lastColumn)
        let fy = fixed(p.y - Double(top), lastRow)
        let x0 = fx >> 8
        let y0 = fy >> 8
        let start = y0 &* stride &+ x0
        let right = x0 < lastColumn ? 1 : 0
        let below = y0 < lastRow ? stride : 0
        let wx = UInt32(truncatingIfNeeded: fx & 255)
        let wy = UInt32(truncatingIfNeeded: fy & 255)
        @inline(__always) func channel(_ plane: UnsafeMutablePointer<UInt16>) -> Int {
            let upper = plane + start
            let lower = upper + below
            let a = UInt32(upper[0]) &* (256 &- wx) &+ UInt32(upper[right]) &* wx
            let b = UInt32(lower[0]) &* (256 &- wx) &+ UInt32(lower[right]) &* wx
            // 65535 · 65536 + 32768 still fits.
            return Int((a &* (256 &- wy) &+ b &* wy &+ 32768) >> 16)
        }
        return DeepColor(red: channel(red), green: channel(green), blue: channel(blue))
    }
}
