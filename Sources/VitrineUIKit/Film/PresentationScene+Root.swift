import VitrineChrome
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineSetting
import VitrineVocabulary

extension PresentationScene {
    /// Shows a root controller: its bars, and the view of the controller that is on top. Changes of the view are shown from then
    /// on, and `viewDidAppear` is called at the beginning.
    mutating func showRoot(_ root: UIViewController) {
        // Controllers set their titles in viewDidLoad.
        for controller in root.shownChain { controller.loadViewIfNeeded() }
        let shown = root.shownController
        if let dock = root.rootDock(in: traits) { container.dock = dock }
        if let navigation = shown.navigationController, !navigation.isNavigationBarHidden {
            container.navigationBar = NavigationBar(title: shown.title)
        } else {
            // A navigation controller with a bar does not ask its controllers. Source: UIKit.
            container.statusBar?.style = shown.preferredStatusBarStyle.value
        }
        if shown.prefersStatusBarHidden { container.statusBar?.isHidden = true }
        for controller in root.shownChain { controller.viewWillAppear(false) }
        let (traits, safeArea) = (traits, pageSafeArea)
        let layout = {
            guard let view = shown.view else { return }
            CurrentTraits.$value.withValue(traits) {
                view.place(
                    in: CGRect(origin: .zero, size: CGSize(traits.screenSize)), safeArea: UIEdgeInsets(safeArea))
            }
        }
        layout()
        container.content = shown.pageContent
        let changes = ViewChanges(container.content, at: ["container", "content"], layout: layout) {
            CurrentTraits.$value.withValue(traits) { shown.pageContent }
        }
        let chain = root.shownChain
        values.userObjects.call(at: 0) {
            changes.begin()
            UIView.run(in: nil) { for controller in chain { controller.viewDidAppear(false) } }
            (shown.navigationController)?.showsStack(in: traits)
        }
    }

    /// What bars and the edges of the screen cover of the page.
    private var pageSafeArea: Insets {
        var safe = traits.safeArea
        let hasBar = container.navigationBar != nil || container.topBar(in: traits) != nil
        if hasBar { safe.top = NavigationBarLayout.bottom(in: traits) }
        if let bottom = ElementMeasure.dockTop(of: container) { safe.bottom = traits.screenSize.height - bottom }
        return safe
    }
}

extension UIViewController {
    /// The controllers from the root to the one whose view fills the screen.
    fileprivate var shownChain: [UIViewController] {
        var chain = [self]
        while let next = chain[chain.count - 1].innerController, !chain.contains(where: { $0 === next }) {
            chain.append(next)
        }
        return chain
    }

    fileprivate var shownController: UIViewController { shownChain.last ?? self }

    /// The controller whose view a container shows.
    private var innerController: UIViewController? {
        switch self {
        case let tabs as UITabBarController: tabs.selectedViewController
        case let navigation as UINavigationController: navigation.topViewController
        case let split as UISplitViewController: split.viewControllers.last
        default: nil
        }
    }

    /// What the controller shows as a page; nothing for one whose presentation is above the page.
    fileprivate var pageContent: Content {
        guard self is any StagedPresentation else { return view.shownContent }
        return Content(background: view.backgroundColor?.light, darkBackground: view.backgroundColor?.dark)
    }
}

extension UIViewController {
    /// The bar at the bottom of a root controller.
    fileprivate func rootDock(in traits: Traits) -> Container.Dock? {
        switch self {
        case let tabs as UITabBarController: tabs.tabBarDock(in: traits, standIn: "list-bullet")
        case let navigation as UINavigationController where !navigation.isToolbarHidden:
            navigation.toolbarDock(in: traits)
        default: nil
        }
    }
}

extension UINavigationController {
    /// Pages that are pushed and popped while the film is recorded slide over the first one.
    fileprivate func showsStack(in traits: Traits) {
        stackChanged = { operation, page, animated in
            guard let requests = UserRequests.current else { return }
            guard operation == .push else { return requests.post(.pop(animated: animated)) }
            let content = CurrentTraits.$value.withValue(traits) { () -> Content in
                page.view.place(
                    in: CGRect(origin: .zero, size: CGSize(traits.screenSize)),
                    safeArea: UIEdgeInsets(traits.safeArea))
                return page.view.shownContent
            }
            requests.post(
                .push(
                    Page(content: content, hidesBottomBarWhenPushed: page.hidesBottomBarWhenPushed),
                    animated: animated))
        }
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
