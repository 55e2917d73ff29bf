import Testing
import VitrineCardPresentationController
import VitrinePresentation
import VitrineScreens
import VitrineStage
import VitrineVocabulary

/// Code that uses CardPresentationController, in scenes.
@Suite struct CardLibraryTests {
    private final class Page: UIViewController {
        var calls: [String] = []

        override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    }

    private static func drag(_ y: Double, _ duration: Double, back: Double = 0) -> TimelineEvent {
        func leg(_ y: Double, _ duration: Double) -> ValueNode {
            .mapping([
                ("by", .mapping([("x", .number(0)), ("y", .number(y))])), ("duration", .number(duration)),
                ("curve", .word("linear")),
            ])
        }
        let path = [leg(y, duration)] + (back == 0 ? [] : [leg(back, 0.1)])
        return TimelineEvent(at: 2, .init("drag", target: "card", ["path": ValueNode(.list(path))]))
    }

    /// Returns the values of the controllers of a card and of its presenter at the end.
    private func recorded(_ event: TimelineEvent?, _ body: ((Page) -> Void)? = nil) throws -> (
        calls: [String], isThere: Bool
    ) {
        let (root, page) = (UIViewController(), Page())
        var scene = PresentationScene()
        scene.show(root)
        scene.simulate { root.presentCard(page, animated: true) }
        scene.add(card: page)
        if let event { scene.timeline.append(event) }
        if let body { scene.perform(at: 2) { body(page) } }
        _ = try StagedScene(scene)
        return (page.calls, root.presentedViewController === page)
    }

    private static let shown = ["willAppear", "didAppear"]

    @Test func `a controller is told that a pan dismisses it`() throws {
        let (calls, isThere) = try recorded(Self.drag(500, 0.3))
        #expect(calls == Self.shown + ["willDisappear", "didDisappear"] && !isThere)
    }

    @Test func `a controller is told that it returns after a pan`() throws {
        let (calls, isThere) = try recorded(Self.drag(200, 0.3, back: -60))
        #expect(calls == Self.shown + ["willDisappear"] + Self.shown && isThere)
    }

    @Test func `a controller is told of its handle, and of a call with a completion`() throws {
        let tapped = try recorded(TimelineEvent(at: 2, .init("tap", target: "card.handle")))
        #expect(tapped.calls == Self.shown + ["willDisappear", "didDisappear"] && !tapped.isThere)
        var completions = 0
        let called = try recorded(nil) { page in page.dismiss(animated: true) { completions += 1 } }
        #expect(called.calls == Self.shown + ["willDisappear", "didDisappear"] && !called.isThere && completions == 1)
    }

    @Test func `a configuration without interactive dismissal keeps the card under a pan`() throws {
        let (root, page) = (UIViewController(), Page())
        var scene = PresentationScene()
        scene.show(root)
        scene.simulate {
            root.presentCard(page, configuration: CardConfiguration(allowInteractiveDismissal: false), animated: true)
        }
        scene.add(card: page)
        scene.timeline.append(Self.drag(500, 0.3))
        _ = try StagedScene(scene)
        #expect(page.calls == Self.shown)
    }

    @Test func `arguments that are left out have the defaults, and the shared configuration counts without one`() {
        let configuration = CardConfiguration(horizontalInset: 24)
        #expect(configuration.horizontalInset == 24 && configuration.verticalSpacing == 16)
        #expect(configuration.dismissAreaHeight == 16 && configuration.cornerRadius == 12)
        #expect(configuration.backFadeAlpha == 0.8 && configuration.allowInteractiveDismissal)
        #expect(configuration.initialTransitionFrame == nil)
        #expect(CardConfiguration() == CardConfiguration.shared)
        let controller = CardPresentationController(
            configuration: configuration, presentedViewController: UIViewController(), presenting: nil)
        #expect(controller.configuration == configuration)
    }

    @Test(arguments: [
        (CardConfiguration(verticalSpacing: .infinity), "verticalSpacing"),
        (CardConfiguration(verticalInset: 5000), "verticalInset"), (CardConfiguration(horizontalInset: -1), "0...1000"),
        (CardConfiguration(horizontalInset: 300), "half of the screen's width"),
        (CardConfiguration(cornerRadius: .nan), "cornerRadius"), (CardConfiguration(backFadeAlpha: 2), "0...1"),
        (CardConfiguration(dismissAreaHeight: -.infinity), "dismissAreaHeight"),
    ])
    func `an illegal configuration is an error`(_ configuration: CardConfiguration, _ words: String) {
        var scene = PresentationScene()
        let (root, page) = (UIViewController(), UIViewController())
        scene.show(root)
        scene.simulate { root.presentCard(page, configuration: configuration, animated: true) }
        scene.add(card: page)
        #expect {
            _ = try StagedScene(scene)
        } throws: {
            "\($0)".contains("cards.card.configuration") && "\($0)".contains(words)
        }
    }
}
