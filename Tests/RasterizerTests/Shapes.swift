import VitrinePrimitives
import VitrineTestSupport

/// Outlines that tests draw.
enum Shapes {
    static func polygon(_ points: [Point], close: Bool = true) -> Path {
        var p = Path()
        p.move(to: points[0])
        for q in points.dropFirst() { p.line(to: q) }
        if close { p.close() }
        return p
    }

    /// Returns a star that winds twice around its center.
    static func star(center c: Point, radius r: Double) -> Path {
        // The values are cosine and sine of 90° + 144°·k.
        let corners = [
            (0.0, 1.0), (-0.587785, -0.809017), (0.951057, 0.309017), (-0.951057, 0.309017), (0.587785, -0.809017),
        ]
        return polygon(corners.map { Point(x: c.x + r * $0.0, y: c.y + r * $0.1) })
    }

    /// Returns a ring like an o, whose counter has the other direction.
    static func ring(_ t: Transform) -> Path {
        var p = Path.ellipse(in: Rect(x: 1, y: 2, width: 14, height: 17))
        let hole = Path.ellipse(in: Rect(x: 0, y: 0, width: 7, height: 10))
        p.append(hole.transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: 11.5, ty: 5.5)))
        return p.transformed(by: t)
    }

    /// Returns cubics like those of letters: a ring, a bowl over it and a sharp tail.
    static func letter(_ t: Transform) -> Path {
        var p = ring(.identity)
        p.move(to: Point(x: 13, y: 4))
        p.line(to: Point(x: 16.5, y: 3.25))
        p.cubic(Point(x: 15.5, y: 12), Point(x: 17, y: 20), to: Point(x: 22, y: 18.5))
        p.cubic(Point(x: 17, y: 24), Point(x: 12, y: 21), to: Point(x: 13, y: 4))
        p.close()
        return p.transformed(by: t)
    }

    static func random(_ random: inout SplitMix64, in side: Double, corners: ClosedRange<Int>, curved: Bool)
        -> Path
    {
        func point(_ r: inout SplitMix64) -> Point {
            Point(x: r.double(-side / 4...side * 1.25), y: r.double(-side / 4...side * 1.25))
        }
        var p = Path()
        p.move(to: point(&random))
        for _ in 0..<random.int(corners) {
            if curved, random.int(0...1) == 0 {
                p.cubic(point(&random), point(&random), to: point(&random))
            } else {
                p.line(to: point(&random))
            }
        }
        p.close()
        return p
    }
}
