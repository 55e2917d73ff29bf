/// The states of a glass tab bar at the bottom of a phone.
package enum TabBarPhase: String, Hashable, Sendable, CaseIterable {
    /// A capsule with all tabs.
    case regular
    /// A circle with the selected tab's icon, and the popup bar beside it, whose environment is `inline`.
    case minimized
    /// A circle as in `minimized`, with a search field beside it, below the popup bar.
    case searching
}
