extension Path {
    /// The distance of a cubic's control points that best approximates a quarter circle of radius 1 (error 2.7e-4).
    package static let circleControl = 0.5522847498307936

    package static func rect(_ r: Rect) -> Path {
        var p = Path()
        p.move(to: Point(x: r.minX, y: r.minY))
        p.line(to: Point(x: r.maxX, y: r.minY))
        p.line(to: Point(x: r.maxX, y: r.maxY))
        p.line(to: Point(x: r.minX, y: r.maxY))
        p.close()
        return p
    }

    package static func ellipse(in r: Rect) -> Path {
        let c = r.center
        let rx = r.width / 2
        let ry = r.height / 2
        let kx = rx * circleControl
        let ky = ry * circleControl
        var p = Path()
        p.move(to: Point(x: c.x + rx, y: c.y))
        p.cubic(Point(x: c.x + rx, y: c.y + ky), Point(x: c.x + kx, y: c.y + ry), to: Point(x: c.x, y: c.y + ry))
        p.cubic(Point(x: c.x - kx, y: c.y + ry), Point(x: c.x - rx, y: c.y + ky), to: Point(x: c.x - rx, y: c.y))
        p.cubic(Point(x: c.x - rx, y: c.y - ky), Point(x: c.x - kx, y: c.y - ry), to: Point(x: c.x, y: c.y - ry))
        p.cubic(Point(x: c.x + kx, y: c.y - ry), Point(x: c.x + rx, y: c.y - ky), to: Point(x: c.x + rx, y: c.y))
        p.close()
        return p
    }

    /// The outline of a rounded rectangle, clockwise from the left end of its top edge.
    package static func roundedRect(_ r: RoundedRect) -> Path {
        guard r.radius > 0 else { return rect(r.rect) }
        let corner = r.cornerCurves
        return outline(of: r.rect, corners: [corner, corner, corner, corner])
    }

    /// The outline of a rounded rectangle, clockwise from the left end of its top edge.
    package static func roundedRect(_ r: UnevenRoundedRect) -> Path {
        guard r.radii != .zero else { return rect(r.rect) }
        return outline(of: r.rect, corners: r.cornerCurves)
    }

    /// - Parameter corners: The corners top right, bottom right, bottom left and top left. Each has its own coordinate
    ///   system, in which the vertex is (0, 0) and both edges run along positive axes, from the vertical edge to the
    ///   horizontal one. A corner without curves is square.
    private static func outline(of b: Rect, corners: [[CubicCurve]]) -> Path {
        var p = Path()
        // Each tuple (origin, x axis, y axis) maps a corner's coordinate system.
        let frames: [(Point, Double, Double)] = [
            (Point(x: b.maxX, y: b.minY), -1, 1), (Point(x: b.maxX, y: b.maxY), -1, -1),
            (Point(x: b.minX, y: b.maxY), 1, -1), (Point(x: b.minX, y: b.minY), 1, 1),
        ]
        for (i, frame) in frames.enumerated() {
            func map(_ q: Point) -> Point { Point(x: frame.0.x + q.x * frame.1, y: frame.0.y + q.y * frame.2) }
            // Corners 0 and 2 run from their horizontal edge to the vertical one, 1 and 3 in the opposite direction.
            let curves = i % 2 == 0 ? corners[i].reversed().map { $0.reversed() } : corners[i]
            let first = map(curves.first?.start ?? .zero)
            if i == 0 { p.move(to: first) } else { p.line(to: first) }
            for c in curves { p.cubic(map(c.control1), map(c.control2), to: map(c.end)) }
        }
        p.close()
        return p
    }
}
