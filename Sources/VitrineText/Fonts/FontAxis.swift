/// An axis along which a variable font changes.
package struct FontAxis: Hashable, Sendable {
    package let tag: FontTag
    /// The name that the font gives it, such as `Weight`; empty when it gives none.
    package let name: String
    /// In the axis' own units.
    package let range: ClosedRange<Double>
    /// Within `range`.
    package let defaultValue: Double

    /// The nearest value that the axis has, in steps of 1/64 so that the libraries' number formats all hold it.
    func clamped(_ value: Double) -> Double {
        value.isNaN ? defaultValue : (min(max(value, range.lowerBound), range.upperBound) * 64).rounded() / 64
    }

    /// Whether an italic can be had from this axis.
    var givesItalic: Bool {
        switch tag {
        case .italic: range.upperBound >= 1
        case .slant: range.lowerBound < 0
        default: false
        }
    }
}

/// A wish for a value on an axis of a variable font. Fonts without the axis take no notice.
package struct FontVariation: Hashable, Sendable {
    /// What `fvar` can hold. Source: OpenType specification, the data type Fixed.
    package static let legalValues = -32768.0...32767.0

    package let tag: FontTag
    /// In the axis' own units; moved to the nearest that the axis has.
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
    /// The wishes in one order, of several for an axis the last, every value a number in range.
    var sane: [FontVariation] {
        var seen: Set<FontTag> = []
        let legal = FontVariation.legalValues
        let kept = reversed().filter { !$0.value.isNaN && seen.insert($0.tag).inserted }
        return kept.map { FontVariation($0.tag, Swift.min(Swift.max($0.value, legal.lowerBound), legal.upperBound)) }
            .sorted { $0.tag < $1.tag }
    }
}

extension [FontAxis] {
    /// A value for each axis: the wish for it, the last of several, or the default.
    func coordinates(_ wishes: [FontVariation]) -> [Double] {
        map { axis in
            wishes.last { $0.tag == axis.tag }.map { axis.clamped($0.value) } ?? axis.clamped(axis.defaultValue)
        }
    }
}
