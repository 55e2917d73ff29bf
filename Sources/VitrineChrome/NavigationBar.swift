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
        /// Default: that of the scene's popup bar.
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
    /// Of the button that goes back, after its chevron, in the legacy design. Default: none.
    public var backButtonTitle: String?
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
