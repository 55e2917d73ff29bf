import VitrinePrimitives

/// Signed distance to a rounded rectangle's outline, negative inside, with the outward direction.
///
/// Straight edges are exact; a corner's curve is a chain of chords within 0.02 px. The distance changes by at most 1 from
/// one place to another that is 1 away.
struct OutlineField {
    private let center: Point
    private let halfWidth: Double
    private let halfHeight: Double
    private let corner: GlassCorner

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
        corner = GlassCorner(shape)
    }

    /// A distance that the true one is not below; quick.
    @inline(__always) func atLeast(_ x: Double, _ y: Double) -> Double {
        max((x - center.x).magnitude - halfWidth, (y - center.y).magnitude - halfHeight)
    }

    /// Where in row `y` the outline lies straight above or below, so that samples don't depend on x.
    func level(_ y: Double) -> (from: Double, to: Double) {
        let half = halfWidth - max(corner.reachX, halfHeight - (y - center.y).magnitude) - 0.01
        return (center.x - half, center.x + half)
    }

    /// Between which heights samples don't depend on y, but for places at least `depth` deep; empty (from > to) where nowhere.
    func upright(_ depth: Double) -> (from: Double, to: Double) {
        let half = halfHeight - max(corner.reachY, min(depth, halfWidth)) - 0.01
        return (center.y - half, center.y + half)
    }

    /// The distance in the part of row `y` that `level` gives.
    func height(_ y: Double) -> Double { -(halfHeight - (y - center.y).magnitude) }

    /// Where in row `y` `atLeast` is not above `limit`; empty (from > to) where nowhere.
    func within(_ limit: Double, _ y: Double) -> (from: Double, to: Double) {
        let near = (y - center.y).magnitude - halfHeight <= limit + 0.01
        let half = near ? halfWidth + limit + 0.01 : -1
        return (center.x - half, center.x + half)
    }

    /// Whether a place lies in a corner, where the outline is a curve.
    func isInCorner(_ x: Double, _ y: Double) -> Bool {
        halfWidth - (x - center.x).magnitude < corner.reachX && halfHeight - (y - center.y).magnitude < corner.reachY
            && !corner.isSharp
    }

    /// How many of the pixels from `x` on, at most `count` (1 or more) and `GlassBatch.most`, lie in the same corner, where their
    /// samples are made: distances and directions. 0 where the first lies in no corner.
    func cornerSamples(_ x: Int32, _ y: Double, count: Int32, _ batch: GlassBatch, _ kernels: Kernels) -> Int {
        let dy = y - center.y
        let v = halfHeight - dy.magnitude
        guard v < corner.reachY, !corner.isSharp else { return 0 }
        let first = Double(x) + 0.5 - center.x
        var n = 0
        while unsafe n < min(Int(count), GlassBatch.most) {
            let dx = Double(x) + Double(n) + 0.5 - center.x
            let u = halfWidth - dx.magnitude
            guard u < corner.reachX, (dx < 0) == (first < 0) else { break }
            unsafe batch.u[n] = u
            n += 1
        }
        if n == 0 { return 0 }
        unsafe corner.samples(batch, count: n, v, kernels)
        // In the corner's frame the shape lies to the right and below.
        let (signX, signY) = (first < 0 ? 1.0 : -1, dy < 0 ? 1.0 : -1)
        for i in 0..<n {
            unsafe batch.normalX[i] *= signX
            unsafe batch.normalY[i] *= signY
        }
        return n
    }

    @inline(__always) func sample(_ x: Double, _ y: Double) -> Sample {
        let dx = x - center.x
        let dy = y - center.y
        let signX = dx < 0 ? -1.0 : 1.0
        let signY = dy < 0 ? -1.0 : 1.0
        // Distance inward from the nearer vertical and horizontal edge.
        let u = halfWidth - dx.magnitude
        let v = halfHeight - dy.magnitude
        let sharp = corner.isSharp
        if u >= corner.reachX || v >= corner.reachY || sharp {
            if sharp, u < 0, v < 0 {
                let d = (u * u + v * v).squareRoot()
                return Sample(distance: d, normalX: signX * -u / d, normalY: signY * -v / d)
            }
            let across = sharp ? u < v : (v >= corner.reachY && !(u >= corner.reachX && v < u))
            return across
                ? Sample(distance: -u, normalX: signX, normalY: 0) : Sample(distance: -v, normalX: 0, normalY: signY)
        }
        let (near, inside) = corner.nearest(u, v)
        let d = near.squared.squareRoot()
        if d < 1e-9 {
            return Sample(distance: 0, normalX: signX * 0.7071067811865476, normalY: signY * 0.7071067811865476)
        }
        let k = inside ? -1 / d : 1 / d
        // In the corner's frame outward is toward smaller coordinates, so the axes flip on the way back.
        return Sample(distance: inside ? -d : d, normalX: -signX * near.x * k, normalY: -signY * near.y * k)
    }
}
