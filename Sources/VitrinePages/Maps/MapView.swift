import Dispatch
import Synchronization
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// How a drawn map looks.
struct MapView {
    let region: MapRegion
    let view: ElementView
    /// The point of the map at the upper left corner.
    let origin: Point
    /// Points of the screen per point of the map.
    let zoom: Double
    /// Of names and numbers of roads, 0...1.
    let labelAlpha: Double

    private var frame: Rect { view.frame }
    private var isDark: Bool { view.isDark }
    private var drawing: MapDrawing { region.drawing }

    /// The position of the map's point (0, 0) on the screen.
    private var base: Point { Point(x: frame.minX - origin.x * zoom, y: frame.minY - origin.y * zoom) }

    private func place(_ p: Point, from base: Point) -> Point {
        Point(x: base.x + p.x * zoom, y: base.y + p.y * zoom)
    }

    func nodes() -> [Node] {
        let origin = base
        let moved = Transform(a: 1, b: 0, c: 0, d: 1, tx: origin.x, ty: origin.y)
        let ground = MapGround(region, zoom: zoom, isDark: isDark)
        let land = Node.shape(ShapeNode(.rect(frame), color: ground.background))
        let tiled = TiledNode(ground.content, seen: frame.offsetBy(dx: -origin.x, dy: -origin.y))
        // A group of its own, so that a renderer keeps its layer while names change.
        var out: [Node] = [
            .group(GroupNode([land, .group(GroupNode([.tiled(tiled)], transform: moved))], clip: .rect(frame)))
        ]
        if labelAlpha > 0 {
            let names = self.names
            out.append(.group(GroupNode(shields(names) + places(names), opacity: labelAlpha, clip: .rect(frame))))
        }
        return out
    }

    // MARK: Names

    /// What names and shields look like here.
    private var names: MapNames {
        let context = view.context
        return MapNames.all.value(
            MapNames.Key(
                typesetter: context.typesetter.number, region: region, zoom: zoom, viewport: context.viewport,
                appearance: context.traits.appearance, locale: context.traits.locale,
                textSize: context.traits.textSize)
        ) { MapNames(places: drawing.places.count, shields: drawing.shields.count) }
    }

    /// A copy for closures of the cache, without the scene's images and closures, which the cache would retain.
    private var kept: MapView {
        var surroundings = view.surroundings
        surroundings.context.images = [:]
        surroundings.context.followed = { _ in nil }
        surroundings.moment = ContentMoment()
        let view = ElementView(view.element, in: view.region, moves: view.moves, surroundings)
        return MapView(region: region, view: view, origin: origin, zoom: zoom, labelAlpha: labelAlpha)
    }

    /// So many names are worth other threads: their lines are to be set, as in a first frame. Lines that are known take less time than waking
    /// a thread.
    private static let manyNames = 8

    private func places(_ names: MapNames) -> [Node] {
        let isFrench = view.context.traits.locale?.hasPrefix("fr") ?? false
        let outer = frame.insetBy(dx: -90, dy: -40)
        let (base, kept) = (base, kept)
        let seen = drawing.places.indices.filter { outer.contains(place(drawing.places[$0].at, from: base)) }
        @Sendable func content(_ i: Int) -> RasterizedContent {
            names.place(i) { kept.nodes(drawing.places[i], isFrench, from: $0) }
        }
        // In later layouts names are set when they are resolved: a turned map shows rasters of them instead.
        if names.countLayout() {
            let threads = seen.count < MapView.manyNames ? 1 : max(1, min(view.context.threads, seen.count))
            let next = Atomic<Int>(0)
            @Sendable func setNames() {
                while true {
                    let k = next.add(1, ordering: .relaxed).oldValue
                    if k >= seen.count { return }
                    _ = content(seen[k]).nodes(at: base)
                }
            }
            if threads == 1 {
                setNames()
            } else {
                DispatchQueue.concurrentPerform(iterations: threads) { _ in setNames() }
            }
        }
        return seen.map { .rasterized(RasterizedNode(content($0), origin: base)) }
    }

    private func nodes(_ one: MapDrawing.Place, _ isFrench: Bool, from base: Point) -> [Node] {
        let at = place(one.at, from: base)
        let name = isFrench ? one.name : one.english ?? one.name
        let look = look(one.style)
        var element = Element(
            .marker(MarkerElement(name, angle: one.angle, haloColor: look.hasHalo ? halo : nil)),
            textAttributes: look.attributes)
        element.name = name
        // The distance from a ring to its name does not grow with the map.
        let ring = one.ring.map { place($0, from: base) }
        let middle =
            one.ring.map {
                let ring = place($0, from: base)
                return Point(x: ring.x + one.at.x - $0.x, y: ring.y + one.at.y - $0.y)
            } ?? at
        let text = ElementView(element, in: LayoutRegion(Rect(center: middle, radius: 0)), view.surroundings)
        let names = MarkerView(marker: element.marker ?? MarkerElement(), view: text).nodes()
        return names + (ring.map { sign(one.style, at: $0) } ?? [])
    }

    private var halo: RGBColor { isDark ? RGBColor(0x1E2024).withAlpha(0.9) : RGBColor.white.withAlpha(0.85) }

    private func look(_ style: MapDrawing.Place.Style) -> (attributes: LabelAttributes, hasHalo: Bool) {
        func look(
            _ size: Double, _ weight: FontWeightName, _ light: UInt32, _ dark: UInt32, kern: Double = 0.2,
            italic: Bool = false, lineHeight: Double? = nil, hasHalo: Bool = true
        ) -> (LabelAttributes, Bool) {
            var out = LabelAttributes()
            out.font = LabelAttributes.Font(size: size, weight: weight, italic: italic ? true : nil)
            out.foregroundColor = RGBColor(isDark ? dark : light)
            out.kern = kern
            out.paragraphStyle = LabelAttributes.Paragraph(maximumLineHeight: lineHeight ?? size * 1.12)
            return (out, hasHalo)
        }
        return switch style {
        case .metropolis: look(18.5, .medium, 0x58555A, 0xD5D5DA, kern: 0.9)
        case .capital: look(13.5, .semibold, 0x58555A, 0xD5D5DA, kern: 0.4)
        case .city: look(12.5, .medium, 0x646166, 0xC5C5CA, kern: 0.5)
        case .town: look(10.5, .medium, 0x757277, 0xB0B0B6, kern: 0.35)
        case .country: look(10.5, .bold, 0x6A666C, 0xBCBCC2, kern: 0.9)
        case .region: look(12.5, .regular, 0x9A969C, 0x8E8E94, kern: 2.4, lineHeight: 15)
        case .park: look(9.2, .semibold, 0x3F9150, 0x6FB27A, kern: 0.3, lineHeight: 10.4)
        case .water: look(11, .medium, 0x74AFCF, 0x5B87A8, kern: 1.6, italic: true, hasHalo: false)
        case .sight: look(6.8, .semibold, 0x77726F, 0xA8A8AE, kern: 0.4, lineHeight: 8.2)
        case .airport: look(9, .semibold, 0x3C7DC4, 0x6FA8E6, kern: 0.3, lineHeight: 10.4)
        case .ferry: look(7.6, .medium, 0x5F97B8, 0x5B87A8, kern: 0.5, hasHalo: false)
        }
    }

    /// The ring of a town, or the sign of an airport or a bridge.
    private func sign(_ style: MapDrawing.Place.Style, at p: Point) -> [Node] {
        let ink = RGBColor(isDark ? 0xB0B0B6 : 0x79767B)
        func circle(_ radius: Double) -> Path {
            .roundedRect(.capsule(Rect(center: p, radius: radius), curve: .circular))
        }
        switch style {
        case .airport:
            let plate = RoundedRect(Rect(center: p, radius: 6), radius: 2.5)
            return [.shape(ShapeNode(.roundedRect(plate), color: RGBColor(0x4A90E8)))] + plane(p)
        case .sight: return bridge(p, ink)
        case .capital:
            return [
                .shape(ShapeNode(circle(4), color: isDark ? RGBColor(0x2B2D31) : .white)),
                .shape(ShapeNode(circle(3.4), stroke: .init(StrokeStyle(width: 0.9), color: ink))),
                .shape(ShapeNode(circle(1.5), color: ink)),
            ]
        default:
            return [
                .shape(ShapeNode(circle(3.6), color: isDark ? RGBColor(0x2B2D31) : .white)),
                .shape(ShapeNode(circle(2.7), stroke: .init(StrokeStyle(width: 1.1), color: ink))),
            ]
        }
    }

    private static let airplane = MapDrawing.points(
        "0,-4 0.8,-2.6 0.8,-0.9 4,1.1 4,2 0.8,1.1 0.6,2.8 1.6,3.6 1.6,4.2 0,3.7 -1.6,4.2 -1.6,3.6 -0.6,2.8 -0.8,1.1 -4,2 -4,1.1 -0.8,-0.9 -0.8,-2.6"
    )[0]

    private func plane(_ p: Point) -> [Node] {
        return [.shape(ShapeNode(outline(Self.airplane, at: p), color: .white))]
    }

    /// Two towers, the deck, and the cables between them.
    private func bridge(_ p: Point, _ ink: RGBColor) -> [Node] {
        var lines = Path()
        for x in [-8.0, -5, 5, 8] {
            lines.move(to: Point(x: p.x + x, y: p.y - 8))
            lines.line(to: Point(x: p.x + x, y: p.y + 6))
        }
        for x in [-8.0, 5] {
            for y in [-7.0, -2.5] {
                lines.move(to: Point(x: p.x + x, y: p.y + y))
                lines.line(to: Point(x: p.x + x + 3, y: p.y + y))
            }
        }
        lines.move(to: Point(x: p.x - 14, y: p.y + 3))
        lines.line(to: Point(x: p.x + 14, y: p.y + 3))
        lines.move(to: Point(x: p.x - 14, y: p.y + 2))
        lines.quadratic(Point(x: p.x - 10, y: p.y), to: Point(x: p.x - 6.5, y: p.y - 8))
        lines.quadratic(Point(x: p.x, y: p.y + 9), to: Point(x: p.x + 6.5, y: p.y - 8))
        lines.quadratic(Point(x: p.x + 10, y: p.y), to: Point(x: p.x + 14, y: p.y + 2))
        return [.shape(ShapeNode(lines, stroke: .init(StrokeStyle(width: 0.9), color: ink)))]
    }

    private func outline(_ points: [Point], at p: Point) -> Path {
        var path = Path()
        for (i, point) in points.enumerated() {
            let at = Point(x: p.x + point.x, y: p.y + point.y)
            if i == 0 { path.move(to: at) } else { path.line(to: at) }
        }
        path.close()
        return path
    }

    // MARK: Shields

    private func shields(_ names: MapNames) -> [Node] {
        let outer = frame.insetBy(dx: -20, dy: -20)
        let (base, kept) = (base, kept)
        return drawing.shields.indices.compactMap { i in
            let one = drawing.shields[i]
            guard outer.contains(place(one.at, from: base)) else { return nil }
            let content = names.shield(i) { kept.nodes(one, at: kept.place(one.at, from: $0)) }
            return .rasterized(RasterizedNode(content, origin: base))
        }
    }

    private func nodes(_ one: MapDrawing.Shield, at p: Point) -> [Node] {
        let size = one.style == .motorway ? 6.6 : one.number.count > 2 ? 7 : 8.2
        let line = view.context.line(one.number, size: size, weight: .bold)
        let low = one.style == .interstate ? 2.0 : one.style == .state ? 1 : 0
        let text = view.context.text(
            line, x: p.x - line.width / 2, baseline: p.y + size * 0.36 + low, color: .white)
        return shield(one, at: p) + [text]
    }

    private static let interstate = MapDrawing.points(
        "-11,-9 -4,-7.6 0,-9.6 4,-7.6 11,-9 12.6,-3 11,4 6,8.6 0,11 -6,8.6 -11,4 -12.6,-3")[0]
    private static let state = MapDrawing.points(
        "0,-10.4 3,-8 5.6,-7.4 8.6,-3.6 10.2,1 9.8,5.4 7.6,8.4 0,8.8 -7.6,8.4 -9.8,5.4 -10.2,1 -8.6,-3.6 -5.6,-7.4 -3,-8"
    )[0]

    private func shield(_ one: MapDrawing.Shield, at p: Point) -> [Node] {
        func fill(_ path: Path, _ color: UInt32) -> Node { .shape(ShapeNode(path, color: RGBColor(color))) }
        func smooth(_ points: [Point], _ k: Double) -> Path {
            MapDrawing.smooth(points.map { Point(x: p.x + $0.x * k, y: p.y + $0.y * k) }, isClosed: true)
        }
        switch one.style {
        case .interstate:
            let top = RoundedRect(Rect(x: p.x - 9.4, y: p.y - 7.4, width: 18.8, height: 3.6), radius: 1)
            return [
                fill(smooth(Self.interstate, 1.12), 0x6C7A92), fill(smooth(Self.interstate, 1.05), 0xFFFFFF),
                fill(smooth(Self.interstate, 0.94), 0x2F78EC),
                fill(.roundedRect(top), 0xE2495C),
            ]
        case .state:
            return [
                fill(smooth(Self.state, 1.04), 0x0E7B64), fill(smooth(Self.state, 0.96), 0xFFFFFF),
                fill(smooth(Self.state, 0.86), 0x169C7C),
            ]
        case .motorway:
            let width = 9 + 4.2 * Double(one.number.count)
            let outer = Rect(x: p.x - width / 2, y: p.y - 6, width: width, height: 12)
            return [
                fill(.roundedRect(RoundedRect(outer, radius: 2.6)), 0xC92C31),
                fill(.roundedRect(RoundedRect(outer.insetBy(dx: 0.8, dy: 0.8), radius: 2)), 0xFFFFFF),
                fill(.roundedRect(RoundedRect(outer.insetBy(dx: 1.7, dy: 1.7), radius: 1.4)), 0xE23B3F),
            ]
        }
    }
}
