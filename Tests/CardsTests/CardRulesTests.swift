import Testing
import VitrineLayoutTestSupport
import VitrinePresentation
import VitrinePrimitives
import VitrineStage
import VitrineVocabulary

@testable import VitrineCards

@Suite struct CardRulesTests {
    private func issues(_ text: String) -> String {
        do {
            _ = try SceneParser.parse("vitrine: 1\ndevice: iphone-x\n\(text)")
            return ""
        } catch { return error.description }
    }

    @Test(arguments: [
        (
            "cards: {a: {configuration: {verticalSpacing: -1}}}",
            ["cards.a.configuration.verticalSpacing", "0...1000 pt"]
        ),
        ("cards: {a: {configuration: {backFadeAlpha: 1.2}}}", ["cards.a.configuration.backFadeAlpha", "0...1"]),
        (
            "cards: {a: {configuration: {verticalInset: 800}}}",
            ["verticalInset", "inset and spacing together below the screen's height, 812 pt"]
        ),
        ("cards: {a: {configuration: {verticalSpacing: 770}}}", ["verticalSpacing", "inset and spacing together"]),
        (
            "cards: {a: {configuration: {horizontalInset: 190}}}",
            ["horizontalInset", "below half of the screen's width"]
        ),
        ("cards: {a: {configuration: {cornerRadius: .nan}}}", ["cornerRadius"]),
        (
            "cards: {a: {configuration: {initialTransitionFrame: {x: 0, y: 0, width: -4, height: 1}}}}",
            ["width", "0 pt"]
        ),
        (
            "cards: {a: {configuration: {initialTransitionFrame: {x: 0}}}}",
            ["initialTransitionFrame", "y", "is missing"]
        ),
        (
            "cards: {a: {content: [Title], configuration: {initialTransitionFrame: a.Titel}}}",
            ["did you mean \"a.Title\""]
        ),
        (
            "cards: {a: {content: [Title], configuration: {initialTransitionFrame: Titel}}}", ["did you mean \"Title\""]
        ),
        (
            "container: {content: [Title]}\ncards: {a: {content: [Title], configuration: {initialTransitionFrame: Title}}}",
            ["one of \"container.Title\", \"a.Title\""]
        ),
        ("cards: {a: {content: [{label: Text, name: handle}]}}", ["another name", "dismiss handle"]),
        ("cards: {a: {statusBarStyle: bright}}", ["status bar style", "lightContent"]),
        (
            "cardPresentationController: {libraryVersion: '1.1'}",
            ["cardPresentationController", "needs a card under cards"]
        ),
        ("cards: {a: {}}\ncardPresentationController: {libraryVersion: '1.7'}", ["a library version", "1.6"]),
        (
            "cards: {a: {}}\ncardPresentationController: {shared: {horizontalInset: 300}}",
            ["shared.horizontalInset"]
        ),
        ("cards: {a: {}}\ntimeline: [{at: 0s, present: b}]", ["\"b\" is not a presentation"]),
        (
            "cards: {a: {}}\ntimeline: [{at: 0s, present: a, configuration: {horizontalInset: 300}}]",
            ["timeline[0]", "horizontalInset"]
        ),
        ("cards: {a: {}}\ntimeline: [{at: 0s, present: a, openPopup: true}]", ["openPopup", "unknown key"]),
        ("cards: {a: {}}\ntimeline: [{at: 0s, set: {cards: {a: {presented: true}}}}]", ["presented"]),
    ])
    func `what cannot be is reported with the remedy`(_ text: String, _ words: [String]) {
        let issues = issues(text)
        for word in words { #expect(issues.contains(word), "\(issues)") }
    }

    @Test func `a scene of cards is read and written`() throws {
        let scene = try SceneParser.parse(
            """
            vitrine: 1
            container: { content: { body: [{ button: Go }] } }
            cardPresentationController: { libraryVersion: "1.1", shared: { verticalSpacing: 8pt } }
            cards:
              a:
                configuration: { initialTransitionFrame: container.Go, allowInteractiveDismissal: false }
                content: [Text]
                statusBarStyle: darkContent
              b: { navigationBar: { leadingItems: [Done] }, configuration: {} }
            timeline:
              - { at: 0.5s, tap: Go, then: { present: a, configuration: { cornerRadius: 4pt } } }
              - { at: 2s, tap: a.handle }
              - { at: 3s, present: b, animated: false }
              - { at: 4s, tap: Done, then: { dismiss: b } }
            """)
        #expect(scene.cards["a"]?.configuration?.initialTransitionFrame == .element("container.Go"))
        #expect(scene.cards["b"]?.configuration == Card.Configuration())
        #expect(scene.cardPresentationController?.sharedConfiguration.verticalSpacing == 8)
        #expect(try SceneParser.parse(scene.yaml) == scene)
    }

    @Test func `an element's own name is enough for a transition frame`() {
        for name in ["strip", "container.strip"] {
            #expect(
                issues(
                    "container: {content: [{view: [], name: strip}]}\ncards: {a: {configuration: "
                        + "{initialTransitionFrame: \(name)}}}") == "")
        }
    }
}
