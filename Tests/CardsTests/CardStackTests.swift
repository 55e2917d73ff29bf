import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces
import VitrineVocabulary

@testable import VitrineCards

/// The positions of cards and of the views behind them. Source of the figures: facts, card presentation, section 2.
@Suite struct CardStackTests {
    /// The x, width and alpha of the root and of cards 1... while n cards are presented, with the tops 44, 60, 76 ...
    private static let table: [[(x: Double, width: Double, alpha: Double)]] = [
        [(16, 343, 0.8), (0, 375, 1)],
        [(32, 311, 0.64), (16, 343, 0.8), (0, 375, 1)],
        [(48, 279, 0.512), (32, 311, 0.64), (16, 343, 0.8), (0, 375, 1)],
        [(64, 247, 0.4096), (48, 279, 0.512), (32, 311, 0.64), (16, 343, 0.8), (0, 375, 1)],
    ]

    @Test(arguments: 1...4) func `views behind n cards are inset and faded as the table says`(_ n: Int) throws {
        let (cards, timeline) = pile(n)
        let screen = try Screen.cards(cards, timeline)
        let stack = screen.cards(at: screen.end + 1)
        let views = [stack.root] + stack.cards.map(\.view)
        #expect(views.count == n + 1)
        for (i, (view, row)) in zip(views, Self.table[n - 1]).enumerated() {
            let view = try #require(view)
            #expect(
                near(
                    view.frame, Rect(x: row.x, y: 44 + 16 * Double(i), width: row.width, height: 768 - 16 * Double(i)),
                    1e-9))
            #expect(near(view.alpha, row.alpha, 1e-9))
            #expect(near(view.radius, 12, 1e-9))
        }
    }

    @Test(arguments: [(Device.iPhoneX, 44.0), (.iPhone8, 20), (.iPhoneSE1, 20)])
    func `the root's top is the height of the status bar, and each card is 16 pt lower`(
        _ device: Device, _ top: Double
    ) throws {
        let (cards, timeline) = pile(3)
        let screen = try Screen.cards(cards, traits: Traits(device: device, design: .legacy), timeline)
        let stack = screen.cards(at: 9)
        #expect(near(stack.root?.frame.minY, top, 1e-9))
        #expect(stack.cards.map(\.view.frame.minY) == [top + 16, top + 32, top + 48])
    }

    @Test func `without a status bar the root's top is the screen's`() throws {
        let (cards, timeline) = pile(1)
        let hidden = try Screen.cards(cards, container: Container(statusBar: StatusBar(isHidden: true)), timeline)
        #expect(hidden.top("a", at: 9) == 16)
        let side = try Screen.cards(
            cards, traits: Traits(device: .iPhoneX, design: .legacy, orientation: .landscape), timeline)
        #expect(side.top("a", at: 9) == 16)
    }

    @Test func `every field of a configuration counts`() throws {
        let configuration = Card.Configuration(
            verticalSpacing: 8, verticalInset: 132, horizontalInset: 8, dismissAreaHeight: 44, cornerRadius: 20,
            backFadeAlpha: 0.5)
        let screen = try Screen.cards(["a": Card(configuration: configuration)], [.present("a", 0)])
        let stack = screen.cards(at: 9)
        #expect(near(stack.root?.frame, Rect(x: 8, y: 132, width: 359, height: 680), 1e-9))
        #expect(stack.root?.alpha == 0.5 && stack.root?.radius == 20)
        #expect(near(screen.view("a", at: 9)?.frame, Rect(x: 0, y: 140, width: 375, height: 672), 1e-9))
        let handle = try #require(stack.cards.last.map { CardHandle(of: $0.card, in: Size(width: 375, height: 812)) })
        #expect(handle.center == Point(x: 187.5, y: 162))
        #expect(near(handle.button, Rect(x: 162.5, y: 137, width: 50, height: 50), 1e-9))
    }

    @Test func `mixed configurations unwind exactly`() throws {
        let (cards, presents) = pile(3) { i in
            Card.Configuration(
                horizontalInset: [16, 5, 30][i], cornerRadius: [12, 4, 20][i], backFadeAlpha: [0.8, 0.5, 0.3][i])
        }
        let screen = try Screen.cards(cards, presents + [.dismiss("c", 3), .dismiss("b", 4), .dismiss("a", 5)])
        for (later, earlier) in [(3.99, 1.99), (4.99, 0.99)] {
            let (a, b) = (screen.cards(at: later), screen.cards(at: earlier))
            #expect(a.cards.count == b.cards.count)
            #expect(near(a.root?.frame, b.root?.frame ?? .zero, 0.02))
            #expect(near(a.root?.alpha, b.root?.alpha ?? 0, 1e-3))
            for (one, other) in zip(a.cards, b.cards) {
                #expect(near(one.view.frame, other.view.frame, 0.02))
                #expect(near(one.view.alpha, other.view.alpha, 1e-3))
            }
        }
        #expect(near(screen.cards(at: 2.99).root?.alpha, 0.8 * 0.5 * 0.3, 1e-3))
        #expect(near(screen.cards(at: 2.99).root?.frame.minX, 51, 0.02))
        #expect(screen.cards(at: 6).root == nil)
    }

    @Test func `a presenter that is a card keeps the corners of the card above it`() throws {
        let (cards, presents) = pile(2) { Card.Configuration(cornerRadius: [12, 30][$0]) }
        let screen = try Screen.cards(cards, presents + [.dismiss("b", 2)])
        #expect(near(screen.view("a", at: 0.99)?.radius, 12, 1e-3))
        #expect(near(screen.view("a", at: 1.99)?.radius, 30, 1e-3))
        #expect(near(screen.view("a", at: 4)?.radius, 30, 1e-3))
    }

    @Test func `in release 1.1 only the view behind the card is inset`() throws {
        let (cards, timeline) = pile(3)
        let screen = try Screen.cards(cards, controller: Card.Controller(libraryVersion: .v1_1), timeline)
        let stack = screen.cards(at: 9)
        #expect(stack.cards.map(\.view.frame.minY) == [61, 78, 95])
        #expect(stack.cards.map(\.view.frame.minX) == [16, 16, 0])
        #expect(stack.cards.map(\.view.alpha) == [0.8, 0.8, 1])
        #expect(near(stack.root?.frame, Rect(x: 16, y: 44, width: 343, height: 768), 1e-9))
    }

    @Test func `in release 1.1 a presenter's navigation bar turns black, and the presenter does not fade`() throws {
        let (cards, timeline) = pile(1)
        let bar = Container(navigationBar: NavigationBar(title: "Root"))
        let old = try Screen.cards(
            cards, controller: Card.Controller(libraryVersion: .v1_1), container: bar, timeline)
        #expect(old.cards(at: 9).root?.alpha == 1)
        #expect(old.cards(at: 9).root?.barDarkness == 1)
        let new = try Screen.cards(cards, container: bar, timeline)
        #expect(near(new.cards(at: 9).root?.alpha, 0.8, 1e-12))
        #expect(new.cards(at: 9).root?.barDarkness == 0)
    }

    @Test func `a turned screen keeps tops and insets`() throws {
        let (cards, presents) = pile(2)
        let screen = try Screen.cards(cards, presents + [TimelineEvent(at: 3, .init("rotate", word: "landscape"))])
        #expect(near(screen.view("a", at: 5)?.frame, Rect(x: 16, y: 60, width: 780, height: 315), 1e-9))
        #expect(near(screen.view("b", at: 5)?.frame, Rect(x: 0, y: 76, width: 812, height: 299), 1e-9))
    }

    @Test func `frames are never negative, however deep the stack`() throws {
        let (cards, timeline) = pile(26) { _ in Card.Configuration(verticalSpacing: 60, horizontalInset: 100) }
        let screen = try Screen.cards(cards, timeline)
        let stack = screen.cards(at: screen.end)
        #expect(stack.cards.count == 26)
        #expect(stack.cards.allSatisfy { $0.view.frame.width >= 0 && $0.view.frame.height >= 0 })
    }

    @Test func `the safe area is what a frame covers of the window's`() {
        let traits = Traits(device: .iPhoneX)
        #expect(CardStack.safeArea(of: Rect(x: 0, y: 0, width: 375, height: 812), in: traits) == traits.safeArea)
        #expect(
            CardStack.safeArea(of: Rect(x: 0, y: 60, width: 375, height: 752), in: traits) == Insets(bottom: 34))
        #expect(
            CardStack.safeArea(of: Rect(x: 0, y: 24, width: 375, height: 500), in: traits) == Insets(top: 20))
    }
}
