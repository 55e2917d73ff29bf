import Testing
import VitrineFloatingPanel
import VitrinePanels
import VitrineScreens

@testable import VitrineStage

/// Panels in code that uses the library's names.
struct ControllerTests {
    private final class Delegate: FloatingPanelControllerDelegate {
        var changed: (FloatingPanelController) -> Void = { _ in }
        var pinning: CGFloat = 0
        var pinned = 0

        func floatingPanelDidChangePosition(_ vc: FloatingPanelController) { changed(vc) }

        func floatingPanel(
            _ vc: FloatingPanelController, contentOffsetForPinning trackedScrollView: UIScrollView
        ) -> CGPoint {
            pinned += 1
            return CGPoint(x: 0, y: pinning)
        }
    }

    private let delegate = Delegate()

    private func staged(
        _ panel: FloatingPanelController, _ body: (inout PresentationScene) -> Void = { _ in }
    ) throws -> StagedScene {
        var scene = PresentationScene()
        scene.traits.device = .iPhoneX
        scene.traits.design = .legacy
        let page = UIViewController()
        page.view.backgroundColor = .gray
        panel.addPanel(toParent: page)
        scene.show(page)
        scene.add(panel)
        body(&scene)
        return try StagedScene(scene)
    }

    private func panel(_ staged: StagedScene) throws -> FloatingPanelPresentation {
        try #require(staged.screen.presentation("panel", as: FloatingPanelPresentation.self))
    }

    @Test func `a view that code changes at a time is drawn from then on`() throws {
        let panel = FloatingPanelController()
        let staged = try staged(panel) { scene in
            scene.perform(at: 1) {
                panel.surfaceView.cornerRadius = 30
                panel.surfaceView.grabberHandle.isHidden = true
                panel.isRemovalInteractionEnabled = true
            }
        }
        let values = try self.panel(staged).panel
        #expect(values.value(at: 0.99).surfaceView.cornerRadius == 0)
        #expect(values.value(at: 1).surfaceView.cornerRadius == 30)
        #expect(
            values.value(at: 1).surfaceView.grabberHandle.isHidden && values.value(at: 1).isRemovalInteractionEnabled)
    }

    @Test func `changes in an animation block follow its curve, others are there at once`() throws {
        let panel = FloatingPanelController()
        let staged = try staged(panel) { scene in
            scene.perform(at: 1) {
                panel.surfaceView.borderWidth = 4
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { panel.surfaceView.cornerRadius = 30 }
            }
        }
        let values = try self.panel(staged).panel
        #expect(values.value(at: 1).surfaceView.borderWidth == 4 && values.value(at: 1).surfaceView.cornerRadius == 0)
        for fraction in [0.25, 0.5, 0.75, 1] {
            let radius = values.value(at: 1 + fraction).surfaceView.cornerRadius
            #expect((radius - 30 * fraction).magnitude < 0.3, "\(radius) after \(fraction) s")
        }
    }

    @Test func `a later change ends an animation on the way`() throws {
        let panel = FloatingPanelController()
        let staged = try staged(panel) { scene in
            scene.perform(at: 1) { UIView.animate(withDuration: 1) { panel.surfaceView.cornerRadius = 30 } }
            scene.perform(at: 1.5) { panel.surfaceView.cornerRadius = 8 }
        }
        let values = try self.panel(staged).panel
        #expect(values.value(at: 1.49).surfaceView.cornerRadius > 10)
        #expect(values.value(at: 1.5).surfaceView.cornerRadius == 8 && values.last.surfaceView.cornerRadius == 8)
    }

    @Test func `what a delegate changes with the position is animated with the panel`() throws {
        let panel = FloatingPanelController(delegate: delegate)
        delegate.changed = { panel in
            panel.surfaceView.cornerRadius = panel.position == .full ? 40 : 0
            if panel.position == .full { panel.backdropView.alpha = 0.9 }
        }
        let staged = try staged(panel) { scene in
            scene.perform(at: 1) { panel.move(to: .full, animated: true) }
        }
        let found = try self.panel(staged)
        let frame = staged.screen.frame(at: 1.125, in: staged.context)
        #expect((found.panel.value(at: 1.125).surfaceView.cornerRadius - 20).magnitude < 1)
        #expect((found.alpha(at: 1.125, found.geometry(at: frame)) - 0.45).magnitude < 0.02)
        #expect(found.panel.last.surfaceView.cornerRadius == 40)
        #expect((found.alpha(at: 3, found.geometry(at: frame)) - 0.9).magnitude < 1e-9)
    }

    @Test func `a scroll view can be tracked from a time on`() throws {
        let panel = FloatingPanelController(delegate: delegate)
        let content = UIViewController()
        content.view.sceneContent = [.list(rowCount: 40, name: "list")]
        panel.set(contentViewController: content)
        let scrollView = UIScrollView()
        let staged = try staged(panel) { scene in
            scene.perform(at: 1) { panel.track(scrollView: scrollView) }
        }
        let values = try self.panel(staged).panel
        #expect(values.value(at: 0.99).scrollView == nil && values.value(at: 1).scrollView == "list")
    }

    @Test func `the offset for pinning is asked of the delegate`() throws {
        let panel = FloatingPanelController(delegate: delegate)
        let content = UIViewController()
        let scrollView = UIScrollView()
        content.view.addSubview(scrollView)
        content.view.sceneContent = [.list(rowCount: 40, name: "list")]
        panel.set(contentViewController: content)
        panel.track(scrollView: scrollView)
        _ = try staged(panel) { scene in
            scene.perform(at: 1) { panel.move(to: .full, animated: false) }
            scene.timeline = [.drag("panel.list", at: 2, by: .init(x: 0, y: 200), duration: 0.5)]
        }
        #expect(delegate.pinned > 0)
        #expect(!delegate.floatingPanel(panel, shouldRecognizeSimultaneouslyWith: UIPanGestureRecognizer()))
    }

    @Test func `a controller knows its geometry`() throws {
        let panel = FloatingPanelController(delegate: delegate)
        var nearby: [FloatingPanelPosition] = []
        delegate.changed = { nearby.append($0.nearbyPosition) }
        let staged = try staged(panel) { scene in scene.perform(at: 1) { panel.move(to: .tip, animated: false) } }
        _ = staged
        #expect(panel.position == .tip && nearby == [.half, .tip])
        let positions: [FloatingPanelPosition] = [.full, .half, .tip, .hidden]
        #expect(positions.map { panel.originYOfSurface(for: $0) } == [62, 516, 709, 812])
        #expect(panel.adjustedContentInsets.bottom == 34 && panel.surfaceView.topGrabberBarHeight == 17)
        let content = UIViewController()
        panel.set(contentViewController: content)
        #expect(panel.surfaceView.contentView === content.view && panel.children.contains { $0 === content })
        panel.set(contentViewController: nil)
        #expect(panel.contentViewController == nil && !panel.children.contains { $0 === content })
    }
}
