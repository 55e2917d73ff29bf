import Testing
import Vitrine
import VitrinePages
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

    @Test func `a tab's title has the offset of its item, within the limits of scenes`() throws {
        let tabs = [("Home", Optional("house")), ("Search", "magnifyingglass")]
        let (bar, _) = try tabBar(tabs) {
            $0.viewControllers?[0].tabBarItem.titlePositionAdjustment = UIOffset(horizontal: .nan, vertical: 1e9)
            $0.viewControllers?[1].tabBarItem.titlePositionAdjustment = UIOffset(horizontal: -1, vertical: 3)
        }
        #expect(
            try #require(bar).items.map(\.titlePositionAdjustment) == [Point(x: 0, y: 1000), Point(x: -1, y: 3)])
    }

    @Test func `a tab without an image gives a warning`() throws {
        #expect(try tabBar([("Home", "house"), ("Library", "library")]).warnings == [])
        let (_, warnings) = try tabBar([("Home", "house"), ("Search", nil)])
        #expect(warnings.count == 1 && warnings[0].contains("Search"))
    }

    @Test func `one tab has a bar, and more tabs than are drawn give a warning`() throws {
        let (one, none) = try tabBar([("Home", "house")])
        #expect(try #require(one).items.map(\.title) == ["Home"] && none == [])
        let (five, warnings) = try tabBar((1...6).map { ("Tab \($0)", "house") })
        #expect(try #require(five).items.count == 5)
        #expect(warnings == ["UITabBarController: 5 of 6 items are drawn"])
    }

    @Test func `a system item has its title and icon`() throws {
        let (bar, warnings) = try tabBar([("Home", "house"), ("", nil)]) { tabs in
            tabs.viewControllers?[1].tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        }
        #expect(try #require(bar).items.last == TabBar.Item(title: "Search", icon: "magnifyingglass"))
        #expect(warnings == [])
    }

    @Test(arguments: Design.allCases) func `a badge of a tab is drawn in red at its icon`(_ design: Design) throws {
        func redPixels(_ badge: String?) throws -> (count: Int, rightHalf: Int) {
            let film = try Film(design: design) { stage in
                stage.output.scale = 1
                let tabs = UITabBarController()
                let pages = [UIViewController(), UIViewController()]
                for (page, title) in zip(pages, ["Home", "Library"]) {
                    page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house"), tag: 0)
                }
                pages[1].tabBarItem.badgeValue = badge
                tabs.viewControllers = pages
                stage.show(tabs)
            }
            let bitmap = try film.image(at: 0)
            var (count, rightHalf) = (0, 0)
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width where bitmap[x, y].red > 200 && bitmap[x, y].green < 90 {
                    count += 1
                    if x > bitmap.width / 2 { rightHalf += 1 }
                }
            }
            return (count, rightHalf)
        }
        #expect(try redPixels(nil).count == 0)
        let (short, long) = (try redPixels("3"), try redPixels("128"))
        #expect(short.count > 100 && short.count == short.rightHalf)
        #expect(long.count > short.count)
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
