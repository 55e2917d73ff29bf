/// Separable convolution.
package enum BlurKernels {
    /// What lies beyond a picture's border.
    package enum Border: Sendable {
        case zero
        /// The border sample continued.
        case extend
    }
}
