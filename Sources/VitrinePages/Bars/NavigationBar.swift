import VitrinePrimitives
import VitrineSurfaces

/// The bar at the top of a page.
public struct NavigationBar: Hashable, Sendable {
    /// A button with a title or an icon.
    public struct Item: Hashable, Sendable, ExpressibleByStringLiteral {
        /// `UIBarButtonItem.Style`.
        public enum Style: String, Hashable, Sendable, CaseIterable {
            /// A label on glass; in the legacy design a title in the tint.
            case plain
            /// A button on tinted glass; in the legacy design a semibold title.
            case prominent
        }

        /// The title of a button without an icon. Default: none.
        public var title: String?
        /// The name of an icon; see `vitrine list icons`. Default: none.
        public var icon: String?
        /// The style. Default: `plain`.
        public var style: Style
        /// The tint. Default: `Traits.tintColor`.
        public var tint: RGBColor?

        public init(title: String? = nil, icon: String? = nil, style: Style = .plain, tint: RGBColor? = nil) {
            self.title = title
            self.icon = icon
            self.style = style
            self.tint = tint
        }

        public init(stringLiteral title: String) { self.init(title: title) }

        /// The name of the button in touches: its title, or its icon.
        package var name: String? { title ?? icon }
    }

    /// The title, in the center, or at the leading side on iPads in the glass design. Default: none.
    public var title: String?
    /// Whether the title is large below the buttons while the page is scrolled to its top. Default: false.
    public var prefersLargeTitles = false
    /// The title of the back button: after its chevron in the legacy design, its name in events in the glass design.
    /// Default: on a pushed page, the title of the page below it; else there is no such button.
    public var backButtonTitle: String?
    /// Whether a pushed page has no back button. Default: false.
    public var hidesBackButton = false
    /// The buttons from the leading side. Default: none.
    public var leadingItems: [Item]
    /// The buttons from the trailing side inward. Default: none.
    public var trailingItems: [Item]
    /// The appearance of the legacy design's bar while the page is scrolled to its beginning. Default: `standard`.
    public var scrollEdgeAppearance: ScrollEdgeAppearance
    /// The appearance of the legacy design's bar. Default: that of the system.
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
    /// The title of a back button to a page without a title. Source: UIKit.
    package static let back = "Back"

    /// Returns the bar of a page pushed over a page with another bar. Leading items replace the back button, unless it
    /// has its own title. Source: UIKit's documentation of `leftItemsSupplementBackButton`.
    package func pushed(over below: NavigationBar) -> NavigationBar {
        guard !hidesBackButton, backButtonTitle == nil, leadingItems.isEmpty else { return self }
        var out = self
        out.backButtonTitle = below.title ?? Self.back
        return out
    }

    package var names: [String] {
        (backButton.map { [$0] } ?? []) + (leadingItems + trailingItems).compactMap(\.name)
    }

    package var backButton: String? { hidesBackButton ? nil : backButtonTitle }
}
