/// The finite numbers that a key accepts.
package struct LegalRange: Hashable, Sendable, CustomStringConvertible {
    package let lower: Double
    package let includesLower: Bool
    package let upper: Double
    package let unit: String

    package init(_ range: ClosedRange<Double>, _ unit: String = "") {
        (lower, upper, self.unit, includesLower) = (range.lowerBound, range.upperBound, unit, true)
    }

    package init(above lower: Double, atMost upper: Double, _ unit: String = "") {
        (self.lower, self.upper, self.unit, includesLower) = (lower, upper, unit, false)
    }

    /// The numbers above a bound that is excluded.
    package static func above(_ lower: Double, atMost upper: Double) -> LegalRange {
        LegalRange(above: lower, atMost: upper)
    }

    package func contains(_ value: Double) -> Bool {
        value.isFinite && value <= upper && (includesLower ? value >= lower : value > lower)
    }

    /// The nearest bound for a number outside the range; the upper bound for NaN.
    package func clamped(_ value: Double) -> Double { value.isNaN ? upper : value.clamped(to: lower...upper) }

    /// The range with a unit, unless it has one.
    package func with(unit: String) -> LegalRange {
        guard self.unit.isEmpty else { return self }
        return includesLower ? LegalRange(lower...upper, unit) : LegalRange(above: lower, atMost: upper, unit)
    }

    /// The suffix of a definition in the schema, such as `0...600` or `above0...60`.
    package var name: String { "\(includesLower ? "" : "above")\(spelled(lower))...\(spelled(upper))" }

    /// `0...600 s` or `above 0, at most 60 s`.
    package var description: String {
        let text =
            includesLower
            ? "\(spelled(lower))...\(spelled(upper))" : "above \(spelled(lower)), at most \(spelled(upper))"
        return unit.isEmpty ? text : "\(text) \(unit)"
    }
}
