/// The states of a glass tab bar at the bottom of a phone.
package enum TabBarPhase: String, Hashable, Sendable, CaseIterable {
    /// A capsule with all tabs.
    case regular
    /// A circle with the selected tab's icon, the popup bar beside it: its environment is `inline`.
    case minimized
    /// A circle as above, with a search field beside it, below the popup bar.
    case searching
}
