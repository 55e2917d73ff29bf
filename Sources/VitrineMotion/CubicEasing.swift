/// A cubic Bézier curve from (0, 0) to (1, 1) with monotonic x as a function y(x).
struct CubicEasing: Hashable, Sendable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    /// The value y at x, 0 < x < 1.
    func y(at x: Double) -> Double { Self.coordinate(y1, y2, at: parameter(at: x)) }

    /// The curve's parameter at x, found by Newton's method with bisection if a step would leave the bracket.
    private func parameter(at x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var t = x
        for _ in 0..<64 {
            let error = Self.coordinate(x1, x2, at: t) - x
            if error == 0 { break }
            if error > 0 { high = t } else { low = t }
            var next = t - error / Self.derivative(x1, x2, at: t)
            // This form also fails for the NaN and infinities of a zero slope.
            if !(next > low && next < high) { next = low + (high - low) / 2 }
            guard next != t, next > low, next < high else { break }
            t = next
        }
        return t
    }

    private static func coordinate(_ a: Double, _ b: Double, at t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
    }

    private static func derivative(_ a: Double, _ b: Double, at t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
    }
}
