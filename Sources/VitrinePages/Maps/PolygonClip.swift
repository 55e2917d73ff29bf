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
        // Local, so that neither is loaded again for each of thousands of points.
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        var corners: [Point] = []
        swap(&corners, &self.corners)
        corners.reserveCapacity(points.count)
        var next = 0
        var last: UInt8 = 0
        /// The sides that all lines since the last corner kept lie beyond, see `Sides`; 0 for none.
        var skipped: UInt8 = 0
        for verb in polygons.verbs {
            guard verb == .line || verb == .move else { continue }
            let p = points[next]
            next += 1
            let across: UInt8 = (p.x < left ? 1 : 0) | (p.x > right ? 2 : 0)
            let sides = across | (p.y < top ? 4 : 0) | (p.y > bottom ? 8 : 0)
            if verb == .line {
                let beyond = last & sides
                let stillBeyond = skipped & beyond
                if stillBeyond != 0 {
                    skipped = stillBeyond
                } else {
                    if skipped != 0 { corners.append(points[next - 2]) }
                    if beyond == 0 { corners.append(p) }
                    skipped = beyond
                }
            } else {
                if next > 1 { finish(&corners, skipped == 0 ? nil : points[next - 2]) }
                skipped = 0
                corners.append(p)
            }
            last = sides
        }
        if next > 0 { finish(&corners, skipped == 0 ? nil : points[next - 1]) }
        swap(&corners, &self.corners)
    }

    /// Ends a polygon.
    /// - Parameter end: its last point, where it has not been kept.
    private mutating func finish(_ corners: inout [Point], _ end: Point?) {
        if let end { corners.append(end) }
        // Two corners enclose nothing.
        if corners.count > 2 { path.addPolygon(corners) }
        corners.removeAll(keepingCapacity: true)
    }
}
