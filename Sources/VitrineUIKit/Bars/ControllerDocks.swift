import VitrineChrome
import VitrinePrimitives
import VitrineSetting
import VitrineSurfaces
import VitrineVocabulary

extension UITabBarController {
    /// What scrolling of the page does to the tab bar, in the glass design on phones.
    public enum MinimizeBehavior: Int, Sendable {
        /// `never`.
        case automatic
        case never
        /// The bar shrinks to a circle when a finger begins to scroll down, and grows again when one scrolls up.
        case onScrollDown
        /// The other way round.
        case onScrollUp
    }

    /// Default `automatic`.
    public var tabBarMinimizeBehavior: MinimizeBehavior {
        get { bars.minimizeBehavior }
        set { bars.minimizeBehavior = newValue }
    }

    /// The tab bar as the dock of a scene, with at most five tabs; nil for less than two.
    /// - Parameter standIn: the icon of tabs without an image; nil leaves them out.
    package func tabBarDock(in traits: Traits, standIn: String?) -> Container.Dock? {
        let items = (viewControllers ?? []).prefix(5).compactMap { controller -> TabBar.Item? in
            guard let item = controller.tabBarItem else { return nil }
            let system = item.systemItem?.tab
            let image = item.image.flatMap { $0.name.isEmpty ? nil : $0 }
            guard let icon = image?.name ?? system?.icon ?? standIn else { return nil }
            let title = (item.title ?? system?.title ?? controller.title ?? "").limited
            if image == nil, system == nil {
                UIKitWarnings.warn("UITabBarItem \"\(title)\" has no image: the icon \(icon) is drawn")
            }
            return TabBar.Item(
                title: title, icon: icon, badgeValue: item.badgeValue?.limited,
                titlePositionAdjustment: item.titlePositionAdjustment.sceneValue)
        }
        guard items.count >= 2 else { return nil }
        var bar = TabBar(items: items, selected: max(0, min(items.count - 1, selectedIndex)))
        bar.standardAppearance = tabBar.standardAppearance.barAppearance(in: traits)
        bar.tintColor = tabBar.ownTintColor?.elementColor(in: traits.appearance)
        bar.minimizeBehavior =
            switch tabBarMinimizeBehavior {
            case .automatic: .automatic
            case .never: .never
            case .onScrollDown: .onScrollDown
            case .onScrollUp: .onScrollUp
            }
        return .tabBar(bar)
    }
}

extension UITabBarItem.SystemItem {
    /// Source of the titles: UIKit. The icons are Vitrine's that are like the system's.
    fileprivate var tab: (title: String, icon: String) {
        switch self {
        case .more: ("More", "ellipsis")
        case .favorites: ("Favorites", "star-fill")
        case .featured: ("Featured", "star-fill")
        case .topRated: ("Top Rated", "star-fill")
        case .recents: ("Recents", "clock")
        case .contacts: ("Contacts", "person")
        case .history: ("History", "clock")
        case .bookmarks: ("Bookmarks", "library")
        case .search: ("Search", "magnifyingglass")
        case .downloads: ("Downloads", "dock-arrow-down")
        case .mostRecent: ("Most Recent", "clock")
        case .mostViewed: ("Most Viewed", "list-badge")
        }
    }
}

extension UINavigationController {
    /// The toolbar as the dock of a scene, with at most five titles; nil for one without titles.
    package func toolbarDock(in traits: Traits) -> Container.Dock? {
        let titles = (topViewController?.toolbarItems ?? toolbar.items ?? []).compactMap { $0.title?.limited }
        guard !titles.isEmpty else { return nil }
        var bar = Toolbar(items: titles.prefix(5).map { Toolbar.Item($0) })
        bar.standardAppearance = toolbar.standardAppearance.barAppearance(in: traits)
        return .toolbar(bar)
    }
}

extension UIBarAppearance {
    /// The appearance of a toolbar or tab bar of the legacy design; nil for the system's.
    fileprivate func barAppearance(in traits: Traits) -> BarAppearance? {
        guard traits.design == .legacy else { return nil }
        let out = BarAppearance(
            backgroundEffect: backgroundEffect.flatMap { BarEffect(rawValue: "\($0.style)") },
            backgroundColor: backgroundColor?.elementColor(in: traits.appearance),
            shadowColor: shadowColor?.elementColor(in: traits.appearance))
        return out == BarAppearance() ? nil : out
    }
}
