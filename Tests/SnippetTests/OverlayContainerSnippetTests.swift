import Testing
import Vitrine
import VitrineOverlayContainer
import VitrineScreens

@testable import VitrineOverlayContainerSnippets

/// The Swift blocks of OverlayContainer's documentation take effect in scenes.
@Suite struct OverlayContainerSnippetTests {
    private typealias Snippets = OverlayContainerSnippets

    /// Returns a container with a white overlay over a ground.
    private func container(
        _ delegate: any OverlayContainerViewControllerDelegate, between: [UIViewController] = [],
        _ container: OverlayContainerViewController = OverlayContainerViewController(style: .flexibleHeight)
    ) -> (scene: PresentationScene, container: OverlayContainerViewController) {
        container.viewControllers = [plainController(.systemIndigo)] + between + [plainController(.white)]
        container.delegate = delegate
        var scene = emptyScene()
        scene.add(container)
        // A container retains its delegate weakly.
        scene.perform(at: 0) { withExtendedLifetime(delegate) {} }
        return (scene, container)
    }

    @Test func `a container is the root of a window`() throws {
        let launch = Snippets.Launch1()
        var scene = emptyScene()
        scene.simulate { launch.launch([plainController(.systemIndigo), plainController(.white)]) }
        scene.add(launch.container)
        #expect(launch.window?.rootViewController === launch.container)
        #expect(try scene.picture(at: 1).top(of: .white) == 812 - 200)
    }

    @Test func `a delegate gives number and heights of notches`() throws {
        let delegate = Snippets.Notches2()
        let (scene, _) = container(delegate)
        #expect(try scene.picture(at: 1).top(of: .white) == 812 - 203)
    }

    @Test func `a rigid overlay is as high as the highest notch`() throws {
        let delegate = Snippets.Notches2()
        let rigid = Snippets.style3()
        #expect(rigid.style == .rigid)
        // The bottom of a label at the overlay's bottom is below the screen.
        func picture(_ own: OverlayContainerViewController) throws -> Bitmap {
            let overlay = UIViewController()
            overlay.view.backgroundColor = .white
            overlay.view.sceneContent = try PresentationScene(
                yaml: "vitrine: 1\ncontainer: { content: { body: [{ label: Bottom, placement: bottom }] } }"
            ).container.content
            own.viewControllers = [plainController(.systemIndigo), overlay]
            own.delegate = delegate
            var scene = emptyScene()
            scene.add(own)
            return try scene.picture(at: 1)
        }
        #expect(try picture(rigid) != picture(OverlayContainerViewController(style: .flexibleHeight)))
    }

    @Test func `a table drives the overlay by delegate and by property`() throws {
        let delegate = Snippets.ScrollView4()
        let table = Snippets.TableController()
        let container = OverlayContainerViewController()
        container.delegate = delegate
        #expect(
            delegate.overlayContainerViewController(container, scrollViewDrivingOverlay: table) === table.tableView)
        Snippets.drivingScrollView5(container, table)
        #expect(container.drivingScrollView === table.tableView)
    }

    @Test func `a drag begins only where the delegate lets it`() throws {
        let delegate = Snippets.PanGesture6()
        var (scene, _) = container(delegate)
        scene.timeline = [.drag("overlay", at: 1, offset: ScenePoint(x: 0, y: 90), by: ScenePoint(x: 0, y: -300))]
        let pictures = try scene.pictures(at: [0.9, 3])
        #expect(!delegate.points.isEmpty && pictures[0] == pictures[1])
    }

    @Test func `a delegate is told of drags, moves and translations in order`() throws {
        let delegate = Snippets.Tracking7to12()
        var (scene, _) = container(delegate)
        scene.timeline = [.swipe("overlay", at: 1, by: -250, in: 0.4)]
        _ = try Renderer(scene)
        let calls = delegate.calls
        let start = try #require(calls.firstIndex(of: "willStart"))
        let end = try #require(calls.firstIndex(of: "willEnd"))
        let move = try #require(calls.lastIndex { $0.hasPrefix("willMove") })
        let did = try #require(calls.lastIndex { $0.hasPrefix("didMove") })
        #expect(start < end && end < move && move < did)
        #expect(calls[start..<end].contains("drag"))
        let members = try #require(delegate.members)
        #expect(members.notches == 0..<3 && members.reachable == [0, 1, 2])
        #expect(members.lowest == 203 && members.bounds == [203, 609, 203, 609])
        #expect(members.isAnimated && !members.isCancelled)
        #expect(delegate.heights.last == 609 || delegate.heights.last == 406)
    }

    @Test func `changes run alongside a translation, and its end is told`() throws {
        let delegate = Snippets.Alongside13()
        var (scene, container) = container(delegate)
        scene.perform(at: 1) { container.moveOverlay(toNotchAt: 2, animated: true) }
        _ = try Renderer(scene)
        #expect(delegate.targets.last == 609 && delegate.ends > 0)
    }

    @Test func `the page that is pushed drives the overlay`() {
        let container = OverlayContainerViewController()
        let delegate = Snippets.Navigation14(container)
        let navigation = UINavigationController(rootViewController: UIViewController())
        let table = Snippets.TableController()
        let animation = delegate.navigationController(
            navigation, animationControllerFor: .push, from: UIViewController(), to: table)
        #expect(animation == nil && container.drivingScrollView === table.tableView)
    }

    @Test func `a container is presented by its transitioning delegate`() throws {
        let page = Snippets.Presenting15()
        page.view.backgroundColor = .systemTeal
        page.displayContainer(plainController(.white))
        var scene = emptyScene()
        scene.show(page)
        scene.add(page.container)
        #expect(try scene.picture(at: 2).top(of: .white) < 812)
        #expect(page.presentedViewController === page.container)
    }

    @Test func `a notch that cannot be reached is reached once the delegate allows it`() throws {
        let delegate = Snippets.EnabledNotches16()
        var (scene, container) = container(delegate)
        scene.timeline = [.swipe("overlay", at: 1, by: -500, in: 0.3, rest: 0.5)]
        scene.perform(at: 4) { delegate.showResults(container) }
        let pictures = try scene.pictures(at: [3.9, 6])
        #expect(pictures[0].top(of: .white) == 812 - 406 && pictures[1].top(of: .white) == 812 - 609)
    }

    @Test func `the backdrop darkens with the progress of the translation`() throws {
        let delegate = Snippets.Backdrop17()
        delegate.backdrop.view.backgroundColor = .black
        var (scene, container) = container(delegate, between: [delegate.backdrop])
        scene.perform(at: 1) { container.moveOverlay(toNotchAt: 2, animated: true) }
        let pictures = try scene.pictures(at: [0.9, 3])
        #expect(pictures[0][187, 50].blue > pictures[1][187, 50].blue)
    }

    @Test func `a height counts from the safe area`() throws {
        let delegate = Snippets.SafeArea18()
        #expect(try container(delegate).scene.picture(at: 1).top(of: .white) == 812 - 234)
    }

    @Test func `a stiffer translation function follows a finger less`() throws {
        func top(_ delegate: any OverlayContainerViewControllerDelegate, _ y: Double, from notch: Int) throws -> Int {
            var (scene, container) = container(delegate)
            scene.perform(at: 0.2) { container.moveOverlay(toNotchAt: notch, animated: false) }
            scene.timeline = [.swipe("overlay", at: 1, by: y, in: 0.3, rest: 1)]
            return try scene.picture(at: 2).top(of: .white)
        }
        let (plain, stiff) = (Snippets.Notches2(), Snippets.Translation19())
        #expect(try top(stiff, -80, from: 2) > top(plain, -80, from: 2))
        #expect(try top(stiff, 80, from: 0) == 812 - 203)
        #expect(try top(plain, 80, from: 0) > 812 - 203)
    }

    @Test func `a spring with less damping overshoots, and a policy without a least velocity goes on`() throws {
        // The spring's damping has an effect at high velocities.
        func moved(_ delegate: any OverlayContainerViewControllerDelegate) throws -> [Bitmap] {
            var (scene, _) = container(delegate)
            scene.timeline = [.swipe("overlay", at: 1, by: -120, in: 0.06)]
            return try scene.pictures(at: [1.15, 1.25, 1.35])
        }
        #expect(try moved(Snippets.Animations20()) != moved(Snippets.Notches2()))
        func released(_ delegate: any OverlayContainerViewControllerDelegate) throws -> Int {
            var (scene, _) = container(delegate)
            scene.timeline = [.swipe("overlay", at: 1, by: -60, in: 0.4)]
            return try scene.picture(at: 5).top(of: .white)
        }
        #expect(try released(Snippets.Notches2()) == 812 - 203)
        #expect(try released(Snippets.Animations20()) == 812 - 406)
    }

    @Test func `notch heights are read again`() throws {
        let delegate = Snippets.Reloading21()
        var (scene, container) = container(delegate)
        scene.perform(at: 1) {
            delegate.showInfo(container)
            container.moveOverlay(toNotchAt: 0, animated: false)
        }
        let pictures = try scene.pictures(at: [0.5, 3])
        #expect(pictures[0].top(of: .white) == 812 - 200 && pictures[1].top(of: .white) == 812 - 400)
    }
}
