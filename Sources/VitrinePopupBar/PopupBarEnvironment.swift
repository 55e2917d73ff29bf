/// The position of a popup bar, as in LNPopupController's trait of that name. Source: facts, popup bar, section 1.6.
package enum PopupBarEnvironment: String, Hashable, Sendable, CaseIterable {
    /// Above its dock.
    case regular
    /// Beside a minimized tab bar.
    case inline
}
