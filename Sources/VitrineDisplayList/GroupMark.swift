import VitrinePrimitives

/// A layer: its marks are painted together, then blurred, clipped, faded and blended as one.
package struct GroupMark: Hashable, Sendable {
    /// What the layer can hold; marks beyond it are cut off.
    package var bounds: PixelRect
    /// 0...1.
    package var opacity: Double
    /// Standard deviation of a blur of the whole layer in device pixels, 0 for none.
    package var sigma: Double
    /// Only what lies inside is painted; nil paints everything.
    package var clip: Path?
    package var blend: BlendMode
    /// Falls from the whole group, as soft as it is, before the group itself is painted; nil for none.
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
