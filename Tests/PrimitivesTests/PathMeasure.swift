import VitrinePrimitives

/// The area and bounds of a path's subpaths, computed without the rasterizer.
struct PathMeasure {
    /// The sum of the subpaths' signed areas, clockwise (y down) positive.
    var area = 0.0
    /// The bounds of the curves themselves, not of their controls.
    var bounds: Rect
    var moves = 0

    /// Measures by Green's theorem over each cubic, exact except for rounding, and bounds of 64 points per curve.
    init(_ path: Path) {
        var lo = Point(x: .infinity, y: .infinity)
        var hi = Point(x: -.infinity, y: -.infinity)
        var start = Point.zero
        var at = Point.zero
        var next = 0
        func see(_ p: Point) {
            lo = Point(x: min(lo.x, p.x), y: min(lo.y, p.y))
            hi = Point(x: max(hi.x, p.x), y: max(hi.y, p.y))
        }
        func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
        for verb in path.verbs {
            switch verb {
            case .move:
                area += cross(at, start) / 2
                start = path.points[next]
                at = start
                next += 1
                moves += 1
            case .line:
                area += cross(at, path.points[next]) / 2
                at = path.points[next]
                see(at)
                next += 1
            case .cubic:
                let (a, b, c) = (path.points[next], path.points[next + 1], path.points[next + 2])
                area +=
                    (6 * cross(at, a) + 3 * cross(at, b) + cross(at, c) + 3 * cross(a, b) + 3 * cross(a, c)
                        + 6 * cross(b, c)) / 20
                let curve = CubicCurve(at, a, b, c)
                for i in 1...64 { see(curve.point(at: Double(i) / 64)) }
                at = c
                next += 3
            case .close:
                area += cross(at, start) / 2
                at = start
            }
            if verb == .move { see(at) }
        }
        area += cross(at, start) / 2
        bounds = Rect(x: lo.x, y: lo.y, width: hi.x - lo.x, height: hi.y - lo.y)
    }
}
