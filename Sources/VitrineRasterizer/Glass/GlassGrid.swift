import VitrinePixelKernels
import VitrinePrimitives

/// Positions on the canvas in a fixed downscaled grid: 1/256 of its pixels, from the center of the first.
struct GlassGrid: Hashable {
    /// The binary logarithm of the scale.
    let log: UInt32
    /// Downscaled pixels per device pixel, exactly.
    let scale: Double

    init(log: UInt32) {
        self.log = log
        scale = 1 / Double(UInt64(1) << UInt64(log))
    }

    /// The position of a coordinate in device pixels, within ±8 million downscaled pixels.
    @inline(__always) func place(_ v: Double) -> Int32 { ReferenceGlass.place(v, scale: scale) }

    /// The position of the middle of a row of device pixels.
    @inline(__always) func row(of y: Int32) -> Int32 { place(Double(y) + 0.5) }
}
