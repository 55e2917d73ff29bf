/// How a film becomes an APNG.
package struct APNGOptions: Hashable, Sendable {
    /// The unit of its times, such as 1/120 s, which is the default.
    package var unit: FrameDuration
    /// How often the film plays, 1...2³¹ − 1; 0, the default, is for ever.
    package var loopCount: Int
    /// As for a still: how hard frames are compressed, pixels an inch, texts.
    package var png: PNGOptions

    package init(unit: FrameDuration = FrameDuration(1, 120), loopCount: Int = 0, png: PNGOptions = PNGOptions()) {
        self.unit = unit
        self.loopCount = loopCount
        self.png = png
    }
}
