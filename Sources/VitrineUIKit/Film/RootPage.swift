import VitrineChrome
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineSetting
import VitrineVocabulary

/// What a root controller shows as the page of a scene: its bars, the view of the controller that is on top, and the pages that
/// are pushed over it.
final class RootPage {
    /// A page that has been pushed while the scene is recorded.
    private struct Pushed {
        let controller: UIViewController
        let changes: ViewChanges<Page>
    }

    var root: UIViewController
    /// What the scene declares without the controllers.
    private let declared: Container
    /// The controllers from the root to the one whose view fills the screen below pushed pages.
    private(set) var chain: [UIViewController] = []
    /// From the lowest one to the uppermost.
    private var pushed: [Pushed] = []

    init(_ root: UIViewController, in declared: Container) {
        self.root = root
        self.declared = declared
        chain = shownChain
    }

    /// The controller whose view fills the screen below pushed pages.
    private var base: UIViewController { chain.last ?? root }

    // MARK: The container

    /// The container of a scene with the controllers as they are.
    var container: Container {
        followChain()
        var out = declared
        (out.dock, out.isDockHidden, out.navigationBar) = bars(of: base)
        // A navigation controller with a bar does not ask its controllers. Source: UIKit.
        let asks = out.navigationBar == nil || base.navigationController == nil
        if asks, base.preferredStatusBarStyle != .default {
            out.statusBar?.style = base.preferredStatusBarStyle.value
        }
        if base.prefersStatusBarHidden { out.statusBar?.isHidden = true }
        out.content = base.pageContent
        Self.note(out.content)
        return out
    }

    /// Lays out the views that are on the screen.
    func layOut() {
        followChain()
        place(base)
        for page in pushed { place(page.controller) }
    }

    private func place(_ controller: UIViewController) {
        guard let view = controller.view else { return }
        let traits = CurrentTraits.value
        let isPushed = pushed.contains { $0.controller === controller }
        var container = declared
        if !isPushed { (container.dock, container.isDockHidden, container.navigationBar) = bars(of: controller) }
        view.place(
            in: CGRect(origin: .zero, size: CGSize(traits.screenSize)),
            safeArea: UIEdgeInsets(isPushed ? traits.safeArea : container.pageSafeArea(in: traits)))
    }

    /// The bars around a page.
    private func bars(of page: UIViewController) -> (Container.Dock?, Bool, NavigationBar?) {
        let traits = CurrentTraits.value
        var (dock, isHidden, bar) = (declared.dock, declared.isDockHidden, declared.navigationBar)
        let navigation = page.navigationController.flatMap { one in chain.contains { $0 === one } ? one : nil }
        if let tabs = root as? UITabBarController, let own = tabs.tabBarDock(in: traits, standIn: "list-bullet") {
            (dock, isHidden) = (own, tabs.tabBar.isHidden)
        } else if let navigation, !navigation.isToolbarHidden, let own = navigation.toolbarDock(in: traits) {
            (dock, isHidden) = (own, false)
        }
        if let navigation, !navigation.isNavigationBarHidden {
            bar = bar ?? NavigationBar()
            bar?.title = page.title ?? declared.navigationBar?.title
        }
        return (dock, isHidden, bar)
    }

    /// Events can name what the page shows.
    private static func note(_ content: Content) { UserStage.current?.note(pageElements: content.targetNames) }

    // MARK: Recording

    /// A recording begins.
    func begin(_ changes: ViewChanges<Container>) {
        UserStage.current?.rootPage = self
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
        UserRequests.current?.chooseDockItem = { [weak self] item in
            guard let tabs = self?.root as? UITabBarController, let all = tabs.viewControllers,
                all.indices.contains(item)
            else { return }
            UIView.run(in: nil) { tabs.selectedIndex = item }
        }
    }

    /// The traits of the scene have changed.
    func traitsChanged() {
        for controller in chain + pushed.map(\.controller) { controller.traitCollectionDidChange(nil) }
    }

    private var shownChain: [UIViewController] {
        var chain = [root]
        while let next = chain[chain.count - 1].innerController, !chain.contains(where: { $0 === next }) {
            chain.append(next)
        }
        return chain
    }

    /// Another tab or another root is shown: pages that were pushed over the one before are gone.
    private func followChain() {
        let now = shownChain
        guard !now.elementsEqual(chain, by: ===) else { return }
        chain = now
        if !pushed.isEmpty {
            UserRequests.current?.post(.pop(pushed.count, animated: false))
            pushed = []
        }
        if UserRequests.current != nil { attach() }
    }

    /// Follows the stacks of the navigation controllers that are shown.
    private func attach() {
        for case let navigation as UINavigationController in chain {
            navigation.basePage = navigation.basePage ?? navigation.topViewController
            navigation.stackChanged = { [weak self, weak navigation] operation, pages, animated in
                guard let self, let navigation else { return 0 }
                return stackChanged(of: navigation, operation, pages, animated: animated)
            }
        }
    }

    /// - Returns: how many seconds the change takes.
    private func stackChanged(
        of navigation: UINavigationController, _ operation: UINavigationController.Operation,
        _ pages: [UIViewController], animated: Bool
    ) -> Double {
        guard let requests = UserRequests.current else { return 0 }
        guard chain.contains(where: { $0 === navigation }) else {
            // The stack of another tab.
            navigation.basePage = navigation.topViewController
            return 0
        }
        let before = pushed.last?.controller ?? base
        if operation == .push {
            for page in pages { push(page, requests, animated: animated) }
        } else {
            let gone = pushed.count { one in pages.contains { $0 === one.controller } }
            if gone > 0 { requests.post(.pop(gone, animated: animated)) }
            pushed.removeLast(gone)
            if gone < pages.count { navigation.basePage = navigation.topViewController }
        }
        let after = navigation.topViewController ?? base
        before.viewWillDisappear(animated)
        after.viewWillAppear(animated)
        let seconds = animated ? UINavigationController.pushDuration : 0
        requests.post(after: seconds) {
            UIView.run(in: nil) {
                before.viewDidDisappear(animated)
                after.viewDidAppear(animated)
            }
        }
        return seconds
    }

    private func push(_ controller: UIViewController, _ requests: UserRequests, animated: Bool) {
        // Kept with the page; it must not keep this.
        func page() -> Page {
            let content = controller.pageContent
            Self.note(content)
            return Page(content: content, hidesBottomBarWhenPushed: controller.hidesBottomBarWhenPushed)
        }
        let traits = CurrentTraits.value
        controller.view.place(
            in: CGRect(origin: .zero, size: CGSize(traits.screenSize)), safeArea: UIEdgeInsets(traits.safeArea))
        let first = page()
        var shown = first
        let changes = ViewChanges(first, at: [], action: { TimelineEvent.Action.setPage($0) }) { [weak self] in
            // Only the uppermost page can change.
            if self?.pushed.last?.controller === controller { shown = page() }
            return shown
        }
        pushed.append(Pushed(controller: controller, changes: changes))
        requests.post(.push(first, animated: animated))
        changes.begin()
    }
}

extension UIViewController {
    /// The controller whose view a container shows.
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

    /// What the controller shows as a page; nothing for one whose presentation is above the page.
    var pageContent: Content {
        guard self is any StagedPresentation else { return view.shownContent }
        return Content(background: view.backgroundColor?.light, darkBackground: view.backgroundColor?.dark)
    }
}

extension UIStatusBarStyle {
    fileprivate var value: StatusBar.Style {
        switch self {
        case .default: .default
        case .lightContent: .lightContent
        case .darkContent: .darkContent
        }
    }
}
