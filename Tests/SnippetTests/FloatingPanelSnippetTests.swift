import Testing
import Vitrine
import VitrineFloatingPanel
import VitrineScreens

@testable import VitrineFloatingPanelSnippets

/// The Swift blocks of FloatingPanel's documentation take effect in scenes.
@Suite struct FloatingPanelSnippetTests {
    private typealias Snippets = FloatingPanelSnippets

    /// Returns a scene of a panel over a page, with the calls of its delegate.
    private func scene(
        _ delegate: (any FloatingPanelControllerDelegate)? = nil, content: Double = 0,
        _ change: (FloatingPanelController) -> Void = { _ in }
    ) -> (scene: PresentationScene, panel: FloatingPanelController) {
        var scene = emptyScene()
        let page = plainController(.systemTeal)
        let panel = FloatingPanelController(delegate: delegate)
        let list = plainController(.white)
        if content > 0 {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: content))
            view.backgroundColor = .white
            list.view.addSubview(view)
        }
        panel.set(contentViewController: list)
        change(panel)
        panel.addPanel(toParent: page)
        scene.show(page)
        scene.add(panel)
        // A panel retains its delegate weakly.
        scene.perform(at: 0) { withExtendedLifetime(delegate) {} }
        return (scene, panel)
    }

    private func expectChange(
        _ change: (FloatingPanelController) -> Void, at seconds: Double = 1,
        after prepare: (FloatingPanelController) -> Void = { _ in }
    ) throws {
        let with = try scene {
            prepare($0); change($0)
        }.scene.picture(at: seconds)
        #expect(try with != scene(nil, prepare).scene.picture(at: seconds))
    }

    @Test func `a panel is added to its parent, and removed`() throws {
        let page = Snippets.AddAsChild1()
        var scene = emptyScene()
        scene.show(page)
        scene.add(page.panel)
        scene.perform(at: 2) { page.leave() }
        let pictures = try scene.pictures(at: [1, 4])
        #expect(pictures[0] != pictures[1])
        #expect(page.panel.scrollView != nil && page.panel.parent == nil)
    }

    @Test func `a panel is presented, and goes with a swipe`() throws {
        let page = plainController(.systemTeal)
        let panel = Snippets.presentModally2(from: page)
        var scene = emptyScene()
        scene.show(page)
        scene.add(panel)
        scene.perform(at: 1) { panel.move(to: .tip, animated: false) }
        scene.timeline = [.swipe("panel", at: 2, by: 60, in: 0.1)]
        let pictures = try scene.pictures(at: [1.5, 4])
        #expect(pictures[0] != pictures[1])
        #expect(panel.isRemovalInteractionEnabled && panel.position == .hidden)
    }

    @Test func `a panel in a view hierarchy is shown and hidden`() throws {
        let page = plainController(.systemTeal)
        let panel = FloatingPanelController()
        panel.set(contentViewController: plainController(.white))
        var scene = emptyScene()
        scene.show(page)
        scene.add(panel)
        scene.perform(at: 1) { Snippets.show3(panel, in: page) }
        var isChild = false
        scene.perform(at: 2) { isChild = panel.parent === page }
        scene.perform(at: 3) { Snippets.hide4(panel) }
        let pictures = try scene.pictures(at: [0.5, 2, 5])
        #expect(pictures.map { $0.top(of: .white) < 812 } == [false, true, false])
        #expect(isChild && panel.parent == nil && panel.view.superview == nil)
    }

    @Test func `the content is scaled with the surface`() throws {
        // A label at the bottom of the content is below the screen unless the content is as high as its visible part.
        try expectChange(
            Snippets.scaleContent5,
            after: { panel in
                guard let view = panel.contentViewController?.view else { return }
                let label = UILabel()
                label.text = "Bottom"
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                label.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
            })
    }

    @Test func `a layout gives the initial position and its inset`() throws {
        let delegate = Snippets.InitialPosition6()
        let (scene, panel) = scene(delegate)
        // The panel is 144 points above the safe area of 34.
        #expect(try scene.picture(at: 1).top(of: .white) == 812 - 34 - 144)
        #expect(panel.position == .tip)
    }

    @Test func `a layout for landscape is narrow, that for portrait is not`() throws {
        let delegate = Snippets.Landscape7()
        var (scene, panel) = scene(delegate)
        #expect(try scene.picture(at: 1).top(of: .white, x: 4) < 812)
        scene.traits.orientation = .landscape
        let picture = try scene.picture(at: 1)
        // The panel begins 8 points beside the safe area of 44, and is 291 points wide.
        let row = picture.height - 60
        #expect(picture[44 + 4, row] != .white && picture[44 + 12, row] == .white)
        #expect(picture[44 + 8 + 286, row] == .white && picture[44 + 8 + 296, row] != .white)
        #expect(panel.position == .tip)
    }

    @Test func `an intrinsic layout rests at full`() throws {
        let delegate = Snippets.Intrinsic8()
        for height in [200, 320] {
            let (scene, panel) = scene(delegate, content: Double(height))
            // The panel is as high as the content, above the safe area of 34.
            #expect(try scene.picture(at: 1).top(of: .white) == 812 - 34 - height)
            #expect(panel.position == .full && panel.layout.supportedPositions == [.full])
        }
    }

    @Test func `insets from the superview leave the safe area out`() throws {
        let insets: [(any FloatingPanelLayout, Int)] = [
            (Snippets.FromSuperview9(), 300), (Snippets.FullScreen10(), 300), (Snippets.FromSafeArea(), 334),
        ]
        for (layout, inset) in insets {
            let delegate = Snippets.Giver(layout)
            #expect(try scene(delegate).scene.picture(at: 1).top(of: .white) == 812 - inset)
        }
    }

    @Test func `an app's spring gets the velocity of the release`() throws {
        let delegate = Snippets.Interaction11()
        var (scene, panel) = scene(delegate)
        scene.timeline = [.swipe("panel", at: 1, by: -300, in: 0.2)]
        _ = try Renderer(scene)
        #expect(delegate.behavior.velocities.count == 1 && panel.position == .full)
    }

    @Test func `a rubber band lets the panel follow beyond its highest position`() throws {
        func top(_ behavior: (any FloatingPanelBehavior)?) throws -> Int {
            let delegate = Snippets.Giver(nil, behavior)
            var (scene, panel) = scene(delegate)
            scene.perform(at: 0.2) { panel.move(to: .full, animated: false) }
            scene.timeline = [.swipe("panel.grabber", at: 1, by: -15.5, in: 0.5, rest: 1)]
            return try scene.picture(at: 2).top(of: .white)
        }
        #expect(try top(Snippets.RubberBand12()) != top(nil))
    }

    @Test func `a projected momentum leads beyond the next position`() throws {
        func top(_ behavior: (any FloatingPanelBehavior)?) throws -> Int {
            let delegate = Snippets.Giver(nil, behavior)
            var (scene, panel) = scene(delegate)
            scene.perform(at: 0.2) { panel.move(to: .full, animated: false) }
            scene.timeline = [.swipe("panel.grabber", at: 1, by: 150, in: 0.1)]
            return try scene.picture(at: 5).top(of: .white)
        }
        // The insets of half and tip are above the safe area.
        #expect(try top(nil) == 812 - 34 - 262)
        #expect(try top(Snippets.Projection13()) == 812 - 34 - 69)
    }

    @Test func `a handle of the app's own replaces the library's`() throws {
        // The library's is centered, from 6 points below the surface's top on, the app's own is in the corner.
        let y = 812 - 34 - 262
        let (plain, own) = (
            try scene().scene.picture(at: 1), try scene { Snippets.customGrabber14($0) }.scene.picture(at: 1)
        )
        #expect(plain[187, y + 8] != .white && plain[30, y + 2] == .white)
        #expect(own[187, y + 8] == .white && own[30, y + 2] != .white)
    }

    @Test func `the grabber's padding and size are drawn`() throws { try expectChange(Snippets.grabberLayout15) }

    @Test func `the content is padded`() throws {
        try expectChange(Snippets.contentPadding16, after: { $0.surfaceView.backgroundColor = .systemRed })
    }

    @Test func `the surface has margins`() throws {
        let picture = try scene { Snippets.edgeMargins17($0) }.scene.picture(at: 1)
        #expect(picture[8, 700] != .white && picture[24, 700] == .white)
    }

    @Test func `a disabled recognizer does not move the panel`() throws {
        func picture(_ change: (FloatingPanelController) -> Void) throws -> Bitmap {
            var scene = scene(nil, change).scene
            scene.timeline = [.swipe("panel", at: 1, by: -300, in: 0.2)]
            return try scene.picture(at: 4)
        }
        #expect(try picture(Snippets.suppress18).top(of: .white) == 812 - 34 - 262)
        #expect(try picture { _ in }.top(of: .white) < 200)
    }

    @Test func `a delegate that refuses drags is asked, and the panel stays`() throws {
        let delegate = Snippets.Suppress19()
        var (scene, panel) = scene(delegate)
        scene.timeline = [.swipe("panel", at: 1, by: -300, in: 0.2)]
        _ = try Renderer(scene)
        #expect(delegate.questions > 0 && panel.position == .half)
    }

    @Test func `a recognizer of the app's own is enabled at the tip only`() throws {
        let page = Snippets.Taps20()
        page.loadViewIfNeeded()
        page.panel.set(contentViewController: plainController(.white))
        page.panel.addPanel(toParent: page)
        var scene = emptyScene()
        scene.show(page)
        scene.add(page.panel)
        var enabled: [Bool] = []
        for seconds in [1.0, 3] { scene.perform(at: seconds) { enabled.append(page.surfaceTap.isEnabled) } }
        scene.perform(at: 1.5) { page.panel.move(to: .tip, animated: true) }
        _ = try Renderer(scene)
        #expect(enabled == [false, true])
    }

    @Test func `two panels of a page move by themselves`() throws {
        let page = Snippets.AdditionalPanel21()
        var scene = emptyScene()
        scene.show(page)
        scene.add(page.searchPanel, named: "search")
        scene.add(page.detailPanel, named: "detail")
        scene.perform(at: 2) { page.detailPanel.move(to: .tip, animated: true) }
        _ = try Renderer(scene)
        #expect(Set(page.moved) == ["search", "detail"] && page.moved.last == "detail")
        #expect(page.searchPanel.position == .half && page.detailPanel.position == .tip)
    }

    @Test func `a panel moves to positions and back`() throws {
        let page = Snippets.Moves22()
        var scene = emptyScene()
        scene.show(page)
        scene.add(page.panel)
        scene.perform(at: 1) { page.searchBegins() }
        scene.perform(at: 3) { page.searchEnds() }
        let pictures = try scene.pictures(at: [0.9, 2.5, 5])
        #expect(pictures[0] != pictures[1] && pictures[0] == pictures[2])
    }

    @Test func `a delegate hears of drags with their target`() throws {
        let page = Snippets.WorkTogether23()
        var scene = emptyScene()
        scene.show(page)
        scene.add(page.panel)
        scene.perform(at: 0.5) { page.panel.move(to: .full, animated: false) }
        scene.timeline = [.swipe("panel", at: 1, by: 150, in: 0.15)]
        _ = try Renderer(scene)
        #expect(page.calls == ["will begin at full", "did end towards half"])
        #expect(!page.searchBar.showsCancelButton)
    }

    @Test func `an overridden show sets the panel's content`() {
        let (page, content) = (Snippets.ShowSegue24(), UIViewController())
        page.show(content, sender: nil)
        #expect(page.shown == [content] && page.panel.contentViewController === content)
    }

    @Test func `the branch for newer systems rounds the corners`() throws { try expectChange(Snippets.olderSystem25) }
}
