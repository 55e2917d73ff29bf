import VitrinePrimitives

/// Collects what closed polygons enclose within a rectangle: what lies beyond one of its sides is drawn straight, as `Path.area(near:)` does.
struct PolygonClip {
    private(set) var path = Path()
    private let rect: Rect
    /// The corners of the current polygon that are kept; its memory is used again.
    private var corners: [Point] = []

    init(to rect: Rect) { self.rect = rect }

    /// - Parameters:
    ///   - polygons: subpaths of straight lines.
    ///   - isInside: whether all of them are known to lie within the rectangle.
    mutating func add(_ polygons: Path, isInside: Bool) {
        if isInside { return path.append(polygons) }
        let points = polygons.points
        var next = 0
        var last = Sides()
        /// The sides that all lines since the last corner kept lie beyond; empty for none.
        var skipped = Sides()
        for verb in polygons.verbs {
            switch verb {
            case .move:
                finish(skipped, points, next)
                skipped = []
                last = Sides(points[next], of: rect)
                corners.append(points[next])
                next += 1
            case .line:
                let sides = Sides(points[next], of: rect)
                let beyond = last.intersection(sides)
                let stillBeyond = skipped.intersection(beyond)
                if stillBeyond.isEmpty {
                    if !skipped.isEmpty { corners.append(points[next - 1]) }
                    if beyond.isEmpty { corners.append(points[next]) }
                    skipped = beyond
                } else {
                    skipped = stillBeyond
                }
                last = sides
                next += 1
            case .cubic, .close: break
            }
        }
        finish(skipped, points, next)
    }

    /// Ends the polygon whose last point lies before an index.
    private mutating func finish(_ skipped: Sides, _ points: [Point], _ next: Int) {
        if !skipped.isEmpty { corners.append(points[next - 1]) }
        // Two corners enclose nothing.
        if corners.count > 2 { path.addPolygon(corners) }
        corners.removeAll(keepingCapacity: true)
    }
}
