import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension UITabBarController {
    /// The effect of scrolling on the tab bar, in the glass design on phones.
    public enum MinimizeBehavior: Int, Sendable {
        /// The same as `never`.
        case automatic
        case never
        /// The tab bar shrinks to a circle when the page scrolls down, and grows when it scrolls up.
        case onScrollDown
        /// The tab bar shrinks when the page scrolls up, and grows when it scrolls down.
        case onScrollUp
    }

    /// The effect of scrolling on the tab bar. Default: `automatic`.
    public var tabBarMinimizeBehavior: MinimizeBehavior {
        get { bars.minimizeBehavior }
        set { bars.minimizeBehavior = newValue }
    }

    /// Returns the tab bar as the dock of a scene, with at most five tabs; nil if there are none.
    /// - Parameter standIn: The icon of tabs without an image; nil leaves them out.
    package func tabBarDock(in traits: Traits, standIn: String?) -> Container.Dock? {
        let items = (viewControllers ?? []).first(5, of: "UITabBarController").compactMap {
            controller -> TabBar.Item? in
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
        guard !items.isEmpty else { return nil }
        var bar = TabBar(items: items, selected: max(0, min(items.count - 1, selectedIndex)))
        bar.standardAppearance = tabBar.standardAppearance.barAppearance(in: traits)
        bar.tintColor = (tabBar.chosenTint ?? view.chosenTint)?.value(in: traits)
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
    /// The title and icon. Source of the titles: UIKit. The icons are Vitrine's equivalents of the system's.
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
    /// Returns the toolbar as the dock of a scene; nil for one without items.
    package func toolbarDock(in traits: Traits) -> Container.Dock? {
        toolbar(of: topViewController, in: traits).map { .toolbar($0) }
    }

    /// Returns the toolbar for a controller of the stack, with at most five items; nil for one without items.
    func toolbar(of page: UIViewController?, in traits: Traits) -> Toolbar? {
        let shown = (page?.toolbarItems ?? toolbar.items ?? []).filter { !$0.isHidden }
        let items = shown.compactMap { item -> Toolbar.Item? in
            let icon = item.title == nil ? item.iconName : nil
            guard let title = item.shownTitle ?? item.accessibilityLabel ?? icon else { return nil }
            item.takeTaps(named: title, in: self)
            return Toolbar.Item(title, icons: icon.map { [$0] } ?? [])
        }
        guard !items.isEmpty else { return nil }
        var bar = Toolbar(items: Array(items.first(5, of: "UIToolbar")))
        bar.standardAppearance = toolbar.standardAppearance.barAppearance(in: traits)
        return bar
    }

    /// Returns the top bar for a controller of the stack.
    /// - Parameter pages: The stack up to the controller.
    func navigationBar(of pages: [UIViewController], in traits: Traits) -> NavigationBar {
        guard let page = pages.last else { return NavigationBar() }
        let item = page.navigationItem
        if item.prompt != nil { UIKitWarnings.warn("UINavigationItem.prompt is not drawn") }
        var out = NavigationBar(title: page.barTitle)
        func items(_ given: [UIBarButtonItem]?) -> [NavigationBar.Item] {
            (given ?? []).first(3, of: "UINavigationBar").compactMap { item in
                let out = item.navigationItem(in: traits)
                item.takeTaps(named: out?.title ?? out?.icon, in: self)
                return out
            }
        }
        out.leadingItems = items(item.leftBarButtonItems)
        out.trailingItems = items(item.rightBarButtonItems)
        out.hidesBackButton = item.hidesBackButton
        if let below = pages.dropLast().last, out.leadingItems.isEmpty || item.leftItemsSupplementBackButton {
            let own = below.navigationItem.backButtonTitle ?? below.navigationItem.backBarButtonItem?.title
            out.backButtonTitle = (own ?? below.barTitle ?? NavigationBar.back).limited
        }
        out.prefersLargeTitles = navigationBar.prefersLargeTitles && pages.hasLargeTitle
        let appearance = item.standardAppearance ?? navigationBar.standardAppearance
        out.standardAppearance = appearance.barAppearance(in: traits)
        let edge = item.scrollEdgeAppearance ?? navigationBar.scrollEdgeAppearance
        if traits.design == .legacy, edge?.backgroundPreset == .transparent { out.scrollEdgeAppearance = .transparent }
        return out
    }
}

extension UIViewController {
    /// The title in the bar of a navigation controller.
    var barTitle: String? {
        let item = navigationItem
        var own: String?
        switch item.titleView {
        case let label as UILabel: own = label.text
        case let button as UIButton: own = button.currentTitle
        case nil: break
        case let view?: UIKitWarnings.warn("UINavigationItem.titleView: \(type(of: view)) is not drawn")
        }
        return (own ?? item.title ?? title).flatMap { $0.isEmpty ? nil : $0.limited }
    }
}

extension [UIViewController] {
    /// Whether the last page has a large title if the bar prefers it: by its mode, or as the page below. Source:
    /// UIKit's documentation of `largeTitleDisplayMode`.
    fileprivate var hasLargeTitle: Bool {
        for page in reversed() {
            switch page.navigationItem.largeTitleDisplayMode {
            case .automatic: continue
            case .always: return true
            case .never, .inline: return false
            }
        }
        return true
    }
}

extension UIBarAppearance {
    /// Returns the appearance of a toolbar or tab bar of the legacy design; nil for the system's.
    fileprivate func barAppearance(in traits: Traits) -> BarAppearance? {
        guard traits.design == .legacy else { return nil }
        let out = BarAppearance(
            backgroundEffect: backgroundEffect.flatMap { BarEffect(rawValue: "\($0.style)") },
            backgroundColor: backgroundColor?.value(in: traits),
            shadowColor: shadowColor?.value(in: traits))
        return out == BarAppearance() ? nil : out
    }
}

extension Array {
    /// Returns the items that a bar of a scene can have.
    fileprivate func first(_ count: Int, of bar: String) -> ArraySlice<Element> {
        if self.count > count { UIKitWarnings.warn("\(bar): \(count) of \(self.count) items are drawn") }
        return prefix(count)
    }
}
