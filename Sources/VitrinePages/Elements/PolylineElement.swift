import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineVocabulary

/// A line through points, or the area that it encloses: coasts and roads of maps, curves of charts.
public struct PolylineElement: Hashable, Sendable {
    /// The points relative to the upper left corner of the element's frame, or of the map below it.
    public var points: PointList
    /// The color of the line. Default: none.
    public var color: RGBColor?
    /// The width of the line in points, 0...100. Default: 1.
    public var lineWidth: Double
    /// The color of the enclosed area. Default: none.
    public var fill: RGBColor?
    /// The area's color at the frame's lower edge. Default: the same.
    public var bottomFill: RGBColor?
    /// Whether the area extends from the line down to the frame's lower edge, as below a chart. Default: false.
    public var fillsToBottom: Bool
    /// Whether the line returns to its first point. Default: false.
    public var isClosed: Bool
    /// The alternating lengths of dashes and gaps, in points. Default: none, a continuous line.
    public var dashes: [Double]

    public init(
        _ points: PointList, color: RGBColor? = nil, lineWidth: Double = 1, fill: RGBColor? = nil,
        fillsToBottom: Bool = false, isClosed: Bool = false, dashes: [Double] = [], bottomFill: RGBColor? = nil
    ) {
        self.bottomFill = bottomFill
        self.points = points
        self.color = color
        self.lineWidth = lineWidth
        self.fill = fill
        self.fillsToBottom = fillsToBottom
        self.isClosed = isClosed
        self.dashes = dashes
    }
}

extension PolylineElement: Described {
    public init() { self.init(PointList()) }

    package static let fields: [Field<PolylineElement>] = [
        Field(
            "points", \.points, in: -100_000...100_000,
            "The points, from the upper left corner of the frame or the map."),
        Field("color", \.color, "The color of the line."),
        Field("lineWidth", \.lineWidth, kind: .length, in: 0...100, "The width of the line.")
            .idle("only the area is filled, by `fill` without a `color`") { $0.isArea },
        Field("fill", \.fill, "The color of the area that the line encloses."),
        Field("bottomFill", \.bottomFill, "The color to which `fill` changes at the frame's lower edge.")
            .idle("there is no `fill`") { $0.fill == nil },
        Field("fillsToBottom", \.fillsToBottom, "Whether the area reaches down to the frame's lower edge.")
            .idle("there is no `fill`") { $0.fill == nil },
        Field("isClosed", \.isClosed, "Whether the line returns to its first point."),
        Field("dashes", \.dashes, in: 0...1000, count: 0...8, of: "lengths", "The lengths of dashes and gaps in turn.")
            .idle("only the area is filled, by `fill` without a `color`") { $0.isArea },
    ]
    /// Whether no line is drawn.
    private var isArea: Bool { color == nil && fill != nil }
    package static var shorthand: Shorthand<PolylineElement>? { .field("points") }
}

extension PolylineElement: ElementPart {
    package var kind: Element.Kind { .polyline(self) }
    package var stretch: Stretch { .width }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        Size(width: 0, height: points.points.reduce(0) { max($0, $1.y) })
    }

    package func nodes(in view: ElementView) -> [Node] {
        nodes(
            points.points.map { Point(x: view.frame.minX + $0.x, y: view.frame.minY + $0.y) },
            bottom: view.frame.maxY, tint: view.tint)
    }

    /// - Parameter points: The points in points of the canvas.
    package func nodes(_ points: [Point], bottom: Double, tint: RGBColor) -> [Node] {
        guard let first = points.first, let last = points.last, points.count > 1 else { return [] }
        var line = Path()
        line.move(to: first)
        for point in points.dropFirst() { line.line(to: point) }
        var out: [Node] = []
        if let fill {
            var area = line
            if fillsToBottom {
                area.line(to: Point(x: last.x, y: bottom))
                area.line(to: Point(x: first.x, y: bottom))
            }
            area.close()
            let top = points.reduce(bottom) { min($0, $1.y) }
            let paint: Paint =
                bottomFill.map { end in
                    .linear(
                        start: Point(x: 0, y: top), end: Point(x: 0, y: bottom),
                        stops: [GradientStop(0, fill), GradientStop(1, end)])
                } ?? .solid(fill)
            out.append(.shape(ShapeNode(area, paint: paint)))
        }
        guard lineWidth > 0, color != nil || fill == nil else { return out }
        if isClosed { line.close() }
        let style = StrokeStyle(width: lineWidth, cap: .round, join: .round, dashes: dashes)
        out.append(.shape(ShapeNode(line, stroke: ShapeNode.Stroke(style, color: color ?? tint))))
        return out
    }
}
