import VitrinePixelKernels
import VitrinePrimitives

/// How a Gaussian of a given width is computed: a wide one on a raster that is downscaled by a power of two. Its grid
/// is fixed to the canvas, so that a moving blurred object does not flicker.
struct BlurPlan {
    /// The largest sigma in device pixels; larger ones are clamped.
    static let widest = 512.0

    /// The largest sigma in samples of the downscaled raster. Down to half of it, a shadow's error is within one level,
    /// and an edge from black to white that moves across the grid changes by less than one and a half levels.
    static let widestShrunk = 7.4

    /// The largest sigma under glass, which refracts the blur at half its contrast.
    static let widestShrunkUnderGlass = 2.5

    /// 1, 2, 4 ... 64.
    let factor: Int
    var log: UInt32 { UInt32(factor.trailingZeroBitCount) }
    /// The standard deviation of the whole blur in device pixels.
    private let sigma: Double
    /// The variance of downscaling and upscaling in device pixels.
    private let ownVariance: Double
    /// The extent of the blur in device pixels.
    private(set) var margin: Int32

    static func underGlass(sigma: Double) -> BlurPlan { BlurPlan(sigma: sigma, widestShrunk: widestShrunkUnderGlass) }

    /// - Parameters:
    ///   - sigma: The standard deviation in device pixels; 0 if it is not finite.
    ///   - widest: The largest sigma in samples of the downscaled raster.
    init(sigma: Double, widestShrunk widest: Double = widestShrunk) {
        let s = sigma.isFinite ? sigma.clamped(to: 0...BlurPlan.widest) : 0
        var f = 1
        while s / Double(f) > widest, f < 64 { f *= 2 }
        let k = Double(f)
        // Downscaling (a box of f) and bilinear upscaling (a triangle of 2f) also blur; their variances are subtracted.
        ownVariance = f == 1 ? 0 : (k * k - 1) / 12 + (k * k) / 6
        factor = f
        self.sigma = s
        margin = 0
        margin = Int32((GaussianKernel.radius(sigma: shrunkSigma(1)) + 1) * f)
    }

    var kernel: GaussianKernel { kernel(fraction: 1) }

    /// The weights of a narrower blur on the same grid.
    /// - Parameter fraction: The fraction of the blur's standard deviation, 0...1. The grid's own blur remains.
    func kernel(fraction: Double) -> GaussianKernel { KernelCache.kernel(sigma: shrunkSigma(fraction)) }

    /// The standard deviation of the Gaussian in samples of the downscaled raster.
    private func shrunkSigma(_ fraction: Double) -> Double {
        let s = sigma * fraction
        return max(0, s * s - ownVariance).squareRoot() / Double(factor)
    }

    /// `area` grown by the margin and rounded outward to the grid: the pixels that a blurred `area` depends on or
    /// spreads to. Empty for an empty area.
    func region(around area: PixelRect) -> PixelRect {
        area.isEmpty ? .zero : aligned(area.grown(by: margin))
    }

    /// The smallest region whose blur with an extended border is correct in `area`, on a surface whose own border is
    /// extended: beyond one block outside the surface every block repeats its neighbor.
    func region(around area: PixelRect, on surface: PixelRect) -> PixelRect {
        area.isEmpty ? .zero : region(around: area).intersection(aligned(surface.grown(by: Int32(factor))))
    }

    func aligned(_ r: PixelRect) -> PixelRect {
        let log = Int32(log)
        func down(_ v: Int32) -> Int32 { (v >> log) << log }
        let f = Int32(factor)
        let x = down(r.x)
        let y = down(r.y)
        return PixelRect(x: x, y: y, width: down(r.maxX + f - 1) - x, height: down(r.maxY + f - 1) - y)
    }
}

/// Recently used Gaussian kernels in two generations of 128.
enum KernelCache {
    private static let kernels = GenerationCache<UInt64, GaussianKernel>(capacity: 128)

    static func kernel(sigma: Double) -> GaussianKernel {
        kernels.value(sigma.bitPattern) { GaussianKernel(sigma: sigma) }
    }
}
