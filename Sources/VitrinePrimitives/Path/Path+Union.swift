extension Path {
    /// The outline whose non-zero fill is the union of the shapes, each filled by its own rule.
    ///
    /// The contours of each shape get the directions that its rule implies: one direction around filled areas, the
    /// other around holes. The shapes then add up, whatever their original directions.
    /// - Returns: Nil if contours of one shape cross under the even-odd rule, which directions cannot express.
    static func union(of shapes: [(path: Path, isEvenOdd: Bool)]) -> Path? {
        var out = Path()
        for shape in shapes {
            guard let outline = shape.path.directed(isEvenOdd: shape.isEvenOdd) else { return nil }
            out.append(outline)
        }
        return out
    }

    /// The largest product of segments and contours of a shape whose contours are compared, which takes some
    /// milliseconds. The contours of a larger shape keep their relative directions.
    private static let mostWork = 500_000

    private func directed(isEvenOdd: Bool) -> Path? {
        let contours = contours
        let polygons = contours.map(\.polygon)
        let segments = polygons.reduce(0) { $0 + $1.count }
        guard segments * contours.count <= Self.mostWork else { return isEvenOdd ? nil : turned(polygons) }
        var out = Path()
        for (i, contour) in contours.enumerated() {
            let area = Self.area(polygons[i])
            if area == 0 { continue }
            var around: Set<Int> = []
            for point in Self.samples(polygons[i]) {
                around.insert(
                    polygons.enumerated().reduce(0) {
                        $0 + ($1.offset == i ? 0 : Self.winding($1.element, around: point))
                    })
            }
            guard around.count == 1, let outside = around.first else {
                // The contour crosses others.
                if isEvenOdd { return nil }
                return turned(polygons)
            }
            let inside = outside + (area > 0 ? 1 : -1)
            func isFilled(_ winding: Int) -> Bool { isEvenOdd ? winding % 2 != 0 : winding != 0 }
            // Between two areas that are both filled, or both empty, there is no edge.
            guard isFilled(inside) != isFilled(outside) else { continue }
            out.append(isFilled(inside) == (area > 0) ? contour : contour.reversed())
        }
        return out
    }

    /// The outline as it is, reversed as a whole if it would remove more area than it fills.
    private func turned(_ polygons: [[Point]]) -> Path {
        polygons.reduce(0) { $0 + Self.area($1) } < 0 ? reversed() : self
    }

    /// The points of a contour, with curves in 12 steps.
    private var polygon: [Point] {
        var out: [Point] = []
        for element in elements {
            switch element {
            case .move(let p), .line(let p): out.append(p)
            case .cubic(let a, let b, let p):
                let start = out.last ?? p
                for i in 1...12 {
                    let t = Double(i) / 12
                    let u = 1 - t
                    let (k0, k1, k2, k3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    out.append(
                        Point(
                            x: k0 * start.x + k1 * a.x + k2 * b.x + k3 * p.x,
                            y: k0 * start.y + k1 * a.y + k2 * b.y + k3 * p.y))
                }
            case .close: break
            }
        }
        return out
    }

    /// The signed area: positive for one direction, negative for the other.
    private static func area(_ polygon: [Point]) -> Double {
        guard var last = polygon.last else { return 0 }
        var sum = 0.0
        for p in polygon {
            sum += last.x * p.y - p.x * last.y
            last = p
        }
        return sum / 2
    }

    /// Points on the outline between its corners.
    private static func samples(_ polygon: [Point]) -> [Point] {
        let step = max(1, polygon.count / 5)
        return stride(from: 0, to: polygon.count, by: step).map { i in
            polygon[i].mixed(with: polygon[(i + 1) % polygon.count], at: 0.4637)
        }
    }

    private static func winding(_ polygon: [Point], around p: Point) -> Int {
        guard var a = polygon.last else { return 0 }
        var turns = 0
        for b in polygon {
            if (a.y <= p.y) != (b.y <= p.y) {
                let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
                if b.y > a.y, side > 0 { turns += 1 } else if b.y <= a.y, side < 0 { turns -= 1 }
            }
            a = b
        }
        return turns
    }
}
