/// The bars of a controller, and its role in a popup.
package final class ControllerBars {
    package var tabBarItem: UITabBarItem?
    package var toolbarItems: [UIBarButtonItem]?
    package var isToolbarHidden = true
    var minimizeBehavior = UITabBarController.MinimizeBehavior.automatic
    private(set) lazy var navigationItem = UINavigationItem()
    private(set) lazy var navigationBar = UINavigationBar()
    package private(set) lazy var toolbar = UIToolbar()
    package private(set) lazy var tabBar = UITabBar()

    /// The item that the bar shows while the controller is its content.
    package private(set) lazy var popupItem = LNPopupItem()
    /// The popup of the controller, stored by the library's module.
    package var popup: AnyObject?
    package weak var popupContainer: UIViewController?
    /// Whether the library's default was requested since the flag was cleared.
    package var asksDefaultFade = false

    package init() {}
}

extension UIViewController {
    /// The item of the tab bar. A navigation controller has that of its root controller.
    public var tabBarItem: UITabBarItem! {
        get {
            if let item = bars.tabBarItem { return item }
            if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
            let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
            bars.tabBarItem = item
            return item
        }
        set { bars.tabBarItem = newValue }
    }

    /// The items of the toolbar while the controller is the top one of a navigation controller.
    public var toolbarItems: [UIBarButtonItem]? {
        get { bars.toolbarItems }
        set { bars.toolbarItems = newValue }
    }

    public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
}

extension UINavigationController {
    public var navigationBar: UINavigationBar { bars.navigationBar }
    public var toolbar: UIToolbar! { bars.toolbar }
    /// Whether the toolbar is hidden. Default: true.
    public var isToolbarHidden: Bool {
        get { bars.isToolbarHidden }
        set { bars.isToolbarHidden = newValue }
    }

    public func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

extension UITabBarController {
    public var tabBar: UITabBar { bars.tabBar }

    public func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }
}

extension UIViewController {
    var defaultDockingView: UIView? {
        switch self {
        case let tabs as UITabBarController: tabs.tabBar
        case let navigation as UINavigationController: navigation.toolbar
        default: nil
        }
    }

    var hasDefaultDockingView: Bool { self is UITabBarController || self is UINavigationController }

    var isDefaultDockingViewHidden: Bool {
        switch self {
        case let tabs as UITabBarController: tabs.tabBar.isHidden
        case let navigation as UINavigationController: navigation.isToolbarHidden
        default: false
        }
    }
}
