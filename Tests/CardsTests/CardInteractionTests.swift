import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces
import VitrineVocabulary

@testable import VitrineCards

/// Touches on cards. Source: facts, card presentation, sections 3.5 and 6.
@Suite struct CardInteractionTests {
    private let nested: NamedValues<Card> = ["a": Card(presented: false), "b": Card(presented: false)]

    /// Returns a drag of `way` points in half a second, recognized after 10 pt, that rests at the end.
    private func pull(_ way: Double, then last: Double = 0, on card: String = "a", at seconds: Double = 2)
        -> TimelineEvent
    {
        last == 0
            ? .drag(card, seconds, (0, way, 0.5), (0, 0, 0.3)) : .drag(card, seconds, (0, way, 0.5), (0, last, 0.3))
    }

    @Test func `the card lags behind the finger, and what is behind follows`() throws {
        let screen = try Screen.cards(nested, [.present("a", 0), .present("b", 1), pull(210, on: "b")])
        // The card moves by 200 pt after the recognition.
        let fraction = 200.0 / 812
        let stack = screen.cards(at: 2.6)
        #expect(near(screen.top("b", at: 2.6), 76 + fraction * (812 - 76), 0.5))
        #expect(near(screen.view("a", at: 2.6)?.frame.minX, 16 * (1 - fraction), 0.01))
        #expect(near(screen.view("a", at: 2.6)?.alpha, 1 - 0.2 * (1 - fraction), 1e-3))
        #expect(near(stack.root?.frame.minX, 16 + 16 * (1 - fraction), 0.01))
        #expect(near(screen.view("b", at: 2.6)?.radius, 12 * (1 - fraction), 0.01))
        #expect(near(screen.view("a", at: 2.6)?.radius, 12, 0.01))
    }

    @Test func `at a window of 812 pt the first card moves 0.926 pt for each point of the finger`() throws {
        let screen = try Screen.cards(nested, [.present("a", 0), .drag("a", 2, (0, 400, 1))])
        let (early, late) = (try #require(screen.top("a", at: 2.2)), try #require(screen.top("a", at: 2.7)))
        #expect(near((late - early) / 200, 752.0 / 812, 1e-3))
    }

    @Test(arguments: [
        // Distances down and back in points, and whether the card is dismissed.
        (200.0, 0.0, false), (500, 0, true), (600, -20, false), (60, 40, true), (30, 1, true),
    ])
    func `the direction decides, and without one half of the height`(
        _ way: Double, _ last: Double, _ goes: Bool
    ) throws {
        let screen = try Screen.cards(nested, [.present("a", 0), pull(way, then: last)])
        #expect(screen.cards(at: 6).cards.isEmpty == goes)
        if goes {
            #expect(screen.cards(at: 6).root == nil)
        } else {
            #expect(near(screen.top("a", at: 6), 60, 1e-9))
            #expect(near(screen.cards(at: 6).root?.alpha, 0.8, 1e-9))
            #expect(near(screen.cards(at: 6).root?.radius, 12, 1e-9))
        }
        let last = goes ? "dismissalTransitionDidEnd(true)" : "dismissalTransitionDidEnd(false)"
        #expect(screen.words.suffix(2) == ["a: dismissalTransitionWillBegin", "a: \(last)"])
    }

    @Test func `what is left takes the share of the duration that the finger has made`() throws {
        // The card moves by 100 and 400 pt after the recognition, with a velocity at the end.
        for way in [110.0, 410] {
            let screen = try Screen.cards(nested, [.present("a", 0), .drag("a", 2, (0, way, 0.4))])
            let end = try #require(screen.log.last?.at)
            let fraction = (way - 10) / 812
            #expect(near(end - 2.4, fraction * CardMotion.duration(of: CardMotion(.v1_6).dismissal), 0.02), "\(way)")
        }
    }

    @Test func `the handle fades from the start of the pan and is back at once`() throws {
        let screen = try Screen.cards(nested, [.present("a", 0), pull(200)])
        #expect(screen.handle("a", at: 1.9) == 1)
        #expect(near(screen.handle("a", at: 2.4), 0, 1e-9))
        #expect(screen.handle("a", at: 2.79) == 0)
        #expect(screen.handle("a", at: 2.81) == 1)
    }

    @Test(arguments: [(0.0, -100.0), (80, 0), (80, -5)])
    func `a finger that has not gone down when it is recognized counts for nothing`(_ x: Double, _ y: Double) throws {
        let screen = try Screen.cards(nested, [.present("a", 0), .drag("a", 2, (x, y, 0.3), (0, 400, 0.4))])
        #expect(screen.top("a", at: 2.6) == 60)
        #expect(screen.words.count == 3)
    }

    @Test func `a card that allows no interactive dismissal stays`() throws {
        let card = Card(configuration: Card.Configuration(allowInteractiveDismissal: false))
        let screen = try Screen.cards(["a": card], [.present("a", 0), pull(500)])
        #expect(screen.top("a", at: 2.5) == 60 && screen.top("a", at: 6) == 60)
        let old = try Screen.cards(
            nested, controller: Card.Controller(libraryVersion: .v1_1), [.present("a", 0), pull(500)])
        #expect(old.top("a", at: 6) == 61)
    }

    @Test func `there is no pan before the presentation has completed`() throws {
        let screen = try Screen.cards(nested, [.present("a", 0), .drag("a", 0.3, (0, 400, 0.2))])
        #expect(screen.top("a", at: 3) == 60)
        #expect(!screen.words.contains("a: dismissalTransitionWillBegin"))
    }

    @Test func `a screen that is turned takes the finger away, which counts as lifting it`() throws {
        let screen = try Screen.cards(
            nested,
            [
                .present("a", 0), .drag("a", 2, (0, 300, 0.5), (0, -40, 2)),
                TimelineEvent(at: 3, .init("rotate", word: "landscape")),
            ])
        // The finger is lifted when the card is removed.
        #expect(screen.words.last == "a: dismissalTransitionDidEnd(false)")
        #expect(screen.top("a", at: 5) == 60)
    }

    // MARK: Lists

    private func list(_ offset: Double) -> NamedValues<Card> {
        [
            "a": Card(
                content: Content(body: [
                    .list(
                        sections: [.init(rows: (0..<50).map { .init(stringLiteral: "Row \($0)") })],
                        contentOffset: offset,
                        name: "list")
                ]))
        ]
    }

    private func offset(_ screen: Screen, _ seconds: Double) -> Double? {
        screen.cards(at: seconds).cards.last?.card.content.state.moment(at: seconds).number(.contentOffset, of: "list")
    }

    @Test func `a list at its top is pulled with the card`() throws {
        let screen = try Screen.cards(list(0), [.present("a", 0), pull(210, on: "a.list")])
        #expect(near(screen.top("a", at: 2.6), 60 + 200.0 / 812 * 752, 0.5))
        #expect((offset(screen, 2.6) ?? 0) < -10)
        #expect(near(offset(screen, 9), 0, 1e-3))
    }

    @Test func `a list that is scrolled keeps the finger, even when it comes to its top`() throws {
        let screen = try Screen.cards(list(100), [.present("a", 0), pull(400, on: "a.list")])
        #expect(screen.top("a", at: 2.6) == 60)
        #expect((offset(screen, 2.6) ?? 0) < 0)
        #expect(near(offset(screen, 9), 0, 1e-3))
    }

    @Test(arguments: [0.5, 5, 20]) func `a list that is scrolled a little keeps the card`(_ scrolled: Double) throws {
        let screen = try Screen.cards(list(scrolled), [.present("a", 0), pull(600, on: "a.list")])
        #expect(screen.top("a", at: 2.4) == 60 && screen.top("a", at: 6) == 60)
        #expect(!screen.words.contains("a: dismissalTransitionWillBegin"))
    }

    @Test func `a list is scrolled upward, and the card stays`() throws {
        let screen = try Screen.cards(list(0), [.present("a", 0), pull(-210, on: "a.list")])
        #expect(screen.top("a", at: 2.6) == 60)
        #expect(near(offset(screen, 2.6), 200, 8))
    }

    // MARK: Targets

    @Test func `only the card on top takes touches, all over the window`() throws {
        let screen = try Screen.cards(nested, [.present("a", 0), .present("b", 1)])
        let hits = screen.targets(at: 2).filter { $0.hit?.contains(Point(x: 5, y: 5)) ?? false }
        #expect(hits.map(\.id.owner) == ["b"])
        #expect(screen.targets(at: 2).filter { $0.id.owner == "a" }.allSatisfy { $0.hit == nil })
        #expect(!screen.targets(at: 2).contains { $0.id.owner == "container" })
    }

    @Test func `a bar button looks pressed and leads to a dismissal; the card has no handle`() throws {
        let card = Card(navigationBar: NavigationBar(leadingItems: ["Done"]))
        let tap = TimelineEvent(
            at: 2, .init("tap", target: "a.Done", then: [.init("dismiss", target: "a")]))
        let screen = try Screen.cards(["a": card], [.present("a", 0), tap])
        #expect(card.targetNames == ["Done"])
        #expect(!screen.targets(at: 2).contains { $0.id.element == "handle" })
        let pressed = screen.cards(at: 2.05).cards[0].card.content.state.moment(at: 2.05)
        #expect(pressed.number(.pressed, of: "Done") == 1)
        #expect(screen.cards(at: 4).cards.isEmpty)
    }

    @Test func `elements of a card work by themselves`() throws {
        let card = Card(content: Content(body: [.switch(isOn: false, name: "sound")]))
        let screen = try Screen.cards(["a": card], [.present("a", 0), .tap("a.sound", 2)])
        let state = screen.cards(at: 4).cards[0].card.content.state.moment(at: 4)
        #expect(state.number(.isOn, of: "sound") == 1)
    }

    @Test func `a field of the card on top is edited`() throws {
        let card = Card(content: Content(body: [.textField(name: "field")]), presented: false)
        let screen = try Screen.cards(
            ["a": card],
            [
                .present("a", 0), TimelineEvent(at: 1, .init("focus", target: "a.field")),
                TimelineEvent(at: 1.5, .init("type", .text("Hi"), ["into": .text("a.field")])),
            ])
        #expect(screen.cards(at: 4).cards[0].card.content.focus(at: 4) == "field")
        #expect(screen.cards(at: 4).cards[0].card.content.state.moment(at: 4).text(of: "field") == "Hi")
    }
}
