import VitrinePrimitives

/// A layer: its marks are painted, then blurred, clipped and composited as a whole.
package struct GroupMark: Hashable, Sendable {
    /// Bounds of the layer; marks outside are clipped.
    package var bounds: PixelRect
    /// 0...1.
    package var opacity: Double
    /// Standard deviation of a blur of the whole layer in device pixels, 0 for none.
    package var sigma: Double
    /// Clip path; nil clips nothing.
    package var clip: Path?
    package var blend: BlendMode
    /// The shadow of the whole group, soft edges included, painted before the group; nil for none.
    package var shadow: Shadow?

    package typealias Shadow = CastShadow

    package init(
        bounds: PixelRect, opacity: Double = 1, sigma: Double = 0, clip: Path? = nil, blend: BlendMode = .normal,
        shadow: Shadow? = nil
    ) {
        self.bounds = bounds
        self.opacity = opacity
        self.sigma = sigma
        self.clip = clip
        self.blend = blend
        self.shadow = shadow
    }
}
