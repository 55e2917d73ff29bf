import VitrineDisplayList
import VitrinePrimitives

/// Content that is drawn itself where it is upright and unscaled, and whose pixels are shown where it is turned or scaled, as those of a
/// Core Animation layer are: a name on a map that turns is painted once, not for every frame.
package struct RasterizedNode: Hashable, Sendable {
    package var content: RasterizedContent
    /// Where the content's origin lies.
    package var origin: Point

    package init(_ content: RasterizedContent, origin: Point) {
        self.content = content
        self.origin = origin
    }

    /// The nodes of the content at its place.
    package var nodes: [Node] { content.nodes(at: origin) }

    /// Pixels per point of a screen, at least. A picture with fewer is made smaller than a device would show it.
    private static let leastDeviceScale = 2.0
    /// Pixels of a raster per device pixel in such a picture: text of few pixels that is resampled from as many would lose its contrast.
    /// From 2 on, half of them would be used.
    private static let smallDensity = 1.5

    /// Pixels of a raster per point.
    /// - Parameter k: device pixels per point.
    private static func scale(of k: Double) -> Double { k < leastDeviceScale ? k * smallDensity : k }

    /// What `mark` shows of it where it is turned or scaled; nil for content that shows nothing or is larger than a raster may be.
    /// - Parameter scale: device pixels per point.
    package func rasterContent(scale: Double) -> RasterContent? {
        content.raster(scale: Self.scale(of: scale))?.content
    }

    /// The raster under a transform; nil where the nodes are to be drawn themselves: they are unscaled and upright, or larger than a raster
    /// may be. One that is turned by quarters lies on whole pixels, so that it shows its own: text would be set anew for it.
    /// - Parameter scale: device pixels per point.
    func mark(_ t: Transform, scale k: Double) -> RasterMark? {
        let isTurnedByQuarters = t.turnsByQuarters(scaledBy: k)
        guard !isTurnedByQuarters || t.a == 0 else { return nil }
        let own = Self.scale(of: k)
        guard let raster = content.raster(scale: own) else { return nil }
        let corner = Point(x: origin.x + raster.corner.x / own, y: origin.y + raster.corner.y / own)
        var place = Transform(
            a: t.a / own, b: t.b / own, c: t.c / own, d: t.d / own, tx: t.apply(corner).x, ty: t.apply(corner).y)
        if isTurnedByQuarters, own == k {
            place.tx.round()
            place.ty.round()
        }
        return RasterMark(content: raster.content, transform: place)
    }
}

/// Content with its pixels. Compared by identity: keep one for as long as the content is shown.
package final class RasterizedContent: Hashable, Sendable {
    private let make: @Sendable (Point) -> [Node]
    private let placed = GenerationCache<Point, [Node]>(capacity: 2)
    /// By pixels per point.
    private let rasters = GenerationCache<Double, Raster?>(capacity: 2)

    /// The pixels of the content at the origin of the canvas.
    struct Raster: Sendable {
        let content: RasterContent
        /// The upper left corner in pixels from the content's origin.
        let corner: Point
    }

    /// Transparent pixels on each side, so that the border of the content is smooth under every transform.
    private static let margin: Int32 = 1

    /// - Parameter make: gets the place of the content's origin; must give the same nodes each time, none of which reads what lies below
    ///   it or has a blend mode other than `normal`.
    package init(make: @escaping @Sendable (Point) -> [Node]) { self.make = make }

    /// - Parameter origin: where the content's origin lies.
    package func nodes(at origin: Point) -> [Node] { placed.value(origin) { make(origin) } }

    /// Nil for content that shows nothing or is larger than a raster may be.
    fileprivate func raster(scale: Double) -> Raster? { rasters.value(scale) { makeRaster(scale: scale) } }

    private func makeRaster(scale: Double) -> Raster? {
        let nodes = make(.zero)
        @Sendable func list(_ bounds: PixelRect, _ colorSpace: ColorSpace) -> DisplayList {
            let corner = Point(x: Double(bounds.x) / scale, y: Double(bounds.y) / scale)
            return Resolver.displayList(
                for: nodes,
                in: Viewport(origin: corner, scale: scale, width: Int(bounds.width), height: Int(bounds.height)),
                background: .clear, colorSpace: colorSpace, keepsOutlines: false)
        }
        let marks = list(PixelRect(x: 0, y: 0, width: 1, height: 1), .sRGB).marks
        let shown = marks.reduce(PixelRect.zero) { $0.union($1.bounds) }
        let bounds = shown.grown(by: Self.margin)
        guard !shown.isEmpty, max(Int(bounds.width), Int(bounds.height)) <= RasterContent.longest else { return nil }
        return Raster(
            content: RasterContent(width: Int(bounds.width), height: Int(bounds.height)) { list(bounds, $0) },
            corner: Point(x: Double(bounds.x), y: Double(bounds.y)))
    }

    package static func == (a: RasterizedContent, b: RasterizedContent) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
