import VitrinePrimitives

/// A layer: its marks are painted, then blurred, clipped and composited as a whole.
package struct GroupMark: Hashable, Sendable {
    /// The bounds of the layer, to which its marks are clipped.
    package var bounds: PixelRect
    package var opacity: Double
    /// The standard deviation of a blur of the whole layer in device pixels; 0 for none.
    package var sigma: Double
    package var clip: Path?
    package var blend: BlendMode
    /// The shadow of the whole group, soft edges included, painted before the group.
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
