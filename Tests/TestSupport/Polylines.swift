/// Polylines, and distances and winding numbers of points, by brute force. They are in this module because test modules
/// are not optimized, and tests use thousands of points and segments.
public struct Polylines: Sendable {
    private var lines: [[SIMD2<Double>]] = []

    public init() {}

    public mutating func begin(x: Double, y: Double) { lines.append([SIMD2(x, y)]) }

    public mutating func addSegment(toX x: Double, y: Double) { lines[lines.count - 1].append(SIMD2(x, y)) }

    /// Returns the distance to the nearest point of the lines, which are closed only if their last point is the first;
    /// infinite without lines.
    public func distance(x: Double, y: Double) -> Double {
        let p = SIMD2(x, y)
        var best = Double.infinity
        for line in lines {
            best = min(best, Self.squaredLength(p - line[0]))
            for i in 1..<max(1, line.count) {
                let a = line[i - 1]
                let d = line[i] - a
                let l2 = Self.squaredLength(d)
                let t = l2 > 0 ? min(1, max(0, ((p - a) * d).sum() / l2)) : 0
                best = min(best, Self.squaredLength(p - a - d * t))
            }
        }
        return best.squareRoot()
    }

    /// Returns the clockwise (y down) winding number of the lines, each closed by its first point, around a point.
    public func windingNumber(x: Double, y: Double) -> Int {
        var sum = 0
        for line in lines {
            var a = line[line.count - 1]
            for b in line {
                if (a.y <= y) != (b.y <= y) {
                    let crossing = a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y))
                    if crossing > x { sum += b.y > a.y ? 1 : -1 }
                }
                a = b
            }
        }
        return sum
    }

    private static func squaredLength(_ v: SIMD2<Double>) -> Double { (v * v).sum() }
}
