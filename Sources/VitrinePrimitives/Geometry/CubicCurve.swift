@usableFromInline package struct CubicCurve: Hashable, Sendable {
    @usableFromInline package var start: Point
    @usableFromInline package var control1: Point
    @usableFromInline package var control2: Point
    @usableFromInline package var end: Point

    @inlinable package init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    @inlinable package func reversed() -> CubicCurve { CubicCurve(end, control2, control1, start) }

    @inlinable package func point(at t: Double) -> Point {
        let s = 1 - t
        let a = s * s * s
        let b = 3 * s * s * t
        let c = 3 * s * t * t
        let d = t * t * t
        return Point(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// The number of equal parameter steps that keeps the chords within `tolerance` of the curve, 1...500.
    /// Source: the chord error of a cubic is at most the larger second difference times 6/8 over n².
    package func segmentCount(tolerance: Double) -> Int {
        let d1 = (start - control1 * 2 + control2).length
        let d2 = (control1 - control2 * 2 + end).length
        let n = (0.75 * max(d1, d2) / tolerance).squareRoot()
        guard n.isFinite else { return 1 }
        return n < 499 ? Int(n) + 1 : 500
    }
}
