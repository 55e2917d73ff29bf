import Primitives

/// Signed distance to a rounded rectangle's outline, negative inside, with the outward direction.
///
/// Straight edges are exact; a corner's curve is a chain of chords within 0.02 px.
struct OutlineField {
    private let center: Point
    private let halfWidth: Double
    private let halfHeight: Double
    /// How far the corner reaches along both edges.
    private let reachX: Double
    private let reachY: Double
    /// The corner from its vertical edge to its horizontal one, in its own frame: the vertex is (0, 0), both edges run
    /// along positive axes, the inside lies at positive coordinates.
    private let chain: [Point]

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
        guard shape.radius > 0 else {
            reachX = 0
            reachY = 0
            chain = []
            return
        }
        var points: [Point] = []
        for curve in shape.cornerCurves {
            if points.isEmpty { points.append(curve.start) }
            let n = curve.segmentCount(tolerance: 0.02)
            for i in 1...n { points.append(curve.point(at: Double(i) / Double(n))) }
        }
        reachX = points.last!.x
        reachY = points.first!.y
        chain = points
    }

    func sample(_ x: Double, _ y: Double) -> Sample {
        let dx = x - center.x
        let dy = y - center.y
        let signX = dx < 0 ? -1.0 : 1.0
        let signY = dy < 0 ? -1.0 : 1.0
        // Distance inward from the nearer vertical and horizontal edge.
        let u = halfWidth - dx.magnitude
        let v = halfHeight - dy.magnitude
        if u >= reachX || v >= reachY || chain.isEmpty {
            if chain.isEmpty, u < 0, v < 0 {
                let d = (u * u + v * v).squareRoot()
                return Sample(distance: d, normalX: signX * -u / d, normalY: signY * -v / d)
            }
            let across = chain.isEmpty ? u < v : (v >= reachY && !(u >= reachX && v < u))
            return across
                ? Sample(distance: -u, normalX: signX, normalY: 0) : Sample(distance: -v, normalX: 0, normalY: signY)
        }
        var best = Double.infinity
        var bestX = 0.0
        var bestY = 0.0
        var inside = true
        for i in 1..<chain.count {
            let a = chain[i - 1]
            let ex = chain[i].x - a.x
            let ey = chain[i].y - a.y
            let px = u - a.x
            let py = v - a.y
            let t = min(1, max(0, (px * ex + py * ey) / (ex * ex + ey * ey)))
            let nx = px - t * ex
            let ny = py - t * ey
            let d2 = nx * nx + ny * ny
            if d2 < best {
                best = d2
                bestX = nx
                bestY = ny
                // The chain runs from the vertical edge to the horizontal one; the inside lies to its right.
                inside = ex * py - ey * px >= 0
            }
        }
        let d = best.squareRoot()
        if d < 1e-9 { return Sample(distance: 0, normalX: signX * 0.7071067811865476, normalY: signY * 0.7071067811865476) }
        let k = inside ? -1 / d : 1 / d
        // In the corner's frame outward is toward smaller coordinates, so the axes flip on the way back.
        return Sample(distance: inside ? -d : d, normalX: -signX * bestX * k, normalY: -signY * bestY * k)
    }
}
