import VitrinePrimitives

/// Marks that are painted once onto a canvas of their own, whose pixels are then shown under an affine map, as Core Animation does with
/// a layer that is rasterized.
package struct RasterMark: Hashable, Sendable {
    package var content: RasterContent
    /// From the content's pixels to device pixels.
    package var transform: Transform
    /// Pixels of the content.
    package var pixels: Int { content.width * content.height }
    /// Whether only pixels that lie wholly inside the content are painted: rasters that overlap it show the others.
    package var isSurrounded: Bool

    package init(content: RasterContent, transform: Transform, isSurrounded: Bool = false) {
        self.content = content
        self.transform = transform
        self.isSurrounded = isSurrounded
    }
}

/// What a raster shows. Shared: two contents are equal when they are one object, so that they are compared in constant time, and
/// their marks are made only when they are painted.
package final class RasterContent: Hashable, Sendable {
    /// The most pixels along a side.
    package static let longest = 2048

    /// Pixels, 1...2048.
    package let width: Int
    /// Pixels, 1...2048.
    package let height: Int
    private let colorSpace: ColorSpace
    private let make: @Sendable (ColorSpace) -> DisplayList

    /// - Parameters:
    ///   - width: 1...2048; values outside take the nearest.
    ///   - height: 1...2048; values outside take the nearest.
    ///   - make: gets the color space of the pixels; must give the same list each time, of that size.
    package convenience init(width: Int, height: Int, make: @escaping @Sendable (ColorSpace) -> DisplayList) {
        self.init(width: width, height: height, .sRGB, make: make)
    }

    private init(
        width: Int, height: Int, _ colorSpace: ColorSpace, make: @escaping @Sendable (ColorSpace) -> DisplayList
    ) {
        self.width = min(max(width, 1), Self.longest)
        self.height = min(max(height, 1), Self.longest)
        self.colorSpace = colorSpace
        self.make = make
    }

    /// The marks, made anew.
    package var list: DisplayList {
        let made = make(colorSpace)
        return DisplayList(width: width, height: height, background: made.background, marks: made.marks)
    }

    /// The content with the components that its colors and images have in a color space.
    package func components(in space: ColorSpace) -> RasterContent {
        RasterContent(width: width, height: height, space, make: make)
    }

    package static func == (a: RasterContent, b: RasterContent) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
