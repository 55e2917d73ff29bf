/// Separable convolution.
public enum BlurKernels {
    /// What lies beyond a picture's border.
    public enum Border: Sendable {
        case zero
        /// The border sample continued.
        case extend
    }
}
