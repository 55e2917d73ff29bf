/// A property of elements that touches and changes animate.
package enum ElementField: String, Hashable, Sendable, CaseIterable {
    /// 0...1.
    case alpha
    /// In points.
    case height
    /// 0 off, 1 on.
    case isOn
    /// 0...1, or a number of stars.
    case value
    /// An index.
    case selection
    /// 0...1.
    case pressed
    /// 0...1.
    case focused
    /// In points.
    case contentOffset
    /// Whether a refresh control turns, 0 or 1.
    case refreshing
    /// How much of its height the content gives way, 0...1.
    case refreshInset
    /// How opaque the scroll indicator is, 0...1.
    case scrollIndicator
}
