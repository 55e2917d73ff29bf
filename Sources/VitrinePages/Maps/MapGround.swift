import VitrinePrimitives
import VitrineSceneGraph

/// Areas and roads of a map, as points of the screen from the map's origin: they stay the same while the map is moved.
struct MapGround: Hashable, TileSource {
    private let region: MapRegion
    /// Points of the screen per point of the map.
    private let zoom: Double
    private let isDark: Bool

    init(_ region: MapRegion, zoom: Double, isDark: Bool) {
        self.region = region
        self.zoom = zoom
        self.isDark = isDark
    }

    /// Grounds and parts of the last frames. They depend on nothing but their keys, so that what is kept changes no pixel. Of
    /// several maps on one screen, in two appearances each.
    private static let contents = GenerationCache<MapGround, TiledContent>(capacity: 8)
    private static let parts = GenerationCache<Part, [Node]>(capacity: 8)

    private struct Part: Hashable {
        let ground: MapGround
        let area: Rect
    }

    /// The ground itself.
    var content: TiledContent { Self.contents.value(self) { TiledContent(self) } }

    var background: RGBColor { color(.land) }

    /// How far the widest line reaches beyond its middle.
    private var reach: Double {
        let widest =
            MapDrawing.Line.allCases.map { line in
                let (width, edge, _) = Self.width(line)
                return width + 2 * edge
            }.max() ?? 0
        return widest * Self.growth(zoom)
    }

    /// What can be seen, and a little more, so that a map that is moved shows the same contours for a while.
    func nodes(in seen: Rect) -> [Node] {
        let step = 128.0
        let left = ((seen.minX - reach) / step).rounded(.down) * step
        let right = ((seen.maxX + reach) / step).rounded(.up) * step
        let top = ((seen.minY - reach) / step).rounded(.down) * step
        let bottom = ((seen.maxY + reach) / step).rounded(.up) * step
        let area = Rect(x: left, y: top, width: right - left, height: bottom - top)
        return Self.parts.value(Part(ground: self, area: area)) {
            nodes { contours, _ in visible(contours, in: area) }
        }
    }

    func nodes(ofTile part: Rect) -> [Node] {
        // A point more than lines reach, for the pixels at the border.
        let seen = part.insetBy(dx: -reach - 1, dy: -reach - 1)
        let onMap = Rect(
            x: seen.x / zoom, y: seen.y / zoom, width: seen.width / zoom, height: seen.height / zoom)
        return nodes { contours, kind in
            if kind == .dashedLine { return visible(contours, in: seen) }
            var out = Path()
            for contour in contours where contour.bounds.reaches(onMap) {
                out.append(kind == .area ? contour.path.area(near: onMap) : contour.path.line(near: onMap))
            }
            return out.transformed(by: enlarged)
        }
    }

    private enum Kind { case area, line, dashedLine }

    private var enlarged: Transform { .scale(zoom) }

    /// - Parameter path: the path that contours make, in points of the screen.
    private func nodes(path: ([MapDrawing.Contour], Kind) -> Path) -> [Node] {
        let drawing = region.drawing
        var out: [Node] = []
        for (area, contours) in drawing.areas {
            let path = path(contours, .area)
            if !path.isEmpty { out.append(.shape(ShapeNode(path, color: color(area)))) }
        }
        // Edges of wide roads lie below the roads themselves, so that crossings are open.
        for isEdge in [true, false] {
            for (line, contours) in drawing.lines {
                let (width, edge, dashes) = Self.width(line)
                if isEdge && edge == 0 { continue }
                let style = StrokeStyle(
                    width: (isEdge ? width + 2 * edge : width) * Self.growth(zoom),
                    cap: dashes.isEmpty ? .round : .butt, join: .round, dashes: dashes)
                let path = path(contours, dashes.isEmpty ? .line : .dashedLine)
                if path.isEmpty { continue }
                let stroke = ShapeNode.Stroke(style, color: isEdge ? edgeColor(line) : color(line))
                out.append(.shape(ShapeNode(path, stroke: stroke)))
            }
        }
        return out
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
