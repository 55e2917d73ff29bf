extension LNPopupBar {
    /// What a style looks like depends on the design. Source: facts, popup bar, section 1.1.
    public enum Style: Int, Sendable {
        case `default` = 0
        @available(*, deprecated, renamed: "floatingCompact")
        case compact = 1
        @available(*, deprecated, renamed: "floating")
        case prominent = 2
        case floatingCompact = 8
        case floating = 9
        /// The view of ``LNPopupBar/customBarViewController``; without one, `default`.
        case custom = 0xFFFF
    }

    public enum ProgressViewStyle: Int, Sendable {
        /// `none`.
        case `default` = 0
        case bottom = 1
        case top = 2
        case none = 0xFFFF
    }

    /// Where a bar is.
    public enum Environment: Int, Sendable {
        case unspecified
        /// Above its dock.
        case regular
        /// Beside a minimized tab bar.
        case inline
    }
}

extension UITraitCollection {
    /// Where the popup bar of the scene is, for code that runs while the scene is recorded.
    public var popupBarEnvironment: LNPopupBar.Environment { PopupSession.environment }

    @available(*, deprecated, renamed: "popupBarEnvironment")
    public var popUpBarEnvironment: LNPopupBar.Environment { popupBarEnvironment }
}
