import CVitrinePixelKernels
import VitrinePixelKernels
import VitrinePrimitives

/// A view of the backdrop of a glass body.
@safe struct GlassView {
    let grid: GlassGrid
    /// The available part of the grid.
    let window: vitrine_window
    /// Three planes.
    let samples: BlurSamples
    /// The interleaved samples.
    let pixels: UnsafePointer<UInt16>
    /// The distance between rows in pixels.
    let stride: Int
    /// For each row, the last of the rows from it on that all have one color; -1 for a row of several colors.
    let flat: UnsafePointer<Int32>
    let height: Int

    @unsafe struct Row {
        let red: UnsafePointer<UInt16>
        let green: UnsafePointer<UInt16>
        let blue: UnsafePointer<UInt16>
    }

    /// Converts a row of the grid to a row of the view; rows beyond the backdrop are clamped.
    @inline(__always) func row(_ row: Int32) -> Int32 { min(max(row - window.top, 0), window.bottom) }

    /// The only color of some of the view's rows, which may extend one beyond the last; nil if there are several.
    @inline(__always) func color(lowest: Int32, highest: Int32) -> Color16? {
        let y = Int(lowest)
        guard y < height, unsafe flat[y] >= min(Int(highest), height - 1) else { return nil }
        return unsafe Color16(
            red: Int(samples.row(0, y)[0]), green: Int(samples.row(1, y)[0]), blue: Int(samples.row(2, y)[0]))
    }

    /// The colors of `count` device pixels from `x` on, all of them in the backdrop, at a row of the view in 1/256.
    func row(
        _ x: Int32, at row: Int32, count: Int, _ scratch: GlassScratch.Rows, into planes: GlassScratch.Planes
    ) -> Row {
        let y = Int(row >> 8)
        func plane(_ k: Int, _ out: UnsafeMutablePointer<UInt16>) -> UnsafePointer<UInt16> {
            unsafe samples.upsampled(
                k, y, min(y + 1, height - 1), weight: UInt32(row & 255), shift: 8, from: x, count: count,
                kernels: scratch.kernels, mixed: scratch.mixed, out: out)
        }
        return unsafe Row(red: plane(0, planes.red), green: plane(1, planes.green), blue: plane(2, planes.blue))
    }

    /// The colors at `count` positions of the grid.
    /// - Parameter rows: The rows of the positions; nil if all are `row`.
    func places(
        _ columns: UnsafePointer<Int32>, _ rows: UnsafePointer<Int32>?, row: Int32, count: Int,
        _ kernels: Kernels, into planes: GlassScratch.Planes
    ) -> Row {
        unsafe kernels.pointee.bilinear(
            planes.red, planes.green, planes.blue, pixels, Int64(stride), window, columns, rows, row, Int32(count))
        return unsafe planes.row
    }

    /// One color, repeated `count` times.
    func row(of color: Color16, count: Int, into planes: GlassScratch.Planes) -> Row {
        unsafe planes.red.update(repeating: UInt16(truncatingIfNeeded: color.red), count: count)
        unsafe planes.green.update(repeating: UInt16(truncatingIfNeeded: color.green), count: count)
        unsafe planes.blue.update(repeating: UInt16(truncatingIfNeeded: color.blue), count: count)
        return unsafe planes.row
    }
}
