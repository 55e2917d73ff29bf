/// Where a popup bar is, as LNPopupController's trait of that name says it. Source: facts, popup bar, section 1.6.
package enum PopupBarEnvironment: String, Hashable, Sendable, CaseIterable {
    /// Above its dock.
    case regular
    /// Beside a minimized tab bar.
    case inline
}
