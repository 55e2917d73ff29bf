import CVitrinePixelKernels
import VitrinePixelKernels
import VitrinePrimitives

/// The signed distance to a rounded rectangle's outline, negative inside, and the outward direction.
///
/// Straight edges are exact; a corner is a chain of chords within 0.02 px, which lies in its quarter. The distance
/// changes by at most 1 between points 1 apart.
struct OutlineField {
    private let center: Point
    private let halfWidth: Double
    private let halfHeight: Double
    private let corners: GlassCorners

    struct Sample {
        var distance: Double
        /// A unit vector that points outward.
        var normalX: Double
        var normalY: Double
    }

    init(_ shape: UnevenRoundedRect) {
        center = OutlineField.snapped(shape.rect.center)
        halfWidth = shape.rect.width / 2
        halfHeight = shape.rect.height / 2
        corners = GlassCorners(shape)
    }

    /// Rounds a center within 1e-9 of a column's border or middle, so that the shape's halves mirror each other.
    private static func snapped(_ center: Point) -> Point {
        let column = (2 * center.x).rounded() / 2
        return Point(x: (column - center.x).magnitude < 1e-9 ? column : center.x, y: center.y)
    }

    /// The sum of the columns x and x' that mirror each other; nil if the shape is not symmetric on the grid.
    var mirroredColumns: Int32? {
        let sum = 2 * center.x - 1
        return corners.areEqual && sum == sum.rounded() && sum.magnitude < 1e9 ? Int32(sum) : nil
    }

    /// A fast lower bound of the distance.
    @inline(__always) func atLeast(_ x: Double, _ y: Double) -> Double {
        max((x - center.x).magnitude - halfWidth, (y - center.y).magnitude - halfHeight)
    }

    /// The range of row `y` in which the outline lies directly above or below, so that samples do not depend on x.
    func level(_ y: Double) -> (from: Double, to: Double) {
        let depth = halfHeight - (y - center.y).magnitude
        let isUpper = y < center.y
        let left = corners.corner(isLeft: true, isUpper: isUpper).reachX
        let right = corners.corner(isLeft: false, isUpper: isUpper).reachX
        return (
            center.x - (halfWidth - max(left, depth) - 0.01), center.x + (halfWidth - max(right, depth) - 0.01)
        )
    }

    /// The vertical range in which samples do not depend on y, except for points at least `depth` deep; empty (from >
    /// to) if there is none.
    func upright(_ depth: Double) -> (from: Double, to: Double) {
        func half(isUpper: Bool) -> Double {
            let left = corners.corner(isLeft: true, isUpper: isUpper).reachY
            let right = corners.corner(isLeft: false, isUpper: isUpper).reachY
            return halfHeight - max(left, right, min(depth, halfWidth)) - 0.01
        }
        return (center.y - half(isUpper: true), center.y + half(isUpper: false))
    }

    /// The distance in the part of row `y` that `level` returns.
    func height(_ y: Double) -> Double { -(halfHeight - (y - center.y).magnitude) }

    /// The range of row `y` in which `atLeast` does not exceed `limit`; empty (from > to) if there is none.
    func within(_ limit: Double, _ y: Double) -> (from: Double, to: Double) {
        let near = (y - center.y).magnitude - halfHeight <= limit + 0.01
        let half = near ? halfWidth + limit + 0.01 : -1
        return (center.x - half, center.x + half)
    }

    /// Whether a point lies in a corner, where the outline is a curve.
    func isInCorner(_ x: Double, _ y: Double) -> Bool {
        let corner = corners.corner(isLeft: x < center.x, isUpper: y < center.y)
        return halfWidth - (x - center.x).magnitude < corner.reachX
            && halfHeight - (y - center.y).magnitude < corner.reachY && !corner.isSharp
    }

    /// The number of pixels from `x` on, at most `count` (1 or more), in the same corner; 0 if `x` is in none.
    func cornerCount(_ x: Int32, _ y: Double, count: Int32) -> Int32 {
        let corner = corners.corner(isLeft: Double(x) + 0.5 < center.x, isUpper: y < center.y)
        guard halfHeight - (y - center.y).magnitude < corner.reachY, !corner.isSharp else { return 0 }
        func isInside(_ i: Int32) -> Bool {
            let dx = Double(x) + Double(i) + 0.5 - center.x
            return halfWidth - dx.magnitude < corner.reachX && (dx < 0) == (Double(x) + 0.5 - center.x < 0)
        }
        guard isInside(0) else { return 0 }
        if isInside(count - 1) { return count }
        // The corner or the shape's half ends here; rounding may add one pixel.
        let end = min(center.x - halfWidth + corner.reachX, center.x) - Double(x) - 0.5
        var n = Int32(end.clamped(to: 0...Double(count - 1)))
        while n > 0, !isInside(n) { n -= 1 }
        while isInside(n + 1) { n += 1 }
        return n + 1
    }

    /// Samples pixels from `x` on that lie in the same corner.
    /// - Parameter count: 1...`GlassBatch.most`.
    /// - Returns: The least and the greatest distance.
    func cornerSamples(
        _ x: Int32, _ y: Double, count: Int, _ batch: GlassBatch, _ kernels: Kernels
    ) -> vitrine_extent {
        let first = Double(x) + 0.5
        let dy = y - center.y
        let isLeft = first - center.x < 0
        let row = vitrine_corner_row(
            x: first, center: center.x, half_width: halfWidth, side_x: isLeft ? 1 : -1, side_y: dy < 0 ? 1 : -1,
            v: halfHeight - dy.magnitude)
        return unsafe corners.samples(
            batch, row, count: count, in: corners.corner(isLeft: isLeft, isUpper: dy < 0), kernels)
    }

    @inline(__always) func sample(_ x: Double, _ y: Double) -> Sample {
        let dx = x - center.x
        let dy = y - center.y
        let signX = dx < 0 ? -1.0 : 1.0
        let signY = dy < 0 ? -1.0 : 1.0
        // The distances inward from the nearer vertical and horizontal edge.
        let u = halfWidth - dx.magnitude
        let v = halfHeight - dy.magnitude
        let corner = corners.corner(isLeft: dx < 0, isUpper: dy < 0)
        if corner.isSharp, u < 0, v < 0 {
            let d = (u * u + v * v).squareRoot()
            return Sample(distance: d, normalX: signX * -u / d, normalY: signY * -v / d)
        }
        if corner.isSharp || u >= corner.reachX || v >= corner.reachY {
            let isVerticalNearer =
                corner.isSharp ? u < v : v >= corner.reachY && (u < corner.reachX || u <= v)
            return isVerticalNearer
                ? Sample(distance: -u, normalX: signX, normalY: 0) : Sample(distance: -v, normalX: 0, normalY: signY)
        }
        let (near, inside) = corners.nearest(u, v, in: corner)
        let d = near.squared.squareRoot()
        if d < 1e-9 {
            return Sample(distance: 0, normalX: signX * 0.7071067811865476, normalY: signY * 0.7071067811865476)
        }
        let k = inside ? -1 / d : 1 / d
        // In the corner's coordinate system, outward is toward smaller coordinates, so the axes are negated.
        return Sample(distance: inside ? -d : d, normalX: -signX * near.x * k, normalY: -signY * near.y * k)
    }
}
