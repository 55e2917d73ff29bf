import Testing
import Vitrine
import VitrineCardPresentationController
import VitrineFloatingPanel
import VitrineOverlayContainer
import VitrinePrimitives
import VitrineStage
import VitrineSwiftEntryKit
import VitrineUIKit

private final class PanelPage: UIViewController {
    let panel = FloatingPanelController()
    var events: [String] = []

    override func viewDidLoad() {
        events.append("viewDidLoad")
        view.backgroundColor = .systemGreen
        let content = UIViewController()
        content.view.backgroundColor = .white
        panel.set(contentViewController: content)
        panel.addPanel(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) { events.append("viewWillAppear") }
    override func viewWillLayoutSubviews() { events.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { events.append("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { events.append("viewDidAppear") }
}

private func small(_ stage: FilmStage) {
    stage.traits.design = .legacy
    stage.output.scale = 0.25
    stage.output.fps = 5
}

@Suite struct FilmTests {
    @Test func `a panel that a page adds is part of the film`() throws {
        var page: PanelPage?
        let film = try Film(device: .iPhoneX) { stage in
            small(stage)
            let shown = PanelPage()
            page = shown
            stage.show(shown)
            stage.perform(at: 1) { shown.panel.move(to: .full, animated: true) }
        }
        #expect(film.scene.floatingPanels.names == ["panel"])
        #expect(page?.panel.position == .full)
        #expect(film.warnings == [])
        let (half, full) = (try film.image(at: 0.9), try film.image(at: 4))
        // The position is halfway between full and half.
        let y = half.height * 3 / 8
        #expect(half[10, y] != full[10, y])
    }

    @Test func `the methods of a controller are called in UIKit's order`() throws {
        var page: PanelPage?
        _ = try Film(device: .iPhoneX) { stage in
            small(stage)
            let shown = PanelPage()
            page = shown
            stage.show(shown)
        }
        let events = try #require(page?.events)
        #expect(
            Array(events.prefix(4)) == [
                "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
            ])
        #expect(events.last == "viewDidAppear")
        #expect(events.count { $0 == "viewDidLoad" } == 1)
    }

    @Test func `what is presented later is declared by another run of the code`() throws {
        var runs = 0
        let film = try Film(device: .iPhoneX) { stage in
            runs += 1
            small(stage)
            let page = UIViewController()
            page.view.backgroundColor = .systemBlue
            stage.show(page)
            stage.perform(at: 0.5) {
                let panel = FloatingPanelController()
                let content = UIViewController()
                content.view.backgroundColor = .yellow
                panel.set(contentViewController: content)
                panel.addPanel(toParent: page)
            }
            stage.perform(at: 2) {
                let card = UIViewController()
                card.view.backgroundColor = .red
                page.presentCard(card, animated: true)
            }
        }
        #expect(runs == 2)
        #expect(film.scene.floatingPanels.names == ["panel"])
        #expect(film.scene.cards.names == ["card"])
        func color(_ seconds: Double) throws -> [Int] {
            let bitmap = try film.image(at: seconds)
            let pixel = bitmap[bitmap.width / 2, bitmap.height * 9 / 10]
            return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
        }
        #expect(try color(0.4) == [0x00, 0x88, 0xFF])
        #expect(try color(1.8) == [255, 255, 0])
        #expect(try color(4) == [255, 0, 0])
    }

    @Test func `an entry that an app displays is part of the film`() throws {
        let film = try Film(device: .iPhoneX) { stage in
            small(stage)
            stage.show(UIViewController())
            var attributes = EKAttributes.topToast
            attributes.entryBackground = .color(color: EKColor(UIColor.red))
            attributes.displayDuration = .infinity
            let note = EKNoteMessageView(
                with: EKProperty.LabelContent(
                    text: "Note", style: EKProperty.LabelStyle(font: .systemFont(ofSize: 14), color: .white)))
            SwiftEntryKit.display(entry: note, using: attributes)
            stage.perform(at: 2) { SwiftEntryKit.dismiss() }
        }
        #expect(film.scene.entries.names == ["entry1"])
        let (shown, gone) = (try film.image(at: 1.5), try film.image(at: 4))
        #expect(shown[3, 3].red == 255 && shown[3, 3].green < 10)
        #expect(gone[3, 3].green == 255)
    }

    @Test func `an overlay container is shown as root and in a sheet`() throws {
        final class Notches: OverlayContainerViewControllerDelegate {
            func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int { 2 }
            func overlayContainerViewController(
                _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int,
                availableSpace: CGFloat
            ) -> CGFloat { index == 0 ? 100 : 500 }
        }
        let delegate = Notches()
        let film = try Film(device: .iPhoneX) { stage in
            small(stage)
            let container = OverlayContainerViewController()
            container.delegate = delegate
            let (page, overlay) = (UIViewController(), UIViewController())
            page.view.backgroundColor = .blue
            overlay.view.backgroundColor = .red
            container.viewControllers = [page, overlay]
            stage.show(container)
            stage.perform(at: 1) { container.moveOverlay(toNotchAt: 1, animated: true) }
        }
        let (low, high) = (try film.image(at: 0.5), try film.image(at: 3))
        let y = low.height / 2
        #expect(low[20, y].blue == 255 && low[20, y].red == 0)
        #expect(high[20, y].red == 255 && high[20, y].blue == 0)
    }

    @Test func `a film of plain calls is expressed by a scene file`() throws {
        let film = try Film(device: .iPhoneX) { stage in
            small(stage)
            let page = PanelPage()
            stage.show(page)
            stage.perform(at: 1) { page.panel.move(to: .full, animated: true) }
        }
        let scene = try SceneParser.parse(film.yaml())
        #expect(scene.timeline.map(\.at).contains(1))
        #expect(try Renderer(scene).bitmap(at: 1.2) == film.image(at: 1.2))
    }

    @Test func `a film that objects decide cannot be written as a scene file`() throws {
        final class Mover: FloatingPanelControllerDelegate {
            func floatingPanelDidChangePosition(_ vc: FloatingPanelController) {
                if vc.position == .half { vc.surfaceView.cornerRadius = 40 }
            }
        }
        let delegate = Mover()
        let film = try Film(device: .iPhoneX) { stage in
            small(stage)
            let page = PanelPage()
            page.panel.delegate = delegate
            stage.show(page)
            stage.drag("panel.grabber", by: CGVector(dx: 0, dy: -300), at: 1, duration: 0.3)
        }
        // The posted actions include the delegate's changes.
        #expect(throws: Never.self) { try film.yaml() }
    }

    @Test func `code that presents something else in each run is an error`() {
        var kept: [FloatingPanelController] = []
        #expect(throws: VitrineError.self) {
            try Film(device: .iPhoneX) { stage in
                small(stage)
                let page = UIViewController()
                stage.show(page)
                let count = kept.count + 1
                stage.perform(at: 0.2) {
                    for _ in 0..<count {
                        let panel = FloatingPanelController()
                        kept.append(panel)
                        panel.addPanel(toParent: page)
                    }
                }
            }
        }
    }

    @Test func `bars of navigation and tab bar controllers are bars of the scene`() throws {
        let film = try Film(device: .iPhoneX) { stage in
            small(stage)
            let (first, second) = (UIViewController(), UIViewController())
            (first.title, second.title) = ("First", "Second")
            let tabs = UITabBarController()
            let navigation = UINavigationController(rootViewController: first)
            navigation.title = "First"
            tabs.viewControllers = [navigation, second]
            stage.show(tabs)
        }
        #expect(film.scene.container.navigationBar?.title == "First")
        guard case .tabBar(let bar) = film.scene.container.dock else {
            Issue.record("no tab bar")
            return
        }
        #expect(bar.items.map(\.title) == ["First", "Second"])
    }

    @Test func `an event can name what code presents later`() throws {
        let film = try Film(device: .iPhoneX) { stage in
            small(stage)
            let page = UIViewController()
            let panel = FloatingPanelController()
            stage.show(page)
            stage.perform(at: 0.2) { panel.addPanel(toParent: page) }
            stage.drag("panel.grabber", by: CGVector(dx: 0, dy: -300), at: 1, duration: 0.2)
        }
        #expect(try film.image(at: 0.9) != film.image(at: 2.5))
        #expect(throws: VitrineError.self) {
            try Film(device: .iPhoneX) { stage in
                small(stage)
                stage.show(UIViewController())
                stage.tap("panel.grabber", at: 1)
            }
        }
    }
}
