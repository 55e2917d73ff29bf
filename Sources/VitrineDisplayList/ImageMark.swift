import VitrinePrimitives

/// A picture under an affine map.
package struct ImageMark: Hashable, Sendable {
    package enum Filter: UInt8, Hashable, Sendable, CaseIterable {
        /// Area averaging for axis-aligned maps that shrink; like `mipmapped` for rotation and shear.
        case automatic
        case nearest
        case bilinear
        /// Bilinear in the smallest halved copy that is at least as large as the painted size.
        case mipmapped
    }

    package var image: Image
    /// The map from the image's pixels to device pixels.
    package var transform: Transform
    package var clip: Path?
    package var opacity: Double
    package var filter: Filter
    package var blend: BlendMode

    package init(
        image: Image, transform: Transform, clip: Path? = nil, opacity: Double = 1, filter: Filter = .automatic,
        blend: BlendMode = .normal
    ) {
        self.image = image
        self.transform = transform
        self.clip = clip
        self.opacity = opacity
        self.filter = filter
        self.blend = blend
    }
}
