/// A format of animations that a library encodes.
package enum AnimationFormat: String, Hashable, Sendable, CaseIterable {
    case webp
    case avif

    /// The usual spelling.
    package var name: String { self == .webp ? "WebP" : "AVIF" }
}

package struct AnimationOptions: Hashable, Sendable {
    /// The unit of times. Default: 1/120 s.
    package var unit: FrameDuration
    /// The number of times that the animation plays, 1...65535, or 0 for forever. Default: 0.
    package var loopCount: Int
    /// The quality, 1...100. At 100 no pixel changes. Default: 80.
    package var quality: Int
    /// Whether an AVIF has alpha. Default: nil, determined by the first frame.
    package var hasAlpha: Bool?
    /// The number of frames; nil, the default, for many. An AVIF of few pixels is encoded with more effort.
    package var frameCount: Int?
    /// The additional duration of the last picture in the unit. Default: 0.
    package var finalHold = 0
    /// The file's XMP description. Default: none.
    package var note: String?

    package init(
        unit: FrameDuration = FrameDuration(1, 120), loopCount: Int = 0, quality: Int = 80, hasAlpha: Bool? = nil,
        frameCount: Int? = nil, note: String? = nil
    ) {
        self.unit = unit
        self.loopCount = loopCount
        self.quality = quality
        self.hasAlpha = hasAlpha
        self.frameCount = frameCount
        self.note = note
    }
}
