import VitrinePrimitives

/// Outlines of the status bar's signs, drawn by us to the measured boxes.
package enum StatusBarGlyphs {
    /// Half of the fan's opening, 44.9 degrees: its cosine and sine, and how far the controls of its arcs reach, in radii
    /// (4/3 of the tangent of a quarter of the opening).
    private static let (cos, sin, reach) = (0.7083398, 0.7058716, 0.5509221)

    /// Bars, or squares on the line that they stand on.
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

    /// A flash in the middle of a battery's filling, drawn by us, a little higher than the filling.
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

    /// Two arcs over a sector. Source of their radii: measured in close_button_none.png, in parts of the fan's height; its corners are
    /// a little round there, which is not drawn.
    package static func wifi(_ box: Rect) -> Path {
        let apex = Point(x: box.midX, y: box.maxY)
        // Where the fan is as wide as its box.
        let across = box.width / 2 / (box.height * sin)
        func point(_ x: Double, _ y: Double) -> Point {
            Point(x: apex.x + x * across * box.height, y: apex.y - y * box.height)
        }
        func arc(_ r: Double, _ path: inout Path, reversed: Bool) {
            let k = reach * r
            let ends = (point(-r * sin, r * cos), point(r * sin, r * cos))
            let controls = (point(-r * sin + k * cos, r * cos + k * sin), point(r * sin - k * cos, r * cos + k * sin))
            if reversed {
                path.line(to: ends.1)
                path.cubic(controls.1, controls.0, to: ends.0)
            } else {
                path.cubic(controls.0, controls.1, to: ends.1)
            }
        }
        var out = Path()
        for (outer, inner) in [(1.0, 0.796), (0.656, 0.4525)] {
            out.move(to: point(-outer * sin, outer * cos))
            arc(outer, &out, reversed: false)
            arc(inner, &out, reversed: true)
            out.close()
        }
        out.move(to: apex)
        out.line(to: point(-0.315 * sin, 0.315 * cos))
        arc(0.315, &out, reversed: false)
        out.close()
        return out
    }

    /// The end of a battery: nearly a segment of a circle. Source of its shape: measured in presentedNC-top.png.
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

    /// An arrowhead that points up and to the right. Source: measured on a phone of 414 pt.
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
