/// What a text or a number stands for.
package enum Kind: Hashable, Sendable {
    /// The value as its type has it.
    case automatic
    // Numbers.
    /// A number in points, or with the unit `pt`.
    case length
    /// A number of seconds, or with the unit `s` or `ms`.
    case time
    // Texts.
    /// The name of an icon.
    case icon
    /// The path of an image file.
    case picture
    case fontFamily
    /// The path of a font file or of a folder of fonts.
    case fontPath
    /// The path of a `.strings` file.
    case stringsPath
    /// A BCP 47 language tag.
    case languageTag
    // Points.
    /// A point both of whose coordinates must be there.
    case place
}

/// How a field's value is written: what a table says beyond the type of the value.
package struct Format: Hashable, Sendable {
    package var kind: Kind
    /// Of the numbers in the value.
    package var range: LegalRange?
    /// Of the items of a list.
    package var count: ClosedRange<Int>?
    /// What the items of a list are, in the plural.
    package var items: String?
    /// Names that take the place of values, such as `all`, or those of a choice that a key accepts; only for types that read them.
    package var names: [String]

    package init(
        _ kind: Kind = .automatic, in range: LegalRange? = nil, count: ClosedRange<Int>? = nil, of items: String? = nil,
        names: [String] = []
    ) {
        self.kind = kind
        self.count = count
        self.items = items
        self.names = names
        switch kind {
        case .length: self.range = range?.with(unit: "pt")
        case .time: self.range = range?.with(unit: "s")
        default: self.range = range
        }
    }
}
