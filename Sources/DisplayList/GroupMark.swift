import Primitives

/// A layer: its marks are painted together, then blurred, clipped, faded and blended as one.
public struct GroupMark: Hashable, Sendable {
    /// What the layer can hold; marks beyond it are cut off.
    public var bounds: PixelRect
    /// 0...1.
    public var opacity: Double
    /// Standard deviation of a blur of the whole layer in device pixels, 0 for none.
    public var sigma: Double
    /// Only what lies inside is painted; nil paints everything.
    public var clip: Path?
    public var blend: BlendMode
    /// Falls from the whole group, as soft as it is, before the group itself is painted; nil for none.
    public var shadow: Shadow?

    /// The shadow of a group: its alpha, moved and blurred, in one colour.
    public struct Shadow: Hashable, Sendable {
        /// Device pixels, rounded to whole ones; at most 1024 along an axis.
        public var offset: Point
        /// Standard deviation in device pixels, 0 or more.
        public var sigma: Double
        public var color: Color

        public init(offset: Point, sigma: Double, color: Color) {
            self.offset = offset
            self.sigma = sigma
            self.color = color
        }
    }

    public init(
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
