import VitrinePages
import VitrinePrimitives
import VitrineSurfaces

extension UIViewController {
    /// The controllers from this one to the one whose view is shown: the top of a stack, in the selected tab.
    var shownChain: [UIViewController] {
        var chain = [self]
        while let next = chain[chain.count - 1].innerController, !chain.contains(where: { $0 === next }) {
            chain.append(next)
        }
        return chain
    }

    /// The controller whose view is shown; itself unless it is a navigation or tab bar controller.
    package var innermostController: UIViewController { shownChain.last ?? self }

    /// The controller's content in a presentation: its view, or for a navigation or tab bar controller that of the
    /// shown controller, with the bars.
    package var shownContent: Content { content(showing: innermostController) }

    /// Returns the controller's content while a controller within it is on top.
    /// - Parameter isFramed: Whether the view has its own corners, border and shadow.
    package func content(showing page: UIViewController, isFramed: Bool = false) -> Content {
        var out = isFramed ? page.view.framedContent : page.view.shownContent
        guard page !== self else { return out }
        let chain = chain(to: page)
        if out.background == nil {
            let outer = chain.dropLast().reversed().lazy.compactMap(\.view.backgroundColor).first
            out.background = outer?.light
            out.darkBackground = outer?.dark
        }
        setBars(of: chain, on: &out)
        return out
    }

    /// Lays out the view of the controller, and of the controllers that it shows, in a presentation's frame.
    package func place(in frame: CGRect, safeArea: UIEdgeInsets) {
        view.place(in: frame, safeArea: safeArea)
        let page = innermostController
        guard page !== self else { return }
        let bounds = CGRect(origin: .zero, size: frame.size)
        place(page, in: bounds, safeArea: safeArea)
        guard let navigation = self as? UINavigationController, navigation.basePage === page else { return }
        for pushed in navigation.viewControllers.drop(while: { $0 !== page }).dropFirst() {
            place(pushed, in: bounds, safeArea: safeArea)
        }
    }

    /// Lays out the view of a controller within this one, below the bars.
    package func place(_ page: UIViewController, in frame: CGRect, safeArea: UIEdgeInsets) {
        var bars = Content()
        setBars(of: chain(to: page), on: &bars)
        let insets = ElementMeasure.insets(
            of: bars, in: CGRect(origin: .zero, size: frame.size).rect, safeArea: safeArea.insets)
        page.view.placePage(in: frame, safeArea: UIEdgeInsets(insets))
    }

    /// Returns the controllers from this one to one within it.
    private func chain(to page: UIViewController) -> [UIViewController] {
        var chain = [page]
        while let next = chain[0].parent, chain[0] !== self, chain.count < 100 { chain.insert(next, at: 0) }
        return chain[0] === self ? chain : [self, page]
    }

    /// - Parameter chain: The controllers from this one to the shown one.
    private func setBars(of chain: [UIViewController], on content: inout Content) {
        let traits = CurrentTraits.value
        guard let page = chain.last else { return }
        let navigation = chain.dropLast().last { $0 is UINavigationController } as? UINavigationController
        let stack = navigation?.stack(to: page) ?? []
        if let navigation, chain.dropLast().last === navigation {
            if !navigation.isNavigationBarHidden {
                let bar = navigation.navigationBar(of: stack, in: traits)
                if let back = bar.backButton { UserStage.current?.note(navigation, named: back) }
                content.navigationBar = bar
            }
            if !navigation.isToolbarHidden { content.toolbar = navigation.toolbar(of: page, in: traits) }
        }
        guard let tabs = chain.last(where: { $0 is UITabBarController }) as? UITabBarController, !tabs.tabBar.isHidden,
            !stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed),
            case .tabBar(let bar)? = tabs.tabBarDock(in: traits, standIn: "list-bullet")
        else { return }
        for title in bar.allTitles { UserStage.current?.note(tabs, named: title) }
        content.tabBar = bar
    }
}

extension UINavigationController {
    /// Returns the controllers up to one, even one that has just been removed.
    func stack(to page: UIViewController) -> [UIViewController] {
        let all = viewControllers
        guard let index = all.firstIndex(where: { $0 === page }) else { return all + [page] }
        return Array(all.prefix(through: index))
    }
}

extension UINavigationController: TapTarget {
    func belongs(to controller: UIViewController) -> Bool { view.belongs(to: controller) }

    func tapped(_ name: String) { popViewController(animated: true) }
}

extension UITabBarController: TapTarget {
    func belongs(to controller: UIViewController) -> Bool { view.belongs(to: controller) }

    func tapped(_ name: String) {
        guard case .tabBar(let bar)? = tabBarDock(in: CurrentTraits.value, standIn: "list-bullet"),
            let index = bar.allTitles.firstIndex(of: name), index < viewControllers?.count ?? 0
        else { return }
        selectedIndex = index
    }
}
