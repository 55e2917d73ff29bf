import PixelKernels
import Primitives

/// How a gaussian of a given width is computed: wide ones on a raster shrunk by a power of two, whose grid is fixed to
/// the canvas so that nothing crawls when the blurred thing moves.
struct BlurPlan {
    /// The widest blur, in device pixels; wider ones are cut down to it.
    static let widest = 512.0

    /// 1, 2, 4 ... 64.
    let factor: Int
    let kernel: GaussianKernel
    /// Device pixels the blur reaches.
    let margin: Int32

    /// - Parameter sigma: standard deviation in device pixels; 0 when it is not a finite number.
    init(sigma: Double) {
        let s = sigma.isFinite ? sigma.clamped(0, BlurPlan.widest) : 0
        var f = 1
        while s / Double(f) > 8, f < 64 { f *= 2 }
        let k = Double(f)
        // Shrinking (a box of f) and bilinear growing (a triangle of 2f) blur too; their variances are taken off.
        let own = f == 1 ? 0 : (k * k - 1) / 12 + (k * k) / 6
        factor = f
        kernel = GaussianKernel(sigma: (max(0, s * s - own)).squareRoot() / k)
        margin = Int32((kernel.radius + 1) * f)
    }

    /// `area` grown by the margin and rounded outward to the shrunk grid: what a blurred `area` depends on, and all that
    /// something in `area` is spread over. Empty for an empty area.
    func region(around area: PixelRect) -> PixelRect {
        area.isEmpty ? .zero : aligned(area.grown(by: margin))
    }

    /// The smallest region whose blur, its border continued, is right all over `area`, on a surface whose own border is
    /// continued: beyond one block outside the surface every block repeats its neighbour.
    func region(around area: PixelRect, on surface: PixelRect) -> PixelRect {
        area.isEmpty ? .zero : region(around: area).intersection(aligned(surface.grown(by: Int32(factor))))
    }

    private func aligned(_ r: PixelRect) -> PixelRect {
        let f = Int32(factor)
        func down(_ v: Int32) -> Int32 { Int32(Int(v).flooredDivision(by: Int(f))) * f }
        let x = down(r.x)
        let y = down(r.y)
        return PixelRect(x: x, y: y, width: down(r.maxX + f - 1) - x, height: down(r.maxY + f - 1) - y)
    }

    /// The blur of `region`, as far as it lies in `area`, which must lie inside.
    func apply(
        to raster: DeepRaster, of region: PixelRect, within area: PixelRect, border: BlurKernels.Border
    ) -> DeepRaster {
        let small = BlurKernels.blur(ResampleKernels.reduce(raster, by: factor), kernel: kernel, border: border)
        if factor == 1, area == region { return small }
        let left = Int(area.x - region.x)
        let top = Int(area.y - region.y)
        return ResampleKernels.expand(
            small, by: factor, columns: left..<(left + Int(area.width)), rows: top..<(top + Int(area.height)))
    }
}
