import Testing
import VitrineLayoutTestSupport
import VitrineMotion
import VitrineOverlayContainer
import VitrinePrimitives
import VitrineScreens
import VitrineStage
import VitrineSurfaces
import VitrineVocabulary

@testable import VitrineOverlays

/// The drawn changes of views by user code while a container is recorded.
struct ViewTests {
    /// A delegate with a red ground under a blue overlay, with notches of 100 and 400 points.
    private final class Delegate: OverlayContainerViewControllerDelegate {
        var heights: [CGFloat] = [100, 400]
        var willTranslate: (any OverlayContainerTransitionCoordinator) -> Void = { _ in }

        func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int { heights.count }
        func overlayContainerViewController(
            _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int,
            availableSpace: CGFloat
        ) -> CGFloat { heights[index] }
        func overlayContainerViewController(
            _ containerViewController: OverlayContainerViewController,
            willTranslateOverlay overlayViewController: UIViewController,
            transitionCoordinator: any OverlayContainerTransitionCoordinator
        ) { willTranslate(transitionCoordinator) }
    }

    private let delegate = Delegate()
    private let ground = UIViewController()
    private let overlay = UIViewController()

    private func film(
        _ overlay: UIViewController? = nil, _ prepare: (inout PresentationScene, OverlayContainerViewController) -> Void
    ) throws -> OverlayPictures {
        var scene = PresentationScene()
        scene.traits.device = .iPhoneX
        scene.traits.design = .legacy
        let container = OverlayContainerViewController(style: .flexibleHeight)
        ground.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        self.overlay.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        container.viewControllers = [ground, overlay ?? self.overlay]
        container.delegate = delegate
        scene.add(container)
        prepare(&scene, container)
        return try OverlayPictures(scene)
    }

    @Test func `alongside a move, a view's alpha is on the overlay's spring`() throws {
        delegate.willTranslate = { [ground] coordinator in
            coordinator.animate(
                alongsideTransition: { ground.view.alpha = 1 - $0.translationProgress() }, completion: nil)
        }
        let film = try film { scene, container in
            scene.perform(at: 1) { container.moveOverlay(toNotchAt: 1, animated: true) }
        }
        let white = film.color(20, 20, at: 3)[1]
        #expect(film.color(20, 20, at: 0.9) == [255, 0, 0] && white == 255)
        for seconds in [1.1, 1.15, 1.2, 1.3] {
            let fraction = ((film.overlay("overlayContainer")?.motion.height.value(at: seconds) ?? 0) - 100) / 300
            // The recording reads the views at each tick.
            #expect(near(Double(film.color(20, 20, at: seconds)[1]) / 255, fraction, 0.06), "at \(seconds) s")
            #expect(fraction > 0.2 && fraction < 1)
        }
    }

    @Test func `alongside a drag, a view's transform is with the finger`() throws {
        delegate.willTranslate = { [ground] coordinator in
            coordinator.animate(
                alongsideTransition: {
                    ground.view.transform = CGAffineTransform(translationX: 0, y: -100 * $0.translationProgress())
                }, completion: nil)
        }
        let film = try film { scene, _ in
            scene.timeline = [
                .drag(
                    "overlayContainer.overlay", at: 1,
                    path: [
                        FingerPath.Leg(by: .init(x: 0, y: -160), duration: 0.4, curve: .linear),
                        FingerPath.Leg(by: .init(x: 0, y: 0), duration: 1),
                    ])
            ]
        }
        let height = try #require(film.overlay("overlayContainer")?.motion.height.value(at: 2))
        #expect(height > 230 && height < 270)
        // The ground's lower edge rises by a third of the distance of the overlay, which covers it.
        #expect(
            film.overlay("overlayContainer")?.container.value(at: 2).viewControllers[0].transform.ty == -(height - 100)
                / 3)
        #expect(film.color(20, 20, at: 2) == [255, 0, 0])
    }

    @Test func `changes by calls are seen at once, those in an animation block in its time`() throws {
        let film = try film { scene, _ in
            scene.perform(at: 1) { [overlay] in
                overlay.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            }
            scene.perform(at: 2) { [ground] in
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { ground.view.alpha = 0 })
            }
            scene.perform(at: 4) { [overlay] in overlay.view.isHidden = true }
        }
        #expect(film.color(187, 800, at: 0.99) == [0, 0, 255] && film.color(187, 800, at: 1.01) == [0, 255, 0])
        #expect(near(Double(film.color(20, 20, at: 2.5)[1]) / 255, 0.5, 0.02))
        #expect(film.color(187, 800, at: 4.1) != [0, 255, 0])
    }

    @Test func `pages of a navigation controller in the overlay are pushed and popped`() throws {
        let page = UIViewController()
        page.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let navigation = UINavigationController(rootViewController: overlay)
        navigation.isNavigationBarHidden = true
        let film = try film(navigation) { scene, _ in
            scene.perform(at: 1) { navigation.pushViewController(page, animated: true) }
            scene.perform(at: 2) { navigation.popViewController(animated: false) }
        }
        #expect(film.color(187, 800, at: 0.9) == [0, 0, 255] && film.color(187, 800, at: 1.9) == [0, 255, 0])
        #expect(film.top(of: [0, 255, 0], at: 1.5) == 712 && film.color(187, 800, at: 2.1) == [0, 0, 255])
    }

    @Test(
        arguments: [
            ([], "numberOfNotches"), ([400, 100], "ascend"), ([CGFloat.nan], "finite"), ([100, .infinity], "finite"),
            ([-1], "0 pt and more"),
        ] as [([CGFloat], String)]) func `illegal notches of a delegate are an error`(
            _ heights: [CGFloat], _ words: String
        )
    {
        delegate.heights = heights
        let error = #expect(throws: (any Error).self) { try film { _, _ in } }
        #expect("\(error.map { "\($0)" } ?? "")".contains(words))
    }

    @Test func `the keys of a view are drawn, and set over time`() throws {
        let text = scene(
            "notches: [50%]",
            timeline: """
                  - { at: 1s, set: { overlayContainers: { maps: { viewControllers: { search: { alpha: 0 } } } } }, duration: 1s, curve: linear }
                  - { at: 3s, set: { overlayContainers: { maps: { viewControllers: { search: { alpha: 1, transform: { ty: 100 } } } } } } }
                  - { at: 4s, set: { overlayContainers: { maps: { viewControllers: { search: { isHidden: true } } } } } }
                """
        ).replacing("{ name: ground, body: [{ map: {}, name: map }] }", with: "{ name: ground, background: black }")
        let film = try OverlayPictures(text)
        #expect(film.color(200, 420, at: 0.5) == [255, 255, 255])
        #expect(near(Double(film.color(200, 420, at: 1.5)[0]), 127, 3))
        #expect(film.color(200, 420, at: 3.5) == [0, 0, 0] && film.color(200, 520, at: 3.5) == [255, 255, 255])
        #expect(film.color(200, 600, at: 4.5) == [0, 0, 0])
    }
}
