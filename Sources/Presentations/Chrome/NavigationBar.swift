/// The bar at the top of a page.
public struct NavigationBar: Hashable, Sendable, Codable {
    /// Default: none.
    public var title: String?
    /// Titles of buttons from the leading side. Default: none.
    public var leadingItems: [String]
    /// Titles of buttons from the trailing side inward. Default: none.
    public var trailingItems: [String]
    /// How the legacy design's bar looks while the page is scrolled to its beginning. Default `standard`.
    public var scrollEdgeAppearance: ScrollEdgeAppearance

    public init(
        title: String? = nil, leadingItems: [String] = [], trailingItems: [String] = [],
        scrollEdgeAppearance: ScrollEdgeAppearance = .standard
    ) {
        self.title = title
        self.leadingItems = leadingItems
        self.trailingItems = trailingItems
        self.scrollEdgeAppearance = scrollEdgeAppearance
    }
}
