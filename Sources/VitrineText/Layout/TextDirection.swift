package enum TextDirection: String, Hashable, Sendable, CaseIterable {
    /// The direction of the first strong character; left to right if there is none.
    case auto
    case leftToRight
    case rightToLeft
}

/// The part of a text that an ellipsis replaces if the text does not fit.
package enum Truncation: String, Hashable, Sendable, CaseIterable {
    case tail
    case head
    case middle
}
