import VitrinePrimitives
import VitrineSurfaces

/// The bar at the top of a page.
public struct NavigationBar: Hashable, Sendable {
    /// A button with a title or an icon.
    public struct Item: Hashable, Sendable, ExpressibleByStringLiteral {
        /// `UIBarButtonItem.Style`.
        public enum Style: String, Hashable, Sendable, CaseIterable {
            /// Ink on glass; in the legacy design a title in the tint.
            case plain
            /// On glass of the tint; in the legacy design a semibold title.
            case prominent
        }

        /// Shown where there is no icon. Default: none.
        public var title: String?
        /// Name of an icon; see `vitrine list icons`. Default: none.
        public var icon: String?
        /// Default `plain`.
        public var style: Style
        /// Default: `Traits.tintColor`.
        public var tint: RGBColor?

        public init(title: String? = nil, icon: String? = nil, style: Style = .plain, tint: RGBColor? = nil) {
            self.title = title
            self.icon = icon
            self.style = style
            self.tint = tint
        }

        public init(stringLiteral title: String) { self.init(title: title) }

        /// What touches call the button: its title, or its icon.
        package var name: String? { title ?? icon }
    }

    /// In the middle, on iPads in the glass design at the leading side. Default: none.
    public var title: String?
    /// Whether the title stands large below the buttons while the page is scrolled to its top. Default false.
    public var prefersLargeTitles = false
    /// Of the button that goes back: after its chevron in the legacy design, its name in events in the glass design. Default:
    /// on a page that has been pushed, the title of the page below it; else there is no such button.
    public var backButtonTitle: String?
    /// Whether a page that has been pushed has no button that goes back. Default false.
    public var hidesBackButton = false
    /// From the leading side. Default: none.
    public var leadingItems: [Item]
    /// From the trailing side inward. Default: none.
    public var trailingItems: [Item]
    /// How the legacy design's bar looks while the page is scrolled to its beginning. Default `standard`.
    public var scrollEdgeAppearance: ScrollEdgeAppearance
    /// The look of the legacy design's bar. Default: that of the system.
    public var standardAppearance: BarAppearance?

    public init(
        title: String? = nil, backButtonTitle: String? = nil, leadingItems: [Item] = [], trailingItems: [Item] = [],
        scrollEdgeAppearance: ScrollEdgeAppearance = .standard, standardAppearance: BarAppearance? = nil
    ) {
        self.title = title
        self.backButtonTitle = backButtonTitle
        self.leadingItems = leadingItems
        self.trailingItems = trailingItems
        self.scrollEdgeAppearance = scrollEdgeAppearance
        self.standardAppearance = standardAppearance
    }
}

extension NavigationBar {
    /// The title of a button that goes back to a page without a title. Source: UIKit.
    package static let back = "Back"

    /// The bar of a page that has been pushed over a page with another bar. Leading items take the place of the button that goes
    /// back, unless that has a title of its own. Source: UIKit's documentation of `leftItemsSupplementBackButton`.
    package func pushed(over below: NavigationBar) -> NavigationBar {
        guard !hidesBackButton, backButtonTitle == nil, leadingItems.isEmpty else { return self }
        var out = self
        out.backButtonTitle = below.title ?? Self.back
        return out
    }

    /// What touches call the buttons.
    package var names: [String] {
        (backButton.map { [$0] } ?? []) + (leadingItems + trailingItems).compactMap(\.name)
    }

    /// The title of the button that goes back; nil without one.
    package var backButton: String? { hidesBackButton ? nil : backButtonTitle }
}
