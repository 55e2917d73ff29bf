/// One subpath, or one dash of it, as short steps with the directions of the original curves.
struct StrokeRun {
    /// A chord of a curve, or a line.
    struct Step {
        var start: Point
        var end: Point
        /// Unit vectors along the path at both ends.
        var startDirection: Point
        var endDirection: Point
        var isLine: Bool
        /// Whether the step begins inside a curve, where a corner can only be a cusp.
        var continuesCurve: Bool

        var length: Double { (end - start).length }
    }

    /// Empty for a dot without a direction.
    var steps: [Step] = []
    var closed = false
    /// The start of the subpath.
    var origin: Point

    var length: Double { steps.reduce(0) { $0 + $1.length } }
}

extension Point {
    /// The vector of length 1 in the same direction, or nil if this one has no length.
    var unit: Point? {
        let l = length
        guard l > 0, l.isFinite else { return nil }
        return Point(x: x / l, y: y / l)
    }

    /// The vector rotated a quarter turn to the left.
    var left: Point { Point(x: y, y: -x) }

    func dot(_ o: Point) -> Double { x * o.x + y * o.y }
    /// Positive when `o` lies clockwise (y down) of this vector.
    func cross(_ o: Point) -> Double { x * o.y - y * o.x }
}
