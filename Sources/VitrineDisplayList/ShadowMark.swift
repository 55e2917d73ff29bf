import VitrinePrimitives

/// A path's shadow: its blurred coverage.
package struct ShadowMark: Hashable, Sendable {
    /// The path that casts the shadow, with the offset applied; for an inner shadow, the opening that admits light.
    package var path: Path
    /// The standard deviation of the blur in device pixels, 0 or more.
    package var sigma: Double
    package var color: RGBColor
    /// The path inside which the shadow is cut out; an inner shadow is painted only inside it.
    package var knockout: Path?
    /// Whether this is an inner shadow: the shadow of everything outside `path`, painted inside `knockout`, or inside
    /// `path` if there is no `knockout`.
    package var inner: Bool

    package init(path: Path, sigma: Double, color: RGBColor, knockout: Path? = nil, inner: Bool = false) {
        self.path = path
        self.sigma = sigma
        self.color = color
        self.knockout = knockout
        self.inner = inner
    }
}

/// The shadow of a mark or a group: its alpha, offset and blurred, in one color.
package struct CastShadow: Hashable, Sendable {
    /// The offset in device pixels, rounded to whole ones; at most 1024 along an axis.
    package var offset: Point
    /// The standard deviation in device pixels, 0 or more.
    package var sigma: Double
    package var color: RGBColor

    package init(offset: Point, sigma: Double, color: RGBColor) {
        self.offset = offset
        self.sigma = sigma
        self.color = color
    }
}

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
