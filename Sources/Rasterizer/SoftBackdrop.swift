import PixelKernels
import Primitives

/// A blurred copy of what lies behind a mark.
struct SoftBackdrop {
    private let region: PixelRect
    private let raster: DeepRaster

    /// - Parameters:
    ///   - surface: the picture; its border is continued beyond it.
    ///   - area: where colours will be asked for.
    ///   - sigma: standard deviation in device pixels.
    ///   - exactly: whether nothing around the area will be asked for.
    init(_ surface: Surface, around area: PixelRect, sigma: Double, exactly: Bool) {
        let plan = BlurPlan(sigma: sigma)
        let needed = plan.region(around: area, on: surface.bounds)
        region = exactly ? area : needed
        raster = plan.apply(
            to: surface.deep(needed, border: .extend), of: needed, within: region, border: .extend)
    }

    /// Where a device pixel of the area lies.
    func index(_ x: Int32, _ y: Int32) -> Int { Int(y - region.y) * raster.width + Int(x - region.x) }

    @inline(__always) func color(at index: Int) -> DeepColor {
        let k = index * 4
        return DeepColor(
            red: Int(raster.samples[k]), green: Int(raster.samples[k + 1]), blue: Int(raster.samples[k + 2]))
    }

    /// The colour between four pixel centres, weights in 1/256; places beyond the copy take its border.
    func color(at p: Point) -> DeepColor {
        let w = raster.width
        let fx = Int(((p.x - Double(region.x) - 0.5).clamped(0, Double(w - 1)) * 256).rounded())
        let fy = Int(((p.y - Double(region.y) - 0.5).clamped(0, Double(raster.height - 1)) * 256).rounded())
        let x0 = fx >> 8
        let y0 = fy >> 8
        let x1 = min(x0 + 1, w - 1)
        let y1 = min(y0 + 1, raster.height - 1)
        let wx = fx & 255
        let wy = fy & 255
        return raster.samples.withUnsafeBufferPointer { s in
            let topLeft = (y0 * w + x0) * 4
            let topRight = (y0 * w + x1) * 4
            let bottomLeft = (y1 * w + x0) * 4
            let bottomRight = (y1 * w + x1) * 4
            @inline(__always) func channel(_ k: Int) -> Int {
                let top = Int(s[topLeft + k]) &* (256 &- wx) &+ Int(s[topRight + k]) &* wx
                let bottom = Int(s[bottomLeft + k]) &* (256 &- wx) &+ Int(s[bottomRight + k]) &* wx
                return (top &* (256 &- wy) &+ bottom &* wy &+ 32768) >> 16
            }
            return DeepColor(red: channel(0), green: channel(1), blue: channel(2))
        }
    }
}
