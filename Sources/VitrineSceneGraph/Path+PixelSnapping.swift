import VitrinePrimitives

extension Path {
    /// The path, in device pixels, with its horizontal and vertical lines moved to pixel centers, so that a line one
    /// pixel wide covers whole pixels. A line between two pixels moves to the lower or right one. All points at the
    /// coordinate of such a line move with it, so that curves stay connected.
    func snappedToPixelCenters() -> Path {
        // The coordinates of horizontal lines (y) and of vertical ones (x).
        var levels: [Double] = []
        var columns: [Double] = []
        func see(_ a: Point, _ b: Point) {
            if (a.y - b.y).magnitude < Path.upright, (a.x - b.x).magnitude > Path.upright { levels += [a.y, b.y] }
            if (a.x - b.x).magnitude < Path.upright, (a.y - b.y).magnitude > Path.upright { columns += [a.x, b.x] }
        }
        var (start, current) = (Point.zero, Point.zero)
        for element in elements {
            switch element {
            case .move(let p): (start, current) = (p, p)
            case .line(let p):
                see(current, p)
                current = p
            case .cubic(_, _, let p): current = p
            case .close: see(current, start)
            }
        }
        levels.sort()
        columns.sort()
        return mapPoints {
            Point(x: Path.centered($0.x, among: columns), y: Path.centered($0.y, among: levels))
        }
    }

    /// The tolerance in pixels for axis-aligned lines: far below what is visible, far above the rounding error of the
    /// map to device pixels.
    private static let upright = 1e-6

    private static func centered(_ v: Double, among places: [Double]) -> Double {
        let low = places.partitioningIndex { $0 >= v - upright }
        guard low < places.count, (places[low] - v).magnitude <= upright else { return v }
        return (v + upright).rounded(.down) + 0.5
    }
}
