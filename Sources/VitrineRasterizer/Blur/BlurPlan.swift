import VitrinePixelKernels
import VitrinePrimitives

/// How a gaussian of a given width is computed: wide ones on a raster shrunk by a power of two, whose grid is fixed to
/// the canvas so that nothing crawls when the blurred thing moves.
struct BlurPlan {
    /// The widest blur, in device pixels; wider ones are cut down to it.
    static let widest = 512.0

    /// The widest gaussian, in samples of the shrunk raster. Down to half of this a shadow stays within a level of the true
    /// one, and an edge from black to white, moved across the grid, changes its blur by less than a level and a half.
    static let widestShrunk = 7.4

    /// The same under glass, which halves every contrast and bends it.
    static let widestShrunkUnderGlass = 2.5

    /// 1, 2, 4 ... 64.
    let factor: Int
    /// The power of two that `factor` is.
    var log: UInt32 { UInt32(factor.trailingZeroBitCount) }
    /// Standard deviation of the whole blur in device pixels.
    private let sigma: Double
    /// Variance in device pixels of shrinking and growing.
    private let ownVariance: Double
    /// Device pixels the blur reaches.
    private(set) var margin: Int32

    /// The blur under a body of glass.
    static func underGlass(sigma: Double) -> BlurPlan { BlurPlan(sigma: sigma, widestShrunk: widestShrunkUnderGlass) }

    /// - Parameters:
    ///   - sigma: standard deviation in device pixels; 0 when it is not a finite number.
    ///   - widest: in samples of the shrunk raster.
    init(sigma: Double, widestShrunk widest: Double = widestShrunk) {
        let s = sigma.isFinite ? sigma.clamped(0, BlurPlan.widest) : 0
        var f = 1
        while s / Double(f) > widest, f < 64 { f *= 2 }
        let k = Double(f)
        // Shrinking (a box of f) and bilinear growing (a triangle of 2f) blur too; their variances are taken off.
        ownVariance = f == 1 ? 0 : (k * k - 1) / 12 + (k * k) / 6
        factor = f
        self.sigma = s
        margin = 0
        margin = Int32((GaussianKernel.radius(sigma: shrunkSigma(1)) + 1) * f)
    }

    /// The weights; the geometry of a blur does not need them.
    var kernel: GaussianKernel { kernel(share: 1) }

    /// The weights of a narrower blur on the same grid.
    /// - Parameter share: of the whole blur's standard deviation, 0...1. What the grid itself blurs remains.
    func kernel(share: Double) -> GaussianKernel { KernelCache.kernel(sigma: shrunkSigma(share)) }

    /// Standard deviation of the gaussian in samples of the shrunk raster, for a share of the whole blur's.
    private func shrunkSigma(_ share: Double) -> Double {
        let s = sigma * share
        return max(0, s * s - ownVariance).squareRoot() / Double(factor)
    }

    /// `area` grown by the margin and rounded outward to the shrunk grid: what a blurred `area` depends on, and all that
    /// something in `area` is spread over. Empty for an empty area.
    func region(around area: PixelRect) -> PixelRect {
        area.isEmpty ? .zero : aligned(area.grown(by: margin))
    }

    /// The smallest region whose blur, its border continued, is right all over `area`, on a surface whose own border is
    /// continued: beyond one block outside the surface every block repeats its neighbor.
    func region(around area: PixelRect, on surface: PixelRect) -> PixelRect {
        area.isEmpty ? .zero : region(around: area).intersection(aligned(surface.grown(by: Int32(factor))))
    }

    /// Rounded outward to the shrunk grid.
    func aligned(_ r: PixelRect) -> PixelRect {
        let log = Int32(log)
        func down(_ v: Int32) -> Int32 { (v >> log) << log }
        let f = Int32(factor)
        let x = down(r.x)
        let y = down(r.y)
        return PixelRect(x: x, y: y, width: down(r.maxX + f - 1) - x, height: down(r.maxY + f - 1) - y)
    }
}

/// Gaussian kernels in use, as making one takes exponentials and memory: two generations of 128.
enum KernelCache {
    private static let kernels = GenerationCache<UInt64, GaussianKernel>(capacity: 128)

    /// - Parameter sigma: standard deviation in samples.
    static func kernel(sigma: Double) -> GaussianKernel {
        kernels.value(sigma.bitPattern) { GaussianKernel(sigma: sigma) }
    }
}
