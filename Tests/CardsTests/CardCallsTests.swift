import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces
import VitrineVocabulary

@testable import VitrineCards

/// Calls, their order, and what they log.
@Suite struct CardCallsTests {
    private let nested: NamedValues<Card> = [
        "a": Card(presented: false), "b": Card(presented: false), "c": Card(presented: false),
    ]
    private let presented = CardMotion.duration(of: CardMotion(.v1_6).presentation)
    private let dismissed = CardMotion.duration(of: CardMotion(.v1_6).dismissal)

    @Test func `presentations and dismissals are logged in the library's order`() throws {
        let screen = try Screen.cards(
            nested, [.present("a", 0), .present("b", 1), .tap("b.handle", 2), .dismiss("a", 3)])
        #expect(
            screen.words == [
                "a: presentationTransitionWillBegin", "a: presentationTransitionDidEnd(true)",
                "a: presentCard completion",
                "b: presentationTransitionWillBegin", "b: presentationTransitionDidEnd(true)",
                "b: presentCard completion",
                "b: dismissalTransitionWillBegin", "b: dismissalTransitionDidEnd(true)",
                "a: dismissalTransitionWillBegin", "a: dismissalTransitionDidEnd(true)",
            ])
        let times = screen.log.map(\.at)
        #expect(near(times[1], presented, 1.0 / 120) && near(times[9], 3 + dismissed, 1.0 / 120))
        #expect(near(presented, 0.647, 5e-4) && near(dismissed, 0.61, 0.006))
    }

    @Test func `the handle appears after the spring, fades under another card, and returns after that has gone`() throws
    {
        let screen = try Screen.cards(nested, [.present("a", 0), .present("b", 1), .dismiss("b", 2)])
        #expect(screen.handle("a", at: 0.64) == 0)
        #expect(near(screen.handle("a", at: presented + 0.075 + 0.5 / 120), 0.5, 0.06))
        #expect(screen.handle("a", at: 0.9) == 1)
        #expect(near(screen.handle("a", at: 1.075), 0.5, 1e-6) && near(screen.handle("a", at: 1.16), 0, 1e-9))
        #expect(near(screen.handle("b", at: 2.075), 0.5, 1e-6))
        #expect(near(screen.handle("a", at: 2.6), 0, 1e-9))
        #expect(screen.handle("a", at: 2.9) == 1)
    }

    @Test func `the handle stays where it is while its card moves`() throws {
        let screen = try Screen.cards(nested, [.present("a", 0), .drag("a", 2, (0, 300, 1))])
        func center(_ seconds: Double) -> Point? {
            screen.cards(at: seconds).cards.last.map {
                CardHandle(of: $0.card, in: Size(width: 375, height: 812)).center
            }
        }
        #expect(center(1.5) == Point(x: 187.5, y: 68) && center(2.1) == center(1.5))
    }

    @Test func `a tap on the handle hides it at once`() throws {
        let screen = try Screen.cards(nested, [.present("a", 0), .tap("a.handle", 2)])
        #expect(screen.handle("a", at: 2.05) == 1)
        #expect(screen.handle("a", at: 2.11) == 0)
        #expect(screen.cards(at: 4).cards.isEmpty)
    }

    /// UIKit asks the animator, which has the library's geometry, for animated transitions only. Source: facts, card
    /// presentation, section 6 (rule 11).
    @Test func `without an animation a card fills the window and leaves what is behind it as it is`() throws {
        let screen = try Screen.cards(nested, [.present("a", 1, animated: false), .dismiss("a", 2, animated: false)])
        let window = Rect(x: 0, y: 0, width: 375, height: 812)
        #expect(screen.cards(at: 0.99).root == nil)
        let stack = screen.cards(at: 1.5)
        #expect(stack.root == .init(frame: window, layoutFrame: window, radius: 0))
        #expect(screen.view("a", at: 1.5) == .init(frame: window, layoutFrame: window, radius: 0))
        #expect(screen.cards(at: 2).root == nil)
        #expect(screen.log.map(\.at) == [1, 1, 1, 2, 2])
    }

    @Test func `a card that fills the window leaves over a page that stays where it is`() throws {
        let screen = try Screen.cards(nested, [.present("a", 1, animated: false), .dismiss("a", 2)])
        for tick in 240...320 {
            guard let root = screen.cards(at: Double(tick) / 120).root else { continue }
            #expect(root.frame == Rect(x: 0, y: 0, width: 375, height: 812) && root.alpha == 1 && root.radius == 0)
        }
        #expect(try #require(screen.top("a", at: 2.2)) > 500 && screen.cards(at: 4).root == nil)
    }

    @Test
    func `a card that came with an animation and leaves without one leaves the page inset until one leaves with one`()
        throws
    {
        let screen = try Screen.cards(
            nested, [.present("a", 0), .dismiss("a", 1, animated: false), .present("a", 2), .dismiss("a", 3)])
        let there = try #require(screen.cards(at: 0.99).root)
        let left = try #require(screen.cards(at: 1.5).root)
        #expect(near(left.frame, there.frame, 0.05) && near(left.alpha, 0.8, 1e-3) && near(left.radius, 12, 0.05))
        #expect(left.frame.minX > 15 && screen.cards(at: 1.5).cards.isEmpty)
        #expect(screen.snapshot(at: 1.5).claims.presenter?.takesTouches == false)
        // The next card insets the page without further changes.
        let twice = try #require(screen.cards(at: 2.99).root)
        #expect(near(twice.frame, Rect(x: 32, y: 88, width: 311, height: 724), 0.01) && near(twice.alpha, 0.64, 1e-3))
        #expect(screen.top("a", at: 2.99) == 60)
        #expect(screen.cards(at: 5).root == nil)
        #expect(screen.words.contains { $0.contains("without an animation") })
    }

    @Test func `a card over one that fills the window is one spacing lower`() throws {
        let screen = try Screen.cards(nested, [.present("a", 0, animated: false), .present("b", 1)])
        #expect(screen.top("b", at: 3) == 16)
        #expect(near(screen.view("a", at: 3)?.frame, Rect(x: 16, y: 0, width: 343, height: 812), 0.01))
    }

    @Test func `calls during a transition are refused, and the log says so`() throws {
        let screen = try Screen.cards(
            nested, [.present("a", 0), .present("b", 0.3), .dismiss("a", 0.4), .present("b", 1)])
        #expect(
            screen.words[1...2] == [
                "b: present refused: a transition is under way", "a: dismiss refused: a transition is under way",
            ])
        #expect(screen.cards(at: 3).cards.map(\.card.name) == ["a", "b"])
    }

    @Test func `a card is presented once at a time, and only what is there is dismissed`() throws {
        let screen = try Screen.cards(
            nested, [.dismiss("a", 0), .present("a", 1), .present("a", 2), .dismiss("a", 3), .present("a", 4)])
        #expect(screen.words[0] == "a: dismiss refused: the card is not presented")
        #expect(screen.words.contains("a: present refused: the card is presented already"))
        #expect(screen.top("a", at: 6) == 60)
    }

    @Test func `a card is dismissed with those that are presented from it, of which the uppermost is seen`() throws {
        let screen = try Screen.cards(nested, [.present("a", 0), .present("b", 1), .present("c", 2), .dismiss("b", 3)])
        let frame = screen.frame(at: 3.1, in: .test(Traits(device: .iPhoneX, design: .legacy)))
        let seen = screen.cardsPresentation.views(screen.cards(at: 3.1), at: frame).map(\.shown.name)
        #expect(seen == ["a", "c"])
        #expect(screen.cards(at: 5).cards.map(\.card.name) == ["a"])
        #expect(near(screen.view("a", at: 5)?.frame, Rect(x: 0, y: 60, width: 375, height: 752), 1e-9))
        #expect(screen.handle("a", at: 5) == 1)
    }

    @Test func `cards that no event presents are there from the beginning, one over the other`() throws {
        var cards: NamedValues<Card> = ["a": Card(), "b": Card(), "c": Card()]
        let screen = try Screen.cards(cards, [.present("c", 1)])
        #expect(screen.cards(at: 0).cards.map(\.card.name) == ["a", "b"])
        #expect(screen.top("b", at: 0) == 76 && screen.handle("b", at: 0) == 1 && screen.handle("a", at: 0) == 0)
        #expect(screen.top("c", at: 3) == 92)
        cards["a"]?.presented = false
        #expect(try Screen.cards(cards, []).cards(at: 0).cards.map(\.card.name) == ["b", "c"])
    }

    @Test func `a call's configuration goes before the card's, and that before the shared one`() throws {
        var cards = nested
        cards["b"]?.configuration = Card.Configuration(verticalSpacing: 20)
        let controller = Card.Controller(sharedConfiguration: Card.Configuration(verticalSpacing: 10))
        let screen = try Screen.cards(
            cards, controller: controller,
            [
                .present("a", 0), .present("b", 1),
                .present("c", configuration: Card.Configuration(verticalSpacing: 40), at: 2),
            ])
        #expect(screen.cards(at: 4).cards.map(\.view.frame.minY) == [54, 74, 114])
    }

    @Test func `a changed configuration counts from the next presentation on, changed content at once`() throws {
        let change: ValueNode = [
            "cards": ["a": ["configuration": ["verticalSpacing": 30], "content": ["background": "#FF0000"]]]
        ]
        let screen = try Screen.cards(
            nested,
            [
                .present("a", 0), TimelineEvent(at: 1, .init("set", change)), .dismiss("a", 2), .present("a", 3),
            ])
        #expect(screen.top("a", at: 1.5) == 60)
        #expect(screen.cards(at: 1.5).cards[0].card.content.content.value(at: 1.5).background == RGBColor(0xFF0000))
        #expect(screen.top("a", at: 5) == 74)
    }

    @Test func `a card grows from its transition frame and returns to it, its corners with it`() throws {
        let strip = Rect(x: 0, y: 690, width: 375, height: 76)
        let card = Card(configuration: Card.Configuration(initialTransitionFrame: .rect(strip)))
        let screen = try Screen.cards(["a": card], [.present("a", 1), .dismiss("a", 3)])
        #expect(near(screen.view("a", at: 1)?.frame, strip, 1e-9))
        #expect(screen.view("a", at: 1)?.radius == 0)
        let half = try #require(screen.view("a", at: 1.12))
        #expect(half.frame.minY < 690 && half.frame.minY > 60 && half.frame.maxY > 766 && half.frame.maxY < 812)
        #expect(near(screen.view("a", at: 2.5)?.frame, Rect(x: 0, y: 60, width: 375, height: 752), 1e-9))
        #expect(near(screen.view("a", at: 3 + dismissed)?.frame, strip, 1))
    }

    @Test func `a transition frame can be an element's`() throws {
        var container = Container(
            content: Content(body: [
                Element(
                    .shape(ShapeElement(fill: .black)), name: "strip",
                    frame: Rect(x: 10, y: 600, width: 100, height: 40))
            ]))
        container.statusBar = StatusBar()
        let card = Card(configuration: Card.Configuration(initialTransitionFrame: .element("container.strip")))
        let screen = try Screen.cards(["a": card], container: container, [.present("a", 1)])
        #expect(near(screen.view("a", at: 1)?.frame, Rect(x: 10, y: 600, width: 100, height: 40), 1e-9))
    }

    @Test func `status bar and home indicator are those of the card on top`() throws {
        var cards = nested
        cards["b"]?.statusBarStyle = .darkContent
        cards["b"]?.content.background = .black
        let screen = try Screen.cards(cards, [.present("a", 0), .present("b", 1)])
        let claims = screen.snapshot(at: 3).claims.statusBars
        #expect(claims.map(\.isLight) == [true, false] && claims.map(\.fraction) == [1, 1])
        #expect(claims.map(\.isPageDark) == [false, true])
        #expect(screen.snapshot(at: 0.2).claims.statusBars[0].fraction > 0.6)
    }
}
