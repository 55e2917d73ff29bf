extension Double {
    /// The nearest value of `low`...`high`; what is not a number counts as `low`, so that the result can always be
    /// converted to an integer that holds both ends.
    @inlinable @inline(__always)
    package func clamped(_ low: Double, _ high: Double) -> Double { self > low ? (self < high ? self : high) : low }
}
