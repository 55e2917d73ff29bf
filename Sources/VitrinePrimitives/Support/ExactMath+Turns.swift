extension ExactMath {
    /// The direction of a vector as a fraction of a turn, 0..<1: 0 to the right, growing clockwise with y down. It is 0
    /// for the zero vector and vectors that are not finite. The error is below 1e-9. Source: the arctangent of the
    /// smaller over the larger coordinate, halved once by tan(a/2) = t / (1 + √(1 + t²)), as a series of 12 terms.
    package static func turns(x: Double, y: Double) -> Double {
        let ax = x.magnitude
        let ay = y.magnitude
        guard ax.isFinite, ay.isFinite, max(ax, ay) > 0 else { return 0 }
        let t = min(ax, ay) / max(ax, ay)
        let h = t / (1 + (1 + t * t).squareRoot())
        let h2 = h * h
        var sum = 0.0
        for k in stride(from: 23.0, through: 1, by: -2) { sum = 1 / k - h2 * sum }
        // Twice the arctangent of h, as a fraction of 2π.
        var a = h * sum / pi
        if ay > ax { a = 0.25 - a }
        if x < 0 { a = 0.5 - a }
        if y < 0 { a = 1 - a }
        return a < 1 ? a : 0
    }
}
