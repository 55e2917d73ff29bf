/// The meaning of a text or a number.
package enum Kind: Hashable, Sendable {
    /// The meaning that the value's type implies.
    case automatic
    // Numbers.
    /// A number in points, or with the unit `pt`.
    case length
    /// A number of seconds, or with the unit `s` or `ms`.
    case time
    // Texts.
    case icon
    case picture
    case fontFamily
    /// The path of a font file or of a folder of fonts.
    case fontPath
    case stringsPath
    case geoJSONPath
    case languageTag
    // Points.
    /// A point with both coordinates required.
    case place
}

/// The notation of a field's value beyond its type.
package struct Format: Hashable, Sendable {
    package var kind: Kind
    package var range: LegalRange?
    /// The number of items of a list.
    package var count: ClosedRange<Int>?
    /// A description of the items of a list, in the plural.
    package var items: String?
    /// Names that replace values, such as `all`, or the choices that a key accepts; only for types that support them.
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
