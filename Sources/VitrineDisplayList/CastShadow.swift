import VitrinePrimitives

/// The shadow of a mark or a group: its alpha, offset and blurred, in one colour.
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
