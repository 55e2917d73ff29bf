import VitrinePixelKernels
import VitrinePrimitives

/// Gaussian kernels in use, as making one takes exponentials and memory: two generations of 128.
enum KernelCache {
    private static let kernels = GenerationCache<UInt64, GaussianKernel>(capacity: 128)

    /// - Parameter sigma: standard deviation in samples.
    static func kernel(sigma: Double) -> GaussianKernel {
        kernels.value(sigma.bitPattern) { GaussianKernel(sigma: sigma) }
    }
}
