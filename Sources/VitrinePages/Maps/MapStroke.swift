import Synchronization
import VitrinePrimitives
import VitrineSceneGraph

/// All lines of a kind as a ground draws them at one scale: their outlines, each made for the first tile that shows a part of it. A road
/// lies in two tiles on average.
final class MapStroke: Sendable {
    let color: RGBColor
    private let style: StrokeStyle
    /// How far a line reaches beyond its middle, in points of the screen.
    var reach: Double { style.width / 2 }
    /// Of the outlines, in points of the screen.
    private let tolerance: Double
    /// From points of the map to points of the screen.
    private let enlarged: Transform
    private let contours: [MapDrawing.Contour]
    /// By contour: its outline and the outline's bounds.
    private let outlines: Mutex<[Outline?]>

    private struct Outline {
        /// Closed polygons.
        let path: Path
        let bounds: Rect
    }

    /// - Parameter tolerance: how far the outlines may lie from the exact ones, in points of the screen.
    init(
        _ contours: [MapDrawing.Contour], _ style: StrokeStyle, color: RGBColor, enlarged: Transform,
        tolerance: Double
    ) {
        self.contours = contours
        self.style = style
        self.color = color
        self.enlarged = enlarged
        self.tolerance = tolerance
        outlines = Mutex(Array(repeating: nil, count: contours.count))
    }

    /// What covers the same places of a rectangle as the lines do.
    /// - Parameter onMap: the rectangle in points of the map, with what a line reaches beyond its middle.
    func path(near rect: Rect, onMap: Rect) -> Path {
        let near = contours.indices.filter { contours[$0].bounds.reaches(onMap) }
        guard !near.isEmpty else { return Path() }
        let known = outlines.withLock { outlines in near.map { outlines[$0] } }
        var out = PolygonClip(to: rect)
        var made: [(Int, Outline)] = []
        for (i, known) in zip(near, known) {
            let outline = known ?? outline(contours[i])
            if known == nil { made.append((i, outline)) }
            if outline.bounds.reaches(rect) { out.add(outline.path, isInside: rect.encloses(outline.bounds)) }
        }
        if !made.isEmpty {
            outlines.withLock { outlines in
                for (i, outline) in made { outlines[i] = outline }
            }
        }
        return out.path
    }

    private func outline(_ contour: MapDrawing.Contour) -> Outline {
        let path = contour.path.transformed(by: enlarged).stroked(style, tolerance: tolerance)
        return Outline(path: path, bounds: path.controlBounds)
    }
}
