import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineVocabulary

/// A map: a picture or a color, and elements in the coordinates of the map; `MKMapView`.
///
/// Lines and frames grow with `zoom`; markers, texts and line widths keep their sizes.
public struct MapElement: Hashable, Sendable {
    /// A map that Vitrine draws. Its names are in the language of the scene's locale, where it has them. Default: none.
    public var region: MapRegion?
    /// Of the names on a drawn map, 0...1. Default 1.
    public var labelAlpha: Double
    /// The path of a picture that fills the map. Default: none, the color of land.
    public var image: String?
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
        _ region: MapRegion? = nil, image: String? = nil, body: [Element] = [], origin: Point = .zero,
        center: Point? = nil, zoom: Double = 1, labelAlpha: Double = 1
    ) {
        self.region = region
        self.labelAlpha = labelAlpha
        self.image = image
        self.body = body
        self.origin = origin
        self.center = center
        self.zoom = zoom
    }

    /// The point of the map at the upper left corner of a frame.
    private func origin(in size: Size) -> Point {
        guard let center else { return origin }
        return Point(x: center.x - size.width / 2 / zoom, y: center.y - size.height / 2 / zoom)
    }
}

extension MapElement: Described {
    public init() { self.init(image: nil) }

    package static let fields: [Field<MapElement>] = [
        Field("region", \.region, "A map that Vitrine draws."),
        Field("labelAlpha", \.labelAlpha, in: 0...1, "The opacity of the names on a drawn map.")
            .idle("there is no `region`") { $0.region == nil },
        Field("image", \.image, kind: .picture, "The path of a picture that fills the map."),
        Field("body", \.body, count: 0...1000, of: "elements", "Elements on the map, in points of the map."),
        Field("origin", \.origin, in: -100_000...100_000, "The point of the map at the upper left corner.")
            .idle("there is a `center`") { $0.center != nil },
        Field(
            "center", \.center, in: -100_000...100_000,
            "The point of the map in the middle, also when the size changes; instead of `origin`."),
        Field("zoom", \.zoom, in: 0.01...100, "Points of the screen per point of the map."),
    ]
    package static var shorthand: Shorthand<MapElement>? { .field("region") }
}

extension MapElement: ElementPart {
    package var kind: Element.Kind { .map(self) }
    package var stretch: Stretch { [.width, .height] }
    package var clips: Bool { true }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size { .zero }

    /// Source of the color of land: facts, floating panel, section 5.1. The dark one is ours.
    package func nodes(in view: ElementView) -> [Node] {
        var out: [Node] = []
        if let region {
            out += MapView(
                region: region, view: view, origin: origin(in: view.frame.size), zoom: zoom,
                labelAlpha: min(1, max(0, labelAlpha))
            ).nodes()
        } else if view.element.background == nil {
            out.append(.shape(ShapeNode(.rect(view.frame), color: RGBColor(view.isDark ? 0x2b2d31 : 0xf9f1eb))))
        }
        if let image = image.flatMap({ view.context.images[$0] }) {
            out.append(.image(ImageNode(image, frame: view.frame, contentMode: .scaleAspectFill)))
        }
        return out
    }

    package func children(of element: Element, in region: LayoutRegion, _ context: ElementContext) -> [PlacedElement] {
        let origin = self.origin(in: region.frame.size)
        func moved(_ p: Point) -> Point { Point(x: (p.x - origin.x) * zoom, y: (p.y - origin.y) * zoom) }
        let placed = body.map { item -> Element in
            var item = item
            if case .polyline(var line) = item.kind {
                line.points.points = line.points.points.map { moved($0) }
                item.kind = .polyline(line)
                item.frame = Rect(origin: .zero, size: region.frame.size)
                return item
            }
            if let frame = item.frame {
                let at = moved(frame.origin)
                item.frame = Rect(x: at.x, y: at.y, width: frame.width * zoom, height: frame.height * zoom)
            }
            if let at = item.at { item.at = moved(at) }
            return item
        }
        return Arrangement(in: region, context).placed(placed)
    }
}
