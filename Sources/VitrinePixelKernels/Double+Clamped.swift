extension Double {
    /// The nearest value in `low...high`; NaN becomes `low`, so that the result can be converted to an integer.
    @inlinable @inline(__always)
    package func clamped(_ low: Double, _ high: Double) -> Double { self > low ? (self < high ? self : high) : low }
}
