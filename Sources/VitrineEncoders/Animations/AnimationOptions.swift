/// A format of animations that a library encodes.
package enum AnimationFormat: String, Hashable, Sendable, CaseIterable {
    case webp
    case avif

    /// As people write it.
    package var name: String { self == .webp ? "WebP" : "AVIF" }
}

/// Options for encoding a WebP or an AVIF.
package struct AnimationOptions: Hashable, Sendable {
    /// The unit of its times, such as 1/120 s, which is the default.
    package var unit: FrameDuration
    /// Number of times that the animation plays, 1...65535; 0, the default, means forever.
    package var loopCount: Int
    /// The quality, 1...100; 80 by default. At 100 no pixel changes.
    package var quality: Int
    /// Whether an AVIF holds alpha. Nil, the default, for as the first frame needs it.
    package var hasAlpha: Bool?
    /// How many frames are about to come; nil, the default, for many. An AVIF of few pixels is encoded with more care.
    package var frameCount: Int?
    /// Additional duration of the last picture in the unit; 0 by default.
    package var finalHold = 0
    /// What the file says of itself, as XMP; nil, the default, for nothing.
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
