package enum MotionError: Error, Hashable, Sendable {
    /// A number is NaN, infinite or outside its legal range.
    case outOfRange(parameter: String, value: Double, legal: ClosedRange<Double>)
    /// A time lies before the previous one; both are in seconds.
    case timeRunsBackward(time: Double, previous: Double)

    /// Returns the value if it is legal; otherwise throws ``outOfRange(parameter:value:legal:)``.
    @discardableResult
    static func checked(
        _ value: Double, as parameter: String, in legal: ClosedRange<Double>
    ) throws(MotionError) -> Double {
        guard legal.contains(value) else { throw .outOfRange(parameter: parameter, value: value, legal: legal) }
        return value
    }
}

extension MotionError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .outOfRange(let parameter, let value, let legal):
            return "\(parameter) is \(plain(value)); expected \(plain(legal.lowerBound)) to \(plain(legal.upperBound))"
        case .timeRunsBackward(let time, let previous):
            return "time \(plain(time)) s comes before \(plain(previous)) s; expected times in ascending order"
        }
    }

    /// The number without a zero fraction: "2" for 2.0.
    private func plain(_ value: Double) -> String {
        guard let whole = Int(exactly: value), value.magnitude < 1e12 else { return "\(value)" }
        return "\(whole)"
    }
}
