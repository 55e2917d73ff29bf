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
