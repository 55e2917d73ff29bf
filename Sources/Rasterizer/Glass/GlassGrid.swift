import PixelKernels
import Primitives

/// The shrunk raster that a body of glass looks at: where it lies, and how places on the canvas are told there.
struct GlassGrid: Hashable {
    private let left: Int32
    private let top: Int32
    /// The power of two that it is shrunk by.
    let log: UInt32
    /// Pixels in a row, 1 or more.
    let width: Int32
    /// 1 or more.
    let height: Int32

    /// Pixels of the raster a device pixel, exactly.
    private let scale: Double

    /// Of a raster of 1 pixel, where nothing is looked at.
    static let none = GlassGrid(region: .zero, log: 0)

    /// - Parameter region: device pixels, a multiple of the shrunk grid.
    init(region: PixelRect, log: UInt32) {
        left = region.x
        top = region.y
        self.log = log
        scale = 1 / Double(UInt64(1) << UInt64(log))
        width = max(region.width >> Int32(log), 1)
        height = max(region.height >> Int32(log), 1)
    }

    /// A column of the canvas in 1/256 from the centre of the first pixel; places beyond the raster take its border.
    @inline(__always) func column(_ x: Double) -> Int32 { place(x - Double(left), width) }

    /// The same for rows.
    @inline(__always) func row(_ y: Double) -> Int32 { place(y - Double(top), height) }

    /// A row of device pixels, which lies in the raster, at its middle.
    @inline(__always) func row(of y: Int32) -> Int32 { row(Double(y) + 0.5) }

    @inline(__always) private func place(_ v: Double, _ count: Int32) -> Int32 {
        Int32((v * scale - 0.5).clamped(0, Double(count - 1)) * 256 + 0.5)
    }
}
