import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineVocabulary

/// A map: a picture, the features of a GeoJSON file, or both, and elements in the coordinates of the map; `MKMapView`.
///
/// Lines and frames grow with `zoom`; markers, texts and line widths keep their sizes.
public struct MapElement: Hashable, Sendable {
    /// The path of a picture that covers `boundingMapRect`. Default: none.
    public var image: String?
    /// The path of a GeoJSON file (RFC 7946). Its features are drawn in Web Mercator, styled by their properties according
    /// to simplestyle-spec. Default: none.
    public var geojson: String?
    /// The part of the earth that `boundingMapRect` shows. Default: all features of `geojson`, with a margin.
    public var region: CoordinateRegion?
    /// The rectangle that `image` and `region` fill, in points of the map, -100,000...100,000 each. Default: the frame of the
    /// map at any origin and zoom.
    public var boundingMapRect: Rect?
    /// What lies on the map, in points of it.
    public var body: [Element]
    /// The point of the map at the upper left corner, -100,000...100,000 each. Default (0, 0). Without effect with a `center`.
    public var origin: Point
    /// The point of the map in the middle, -100,000...100,000 each. It stays there when the size changes, as the
    /// `centerCoordinate` of `MKMapView` when the device is turned. Default: none, what `origin` gives.
    public var center: Point?
    /// Points of the screen to one of the map, 0.01...100. Default 1.
    public var zoom: Double

    public init(
        image: String? = nil, geojson: String? = nil, region: CoordinateRegion? = nil, boundingMapRect: Rect? = nil,
        body: [Element] = [], origin: Point = .zero, center: Point? = nil, zoom: Double = 1
    ) {
        self.image = image
        self.geojson = geojson
        self.region = region
        self.boundingMapRect = boundingMapRect
        self.body = body
        self.origin = origin
        self.center = center
        self.zoom = zoom
    }
}

extension MapElement: Described {
    public init() { self.init(image: nil) }

    package static let fields: [Field<MapElement>] = [
        Field("image", \.image, kind: .picture, "The path of a picture that covers `boundingMapRect`."),
        Field(
            "geojson", \.geojson, kind: .geoJSONPath,
            "The path of a GeoJSON file, whose features are drawn in the style of their properties (simplestyle-spec)."),
        Field("region", \.region, "What of the earth `boundingMapRect` shows; all features, if there is none.")
            .idle("there is no `geojson`") { $0.geojson == nil },
        Field(
            "boundingMapRect", \.boundingMapRect, in: -100_000...100_000,
            "The rectangle that `image` and `region` fill, in points of the map; the frame of the map, if there is none."
        )
        .idle("there is neither `image` nor `geojson`") { $0.image == nil && $0.geojson == nil },
        Field("body", \.body, count: 0...1000, of: "elements", "Elements on the map, in points of the map."),
        Field("origin", \.origin, in: -100_000...100_000, "The point of the map at the upper left corner.")
            .idle("there is a `center`") { $0.center != nil },
        Field(
            "center", \.center, in: -100_000...100_000,
            "The point of the map in the middle, also when the size changes; instead of `origin`."),
        Field("zoom", \.zoom, in: 0.01...100, "Points of the screen per point of the map."),
    ]
    package static var shorthand: Shorthand<MapElement>? { .field("image") }
}

extension MapElement: ElementPart {
    package var kind: Element.Kind { .map(self) }
    package var stretch: Stretch { [.width, .height] }
    package var clips: Bool { true }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size { .zero }

    /// Source of the color of land: facts, floating panel, section 5.1. The dark one is ours.
    package func nodes(in view: ElementView) -> [Node] {
        var out: [Node] = []
        if view.element.background == nil {
            out.append(.shape(ShapeNode(.rect(view.frame), color: RGBColor(view.isDark ? 0x2b2d31 : 0xf9f1eb))))
        }
        if let image = image.flatMap(view.context.image) {
            out.append(.image(ImageNode(image, frame: place(in: view.frame), contentMode: .scaleAspectFill)))
        }
        if let features = features(in: view.frame, view.context) { out += features.nodes(in: view.frame) }
        let isInside = boundingMapRect == nil && geojson == nil
        return isInside ? out : [.group(GroupNode(out, clip: .rect(view.frame)))]
    }

    package func children(of element: Element, in region: LayoutRegion, _ context: ElementContext) -> [PlacedElement] {
        let placed = body.map { item -> Element in
            var item = item
            if case .polyline(var line) = item.kind {
                line.points.points = line.points.points.map { moved($0, in: region.frame.size) }
                item.kind = .polyline(line)
                item.frame = Rect(origin: .zero, size: region.frame.size)
                return item
            }
            item.frame = item.frame.map { moved($0, in: region.frame.size) }
            item.at = item.at.map { moved($0, in: region.frame.size) }
            return item
        }
        let features = features(in: Rect(origin: .zero, size: region.frame.size), context.context)
        return Arrangement(in: region, context).placed(
            (features?.markers(isDark: context.context.isDark) ?? []) + placed)
    }

    /// A place of the map in points from the upper left corner of a frame.
    private func moved(_ p: Point, in size: Size) -> Point {
        let origin = center.map { Point(x: $0.x - size.width / 2 / zoom, y: $0.y - size.height / 2 / zoom) } ?? origin
        return Point(x: (p.x - origin.x) * zoom, y: (p.y - origin.y) * zoom)
    }

    private func moved(_ r: Rect, in size: Size) -> Rect {
        Rect(origin: moved(r.origin, in: size), size: Size(width: r.width * zoom, height: r.height * zoom))
    }

    /// Where the picture and the region lie.
    private func place(in frame: Rect) -> Rect {
        boundingMapRect.map { moved($0, in: frame.size).offsetBy(dx: frame.minX, dy: frame.minY) } ?? frame
    }

    /// The features of `geojson` where a frame shows them; nil without any.
    private func features(in frame: Rect, _ context: Context) -> MapFeatures? {
        guard let file = geojson.flatMap(context.geoJSON), let shown = region?.rect ?? file.bounds else { return nil }
        return MapFeatures(file: file, shown: shown, place: place(in: frame), hasMargin: region == nil)
    }
}
