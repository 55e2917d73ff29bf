/// The direction of a paragraph.
package enum TextDirection: String, Hashable, Sendable, CaseIterable {
    /// That of the first strong character; left to right without one.
    case auto
    case leftToRight
    case rightToLeft
}

/// Where a text that does not fit is truncated. An ellipsis replaces the missing part.
package enum Truncation: String, Hashable, Sendable, CaseIterable {
    /// At the end of the text.
    case tail
    case head
    case middle
}
