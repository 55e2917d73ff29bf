import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces
import VitrineVocabulary

/// The page of a root controller in a scene: its bars, the view of the top controller, and the pages pushed over it.
final class RootPage {
    var root: UIViewController
    /// The container that the scene declares without the controllers.
    private let declared: Container
    /// The controllers from the root to the one whose view fills the screen below pushed pages.
    private(set) var chain: [UIViewController] = []
    private var traits = CurrentTraits.value
    private lazy var pages = PushedPages(
        place: { [weak self] in self?.place($0) }, content: { [weak self] in self?.content(of: $0) ?? $0.pageContent })

    init(_ root: UIViewController, in declared: Container) {
        self.root = root
        self.declared = declared
        chain = shownChain
    }

    private var base: UIViewController { chain.last ?? root }

    // MARK: The container

    /// The scene's container with the current state of the controllers.
    var container: Container {
        followChain()
        var out = declared
        let bars = bars(of: base)
        // A navigation controller with a bar does not ask its controllers. Source: UIKit.
        let asks = bars.navigationBar == nil || base.navigationController == nil
        if asks, base.preferredStatusBarStyle != .default {
            out.statusBar?.style = base.preferredStatusBarStyle.value
        }
        if base.prefersStatusBarHidden { out.statusBar?.isHidden = true }
        out.content = base.pageContent
        out.setBars(bars)
        Self.note(out.content, bars.navigationBar)
        return out
    }

    func layOut() {
        followChain()
        place(base)
        for page in pages.controllers { place(page) }
    }

    private func place(_ controller: UIViewController) {
        guard let view = controller.view else { return }
        let traits = CurrentTraits.value
        var container = declared
        container.setBars(bars(of: controller))
        view.place(
            in: CGRect(origin: .zero, size: CGSize(traits.screenSize)),
            safeArea: UIEdgeInsets(container.pageSafeArea(in: traits)))
    }

    struct Bars {
        var dock: Container.Dock?
        var isDockHidden: Bool
        var navigationBar: NavigationBar?
        /// The toolbar of the page, above a tab bar.
        var toolbar: Toolbar?
    }

    private func bars(of page: UIViewController) -> Bars {
        let traits = CurrentTraits.value
        var out = Bars(
            dock: declared.dock, isDockHidden: declared.isDockHidden, navigationBar: declared.navigationBar)
        let navigation = navigationController(of: page)
        let stack = navigation?.stack(to: page) ?? []
        let toolbar = navigation.flatMap { $0.isToolbarHidden ? nil : $0.toolbar(of: page, in: traits) }
        if let tabs = root as? UITabBarController, let own = tabs.tabBarDock(in: traits, standIn: "list-bullet") {
            (out.dock, out.isDockHidden) = (own, tabs.tabBar.isHidden)
            out.toolbar = toolbar
        } else if let toolbar {
            (out.dock, out.isDockHidden) = (.toolbar(toolbar), false)
        }
        if stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) { out.isDockHidden = true }
        if let navigation, !navigation.isNavigationBarHidden {
            var bar = navigation.navigationBar(of: stack, in: traits)
            if let declared = declared.navigationBar, page === base {
                // Unset properties are as declared.
                if bar.title == nil { bar.title = declared.title }
                if bar.leadingItems.isEmpty { bar.leadingItems = declared.leadingItems }
                if bar.trailingItems.isEmpty { bar.trailingItems = declared.trailingItems }
                if bar.backButtonTitle == nil { bar.backButtonTitle = declared.backButtonTitle }
                bar.prefersLargeTitles = bar.prefersLargeTitles || declared.prefersLargeTitles
                bar.standardAppearance = bar.standardAppearance ?? declared.standardAppearance
                if declared.scrollEdgeAppearance != .standard {
                    bar.scrollEdgeAppearance = declared.scrollEdgeAppearance
                }
            }
            out.navigationBar = bar
        }
        return out
    }

    /// Returns the shown navigation controller that contains a page.
    private func navigationController(of page: UIViewController) -> UINavigationController? {
        page.navigationController.flatMap { one in chain.contains { $0 === one } ? one : nil }
    }

    /// Registers the names of the page's elements for events.
    private static func note(_ content: Content, _ bar: NavigationBar? = nil) {
        UserStage.current?.note(pageElements: content.targetNames + (bar?.names ?? []))
    }

    // MARK: Recording

    func begin(_ changes: ViewChanges<Container>) {
        UserStage.current?.rootPage = self
        traits = CurrentTraits.value
        changes.begin()
        let shown = chain
        UIView.run(in: nil) {
            for controller in shown {
                controller.viewDidAppear(false)
                guard let navigation = controller as? UINavigationController, let top = navigation.topViewController
                else { continue }
                navigation.delegate?.navigationController(navigation, willShow: top, animated: false)
                navigation.delegate?.navigationController(navigation, didShow: top, animated: false)
            }
        }
        attach()
        UserRequests.current?.goBack = { [weak self] in
            guard let self, let page = pages.controllers.last else { return }
            UIView.run(in: nil) { _ = page.navigationController?.popViewController(animated: true) }
        }
        UserRequests.current?.chooseDockItem = { [weak self] item in
            guard let tabs = self?.root as? UITabBarController, let all = tabs.viewControllers,
                all.indices.contains(item)
            else { return }
            UIView.run(in: nil) { tabs.selectedIndex = item }
        }
    }

    func traitsChanged() {
        let (old, new) = (traits, CurrentTraits.value)
        traits = new
        UIAccessibility.post(from: old, to: new)
        let previous = UITraitCollection(old)
        for controller in chain + pages.controllers { controller.traitCollectionDidChange(previous) }
    }

    private var shownChain: [UIViewController] { root.shownChain }

    /// Removes the pages pushed over the one before if another tab or another root is shown.
    private func followChain() {
        let now = shownChain
        guard !now.elementsEqual(chain, by: ===) else { return }
        chain = now
        pages.removeAll()
        if UserRequests.current != nil { attach() }
    }

    /// Observes the stacks of the navigation controllers that are shown.
    private func attach() {
        for case let navigation as UINavigationController in chain {
            navigation.basePage = navigation.basePage ?? navigation.topViewController
            navigation.stackChanged = { [weak self, weak navigation] operation, pages, animated in
                guard let self, let navigation else { return 0 }
                return stackChanged(of: navigation, operation, pages, animated: animated)
            }
        }
    }

    /// - Returns: The duration of the change in seconds.
    private func stackChanged(
        of navigation: UINavigationController, _ operation: UINavigationController.Operation,
        _ pages: [UIViewController], animated: Bool
    ) -> Double {
        guard chain.contains(where: { $0 === navigation }) else {
            // This is the stack of another tab.
            navigation.basePage = navigation.topViewController
            return 0
        }
        return self.pages.stackChanged(of: navigation, operation, pages, over: base, animated: animated)
    }

    /// Returns the content of a pushed page, with its bars.
    private func content(of page: UIViewController) -> Content {
        var out = page.pageContent
        guard let navigation = page.parent as? UINavigationController else { return out }
        let traits = CurrentTraits.value
        if !navigation.isNavigationBarHidden {
            out.navigationBar = navigation.navigationBar(of: navigation.stack(to: page), in: traits)
        }
        if navigation.tabBarController != nil, !navigation.isToolbarHidden {
            out.toolbar = navigation.toolbar(of: page, in: traits)
        }
        return out
    }
}

extension UIViewController {
    var innerController: UIViewController? {
        switch self {
        case let tabs as UITabBarController: return tabs.selectedViewController
        case let navigation as UINavigationController:
            let base = navigation.basePage
            return base?.parent === navigation ? base : navigation.topViewController
        case let split as UISplitViewController: return split.viewControllers.last
        default: return nil
        }
    }

    /// The controller's content as a page; empty if a presentation above the page shows it.
    var pageContent: Content {
        guard self is any StagedPresentation else { return view.shownContent }
        var content = Content()
        if let color = view.backgroundColor { content.setBackground(color) }
        return content
    }
}

extension UIStatusBarStyle {
    package var value: StatusBar.Style {
        switch self {
        case .default: .default
        case .lightContent: .lightContent
        case .darkContent: .darkContent
        }
    }
}

extension Container {
    fileprivate mutating func setBars(_ bars: RootPage.Bars) {
        (dock, isDockHidden, navigationBar) = (bars.dock, bars.isDockHidden, bars.navigationBar)
        content.toolbar = bars.toolbar
    }
}
