import VitrinePrimitives
import VitrineSurfaces

/// A tab bar.
public struct TabBar: Hashable, Sendable {
    /// The position of the bar.
    public enum Placement: String, Hashable, Sendable, CaseIterable {
        /// `top` on iPads in the glass design, else `bottom`.
        case automatic
        /// Above the page, as titles without icons, on iPads; on other devices `bottom`.
        case top
        case bottom
    }

    /// `UITabBarController.MinimizeBehavior`.
    public enum MinimizeBehavior: String, Hashable, Sendable, CaseIterable {
        /// The same as `never`.
        case automatic
        case never
        /// The bar shrinks to a circle when the page scrolls down, and grows when it scrolls up.
        case onScrollDown
        /// The bar shrinks when the page scrolls up, and grows when it scrolls down.
        case onScrollUp
    }

    public struct Item: Hashable, Sendable {
        public var title: String
        /// The name of an icon; see `vitrine list icons`.
        public var icon: String
        /// The text of a red badge at the icon, in a bar at the bottom. Default: none.
        public var badgeValue: String?
        /// The offset of the title in points, -1000...1000 each; `UITabBarItem.titlePositionAdjustment`. Default: (0,
        /// 0).
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

    /// The items from the leading side; 2...5.
    public var items: [Item]
    /// The index of the selected item, from 0; with a sidebar, its other rows follow the tabs. Default: 0.
    public var selected: Int

    /// The appearance of the legacy design's bar while the page below is scrolled to its end. Default: `standard`.
    public var scrollEdgeAppearance: ScrollEdgeAppearance
    /// The appearance in the legacy design. Default: that of the system.
    public var standardAppearance: BarAppearance?
    /// The color of the selected item. Default: `Traits.tintColor`.
    public var tintColor: RGBColor?

    /// The position of the bar. Default: `automatic`.
    public var placement: Placement
    /// The title of a search item and the text of the search field: in the glass design at the bottom a circle beside
    /// the tabs, elsewhere an additional tab, which cannot be selected. Default: none.
    public var search: String?
    /// The effect of scrolling of the page on the bar, in the glass design on phones. Default: `automatic`.
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

    /// The titles of the tabs, then that of search.
    package var allTitles: [String] { items.map(\.title) + (search.map { [$0] } ?? []) }

    package var iconNames: [String] { items.map(\.icon) + (search == nil ? [] : [TabBarView.searchIcon]) }

    /// The bar with search as a tab instead of a circle.
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
