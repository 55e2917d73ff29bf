#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Transcendental functions made of IEEE additions and multiplications only, so that they give the same bits on every
/// machine; libm's differ between versions and processors. The error is below 4e-16 relative to the result's scale over
/// the ranges given.
package enum ExactMath {
    package static let pi = 3.141592653589793

    /// eˣ for -700...700; 0 below, +infinity above, NaN for NaN.
    ///
    /// Source: x = k·ln 2 + r with |r| ≤ 0.35, Taylor series of degree 13 for eʳ, then the exponent field is set.
    package static func exp(_ x: Double) -> Double {
        if x.isNaN { return x }
        if x < -700 { return 0 }
        if x > 700 { return .infinity }
        let k = (x * 1.4426950408889634).rounded()
        let r = (x - k * 0.6931471803691238) - k * 1.9082149292705877e-10
        var sum = 1.0
        for i in stride(from: 13.0, through: 1, by: -1) { sum = 1 + sum * r / i }
        return sum * Double(sign: .plus, exponent: Int(k), significand: 1)
    }

    /// Sine and cosine of an angle in radians, |x| up to 1e5; (0, 1) outside that range.
    /// Source: reduction by π/2 in three parts (fdlibm's constants), then Taylor series on ±π/4.
    package static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
        guard x.magnitude <= 1e5 else { return (0, 1) }
        let q = (x * 0.6366197723675814).rounded()
        let r =
            ((x - q * 1.57079632673412561417) - q * 6.07710050630396597660e-11) - q * 2.02226624879595063154e-21
        return sincos(quarters: q, and: r)
    }

    /// Sine and cosine in degrees, |x| up to 1e7, exact at multiples of 90; (0, 1) outside that range.
    package static func sincos(degrees x: Double) -> (sin: Double, cos: Double) {
        guard x.magnitude <= 1e7 else { return (0, 1) }
        let q = (x / 90).rounded()
        return sincos(quarters: q, and: (x - q * 90) * (pi / 180))
    }

    /// Sine and cosine of `q` quarter turns plus the remainder `r`, which is within ±π/4.
    private static func sincos(quarters q: Double, and r: Double) -> (sin: Double, cos: Double) {
        let r2 = r * r
        var s = 1.0
        for i in stride(from: 8.0, through: 1, by: -1) { s = 1 - s * r2 / ((2 * i) * (2 * i + 1)) }
        var c = 1.0
        for i in stride(from: 8.0, through: 1, by: -1) { c = 1 - c * r2 / ((2 * i - 1) * (2 * i)) }
        s *= r
        switch Int(q) & 3 {
        case 0: return (s, c)
        case 1: return (c, -s)
        case 2: return (-s, -c)
        default: return (-c, s)
        }
    }

    /// Rounds to the nearest multiple of 1/`scale`: a position on whole device pixels.
    package static func snapped(_ v: Double, scale: Double) -> Double { (v * scale).rounded() / scale }

    /// Natural logarithm of a positive finite number; NaN otherwise.
    /// Source: x = m·2ᵏ with m in [√½, √2), then 2·artanh((m − 1)/(m + 1)) as a series of 14 terms.
    package static func log(_ x: Double) -> Double {
        guard x > 0, x.isFinite else { return .nan }
        var k = Double(x.exponent)
        var m = x.significand
        if m > 1.4142135623730951 {
            m /= 2
            k += 1
        }
        let z = (m - 1) / (m + 1)
        let z2 = z * z
        var sum = 0.0
        for i in stride(from: 27.0, through: 1, by: -2) { sum = 1 / i + sum * z2 }
        return k * 0.6931471805599453 + 2 * z * sum
    }
}

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
