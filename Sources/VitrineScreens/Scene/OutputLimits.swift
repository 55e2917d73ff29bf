/// The limits of the output; the same for scene files, Swift values and the stage.
package enum OutputLimits {
    /// The maximum length of a picture's sides in pixels.
    package static let side = 16_384
    /// The maximum number of pixels in a picture.
    package static let pixels = 64_000_000
    /// The maximum number of frames in an animation.
    package static let frames = 20_000
}
