import VitrineChrome
import VitrineSetting

extension UIViewController {
    /// The docking view as a dock of a scene; nil without one.
    func dock(in traits: Traits) -> Container.Dock? {
        guard let view = bottomDockingViewForPopupBar else { return nil }
        switch self {
        case let tabs as UITabBarController where view === tabs.tabBar: return tabs.tabBarDock(in: traits)
        case let navigation as UINavigationController where view === navigation.toolbar:
            return navigation.toolbarDock(in: traits)
        default:
            let height = Double(defaultFrameForBottomDockingView.height).limited(0...400)
            let margin = Double(bottomDockingViewMarginForPopupBar).limited(0...400)
            return .custom(
                CustomDock(
                    height: height, background: view.backgroundColor?.value(in: traits),
                    bottomDockingViewMarginForPopupBar: margin))
        }
    }
}

extension UITabBarController {
    /// Nil for less than two tabs with a title and an icon; at most five are shown.
    fileprivate func tabBarDock(in traits: Traits) -> Container.Dock? {
        let items = (viewControllers ?? []).prefix(5).compactMap { controller -> TabBar.Item? in
            guard let item = controller.tabBarItem, let image = item.image, !image.name.isEmpty else { return nil }
            return TabBar.Item(title: (item.title ?? controller.title ?? "").limited, icon: image.name)
        }
        guard items.count >= 2 else { return nil }
        var bar = TabBar(items: items, selected: max(0, min(items.count - 1, selectedIndex)))
        bar.standardAppearance = tabBar.standardAppearance.barValue(in: traits)
        return .tabBar(bar)
    }
}

extension UINavigationController {
    /// Nil for a toolbar without titles; at most five are shown.
    fileprivate func toolbarDock(in traits: Traits) -> Container.Dock? {
        let titles = (topViewController?.toolbarItems ?? toolbar.items ?? []).compactMap { $0.title?.limited }
        guard !titles.isEmpty else { return nil }
        var bar = Toolbar(items: titles.prefix(5).map { Toolbar.Item($0) })
        bar.standardAppearance = toolbar.standardAppearance.barValue(in: traits)
        return .toolbar(bar)
    }
}
