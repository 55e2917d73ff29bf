import Testing
import Vitrine
import VitrinePrimitives
import VitrineUIKit

@Suite struct ControllerDockTests {
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

    @Test func `a tab without an image gives a warning`() throws {
        #expect(try tabBar([("Home", "house"), ("Library", "library")]).warnings == [])
        let (_, warnings) = try tabBar([("Home", "house"), ("Search", nil)])
        #expect(warnings.count == 1 && warnings[0].contains("Search"))
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
}
