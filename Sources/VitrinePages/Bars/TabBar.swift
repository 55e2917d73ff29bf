import VitrinePrimitives
import VitrineSurfaces

/// A tab bar.
public struct TabBar: Hashable, Sendable {
    /// Where the bar is.
    public enum Placement: String, Hashable, Sendable, CaseIterable {
        /// `top` on iPads in the glass design, else `bottom`.
        case automatic
        /// Above the page, as titles without icons; on iPads, elsewhere `bottom`.
        case top
        case bottom
    }

    /// `UITabBarController.MinimizeBehavior`.
    public enum MinimizeBehavior: String, Hashable, Sendable, CaseIterable {
        /// `never`.
        case automatic
        case never
        /// The bar shrinks to a circle when a finger begins to scroll down, and grows again when one scrolls up.
        case onScrollDown
        /// The other way round.
        case onScrollUp
    }

    public struct Item: Hashable, Sendable {
        public var title: String
        /// Name of an icon; see `vitrine list icons`.
        public var icon: String
        /// On a red plate at the icon, in a bar at the bottom. Default: none.
        public var badgeValue: String?
        /// Offset of the title below the icon in points, as `UITabBarItem.titlePositionAdjustment`; -1000...1000 each.
        /// Default: (0, 0).
        public var titlePositionAdjustment: Point

        public init(
            title: String, icon: String, badgeValue: String? = nil, titlePositionAdjustment: Point = .zero
        ) {
            self.title = title
            self.icon = icon
            self.badgeValue = badgeValue
            self.titlePositionAdjustment = titlePositionAdjustment
        }
    }

    /// From the leading side; 2...5.
    public var items: [Item]
    /// Index of the selected item, from 0; with a sidebar, its other rows are counted after the tabs. Default 0.
    public var selected: Int

    /// How the legacy design's bar looks while the page below is scrolled to its end. Default `standard`.
    public var scrollEdgeAppearance: ScrollEdgeAppearance
    /// In the legacy design. Default: that of the system.
    public var standardAppearance: BarAppearance?
    /// Color of the selected item. Default: `Traits.tintColor`.
    public var tintColor: RGBColor?

    /// Default `automatic`.
    public var placement: Placement
    /// Title of a search item and text of the search field: in the glass design at the bottom a circle beside the tabs,
    /// elsewhere one more tab, which cannot be selected. Default: none.
    public var search: String?
    /// What scrolling of the page does to the bar, in the glass design on phones. Default `automatic`.
    public var minimizeBehavior: MinimizeBehavior = .automatic

    public init(
        items: [Item], selected: Int = 0, scrollEdgeAppearance: ScrollEdgeAppearance = .standard,
        placement: Placement = .automatic, tintColor: RGBColor? = nil, standardAppearance: BarAppearance? = nil,
        search: String? = nil
    ) {
        self.items = items
        self.selected = selected
        self.scrollEdgeAppearance = scrollEdgeAppearance
        self.placement = placement
        self.tintColor = tintColor
        self.standardAppearance = standardAppearance
        self.search = search
    }

    /// Titles of the tabs, then that of search.
    package var allTitles: [String] { items.map(\.title) + (search.map { [$0] } ?? []) }

    /// Names of its icons.
    package var iconNames: [String] { items.map(\.icon) + (search == nil ? [] : [TabBarView.searchIcon]) }

    /// The bar where search has no circle of its own.
    package var withSearchAsTab: TabBar {
        guard let search else { return self }
        var out = self
        out.search = nil
        out.items.append(Item(title: search, icon: TabBarView.searchIcon))
        return out
    }

    package func isAtTop(in traits: Traits) -> Bool {
        guard traits.isWide else { return false }
        return switch placement {
        case .automatic: traits.design == .glass
        case .top: true
        case .bottom: false
        }
    }
}
