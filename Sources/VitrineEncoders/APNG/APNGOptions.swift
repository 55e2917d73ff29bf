/// Options for encoding an APNG.
package struct APNGOptions: Hashable, Sendable {
    /// The unit of its times, such as 1/120 s, which is the default.
    package var unit: FrameDuration
    /// Number of times that the animation plays, 1...2³¹ − 1; 0, the default, means forever.
    package var loopCount: Int
    /// As for a still: compression level, pixel density, texts.
    package var png: PNGOptions

    package init(unit: FrameDuration = FrameDuration(1, 120), loopCount: Int = 0, png: PNGOptions = PNGOptions()) {
        self.unit = unit
        self.loopCount = loopCount
        self.png = png
    }
}
