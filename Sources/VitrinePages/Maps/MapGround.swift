import VitrinePrimitives
import VitrineSceneGraph

/// Areas and roads of a map, as points of the screen from the map's origin: they stay the same while the map is moved.
struct MapGround: Hashable, TileSource {
    private let region: MapRegion
    /// Points of the screen per point of the map.
    private let zoom: Double
    private let isDark: Bool
    /// How far lines in tiles may lie from the exact ones, in pixels.
    private let precision: Double

    /// Half as many points as other lines have. Pixels differ by up to 6 levels from those of exact lines, by 0.08 on average.
    private static let tilePrecision = 4 * ShapeNode.Stroke.precision

    /// - Parameter precision: how far lines in tiles may lie from the exact ones, in pixels.
    init(_ region: MapRegion, zoom: Double, isDark: Bool, precision: Double = tilePrecision) {
        self.region = region
        self.zoom = zoom
        self.isDark = isDark
        self.precision = precision
    }

    /// Grounds and parts of the last frames. They depend on nothing but their keys, so that what is kept changes no pixel. Of
    /// several maps on one screen, in two appearances each.
    private static let contents = GenerationCache<MapGround, TiledContent>(capacity: 8)
    private static let parts = GenerationCache<Part, [Node]>(capacity: 8)
    private static let strokes = GenerationCache<Strokes, [MapStroke]>(capacity: 8)

    private struct Part: Hashable {
        let ground: MapGround
        let area: Rect
    }

    private struct Strokes: Hashable {
        let ground: MapGround
        let scale: Double
    }

    /// The ground itself.
    var content: TiledContent { Self.contents.value(self) { TiledContent(self) } }

    var background: RGBColor { color(.land) }

    /// How far the widest line reaches beyond its middle.
    private var reach: Double { (strokeStyles.map { $0.style.width }.max() ?? 0) / 2 }

    /// What can be seen, and a little more, so that a map that is moved shows the same contours for a while.
    func nodes(in seen: Rect) -> [Node] {
        let step = 128.0
        let left = ((seen.minX - reach) / step).rounded(.down) * step
        let right = ((seen.maxX + reach) / step).rounded(.up) * step
        let top = ((seen.minY - reach) / step).rounded(.down) * step
        let bottom = ((seen.maxY + reach) / step).rounded(.up) * step
        let area = Rect(x: left, y: top, width: right - left, height: bottom - top)
        return Self.parts.value(Part(ground: self, area: area)) {
            var out: [Node] = []
            for (kind, contours) in region.drawing.areas {
                let path = visible(contours, in: area)
                if !path.isEmpty { out.append(.shape(ShapeNode(path, color: color(kind)))) }
            }
            for stroke in strokeStyles {
                let path = visible(stroke.contours, in: area)
                if path.isEmpty { continue }
                out.append(.shape(ShapeNode(path, stroke: ShapeNode.Stroke(stroke.style, color: stroke.color))))
            }
            return out
        }
    }

    func nodes(ofTile part: Rect, scale: Double) -> [Node] {
        // A point more, for the pixels at the border.
        let seen = part.insetBy(dx: -1, dy: -1)
        let onMap = onMap(seen)
        var out: [Node] = []
        for (kind, contours) in region.drawing.areas {
            var path = Path()
            for contour in contours where contour.bounds.reaches(onMap) { path.append(contour.path.area(near: onMap)) }
            if !path.isEmpty { out.append(.shape(ShapeNode(path.transformed(by: enlarged), color: color(kind)))) }
        }
        let strokes = Self.strokes.value(Strokes(ground: self, scale: scale)) {
            strokeStyles.map {
                MapStroke(
                    $0.contours, $0.style, color: $0.color, enlarged: enlarged, tolerance: precision / scale)
            }
        }
        for stroke in strokes {
            let path = stroke.path(near: seen, onMap: self.onMap(seen.insetBy(dx: -stroke.reach, dy: -stroke.reach)))
            if !path.isEmpty { out.append(.shape(ShapeNode(path, color: stroke.color))) }
        }
        return out
    }

    private var enlarged: Transform { .scale(zoom) }

    private func onMap(_ r: Rect) -> Rect {
        Rect(x: r.x / zoom, y: r.y / zoom, width: r.width / zoom, height: r.height / zoom)
    }

    /// Lines as they are drawn, from the lowest on. Edges of wide roads lie below the roads themselves, so that crossings are open.
    private var strokeStyles: [(contours: [MapDrawing.Contour], style: StrokeStyle, color: RGBColor)] {
        [true, false].flatMap { isEdge in
            region.drawing.lines.compactMap { line, contours in
                let (width, edge, dashes) = Self.width(line)
                if isEdge && edge == 0 { return nil }
                let style = StrokeStyle(
                    width: (isEdge ? width + 2 * edge : width) * Self.growth(zoom),
                    cap: dashes.isEmpty ? .round : .butt, join: .round, dashes: dashes)
                return (contours, style, isEdge ? edgeColor(line) : color(line))
            }
        }
    }

    private func visible(_ contours: [MapDrawing.Contour], in area: Rect) -> Path {
        var out = Path()
        for contour in contours where enlarged.apply(contour.bounds).reaches(area) {
            out.append(contour.path.transformed(by: enlarged))
        }
        return out
    }

    /// Roads become a little wider when a map is enlarged, and finer when it is reduced.
    private static func growth(_ zoom: Double) -> Double { min(1.6, max(0.55, 0.5 + 0.5 * zoom)) }

    /// In points: of the line, of each of its edges, and its dashes.
    private static func width(_ line: MapDrawing.Line) -> (line: Double, edge: Double, dashes: [Double]) {
        switch line {
        case .border: (1, 1.4, [])
        case .ferry: (0.5, 0, [3, 2])
        case .river: (1.2, 0, [])
        case .street: (0.6, 0, [])
        case .minor: (1, 0.2, [])
        case .blue: (0.9, 0, [])
        case .major: (1.9, 0.3, [])
        case .highway: (2.6, 0.35, [])
        }
    }

    /// Source of the light ones: facts, floating panel, section 5.1, and overlay container, section 5.1. The dark ones are
    /// ours.
    func color(_ area: MapDrawing.Area) -> RGBColor {
        switch area {
        case .sea, .lake: RGBColor(isDark ? 0x1B2B3C : water)
        case .land: RGBColor(isDark ? 0x2B2D31 : land)
        case .wood: RGBColor(isDark ? 0x2A3A2E : 0xD4E9C4)
        case .park: RGBColor(isDark ? 0x2C4232 : 0xC9E4BA)
        case .airport: RGBColor(isDark ? 0x35373F : 0xDCDBE6)
        }
    }

    /// Of Europe the mean of its recordings, (163, 219, 242) to (176, 225, 250).
    private var water: UInt32 { region == .europe ? 0xA9DEF6 : 0xAFE1F6 }

    /// Around the Bay; of Europe and Paris the mean of their recordings, (248, 243, 233) to (254, 248, 243).
    private var land: UInt32 {
        switch region {
        case .goldenGate, .bay: 0xF9F1EB
        case .paris, .europe: 0xFBF5EF
        }
    }

    private func color(_ line: MapDrawing.Line) -> RGBColor {
        switch line {
        case .border: RGBColor(isDark ? 0x7A5A55 : 0xE9B9AE)
        case .ferry: RGBColor(isDark ? 0x3F6280 : 0x8CC6E3)
        case .river: RGBColor(isDark ? 0x1B2B3C : water)
        case .street: RGBColor(isDark ? 0x3A3D42 : 0xE9E3DE)
        case .minor: RGBColor(isDark ? 0x4A4638 : 0xFCE2B0)
        case .blue: RGBColor(isDark ? 0x3D587E : 0xA3C4EE)
        case .major: RGBColor(isDark ? 0x6E5F32 : 0xFDD57E)
        case .highway: RGBColor(isDark ? 0x8A7230 : 0xFDC95F)
        }
    }

    private func edgeColor(_ line: MapDrawing.Line) -> RGBColor {
        line == .border
            ? RGBColor(isDark ? 0x7A5A55 : 0xF3CFC6).withAlpha(0.45)
            : RGBColor(isDark ? 0x24262A : 0xF0B64A).withAlpha(0.45)
    }
}
