import PixelKernels
import Primitives

/// A blurred copy of what lies behind a body of glass, at full size.
struct SoftBackdrop {
    private let full: SoftRaster
    private let left: Int
    private let top: Int

    /// - Parameter full: three planes, not shrunk.
    init(_ full: SoftRaster) {
        self.full = full
        left = Int(full.region.x)
        top = Int(full.region.y)
    }

    /// The colour of a device pixel of the copy.
    @inline(__always) func color(_ x: Int32, _ y: Int32) -> DeepColor {
        let column = Int(x) - left
        let row = Int(y) - top
        return DeepColor(
            red: Int(full.row(0, row)[column]), green: Int(full.row(1, row)[column]),
            blue: Int(full.row(2, row)[column]))
    }

    /// The colour between four pixel centres, weights in 1/256; places beyond the copy take its border.
    func color(at p: Point) -> DeepColor {
        let fx = Int(((p.x - Double(left) - 0.5).clamped(0, Double(full.width - 1)) * 256).rounded())
        let fy = Int(((p.y - Double(top) - 0.5).clamped(0, Double(full.height - 1)) * 256).rounded())
        let x0 = fx >> 8
        let y0 = fy >> 8
        let x1 = min(x0 + 1, full.width - 1)
        let y1 = min(y0 + 1, full.height - 1)
        let wx = fx & 255
        let wy = fy & 255
        @inline(__always) func channel(_ k: Int) -> Int {
            let upper = full.row(k, y0)
            let lower = full.row(k, y1)
            let a = Int(upper[x0]) &* (256 &- wx) &+ Int(upper[x1]) &* wx
            let b = Int(lower[x0]) &* (256 &- wx) &+ Int(lower[x1]) &* wx
            return (a &* (256 &- wy) &+ b &* wy &+ 32768) >> 16
        }
        return DeepColor(red: channel(0), green: channel(1), blue: channel(2))
    }
}
