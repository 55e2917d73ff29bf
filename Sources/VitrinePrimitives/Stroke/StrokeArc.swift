/// Approximates circular arcs by points: bisects them until the chords are within tolerance, with square roots only.
struct StrokeArc {
    private let radius: Double
    private let leastCosine: Double

    init(radius: Double, tolerance: Double) {
        self.radius = radius
        // The distance of a chord from its arc over the angle θ is radius·(1 − cos θ/2).
        let k = max(0.7, 1 - tolerance / radius)
        leastCosine = 2 * k * k - 1
    }

    /// The approximate number of points of a full turn: its angle over that of a chord, √(8·tolerance/radius), times up
    /// to 2 because of the bisection.
    static func pointsPerTurn(radius: Double, tolerance: Double) -> Double {
        16 + 4 * ExactMath.pi * (radius / (8 * tolerance)).squareRoot()
    }

    /// Adds the points between two directions, excluding both.
    /// - Parameters:
    ///   - from: A unit vector.
    ///   - to: A unit vector less than half a turn away.
    func add(to out: inout [Point], center: Point, from: Point, to: Point) {
        add(to: &out, center, from, to, halvings: 0, isLast: true)
    }

    private func add(
        to out: inout [Point], _ center: Point, _ from: Point, _ to: Point, halvings: Int, isLast: Bool
    ) {
        if halvings < 12, from.dot(to) < leastCosine, let middle = (from + to).unit {
            add(to: &out, center, from, middle, halvings: halvings + 1, isLast: false)
            add(to: &out, center, middle, to, halvings: halvings + 1, isLast: isLast)
        } else if !isLast {
            out.append(center + to * radius)
        }
    }
}
