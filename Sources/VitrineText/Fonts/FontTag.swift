/// A name of four bytes that OpenType gives to features, axes and tables.
package struct FontTag: RawRepresentable, Hashable, Sendable, Comparable, CustomStringConvertible {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// - Parameter name: 1...4 printable ASCII characters, padded with spaces. The result is nil for others.
    package init?(_ name: String) {
        let bytes = Array(name.utf8)
        guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
        rawValue = (0..<4).reduce(0) { $0 << 8 | UInt32($1 < bytes.count ? bytes[$1] : 0x20) }
    }

    init(bytes: StaticString) {
        rawValue = (0..<4).reduce(0) { unsafe $0 << 8 | UInt32(bytes.utf8Start[$1]) }
    }

    package static func < (a: FontTag, b: FontTag) -> Bool { a.rawValue < b.rawValue }

    /// The name without trailing spaces; unprintable bytes become `?`.
    package var description: String {
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> UInt32($0)) }
        let text = bytes.map { (0x20...0x7E).contains($0) ? Character(Unicode.Scalar($0)) : "?" }
        return String(text.reversed().drop { $0 == " " }.reversed())
    }
}

// The registered axes. Source: OpenType specification, design-variation axis tag registry.
extension FontTag {
    /// `wght`, on the scale of `FontWeight`.
    package static let weight = FontTag(bytes: "wght")
    /// `wdth`, in percent of the normal width.
    package static let width = FontTag(bytes: "wdth")
    /// `ital`: 0 is upright, 1 italic.
    package static let italic = FontTag(bytes: "ital")
    /// `slnt`, in degrees; leaning forward is below 0.
    package static let slant = FontTag(bytes: "slnt")
    /// `opsz`, in points.
    package static let opticalSize = FontTag(bytes: "opsz")
}

/// An OpenType feature and its value: 0 is off, 1 on; more selects an alternate.
package struct FontFeature: Hashable, Sendable {
    package let tag: UInt32
    package let value: UInt32

    /// - Parameter name: 1...4 printable ASCII characters; shorter tags are padded with spaces.
    /// - Throws: `badFeatureTag`.
    package init(_ name: String, _ value: UInt32 = 1) throws(TextError) {
        guard let tag = FontTag(name) else { throw .badFeatureTag(name) }
        self.init(tag, value)
    }

    private init(_ tag: FontTag, _ value: UInt32) {
        self.tag = tag.rawValue
        self.value = value
    }

    /// Digits of equal width.
    package static let tabularFigures = FontFeature(FontTag(bytes: "tnum"), 1)
    /// Punctuation at the height of capitals and digits, such as the colon of a time.
    package static let caseSensitiveForms = FontFeature(FontTag(bytes: "case"), 1)
    package static let noLigatures = ["liga", "clig", "dlig"].compactMap { try? FontFeature($0, 0) }
    /// All ligatures, including those that are off by default.
    package static let allLigatures = ["liga", "clig", "dlig", "hlig"].compactMap { try? FontFeature($0) }
    /// Turns off contextual alternates: Inter's replace "->" by an arrow, which iOS does not.
    static let noContextualAlternates = FontFeature(FontTag(bytes: "calt"), 0)
}
