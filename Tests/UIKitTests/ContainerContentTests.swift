import Testing
import Vitrine
import VitrineCardPresentationController
import VitrineFloatingPanel
import VitrineOverlayContainer
import VitrinePages
import VitrinePrimitives
import VitrineUIKit

/// A page whose view shows its safe area.
private final class LabelPage: UIViewController {
    let upper = UILabel()

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.backgroundColor = .white
        upper.text = "\(title ?? "") label"
        upper.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(upper)
        NSLayoutConstraint.activate([
            upper.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            upper.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
    }
}

private final class Notches: OverlayContainerViewControllerDelegate {
    func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int { 1 }
    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int, availableSpace: CGFloat
    ) -> CGFloat { 400 }
}

/// Navigation and tab bar controllers as contents of presentations.
@Suite struct ContainerContentTests {
    enum Host: CaseIterable, Sendable {
        case panel, card, overlay

        fileprivate func show(_ content: UIViewController, on stage: FilmStage, _ notches: Notches) {
            let page = UIViewController()
            stage.show(page)
            switch self {
            case .panel:
                let panel = FloatingPanelController()
                panel.set(contentViewController: content)
                panel.addPanel(toParent: page)
            case .card: page.presentCard(content, animated: false)
            case .overlay:
                let container = OverlayContainerViewController()
                container.delegate = notches
                container.viewControllers = [UIViewController(), content]
                page.addChild(container)
                page.view.addSubview(container.view)
                container.didMove(toParent: page)
            }
        }

        func content(_ film: Film) -> Content? {
            switch self {
            case .panel: film.scene.floatingPanels["panel"]?.content
            case .card: film.scene.cards["card"]?.content
            case .overlay: film.scene.overlayContainers["overlayContainer"]?.viewControllers.last?.content
            }
        }
    }

    private func film(
        _ host: Host, at seconds: Double? = nil, _ content: @escaping () -> UIViewController,
        then change: @escaping (UIViewController) -> Void = { _ in }
    ) throws -> Film {
        let notches = Notches()
        return try Film(device: .iPhoneX, design: .legacy) { stage in
            stage.output = Output(scale: 1, fps: 5, duration: 4)
            let shown = content()
            host.show(shown, on: stage, notches)
            if let seconds { stage.perform(at: seconds) { change(shown) } }
        }
    }

    /// Returns the y coordinate of the label of a page in the content.
    private func labelTop(_ content: Content) -> Double? {
        content.body.first { $0.label?.text.hasSuffix("label") ?? false }?.frame?.minY
    }

    @Test(arguments: Host.allCases)
    func `a navigation controller's bar is drawn, and its page begins below it`(_ host: Host) throws {
        func navigation(hidden: Bool) -> UIViewController {
            let page = LabelPage("Page")
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
            page.navigationItem.leftBarButtonItems = [UIBarButtonItem(systemItem: .cancel)]
            let navigation = UINavigationController(rootViewController: page)
            navigation.isNavigationBarHidden = hidden
            return navigation
        }
        let film = try film(host) { navigation(hidden: false) }
        let content = try #require(host.content(film))
        #expect(
            content.navigationBar == NavigationBar(title: "Page", leadingItems: ["Cancel"], trailingItems: ["Edit"]))
        #expect(film.warnings == [])
        let bare = try self.film(host) { navigation(hidden: true) }
        let without = try #require(host.content(bare))
        #expect(without.navigationBar == nil)
        #expect(try #require(labelTop(content)) == (try #require(labelTop(without))) + 44)
        let differs = try film.image(at: 3) != bare.image(at: 3)
        #expect(differs)
    }

    @Test(arguments: Host.allCases) func `a tab bar controller's bar is drawn with the selected page`(_ host: Host)
        throws
    {
        func tabs(_ selected: Int) -> UIViewController {
            let tabs = UITabBarController()
            tabs.viewControllers = ["One", "Two"].map { title in
                let page = LabelPage(title)
                page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house"), tag: 0)
                return page
            }
            tabs.selectedIndex = selected
            return tabs
        }
        let content = try #require(host.content(try film(host) { tabs(1) }))
        #expect(content.tabBar?.items.map(\.title) == ["One", "Two"] && content.tabBar?.selected == 1)
        let isShown = content.body.contains { $0.label?.text == "Two label" }
        #expect(isShown)
        let chosen = try film(host, at: 1) {
            tabs(0)
        } then: {
            ($0 as? UITabBarController)?.selectedIndex = 1
        }
        let (before, after, other) = (
            try chosen.image(at: 0.8), try chosen.image(at: 2), try film(host) { tabs(1) }.image(at: 2)
        )
        #expect(before != after && after == other)
    }

    @Test func `a navigation item is the bar of each page that is pushed`() throws {
        var heard: [String] = []
        let film = try Film(device: .iPhoneX, design: .legacy) { stage in
            stage.output = Output(scale: 0.5, fps: 5, duration: 6)
            heard = []
            let (first, second) = (LabelPage("First"), LabelPage("Second"))
            first.navigationItem.title = "Start"
            first.navigationItem.backButtonTitle = "Return"
            second.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Save", primaryAction: UIAction { _ in heard.append("saved") })
            let navigation = UINavigationController(rootViewController: first)
            navigation.navigationBar.prefersLargeTitles = true
            second.navigationItem.largeTitleDisplayMode = .never
            stage.show(navigation)
            stage.perform(at: 1) { navigation.pushViewController(second, animated: true) }
            stage.tap("Save", at: 2)
            stage.perform(at: 2.5) { heard.append("\(navigation.viewControllers.count)") }
            stage.tap("Return", at: 3)
            stage.perform(at: 5) { heard.append("\(navigation.viewControllers.count)") }
        }
        let bar = try #require(film.scene.container.navigationBar)
        #expect(bar.title == "Start" && bar.prefersLargeTitles)
        let (before, pushed, after) = (try film.image(at: 0.5), try film.image(at: 2.9), try film.image(at: 5.5))
        #expect(heard == ["saved", "2", "1"])
        #expect(before != pushed && before == after)
        #expect(film.warnings == [])
    }

    @Test func `the toolbar of a navigation controller in a tab is above the tab bar`() throws {
        let film = try Film(device: .iPhoneX, design: .legacy) { stage in
            let page = LabelPage("Page")
            page.toolbarItems = [UIBarButtonItem(title: "Share"), .flexibleSpace(), UIBarButtonItem(title: "Delete")]
            let navigation = UINavigationController(rootViewController: page)
            navigation.isToolbarHidden = false
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, LabelPage("Other")]
            for (i, one) in (tabs.viewControllers ?? []).enumerated() {
                one.tabBarItem = UITabBarItem(title: "Tab \(i)", image: UIImage(systemName: "house"), tag: i)
            }
            stage.show(tabs)
        }
        #expect(film.scene.container.content.toolbar?.items.map(\.title) == ["Share", "Delete"])
        #expect(film.scene.container.dock != nil && film.warnings == [])
    }

    @Test(arguments: [Host.panel, .card])
    func `pages that a content's navigation controller pushes slide over it, and back by their button`(_ host: Host)
        throws
    {
        let notches = Notches()
        var pages: [Int] = []
        let film = try Film(device: .iPhoneX, design: .legacy) { stage in
            stage.output = Output(scale: 0.5, fps: 5, duration: 5)
            pages = []
            let navigation = UINavigationController(rootViewController: LabelPage("First"))
            host.show(navigation, on: stage, notches)
            stage.perform(at: 1) { navigation.pushViewController(LabelPage("Second"), animated: true) }
            stage.perform(at: 2) { pages.append(navigation.viewControllers.count) }
            stage.tap("First", at: 2.5)
            stage.perform(at: 4) { pages.append(navigation.viewControllers.count) }
        }
        let images = try [0.9, 1.15, 2.4, 4.5].map { try film.image(at: $0) }
        #expect(pages == [2, 1] && film.warnings == [])
        #expect(images[0] != images[1] && images[1] != images[2] && images[0] != images[2])
        #expect(images[0] == images[3])
    }
}
