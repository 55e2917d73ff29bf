import Testing
import VitrineLayoutTestSupport
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineTestSupport
import VitrineVocabulary

@testable import VitrineCards

/// With calls and touches in any order, cards settle, stay on the screen, never jump, and log in a legal order.
@Suite struct CardRandomTests {
    private static let runs = 4000

    private static func scene(_ random: inout SplitMix64) -> (NamedValues<Card>, Card.Controller, [TimelineEvent]) {
        var cards: NamedValues<Card> = [:]
        for name in names(4) {
            let frame = Rect(
                x: Double(random.below(200)), y: Double(random.below(700)), width: Double(random.below(175)),
                height: Double(random.below(100)))
            let configuration = Card.Configuration(
                verticalSpacing: random.chance(3) ? Double(random.below(80)) : nil,
                horizontalInset: Double(random.below(60)), cornerRadius: Double(random.below(40)),
                backFadeAlpha: Double(random.below(11)) / 10,
                initialTransitionFrame: random.chance(3) ? .rect(frame) : nil,
                allowInteractiveDismissal: random.chance(6) ? false : nil)
            cards[name] = Card(configuration: configuration, presented: random.chance(4))
        }
        var events: [TimelineEvent] = []
        var now = 0.0
        for _ in 0..<(2 + random.below(9)) {
            now += Double(random.below(110)) / 100
            let card = names(4)[random.below(4)]
            switch random.below(6) {
            case 0, 1, 2: events.append(.present(card, now, animated: !random.chance(8)))
            case 3:
                events.append(
                    random.chance(2) ? .dismiss(card, now, animated: !random.chance(8)) : .tap("\(card).handle", now))
            default:
                let legs = (0...random.below(3)).map { _ in
                    (
                        x: Double(random.below(61)) - 30, y: Double(random.below(901)) - 400,
                        duration: 0.05 + Double(random.below(50)) / 100
                    )
                }
                events.append(.drag(card, now, legs: legs))
            }
        }
        let version = Card.Controller.LibraryVersion.allCases[random.below(2)]
        return (cards, Card.Controller(libraryVersion: version), events)
    }

    /// Returns whether the log of each card alternates: a presentation, then begins and ends of dismissals.
    private static func isLegal(_ words: [String]) -> Bool {
        var state: [String: Int] = [:]
        for word in words {
            guard let colon = word.firstIndex(of: ":") else { return false }
            let (card, what) = (String(word[..<colon]), String(word[colon...].dropFirst(2)))
            let now = state[card] ?? -1
            switch what {
            case "presentationTransitionWillBegin": state[card] = 1
            case "presentationTransitionDidEnd(true)":
                guard now == 1 else { return false }
                state[card] = 2
            case "presentCard completion":
                guard now == 2 else { return false }
                state[card] = 3
            case "dismissalTransitionWillBegin":
                // The index -1 is a card that is present from the beginning.
                guard now == 3 || now == -1 else { return false }
                state[card] = 4
            case "dismissalTransitionDidEnd(true)", "dismissalTransitionDidEnd(false)":
                guard now == 4 else { return false }
                state[card] = what.contains("true") ? 0 : 3
            default: if !what.contains("refused"), !what.contains("without an animation") { return false }
            }
        }
        return state.values.allSatisfy { $0 != 1 && $0 != 2 && $0 != 4 }
    }

    @Test func `cards settle in their places, never jump, and log in a legal order`() throws {
        var random = SplitMix64(seed: 2018)
        var (pulled, deep) = (0, 0)
        for run in 0..<Self.runs {
            let (cards, controller, events) = Self.scene(&random)
            let screen = try Screen.cards(cards, controller: controller, events)
            #expect(Self.isLegal(screen.words), "run \(run): \(screen.words)")
            let presentation = screen.cardsPresentation
            #expect(presentation.phase == .idle && screen.end < 60, "run \(run)")
            let isAnimated = !events.contains { $0.action.arguments["animated"] != nil }
            let stack = screen.cards(at: screen.end + 1)
            if run.isMultiple(of: 20) { Self.checkPublished(screen, run) }
            deep = max(deep, stack.cards.count)
            if screen.words.contains(where: { $0.hasSuffix("DidEnd(false)") }) { pulled += 1 }
            for (i, (card, view)) in stack.cards.enumerated() {
                #expect(
                    near(view.frame.minY, card.top, 1e-6) && near(view.frame.maxY, max(812, card.top), 1e-6),
                    "run \(run)")
                let isTop = i == stack.cards.count - 1
                guard isAnimated else { continue }
                #expect(isTop == (card.handleAlpha.value(at: screen.end + 1) == 1), "run \(run)")
                if isTop { #expect(near(view.frame.width, 375, 1e-6) && near(view.alpha, 1, 1e-9), "run \(run)") }
            }
            if isAnimated { Self.checkMotion(screen, run) }
        }
        #expect(pulled > Self.runs / 100 && deep == 4)
    }

    private static func checkPublished(_ screen: Screen, _ run: Int) {
        for tick in stride(from: 0, through: Int(screen.end * 120), by: 7) {
            let seconds = Double(tick) / 120
            for (card, view) in screen.cards(at: seconds).cards {
                let start = CardStack.start(of: card, in: Size(width: 375, height: 812))
                let progress = screen.published("progress", of: card.name)?.number(
                    for: Follow("x.progress"), at: seconds)
                let radius = screen.published("cornerRadius", of: card.name)?.number(for: Follow("x.r"), at: seconds)
                let top = progress.map { start.minY + (card.top - start.minY) * $0 }
                #expect(near(view.frame.minY, top ?? .nan, 1e-6), "run \(run) at \(seconds)")
                #expect(near(view.radius, max(0, radius ?? .nan), 1e-9), "run \(run) at \(seconds)")
            }
        }
    }

    /// Checks that motions continue from the current position, and that springs overshoot by less than 5 %.
    private static func checkMotion(_ screen: Screen, _ run: Int) {
        for card in screen.cardsPresentation.shown {
            for animation in card.progress.animations
            where animation.begin > card.start && animation.begin < card.removal {
                let (before, after) = (
                    card.progress.value(at: animation.begin - 1e-7), animation.value(at: animation.begin)
                )
                #expect((after - before).magnitude < 1e-3, "run \(run) at \(animation.begin)")
            }
            for step in 0...100 {
                let value = card.progress.value(at: card.start + Double(step) / 100 * (card.end - card.start))
                #expect(value > -0.05 && value < 1.05, "run \(run)")
            }
        }
    }
}
