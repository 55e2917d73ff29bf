extension Path {
    /// Adds an elliptical arc, given by its end points as in SVG, as at most four cubics of up to 90° each.
    /// - Parameters:
    ///   - start: The current point.
    ///   - radii: The radii of the ellipse; signs are ignored. Radii that are too small are scaled up until the arc reaches its
    ///     end; a radius below 1e-9 gives a straight line.
    ///   - degrees: The rotation of the ellipse's x axis, clockwise with y down, up to ±1,000,000.
    ///   - large: Whether the arc spans 180° or more.
    ///   - sweep: Whether the arc runs clockwise with y down.
    ///   - end: The end point. Nothing is added if it equals the start.
    ///
    /// Source: SVG 1.1, appendix F.6. In place of the angles of F.6.5, the unit vectors themselves are rotated by whole
    /// quarter turns, and the remaining arc is bisected with square roots, so that no arc function is needed.
    mutating func arc(from start: Point, radii: Size, degrees: Double, large: Bool, sweep: Bool, to end: Point) {
        guard start != end else { return }
        var rx = radii.width.magnitude
        var ry = radii.height.magnitude
        guard rx >= 1e-9, ry >= 1e-9 else { return line(to: end) }

        let turn = ExactMath.sincos(degrees: degrees.truncatingRemainder(dividingBy: 360))
        let half = (start - end) * 0.5
        // Half the chord in the ellipse's coordinate system, in radii: the start relative to the chord's midpoint.
        var x = (turn.cos * half.x + turn.sin * half.y) / rx
        var y = (turn.cos * half.y - turn.sin * half.x) / ry
        let reach = (x * x + y * y).squareRoot()
        guard reach > 1e-100 else { return line(to: end) }
        var centre = Point.zero
        if reach >= 1 {
            rx *= reach
            ry *= reach
            x /= reach
            y /= reach
        } else {
            let k = ((1 - reach) * (1 + reach)).squareRoot() / reach * (large == sweep ? -1 : 1)
            centre = Point(x: k * y, y: -k * x)
        }
        let direction = sweep ? 1.0 : -1.0
        var u = Point(x: x - centre.x, y: y - centre.y)
        let v = Point(x: -x - centre.x, y: -y - centre.y)
        let cosine = u.x * v.x + u.y * v.y

        func map(_ p: Point) -> Point {
            let px = (p.x + centre.x) * rx
            let py = (p.y + centre.y) * ry
            return Point(
                x: (start.x + end.x) / 2 + turn.cos * px - turn.sin * py,
                y: (start.y + end.y) / 2 + turn.sin * px + turn.cos * py)
        }
        func piece(from a: Point, to b: Point, control k: Double, end: Point) {
            let c1 = Point(x: a.x - direction * k * a.y, y: a.y + direction * k * a.x)
            let c2 = Point(x: b.x + direction * k * b.y, y: b.y - direction * k * b.x)
            cubic(map(c1), map(c2), to: end)
        }

        let quarters: Int
        if reach >= 1 {
            quarters = 1
        } else if large {
            quarters = cosine < 0 ? 2 : 3
        } else {
            quarters = cosine > 0 ? 0 : 1
        }
        for _ in 0..<quarters {
            let next = Point(x: -direction * u.y, y: direction * u.x)
            piece(from: u, to: next, control: Path.circleControl, end: map(next))
            u = next
        }
        // The remaining arc, δ in 0...90°: a cubic's control points lie 4/3·tan(δ/4) along the tangents.
        let cosHalf = ((1 + (u.x * v.x + u.y * v.y).clamped(to: 0...1)) / 2).squareRoot()
        let sinHalf = max(0, direction * (u.x * v.y - u.y * v.x)) / (2 * cosHalf)
        piece(from: u, to: v, control: 4.0 / 3.0 * sinHalf / (1 + cosHalf), end: end)
    }
}
