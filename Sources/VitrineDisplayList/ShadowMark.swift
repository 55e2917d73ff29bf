import VitrinePrimitives

/// A path's shadow: its coverage, blurred.
package struct ShadowMark: Hashable, Sendable {
    /// The path that casts the shadow, with the offset applied. For an inner shadow: the opening that light passes
    /// through.
    package var path: Path
    /// Standard deviation of the blur in device pixels, 0 or more.
    package var sigma: Double
    package var color: RGBColor
    /// The shadow is cut out inside this path; nil cuts out nothing. An inner shadow is painted only inside it.
    package var knockout: Path?
    /// Whether this is an inner shadow: that of everything outside `path`, painted inside `knockout`, or inside `path`
    /// without a `knockout`.
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
    /// Device pixels, rounded to whole ones; at most 1024 along an axis.
    package var offset: Point
    /// Standard deviation in device pixels, 0 or more.
    package var sigma: Double
    package var color: RGBColor

    package init(offset: Point, sigma: Double, color: RGBColor) {
        self.offset = offset
        self.sigma = sigma
        self.color = color
    }
}
