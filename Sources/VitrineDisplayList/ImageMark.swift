import VitrinePrimitives

/// A picture under an affine map.
package struct ImageMark: Hashable, Sendable {
    /// How pixels between the picture's own are made.
    package enum Filter: UInt8, Hashable, Sendable, CaseIterable {
        /// By area where the map is upright and shrinks, bilinear between halved copies where it turns or leans.
        case automatic
        /// The nearest pixel: hard squares when enlarged.
        case nearest
        /// Between the four nearest pixels, whatever the scale.
        case bilinear
        /// Bilinear in the halved copy next above the size painted.
        case mipmapped
    }

    package var image: Image
    /// From the image's pixels to device pixels.
    package var transform: Transform
    /// Only what lies inside is painted; nil paints everything.
    package var clip: Path?
    /// 0...1.
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
