import VitrinePrimitives

@testable import VitrineRasterizer

/// Coverage from exact areas in Double: polygons are clipped to each pixel by the Sutherland-Hodgman algorithm, whose
/// signed area counts a point as often as the outline winds around it.
enum CoverageOracle {
    /// Returns closed polygons; curves become `steps` chords each, far finer than the rasterizer's.
    static func polygons(_ path: Path, steps: Int = 400) -> [[Point]] {
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
            case .close: out.append([out[out.count - 1][0]])
            }
            next += verb == .close ? 0 : verb == .cubic ? 3 : 1
        }
        return out.filter { $0.count > 2 }
    }

    /// Returns the part of a polygon where the linear function `inside` is 0 or more.
    private static func cut(_ polygon: [Point], _ inside: (Point) -> Double) -> [Point] {
        var out: [Point] = []
        for (i, b) in polygon.enumerated() {
            let a = polygon[(i + polygon.count - 1) % polygon.count]
            let (da, db) = (inside(a), inside(b))
            if (da >= 0) != (db >= 0) { out.append(a.mixed(with: b, at: da / (da - db))) }
            if db >= 0 { out.append(b) }
        }
        return out
    }

    private static func signedArea(_ p: [Point]) -> Double {
        var sum = 0.0
        for (i, b) in p.enumerated() {
            let a = p[(i + p.count - 1) % p.count]
            sum += (a.x - p[0].x) * (b.y - p[0].y) - (b.x - p[0].x) * (a.y - p[0].y)
        }
        return sum / 2
    }

    /// Returns the winding-weighted area of every pixel of `area`, row by row.
    static func windings(_ path: Path, in area: PixelRect, steps: Int = 400) -> [Double] {
        var out = [Double](repeating: 0, count: Int(area.width) * Int(area.height))
        for polygon in polygons(path, steps: steps) {
            for y in 0..<Int(area.height) {
                let top = Double(area.y) + Double(y)
                let band = cut(cut(polygon) { $0.y - top }) { top + 1 - $0.y }
                guard band.count > 2 else { continue }
                for x in 0..<Int(area.width) {
                    let left = Double(area.x) + Double(x)
                    let cell = cut(cut(band) { $0.x - left }) { left + 1 - $0.x }
                    if cell.count > 2 { out[y * Int(area.width) + x] += signedArea(cell) }
                }
            }
        }
        return out
    }

    /// Returns the coverage 0...1 of an area rasterizer: the winding-weighted area, clamped at one or folded for
    /// even-odd.
    static func coverage(_ path: Path, rule: FillRule, in area: PixelRect, steps: Int = 400) -> [Double] {
        windings(path, in: area, steps: steps).map { w in
            let v = w.magnitude
            guard rule == .evenOdd else { return min(v, 1) }
            let folded = v.truncatingRemainder(dividingBy: 2)
            return folded > 1 ? 2 - folded : folded
        }
    }
}

/// Returns a mask's coverage over an area, row by row, with 0 where it has none.
func coverage(_ mask: Mask, in area: PixelRect) -> [UInt8] {
    var out: [UInt8] = []
    for y in area.y..<area.maxY {
        for x in area.x..<area.maxX {
            let inside =
                x >= mask.bounds.x && y >= mask.bounds.y && x < mask.bounds.maxX && y < mask.bounds.maxY
            out.append(inside ? mask.coverage[mask.row(y) + Int(x - mask.bounds.x)] : 0)
        }
    }
    return out
}

/// Returns the mean and largest difference in levels of 255.
func difference(_ got: [UInt8], _ exact: [Double]) -> (mean: Double, max: Double) {
    let d = zip(got, exact).map { (Double($0) - $1 * 255).magnitude }
    return (d.reduce(0, +) / Double(d.count), d.max() ?? 0)
}
