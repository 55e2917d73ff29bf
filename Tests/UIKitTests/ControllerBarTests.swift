import Testing
import Vitrine
import VitrinePrimitives
import VitrineUIKit

@Suite struct ControllerBarTests {
    private func tabBar(
        _ names: [(title: String, icon: String?)], _ change: @escaping (UITabBarController) -> Void = { _ in }
    ) throws -> (bar: TabBar?, warnings: [String]) {
        let film = try Film { stage in
            let tabs = UITabBarController()
            tabs.viewControllers = names.enumerated().map { index, name in
                let page = UIViewController()
                page.tabBarItem = UITabBarItem(
                    title: name.title, image: name.icon.flatMap { UIImage(systemName: $0) }, tag: index)
                return page
            }
            change(tabs)
            stage.show(tabs)
        }
        guard case .tabBar(let bar) = film.scene.container.dock else { return (nil, film.warnings) }
        return (bar, film.warnings)
    }

    @Test func `tabs have the titles and images of their items`() throws {
        let (bar, _) = try tabBar([("Home", "house"), ("Search", nil), ("Library", "library")]) { tabs in
            tabs.selectedIndex = 2
            tabs.tabBar.tintColor = .systemPink
            tabs.tabBarMinimizeBehavior = .onScrollDown
        }
        let shown = try #require(bar)
        #expect(shown.items.map(\.title) == ["Home", "Search", "Library"])
        #expect(shown.items.map(\.icon) == ["house", "list-bullet", "library"])
        #expect(shown.selected == 2 && shown.minimizeBehavior == .onScrollDown && shown.tintColor != nil)
    }

    @Test func `a tab has the badge of its item`() throws {
        let tabs = [("Home", Optional("house")), ("Search", "magnifyingglass")]
        let (bar, warnings) = try tabBar(tabs) { $0.viewControllers?[0].tabBarItem.badgeValue = "3" }
        #expect(try #require(bar).items.map(\.badgeValue) == ["3", nil])
        #expect(warnings == [])
    }

    @Test func `the tab of a navigation controller is that of its root controller`() throws {
        let (bar, _) = try tabBar([("Home", "house")]) { tabs in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: "Songs", image: UIImage(systemName: "music-note"), tag: 1)
            tabs.viewControllers?.append(UINavigationController(rootViewController: page))
        }
        #expect(try #require(bar).items.last == TabBar.Item(title: "Songs", icon: "music-note"))
    }

    @Test func `a toolbar is shown unless it is hidden`() throws {
        func dock(isHidden: Bool) throws -> Container.Dock? {
            try Film { stage in
                let page = UIViewController()
                page.toolbarItems = [UIBarButtonItem(title: "Edit"), UIBarButtonItem(title: "Done")]
                let navigation = UINavigationController(rootViewController: page)
                navigation.isToolbarHidden = isHidden
                stage.show(navigation)
            }.scene.container.dock
        }
        #expect(try dock(isHidden: false) == .toolbar(["Edit", "Done"]))
        #expect(try dock(isHidden: true) == nil)
    }

    @Test func `the navigation bar has the title that a controller sets in viewDidLoad`() throws {
        final class Page: UIViewController {
            override func viewDidLoad() { title = "Songs" }
        }
        let film = try Film { $0.show(UINavigationController(rootViewController: Page())) }
        #expect(film.scene.container.navigationBar?.title == "Songs")
    }

    @Test func `the status bar of a film has the style that the page prefers`() throws {
        final class Page: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        func style(_ root: UIViewController) throws -> StatusBar.Style? {
            var scene = PresentationScene()
            scene.container.statusBar = StatusBar()
            return try Film(scene) { $0.show(root) }.scene.container.statusBar?.style
        }
        #expect(try style(Page()) == .lightContent)
        #expect(try style(UINavigationController(rootViewController: Page())) == .default)
        #expect(try Film { $0.show(Page()) }.scene.container.statusBar == nil)
    }
}
