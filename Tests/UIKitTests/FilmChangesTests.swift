import Testing
import Vitrine
import VitrineCardPresentationController
import VitrineFloatingPanel
import VitrinePrimitives
import VitrineUIKit

private final class ColorPage: UIViewController {
    let color: UIColor
    var events: [String] = []

    init(_ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { view.backgroundColor = color }
    override func viewWillAppear(_ animated: Bool) { events.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { events.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { events.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { events.append("didDisappear") }
}

/// Records the calls of a navigation controller.
private final class StackListener: UINavigationControllerDelegate {
    var heard: [String] = []

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { heard.append("will show \(viewController.title ?? "")\(animated ? ", animated" : "")") }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { heard.append("did show \(viewController.title ?? "")\(animated ? ", animated" : "")") }
}

@Suite struct FilmChangesTests {
    private func film(_ build: @escaping (FilmStage) -> Void) throws -> Film {
        try Film(device: .iPhoneX, design: .legacy) { stage in
            stage.output = Output(scale: 0.5, fps: 10, duration: 6)
            build(stage)
        }
    }

    private func color(_ film: Film, at seconds: Double, x: Int = 90, y: Int = 200) throws -> [Int] {
        let pixel = try film.image(at: seconds)[x, y]
        return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }

    private let red = [255, 0, 0]
    private let green = [0, 255, 0]
    private let blue = [0, 0, 255]

    @Test func `pages that are pushed and popped slide over one another`() throws {
        let pages = [ColorPage(.red), ColorPage(.green), ColorPage(.blue)]
        let film = try film { stage in
            for page in pages { page.events = [] }
            let navigation = UINavigationController(rootViewController: pages[0])
            navigation.isNavigationBarHidden = true
            stage.show(navigation)
            stage.perform(at: 0.5) { navigation.pushViewController(pages[1], animated: true) }
            stage.perform(at: 1.5) { navigation.pushViewController(pages[2], animated: true) }
            stage.perform(at: 2.5) { navigation.popViewController(animated: true) }
            stage.perform(at: 3.5) { navigation.popToRootViewController(animated: true) }
        }
        #expect(try color(film, at: 0.4) == red)
        #expect(try color(film, at: 1.4) == green)
        #expect(try color(film, at: 2.4) == blue)
        #expect(try color(film, at: 3.4) == green)
        #expect(try color(film, at: 4.5) == red)
        #expect(pages[2].events == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        #expect(pages[0].events.suffix(2) == ["willAppear", "didAppear"])
        #expect(film.warnings == [])
    }

    @Test func `popping to the root shows no page in between`() throws {
        let film = try film { stage in
            let navigation = UINavigationController(rootViewController: ColorPage(.red))
            navigation.isNavigationBarHidden = true
            stage.show(navigation)
            stage.perform(at: 0.5) {
                navigation.pushViewController(ColorPage(.green), animated: false)
                navigation.pushViewController(ColorPage(.blue), animated: false)
            }
            stage.perform(at: 1) { navigation.popToRootViewController(animated: true) }
        }
        #expect(try color(film, at: 0.9) == blue)
        for frame in 0...12 {
            let shown = try film.image(at: 1 + Double(frame) / 20)
            for x in stride(from: 5, to: shown.width, by: 20) {
                let pixel = shown[x, 200]
                #expect(!(pixel.green > 150 && pixel.red < 100))
            }
        }
        #expect(try color(film, at: 2) == red)
    }

    @Test func `changes of a pushed page are shown, and those of the page below when it is back`() throws {
        let film = try film { stage in
            let (first, second) = (ColorPage(.red), ColorPage(.green))
            let navigation = UINavigationController(rootViewController: first)
            navigation.isNavigationBarHidden = true
            stage.show(navigation)
            stage.perform(at: 0.5) { navigation.pushViewController(second, animated: true) }
            stage.perform(at: 1.5) {
                let view = UIView(frame: CGRect(x: 150, y: 350, width: 100, height: 100))
                view.backgroundColor = .blue
                second.view.addSubview(view)
                first.view.backgroundColor = .blue
            }
            stage.perform(at: 2.5) { navigation.popViewController(animated: true) }
        }
        #expect(try color(film, at: 1.4) == green)
        #expect(try color(film, at: 1.7) == blue)
        #expect(try color(film, at: 1.7, x: 20, y: 100) == green)
        #expect(try color(film, at: 4, x: 20, y: 100) == blue)
        // The scene consists of calls only.
        #expect(throws: Never.self) { try film.yaml() }
    }

    @Test func `a button that code adds can be tapped, and its action runs`() throws {
        let film = try film { stage in
            let page = ColorPage(.red)
            stage.show(page)
            stage.perform(at: 0.5) {
                let button = UIButton(
                    type: .system, primaryAction: UIAction(title: "Blue") { _ in page.view.backgroundColor = .blue })
                button.frame = CGRect(x: 20, y: 500, width: 100, height: 40)
                page.view.addSubview(button)
            }
            stage.tap("Blue", at: 1)
        }
        #expect(try color(film, at: 0.9) == red)
        #expect(try color(film, at: 1.5) == blue)
    }

    @Test func `a tab that code or a finger chooses is shown`() throws {
        let film = try film { stage in
            let tabs = UITabBarController()
            tabs.viewControllers = [ColorPage(.red), ColorPage(.green), ColorPage(.blue)]
            for (page, title) in zip(tabs.viewControllers ?? [], ["One", "Two", "Three"]) {
                page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house"), tag: 0)
            }
            stage.show(tabs)
            stage.perform(at: 1) { tabs.selectedIndex = 1 }
            stage.tap("Three", at: 2)
        }
        #expect(try color(film, at: 0.9) == red)
        #expect(try color(film, at: 1.5) == green)
        #expect(try color(film, at: 3) == blue)
    }

    @Test func `titles and bars of controllers are followed`() throws {
        let film = try film { stage in
            let page = ColorPage(.white)
            page.title = "Before"
            let navigation = UINavigationController(rootViewController: page)
            stage.show(navigation)
            stage.perform(at: 1) { page.title = "After" }
            stage.perform(at: 2) { navigation.setNavigationBarHidden(true, animated: false) }
        }
        let pictures = try [0.5, 1.5, 2.5].map { try film.image(at: $0) }
        #expect(pictures[0] != pictures[1] && pictures[1] != pictures[2])
    }

    @Test func `another root controller of the window is shown`() throws {
        let film = try film { stage in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = ColorPage(.red)
            window.makeKeyAndVisible()
            stage.perform(at: 1) { window.rootViewController = ColorPage(.blue) }
        }
        #expect(try color(film, at: 0.5) == red)
        #expect(try color(film, at: 1.5) == blue)
    }

    @Test func `a stack in a panel shows the page that is on top`() throws {
        let film = try film { stage in
            let page = ColorPage(.red)
            let panel = FloatingPanelController()
            let navigation = UINavigationController(rootViewController: ColorPage(.green))
            panel.set(contentViewController: navigation)
            panel.addPanel(toParent: page)
            stage.show(page)
            stage.perform(at: 1) { navigation.pushViewController(ColorPage(.blue), animated: false) }
        }
        #expect(try color(film, at: 0.9, y: 380) == green)
        #expect(try color(film, at: 1.5, y: 380) == blue)
    }

    @Test func `a presentation that cannot be drawn gives a warning by name`() throws {
        let film = try film { stage in
            let page = UIViewController()
            stage.show(page)
            stage.perform(at: 1) { page.present(ColorPage(.red), animated: true) }
        }
        #expect(film.warnings.count == 1 && film.warnings[0].contains("ColorPage"))
    }

    @Test func `a film keeps nothing of the controllers that it has shown`() throws {
        weak var card: UIViewController?
        weak var page: UIViewController?
        weak var top: UIViewController?
        do {
            _ = try film { stage in
                let (root, pushed, presented) = (UIViewController(), UIViewController(), UIViewController())
                let navigation = UINavigationController(rootViewController: root)
                stage.show(navigation)
                stage.perform(at: 0.5) { root.presentCard(presented, animated: true) }
                stage.perform(at: 2) { root.dismiss(animated: true) }
                stage.perform(at: 3) { navigation.pushViewController(pushed, animated: true) }
                (card, page, top) = (presented, root, pushed)
            }
        }
        #expect(card == nil)
        #expect(page == nil)
        #expect(top == nil)
    }

    @Test func `the delegate of a stack hears when a page has been shown, not before`() throws {
        let listener = StackListener()
        var meanwhile: [Int] = []
        _ = try film { stage in
            listener.heard = []
            meanwhile = []
            let (root, page) = (UIViewController(), UIViewController())
            (root.title, page.title) = ("root", "page")
            let navigation = UINavigationController(rootViewController: root)
            navigation.delegate = listener
            stage.show(navigation)
            stage.perform(at: 1) { navigation.pushViewController(page, animated: true) }
            stage.perform(at: 1.2) { meanwhile.append(listener.heard.count) }
            stage.perform(at: 3) { navigation.popViewController(animated: false) }
            stage.perform(at: 3.1) { meanwhile.append(listener.heard.count) }
        }
        #expect(
            listener.heard == [
                "will show root", "did show root", "will show page, animated", "did show page, animated",
                "will show root", "did show root",
            ])
        // The push has not ended yet; the pop without an animation has.
        #expect(meanwhile == [3, 6])
    }

    @Test func `only the corners of the mask are round`() throws {
        let film = try film { stage in
            let page = ColorPage(.white)
            stage.show(page)
            let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
            view.backgroundColor = .blue
            view.layer.cornerRadius = 40
            view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            page.view.addSubview(view)
        }
        let white = [255, 255, 255]
        #expect(try color(film, at: 0, x: 27, y: 52) == white)
        #expect(try color(film, at: 0, x: 122, y: 52) == blue)
        #expect(try color(film, at: 0, x: 27, y: 147) == blue)
        #expect(try color(film, at: 0, x: 122, y: 147) == white)
        #expect(film.warnings == [])
    }

    @Test func `cards that are presented before a scene begins come one after the other`() throws {
        let page = UIViewController()
        page.view.backgroundColor = .white
        let cards = [ColorPage(.red), ColorPage(.blue)]
        var scene = PresentationScene(traits: Traits(device: .iPhoneX, design: .legacy))
        scene.output = Output(scale: 0.5, fps: 10, duration: 4)
        scene.show(page)
        page.presentCard(cards[0], animated: true)
        cards[0].presentCard(cards[1], animated: true)
        scene.add(card: cards[0], named: "first")
        scene.add(card: cards[1], named: "second")
        let renderer = try Renderer(scene)
        let (one, both) = (try renderer.bitmap(at: 0.6), try renderer.bitmap(at: 3))
        #expect(one[90, 380].red > 200 && one[90, 380].blue < 60)
        #expect(both[90, 380].blue > 200 && both[90, 380].red < 60)
    }
}
