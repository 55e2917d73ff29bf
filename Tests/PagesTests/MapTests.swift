import Testing
import VitrineLayoutTestSupport
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

@testable import VitrinePages

/// Pictures and features of maps.
@Suite struct MapTests {
    private let frame = Rect(x: 20, y: 10, width: 400, height: 300)
    private let land = RGBColor(0xF9F1EB)
    private let blue = RGBColor(0x336699)
    private let ocher = RGBColor(0xCC8844)

    private func layout(_ map: MapElement, _ file: GeoJSON? = nil, isDark: Bool = false) -> ContentLayout {
        var context = ElementContext.test(device: "ipad-a16", appearance: isDark ? .dark : .light)
        context.context.images["art~dark.png"] = Image(Bitmap(width: 2, height: 2, fill: RGBColor.black.premultiplied))
        context.context.geoJSONFiles["a.geojson"] = file
        return ContentLayout([Element(.map(map), frame: frame)], context)
    }

    /// The color at a place, in points from the upper left corner of the map.
    private func color(_ picture: Bitmap, _ x: Double, _ y: Double) -> RGBColor {
        let pixel = picture[Int((frame.x + x) * 2), Int((frame.y + y) * 2)]
        return RGBColor(pixel.red << 16 | pixel.green << 8 | pixel.blue)
    }

    // MARK: Pictures

    @Test func `a picture fills the frame, whatever the origin and the zoom`() {
        let picture = layout(MapElement(image: "art.png")).painted()
        // As wide as the frame, cut above and below.
        #expect(color(picture, 100, 75) == blue && color(picture, 300, 75) == ocher)
        #expect(layout(MapElement(image: "art.png", origin: Point(x: 90, y: 9), zoom: 3)).painted() == picture)
    }

    @Test func `a picture in a rectangle of the map moves and grows with it`() {
        func colors(_ origin: Point, _ center: Point? = nil, zoom: Double = 1) -> Bitmap {
            layout(
                MapElement(
                    image: "art.png", boundingMapRect: Rect(x: 100, y: 60, width: 80, height: 80), origin: origin,
                    center: center, zoom: zoom)
            ).painted()
        }
        let resting = colors(.zero)
        #expect(color(resting, 101, 61) == blue && color(resting, 178, 61) == ocher)
        #expect(color(resting, 98, 61) == land && color(resting, 101, 58) == land && color(resting, 181, 61) == land)
        let moved = colors(Point(x: 90, y: 50), zoom: 2)
        #expect(color(moved, 22, 22) == blue && color(moved, 176, 176) == blue && color(moved, 176, 22) == ocher)
        #expect(color(moved, 18, 22) == land && color(moved, 182, 22) == land)
        #expect(colors(.zero, Point(x: 190, y: 125), zoom: 2) == moved)
        // Beyond the frame nothing is drawn.
        let cut = colors(Point(x: 140, y: 0))
        #expect(cut[Int(frame.x * 2) + 1, 142] != RGBColor.white.premultiplied)
        #expect(cut[Int(frame.x * 2) - 1, 142] == RGBColor.white.premultiplied)
    }

    @Test func `the dark appearance shows the picture of its own`() {
        let (light, dark) = (layout(MapElement(image: "art.png")), layout(MapElement(image: "art.png"), isDark: true))
        #expect(color(dark.painted(), 100, 75) == .black && color(light.painted(), 100, 75) == blue)
        #expect(Context.darkName(of: "a.b/c.png") == "a.b/c~dark.png" && Context.darkName(of: "c") == "c~dark")
    }

    // MARK: Features

    /// Source: Python's `math`, ½ − ln tan(π/4 + φ/2)/2π, which is another formula than the code's.
    @Test(arguments: [
        (2.3522, 48.8566, 0.506533888888889, 0.3440284030675782),
        (151.2093, -33.8688, 0.9200258333333333, 0.6000922514587762),
        (-122.4194, 37.7749, 0.15994611111111112, 0.38652093672172827), (0, 85.0511287798066, 0.5, 0),
        (540, 90, 2, 0), (-180, -90, 0, 1),
    ]) func `places lie where Web Mercator has them`(longitude: Double, latitude: Double, x: Double, y: Double) {
        let place = GeoJSON.place(longitude: longitude, latitude: latitude)
        #expect(near(place.x, x, 1e-12) && near(place.y, y, 1e-12), "\(place)")
    }

    private let region = CoordinateRegion(latitude: 50, longitude: 10, latitudeDelta: 20, longitudeDelta: 20)

    private func ring(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> [Point] {
        [(west, south), (east, south), (east, north), (west, north)].map {
            GeoJSON.place(longitude: $0.0, latitude: $0.1)
        }
    }

    private func areas(_ rings: [[Point]], width: Double = 0) -> GeoJSON {
        var (path, file) = (Path(), GeoJSON())
        for ring in rings { path.addPolygon(ring) }
        file.shapes = [GeoJSON.Shape(path, stroke: .black, strokeWidth: width, fill: blue)]
        return file
    }

    /// Source of the places: `math` of Python, k·ln tan(π/4 + φ/2), the region as large as 300 points of height allow.
    @Test func `an area with a hole lies where its coordinates say and is as large`() {
        let file = areas([ring(4, 45, 16, 55), ring(8, 49, 12, 51)])
        let picture = layout(MapElement(geojson: "a.geojson", region: region), file).painted()
        for (x, y) in [(148.7128, 213.3302), (251.2872, 79.6948)] {
            let inward = x < 200 ? 1.0 : -1
            #expect(color(picture, x + inward, y - inward) == blue && color(picture, x - inward, y + inward) == land)
        }
        #expect(
            color(picture, 200, 150) == land && color(picture, 183.9, 150) == land && color(picture, 182, 150) == blue)
        // Pixels at the edges count by how much of them is covered.
        let (full, none) = (Double(blue.premultiplied.red), Double(land.premultiplied.red))
        var area = 0.0
        for y in Int(frame.minY * 2)..<Int(frame.maxY * 2) {
            for x in Int(frame.minX * 2)..<Int(frame.maxX * 2) {
                area += (Double(picture[x, y].red) - none) / (full - none)
            }
        }
        #expect(near(area / 4, 12_798.02, 0.002 * 12_798), "\(area)")
    }

    @Test func `without a region all features are shown, with a margin for lines and markers`() {
        var file = areas([ring(4, 45, 16, 55)])
        let picture = layout(MapElement(geojson: "a.geojson"), file).painted()
        #expect(color(picture, 200, 25) == blue && color(picture, 200, 275) == blue)
        #expect(color(picture, 200, 23) == land && color(picture, 200, 277) == land)
        // Of a single point about a kilometer.
        file = GeoJSON()
        file.markers = [GeoJSON.Marker(at: Point(x: 0.3, y: 0.3), color: ocher, title: nil)]
        #expect(color(layout(MapElement(geojson: "a.geojson"), file).painted(), 200, 150) == ocher)
        #expect(layout(MapElement(geojson: "a.geojson"), GeoJSON()).painted() == layout(MapElement()).painted())
    }

    @Test func `a region fills the rectangle of the map`() {
        let file = areas([ring(4, 45, 16, 55)])
        let whole = layout(MapElement(geojson: "a.geojson", region: region), file).painted()
        let rect = Rect(x: 500, y: 40, width: 200, height: 150)
        let map = MapElement(
            geojson: "a.geojson", region: region, boundingMapRect: rect, origin: Point(x: 500, y: 40), zoom: 2)
        #expect(layout(map, file).painted() == whole)
    }

    @Test func `features go on beyond the antimeridian, and lines keep their width`() {
        var file = areas([ring(-179, -1, -177, 1)], width: 6)
        let map = MapElement(
            geojson: "a.geojson",
            region: CoordinateRegion(latitude: 0, longitude: 179, latitudeDelta: 6, longitudeDelta: 8))
        // 50 points a degree.
        let picture = layout(map, file).painted()
        #expect(color(picture, 350, 150) == blue && color(picture, 250, 150) == land)
        #expect(color(picture, 297.5, 150) == .black && color(picture, 302, 150) == .black)
        #expect(color(picture, 296, 150) == land && color(picture, 304, 150) == blue)
        file.shapes[0].bounds = Rect(x: 0.2, y: 0.2, width: 0, height: 0)
        #expect(color(layout(map, file).painted(), 350, 150) == land)
    }

    @Test func `points are discs with their titles, and titles of areas stand in their middle`() {
        var file = GeoJSON()
        let at = GeoJSON.place(longitude: 10, latitude: 50)
        file.markers = [
            GeoJSON.Marker(at: at, color: ocher, title: "Quay"), GeoJSON.Marker(at: at, color: nil, title: "Lake"),
        ]
        let placed = layout(MapElement(geojson: "a.geojson", region: region), file).elements.flatMap(\.children)
        #expect(placed.map { $0.element.marker?.text } == ["Quay", "Lake"])
        #expect(placed.map { $0.element.marker?.disc?.color } == [ocher, nil])
        #expect(placed.allSatisfy { near($0.frame.center.x, 220, 1e-9) && near($0.frame.center.y, 160, 1e-9) })
    }
}
