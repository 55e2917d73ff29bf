package struct FontAxis: Hashable, Sendable {
    package let tag: FontTag
    /// The axis's name in the font, such as `Weight`; empty if it has none.
    package let name: String
    /// The range in the axis's units.
    package let range: ClosedRange<Double>
    package let defaultValue: Double

    /// The nearest value in `range`, in steps of 1/64, which the number formats of all libraries can represent.
    func clamped(_ value: Double) -> Double {
        value.isNaN ? defaultValue : (value.clamped(to: range) * 64).rounded() / 64
    }

    var givesItalic: Bool {
        switch tag {
        case .italic: range.upperBound >= 1
        case .slant: range.lowerBound < 0
        default: false
        }
    }
}

/// A requested value for an axis of a variable font. Fonts without the axis ignore it.
package struct FontVariation: Hashable, Sendable {
    /// The range of `fvar` values. Source: OpenType specification, the data type Fixed.
    package static let legalValues = -32768.0...32767.0

    package let tag: FontTag
    /// The value in the axis's units; clamped to the range of the axis.
    package let value: Double

    package init(_ tag: FontTag, _ value: Double) {
        self.tag = tag
        self.value = value
    }

    /// - Parameter name: 1...4 printable ASCII characters, such as `wght`.
    /// - Throws: `badAxisTag`, `axisValueOutOfRange`.
    package init(_ name: String, _ value: Double) throws(TextError) {
        guard let tag = FontTag(name) else { throw .badAxisTag(name) }
        guard Self.legalValues.contains(value) else {
            throw .axisValueOutOfRange(name, value, legal: Self.legalValues)
        }
        self.init(tag, value)
    }
}

extension [FontVariation] {
    /// The settings in canonical order: the last one for each axis, with finite values in range.
    var sanitized: [FontVariation] {
        var seen: Set<FontTag> = []
        let legal = FontVariation.legalValues
        let kept = reversed().filter { !$0.value.isNaN && seen.insert($0.tag).inserted }
        return kept.map { FontVariation($0.tag, $0.value.clamped(to: legal)) }
            .sorted { $0.tag < $1.tag }
    }
}

extension [FontAxis] {
    func coordinates(_ requested: [FontVariation]) -> [Double] {
        map { axis in
            requested.last { $0.tag == axis.tag }.map { axis.clamped($0.value) } ?? axis.clamped(axis.defaultValue)
        }
    }
}
