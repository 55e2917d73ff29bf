extension LNPopupBar {
    /// The style of a bar, whose appearance depends on the design. Source: facts, popup bar, section 1.1.
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
        /// The same as `none`.
        case `default` = 0
        case bottom = 1
        case top = 2
        case none = 0xFFFF
    }

    /// The environment of a bar.
    public enum Environment: Int, Sendable {
        case unspecified
        /// The bar is above its dock.
        case regular
        /// The bar is beside a minimized tab bar.
        case inline
    }
}

extension UITraitCollection {
    /// The environment of the scene's popup bar, for code that runs while the scene is recorded.
    public var popupBarEnvironment: LNPopupBar.Environment { PopupSession.environment }

    @available(*, deprecated, renamed: "popupBarEnvironment")
    public var popUpBarEnvironment: LNPopupBar.Environment { popupBarEnvironment }
}
