extension Path {
    /// Adds an elliptical arc as SVG describes it, by its end points, as at most four cubics of up to 90° each.
    ///
    /// - Parameters:
    ///   - start: where the path stands now.
    ///   - radii: of the ellipse; signs don't matter. Radii too small to reach are scaled up until they do; a radius
    ///     below 1e-9 gives a straight line.
    ///   - degrees: turn of the ellipse's x axis, clockwise in a y-down plane, up to ±1,000,000.
    ///   - large: whether the arc spans 180° or more.
    ///   - sweep: whether it runs clockwise in a y-down plane.
    ///   - end: where the arc ends; nothing is added when it is the start.
    ///
    /// Source: SVG 1.1, appendix F.6. In place of the angles of F.6.5 the unit vectors themselves are turned by whole
    /// quarters and the rest is halved with square roots, so no arc function is needed.
    mutating func arc(from start: Point, radii: Size, degrees: Double, large: Bool, sweep: Bool, to end: Point) {
        guard start != end else { return }
        var rx = radii.width.magnitude
        var ry = radii.height.magnitude
        guard rx >= 1e-9, ry >= 1e-9 else { return line(to: end) }

        let turn = ExactMath.sincos(degrees: degrees.truncatingRemainder(dividingBy: 360))
        let half = (start - end) * 0.5
        // Half the chord in the ellipse's own frame, in radii: the start seen from the chord's middle.
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
        // The rest, δ in 0...90°: a cubic's controls lie 4/3·tan(δ/4) along the tangents.
        let cosHalf = ((1 + max(0, min(1, u.x * v.x + u.y * v.y))) / 2).squareRoot()
        let sinHalf = max(0, direction * (u.x * v.y - u.y * v.x)) / (2 * cosHalf)
        piece(from: u, to: v, control: 4.0 / 3.0 * sinHalf / (1 + cosHalf), end: end)
    }
}
