import Primitives

/// Signed distance to a rounded rectangle's outline, negative inside, with the outward direction.
///
/// Straight edges are exact; a corner's curve is a chain of chords within 0.02 px. The distance changes by at most 1 from
/// one place to another that is 1 away.
struct OutlineField {
    /// A chord of a corner, in the corner's own frame: the vertex is (0, 0), both edges run along positive axes, the
    /// inside lies at positive coordinates.
    private struct Chord {
        let x: Double
        let y: Double
        let dx: Double
        let dy: Double
        let squaredLength: Double
    }

    private let center: Point
    private let halfWidth: Double
    private let halfHeight: Double
    /// How far the corner reaches along both edges.
    private let reachX: Double
    private let reachY: Double
    /// The corner from its vertical edge to its horizontal one.
    private let chords: [Chord]

    struct Sample {
        /// In the rectangle's units.
        var distance: Double
        /// Unit vector pointing out of the shape.
        var normalX: Double
        var normalY: Double
    }

    init(_ shape: RoundedRect) {
        center = shape.rect.center
        halfWidth = shape.rect.width / 2
        halfHeight = shape.rect.height / 2
        var points: [Point] = []
        for curve in shape.radius > 0 ? shape.cornerCurves : [] {
            if points.isEmpty { points.append(curve.start) }
            let n = curve.segmentCount(tolerance: 0.02)
            for i in 1...n { points.append(curve.point(at: Double(i) / Double(n))) }
        }
        chords = zip(points, points.dropFirst()).compactMap { a, b in
            let d = b - a
            let l2 = d.x * d.x + d.y * d.y
            return l2 > 0 ? Chord(x: a.x, y: a.y, dx: d.x, dy: d.y, squaredLength: l2) : nil
        }
        reachX = chords.isEmpty ? 0 : points.last?.x ?? 0
        reachY = chords.isEmpty ? 0 : points.first?.y ?? 0
    }

    /// A distance that the true one is not below; quick.
    @inline(__always) func atLeast(_ x: Double, _ y: Double) -> Double {
        max((x - center.x).magnitude - halfWidth, (y - center.y).magnitude - halfHeight)
    }

    func sample(_ x: Double, _ y: Double) -> Sample {
        let dx = x - center.x
        let dy = y - center.y
        let signX = dx < 0 ? -1.0 : 1.0
        let signY = dy < 0 ? -1.0 : 1.0
        // Distance inward from the nearer vertical and horizontal edge.
        let u = halfWidth - dx.magnitude
        let v = halfHeight - dy.magnitude
        if u >= reachX || v >= reachY || chords.isEmpty {
            if chords.isEmpty, u < 0, v < 0 {
                let d = (u * u + v * v).squareRoot()
                return Sample(distance: d, normalX: signX * -u / d, normalY: signY * -v / d)
            }
            let across = chords.isEmpty ? u < v : (v >= reachY && !(u >= reachX && v < u))
            return across
                ? Sample(distance: -u, normalX: signX, normalY: 0) : Sample(distance: -v, normalX: 0, normalY: signY)
        }
        let (near, inside) = toCorner(u, v)
        let d = near.length
        if d < 1e-9 {
            return Sample(distance: 0, normalX: signX * 0.7071067811865476, normalY: signY * 0.7071067811865476)
        }
        let k = inside ? -1 / d : 1 / d
        // In the corner's frame outward is toward smaller coordinates, so the axes flip on the way back.
        return Sample(distance: inside ? -d : d, normalX: -signX * near.x * k, normalY: -signY * near.y * k)
    }

    /// The way from the nearest place of the corner, in its frame, and on which side of it a place lies.
    private func toCorner(_ u: Double, _ v: Double) -> (Point, inside: Bool) {
        chords.withUnsafeBufferPointer { chords in
            var best = Double.infinity
            var near = Point.zero
            var inside = true
            for c in chords {
                let px = u - c.x
                let py = v - c.y
                let t = min(1, max(0, (px * c.dx + py * c.dy) / c.squaredLength))
                let nx = px - t * c.dx
                let ny = py - t * c.dy
                let d2 = nx * nx + ny * ny
                if d2 < best {
                    best = d2
                    near = Point(x: nx, y: ny)
                    // The chain runs from the vertical edge to the horizontal one; the inside lies to its right.
                    inside = c.dx * py - c.dy * px >= 0
                }
            }
            return (near, inside)
        }
    }
}
