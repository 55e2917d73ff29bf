/// Limits of the output; the same for scene files, Swift values and the stage.
package enum OutputLimits {
    /// Longest side of a picture in pixels.
    package static let side = 16_384
    /// Most pixels of a picture.
    package static let pixels = 64_000_000
    /// Most frames of an animation.
    package static let frames = 20_000
}
