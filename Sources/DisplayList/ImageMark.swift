import Primitives

/// A picture under an affine map, area-filtered where it shrinks.
public struct ImageMark: Hashable, Sendable {
    public var image: Image
    /// From the image's pixels to device pixels.
    public var transform: Transform
    /// Only what lies inside is painted; nil paints everything.
    public var clip: Path?
    /// 0...1.
    public var opacity: Double

    public init(image: Image, transform: Transform, clip: Path? = nil, opacity: Double = 1) {
        self.image = image
        self.transform = transform
        self.clip = clip
        self.opacity = opacity
    }
}
