package enum TextDirection: String, Hashable, Sendable, CaseIterable {
    /// The direction of the first strong character; left to right if there is none.
    case auto
    case leftToRight
    case rightToLeft
}

/// Where a text that does not fit is truncated. An ellipsis replaces the missing part.
package enum Truncation: String, Hashable, Sendable, CaseIterable {
    case tail
    case head
    case middle
}
