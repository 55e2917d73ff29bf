/// A property of elements that touches and changes animate.
package enum ElementField: String, Hashable, Sendable, CaseIterable {
    /// The opacity, 0...1.
    case alpha
    case height
    /// The state of a switch: 0 off, 1 on.
    case isOn
    /// The value, 0...1, or a number of stars.
    case value
    /// The index of the selection.
    case selection
    case pressed
    case focused
    /// The offset in points.
    case contentOffset
    /// Whether a refresh control turns, 0 or 1.
    case refreshing
    /// The fraction of the refresh control's height by which the content is displaced, 0...1.
    case refreshInset
    /// The opacity of the scroll indicator, 0...1.
    case scrollIndicator
}
