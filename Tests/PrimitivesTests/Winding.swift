import VitrinePrimitives
import VitrineTestSupport

/// Brute-force tests of points against outlines and lines.
enum Winding {
    /// Returns closed polygons in which a curve is `steps` chords.
    static func polygons(_ path: Path, steps: Int = 64) -> [[Point]] {
        var out: [[Point]] = []
        var next = 0
        for verb in path.verbs {
            switch verb {
            case .move: out.append([path.points[next]])
            case .line: out[out.count - 1].append(path.points[next])
            case .cubic:
                let curve = CubicCurve(
                    out[out.count - 1].last!, path.points[next], path.points[next + 1], path.points[next + 2])
                for i in 1...steps { out[out.count - 1].append(curve.point(at: Double(i) / Double(steps))) }
            case .close: out[out.count - 1].append(out[out.count - 1][0])
            }
            next += verb == .close ? 0 : verb == .cubic ? 3 : 1
        }
        return out
    }

    /// Returns polygons or lines prepared for many queries.
    static func polylines(_ lines: [[Point]]) -> Polylines {
        var out = Polylines()
        for line in lines {
            out.begin(x: line[0].x, y: line[0].y)
            for p in line.dropFirst() { out.addSegment(toX: p.x, y: p.y) }
        }
        return out
    }

    /// Returns the clockwise (y down) winding number of polygons around a point.
    static func number(_ polygons: [[Point]], at p: Point) -> Int {
        polylines(polygons).windingNumber(x: p.x, y: p.y)
    }

    /// Returns the distance to the nearest point of lines, which are closed only if they repeat their start.
    static func distance(_ lines: [[Point]], to p: Point) -> Double { polylines(lines).distance(x: p.x, y: p.y) }
}

/// Returns subpaths of random lines and curves on a 40-unit square.
func randomPath(_ random: inout SplitMix64, subpaths: Int = 2, curves: Bool = true) -> Path {
    var path = Path()
    func point() -> Point { Point(x: random.double(0...40), y: random.double(0...40)) }
    for _ in 0..<random.int(1...subpaths) {
        path.move(to: point())
        for _ in 0..<random.int(1...4) {
            if curves, random.int(0...1) == 0 {
                path.cubic(point(), point(), to: point())
            } else {
                path.line(to: point())
            }
        }
        if random.int(0...1) == 0 { path.close() }
    }
    return path
}
