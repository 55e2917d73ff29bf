import VitrinePrimitives

/// Outlines of the status bar's signs, drawn by us to their boxes. Source: facts, iOS surroundings, section 2.1.
package enum StatusBarGlyphs {
    /// Returns bars, or squares at their lower ends.
    package static func signal(_ layout: StatusBarLayout, hasSIM: Bool = true) -> Path {
        var out = Path()
        for (i, height) in layout.barHeights.enumerated() {
            let height = hasSIM ? height : layout.barWidth
            let bar = Rect(
                x: layout.signal + Double(i) * layout.barPitch, y: layout.baseline - layout.barLift - height,
                width: layout.barWidth, height: height)
            out.append(.roundedRect(RoundedRect(bar, radius: layout.barWidth * 0.3)))
        }
        return out
    }

    /// Returns a flash in the center of a battery's filling, drawn for Vitrine, a little higher than the filling.
    package static func flash(_ filling: Rect) -> Path {
        let k = filling.height / 8
        let corners: [(Double, Double)] = [(1.4, -5), (-3.6, 0.7), (-0.5, 0.7), (-1.4, 5), (3.6, -0.9), (0.5, -0.9)]
        var out = Path()
        for (i, (x, y)) in corners.enumerated() {
            let point = Point(x: filling.midX + x * k, y: filling.midY + y * k)
            if i == 0 { out.move(to: point) } else { out.line(to: point) }
        }
        out.close()
        return out
    }

    /// Two arcs over a sector of 90 degrees, whose corners are a little round; radii in parts of the fan's height.
    package static func wifi(_ box: Rect) -> Path {
        // How far the controls of arcs reach, in radii: 4/3 of the tangent of a quarter of the angle.
        let (cos, sin, reach) = (0.5.squareRoot(), 0.5.squareRoot(), 0.5522847)
        let apex = Point(x: box.midX, y: box.maxY)
        // This is the scale at which the fan is as wide as its box.
        let across = box.width / 2 / (box.height * sin)
        func point(_ x: Double, _ y: Double) -> Point {
            Point(x: apex.x + x * across * box.height, y: apex.y - y * box.height)
        }
        /// Returns a point on the right flank (1) or the left one (-1), or `inward` of it along the arc's tangent.
        func flank(_ side: Double, _ r: Double, inward: Double = 0) -> Point {
            point(side * (r * sin - inward * cos), r * cos + inward * sin)
        }
        func arc(_ r: Double, _ path: inout Path, from side: Double) {
            // The arc begins and ends a corner's radius before the flanks, where it is nearly straight.
            let k = reach * r - corner
            let (a, b) = (flank(side, r, inward: corner), flank(-side, r, inward: corner))
            path.cubic(
                Point(x: a.x - side * k * cos * across * box.height, y: a.y - k * sin * box.height),
                Point(x: b.x + side * k * cos * across * box.height, y: b.y - k * sin * box.height), to: b)
        }
        var out = Path()
        for (outer, inner) in [(1.003, 0.788), (0.652, 0.443)] {
            out.move(to: flank(-1, outer, inward: corner))
            arc(outer, &out, from: -1)
            out.quadratic(flank(1, outer), to: flank(1, outer - corner))
            out.line(to: flank(1, inner + corner))
            out.quadratic(flank(1, inner), to: flank(1, inner, inward: corner))
            arc(inner, &out, from: 1)
            out.quadratic(flank(-1, inner), to: flank(-1, inner + corner))
            out.line(to: flank(-1, outer - corner))
            out.quadratic(flank(-1, outer), to: flank(-1, outer, inward: corner))
            out.close()
        }
        let r = 0.304
        out.move(to: flank(-1, corner))
        out.line(to: flank(-1, r - corner))
        out.quadratic(flank(-1, r), to: flank(-1, r, inward: corner))
        arc(r, &out, from: -1)
        out.quadratic(flank(1, r), to: flank(1, r - corner))
        out.line(to: flank(1, corner))
        out.quadratic(apex, to: flank(-1, corner))
        out.close()
        return out
    }

    /// The radius of a fan's corners, as a fraction of its height.
    private static let corner = 0.035

    /// Returns the end of a battery: nearly a segment of a circle.
    package static func cap(_ box: Rect) -> Path {
        let (w, h) = (box.width, box.height)
        func point(_ x: Double, _ y: Double) -> Point { Point(x: box.x + x * w, y: box.y + y * h) }
        var out = Path()
        out.move(to: point(0, 0))
        out.cubic(point(0.5, 0.03), point(1, 0.22), to: point(1, 0.5))
        out.cubic(point(1, 0.78), point(0.5, 0.97), to: point(0, 1))
        out.close()
        return out
    }

    /// The width of the arrowhead, in points.
    package static let locationWidth = 10.3

    /// Returns an arrowhead that points up and to the right.
    package static func location(at x: Double, baseline: Double) -> Path {
        var out = Path()
        for (i, p) in [(9.9, -10.9), (0.4, -6.1), (5.2, -5.4), (5.8, -0.7)].enumerated() {
            let point = Point(x: x + p.0, y: baseline + p.1)
            if i == 0 { out.move(to: point) } else { out.line(to: point) }
        }
        out.close()
        return out
    }
}
