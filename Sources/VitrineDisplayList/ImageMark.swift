import VitrinePrimitives

/// A picture under an affine map.
package struct ImageMark: Hashable, Sendable {
    /// How the picture is resampled.
    package enum Filter: UInt8, Hashable, Sendable, CaseIterable {
        /// Area averaging for axis-aligned maps that shrink; as `mipmapped` for rotation and shear.
        case automatic
        /// Nearest neighbor.
        case nearest
        /// Bilinear at any scale.
        case bilinear
        /// Bilinear in the smallest halved copy that is at least as large as the painted size.
        case mipmapped
    }

    package var image: Image
    /// From the image's pixels to device pixels.
    package var transform: Transform
    /// Clip path; nil clips nothing.
    package var clip: Path?
    /// 0...1.
    package var opacity: Double
    package var filter: Filter
    package var blend: BlendMode
    /// Whether only pixels that lie wholly inside the picture are painted: pictures that overlap it show the others. Counts only
    /// without a clip.
    package var isSurrounded: Bool

    package init(
        image: Image, transform: Transform, clip: Path? = nil, opacity: Double = 1, filter: Filter = .automatic,
        blend: BlendMode = .normal, isSurrounded: Bool = false
    ) {
        self.image = image
        self.transform = transform
        self.clip = clip
        self.opacity = opacity
        self.filter = filter
        self.blend = blend
        self.isSurrounded = isSurrounded
    }
}
