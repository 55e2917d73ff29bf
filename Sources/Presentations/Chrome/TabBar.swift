/// A glass tab bar.
public struct TabBar: Hashable, Sendable, Codable {
    public struct Item: Hashable, Sendable, Codable {
        public var title: String
        /// Name of an icon; see `vitrine list icons`.
        public var icon: String

        public init(title: String, icon: String) {
            self.title = title
            self.icon = icon
        }
    }

    /// From the leading side; 2...5.
    public var items: [Item]
    /// Index of the selected item, from 0. Default 0.
    public var selected: Int

    /// How the legacy design's bar looks while the page below is scrolled to its end. Default `standard`.
    public var scrollEdgeAppearance: ScrollEdgeAppearance

    public init(items: [Item], selected: Int = 0, scrollEdgeAppearance: ScrollEdgeAppearance = .standard) {
        self.items = items
        self.selected = selected
        self.scrollEdgeAppearance = scrollEdgeAppearance
    }
}
