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
            if item.badgeValue != nil { UIKitWarnings.warn("UITabBarItem.badgeValue is not drawn") }
            let icon = item.image.flatMap { $0.name.isEmpty ? nil : $0.name }
            guard let icon = icon ?? standIn else { return nil }
            return TabBar.Item(title: (item.title ?? controller.title ?? "").barTitle, icon: icon)
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

extension UINavigationController {
    /// The toolbar as the dock of a scene, with at most five titles; nil for one without titles.
    package func toolbarDock(in traits: Traits) -> Container.Dock? {
        let titles = (topViewController?.toolbarItems ?? toolbar.items ?? []).compactMap { $0.title?.barTitle }
        guard !titles.isEmpty else { return nil }
        var bar = Toolbar(items: Array(titles.prefix(5)))
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

extension String {
    /// As long as a text of a scene can be.
    fileprivate var barTitle: String {
        String(String.UnicodeScalarView(unicodeScalars.prefix(ValueLimits.textLength)))
    }
}
