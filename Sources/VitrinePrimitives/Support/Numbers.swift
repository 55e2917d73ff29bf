extension Comparable {
    /// Returns the nearest value in a range. NaN becomes the lower bound, so that the result can be converted to an
    /// integer.
    @inlinable @inline(__always)
    package func clamped(to range: ClosedRange<Self>) -> Self {
        self > range.lowerBound ? (self < range.upperBound ? self : range.upperBound) : range.lowerBound
    }
}

extension Double {
    /// Returns the number between this one, at 0, and another one, at 1. Other fractions extrapolate.
    @inlinable @inline(__always)
    package func mixed(with other: Double, at fraction: Double) -> Double { self + (other - self) * fraction }
}

/// Returns a value with some properties changed: `with(PopupBar(barStyle: .floating)) { $0.presented = false }`.
package func with<Value>(_ value: Value, _ change: (inout Value) throws -> Void) rethrows -> Value {
    var value = value
    try change(&value)
    return value
}
