import Synchronization
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
    private let preparation = Mutex(Preparation.none)

    private enum Preparation {
        case none
        case begun
        case done(Image)
        /// The content is being painted, or has been: the last generation by then.
        case over(UInt64)
    }

    private static let generations = Atomic<UInt64>(0)

    /// The number of a new generation of pictures: their rasterizers have no pixels of contents that have been painted for others.
    package static func newGeneration() -> UInt64 { generations.add(1, ordering: .relaxed).newValue }

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

    /// Whether the pixels may be made before a list shows the content; true once in a generation. They must then be given to
    /// `finishPreparing`.
    /// - Parameter generation: of the pictures that will show the content: what has been painted before it began is made again. Default 0:
    ///   nothing is.
    package func beginPreparing(for generation: UInt64 = 0) -> Bool {
        preparation.withLock { state in
            switch state {
            case .none: break
            case .over(let last) where last < generation: break
            case .begun, .done, .over: return false
            }
            state = .begun
            return true
        }
    }

    /// Keeps the pixels for whoever paints the content first, unless that has begun.
    package func finishPreparing(_ pixels: Image) {
        preparation.withLock { if case .begun = $0 { $0 = .done(pixels) } }
    }

    /// The pixels that have been prepared; nil if there are none. From now on none are prepared in this generation.
    package func takePrepared() -> Image? {
        preparation.withLock { state in
            defer { state = .over(Self.generations.load(ordering: .relaxed)) }
            guard case .done(let pixels) = state else { return nil }
            return pixels
        }
    }

    package static func == (a: RasterContent, b: RasterContent) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
