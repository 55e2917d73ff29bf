import VitrinePixelKernels
import VitrinePrimitives

/// Places on the canvas as they are told on its shrunk grid, which is fixed to it: in 1/256 of a shrunk pixel from the center
/// of the first one.
struct GlassGrid: Hashable {
    /// The power of two that it is shrunk by.
    let log: UInt32
    /// Shrunk pixels a device pixel, exactly.
    let scale: Double

    init(log: UInt32) {
        self.log = log
        scale = 1 / Double(UInt64(1) << UInt64(log))
    }

    /// Of a column or row of the canvas in device pixels; within ±8 million shrunk pixels.
    @inline(__always) func place(_ v: Double) -> Int32 { ReferenceGlass.place(v, scale: scale) }

    /// Of the middle of a row of device pixels.
    @inline(__always) func row(of y: Int32) -> Int32 { place(Double(y) + 0.5) }
}
