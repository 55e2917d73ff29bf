import Primitives

/// What a popup bar shows and how; LNPopupController's `LNPopupBar`, with its property names.
public struct PopupBar: Hashable, Sendable, Codable {
    public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
        /// `floatingCompact` on phones.
        case `default`
        /// Shown as `floatingCompact` in the glass design.
        case compact
        /// Shown as `floating` in the glass design.
        case prominent
        case floatingCompact
        case floating
    }

    public enum ProgressViewStyle: String, Hashable, Sendable, Codable, CaseIterable {
        /// `none`.
        case `default`
        case bottom
        case top
        case none
    }

    /// Releases of LNPopupController whose figures differ.
    public enum LibraryVersion: String, Hashable, Sendable, Codable, CaseIterable {
        /// As in most pictures of the library's documentation: lighter, larger titles and wider padding.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case v4_0 = "4.0"
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case v4_5 = "4.5"
    }

    /// Default 4.5.
    public var libraryVersion: LibraryVersion
    /// Default `default`.
    public var barStyle: Style
    /// Default `default`.
    public var progressViewStyle: ProgressViewStyle
    /// Colour of buttons and progress. Default: the system pink of the libraries' demos.
    public var tintColor: Color?
    public var popupItem: PopupItem
    /// Whether the bar is there when the scene begins. Default true when the timeline never presents it, else false.
    public var presented: Bool?

    public init(
        libraryVersion: LibraryVersion = .v4_5, barStyle: Style = .default,
        progressViewStyle: ProgressViewStyle = .default,
        tintColor: Color? = nil, popupItem: PopupItem = PopupItem(), presented: Bool? = nil
    ) {
        self.libraryVersion = libraryVersion
        self.barStyle = barStyle
        self.progressViewStyle = progressViewStyle
        self.tintColor = tintColor
        self.popupItem = popupItem
        self.presented = presented
    }

    /// The style as drawn in the glass design on a phone. Source: facts, popup bar, section 1.1.
    public var effectiveBarStyle: Style {
        switch barStyle {
        case .default, .compact, .floatingCompact: .floatingCompact
        case .prominent, .floating: .floating
        }
    }
}
