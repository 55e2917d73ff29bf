/// The direction of a paragraph.
package enum TextDirection: String, Hashable, Sendable, CaseIterable {
    /// That of the first letter with a direction; left to right when no letter has one.
    case auto
    case leftToRight
    case rightToLeft
}

/// Where a text too long for its room loses its letters. An ellipsis takes their place.
package enum Truncation: String, Hashable, Sendable, CaseIterable {
    /// At the end of the text.
    case tail
    case head
    case middle
}
