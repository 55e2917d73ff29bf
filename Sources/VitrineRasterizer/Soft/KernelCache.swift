import Synchronization
import VitrinePixelKernels

/// Gaussian kernels that have been asked for, as making one takes exponentials and memory. At most 256; then all are let go.
enum KernelCache {
    private static let kernels = Mutex<[UInt64: GaussianKernel]>([:])

    /// - Parameter sigma: standard deviation in samples.
    static func kernel(sigma: Double) -> GaussianKernel {
        kernels.withLock { known in
            if let kernel = known[sigma.bitPattern] { return kernel }
            if known.count == 256 { known.removeAll() }
            let kernel = GaussianKernel(sigma: sigma)
            known[sigma.bitPattern] = kernel
            return kernel
        }
    }
}
