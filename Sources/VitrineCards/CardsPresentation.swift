import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// The cards of a window over time. As in UIKit, calls during a transition are refused, which is logged.
package struct CardsPresentation: Presentation {
    /// The name of the presentation among those of a screen. Cards have separate names.
    package static let name = "cards"
    static let completed = WakeReason("transition completed")

    /// The current transition. Source: facts, card presentation, section 6.
    enum Phase: Hashable, Sendable {
        case idle
        /// The uppermost card is being presented.
        case presenting
        /// A finger moves the uppermost card from a time on.
        case scrubbing(since: Double)
        /// The finger has been lifted, and the uppermost card returns.
        case returning
        /// The cards from an index on leave.
        case dismissing(from: Int)
    }

    var cards: Stepped<NamedValues<Card>>
    var controller: Stepped<Card.Controller>
    /// Every presentation of a card, in order of time.
    var shown: [ShownCard] = []
    /// The radius of the root view's upper corners, in points.
    var rootRadius = AnimatedValue(0)
    var phase = Phase.idle

    let listeners: CardListeners

    /// - Parameter userObjects: The objects that are notified of the cards.
    package init(
        _ cards: NamedValues<Card>, controller: Card.Controller, userObjects: UserObjects = UserObjects()
    ) {
        self.cards = Stepped(cards)
        self.controller = Stepped(controller)
        listeners = CardListeners(userObjects, names: cards.names)
    }

    // MARK: State

    /// Returns the indices of the presented cards, from bottom to top.
    func stack(at seconds: Double) -> [Int] { shown.indices.filter { shown[$0].isThere(at: seconds) } }

    package func card(_ name: String, at seconds: Double) -> Card { cards.value(at: seconds)[name] ?? Card() }

    package func stack(at frame: FrameContext) -> CardStack {
        let seconds = frame.seconds
        return CardStack(
            shown.filter { $0.counts(at: seconds) }, rootRadius: rootRadius.value(at: seconds), at: seconds,
            in: frame.context.traits.screenSize
        ) { card in
            guard let card else { return frame.container.navigationBar != nil }
            return self.card(card.name, at: seconds).navigationBar != nil
        }
    }

    package mutating func apply(_ change: SettingsChange, in recorder: inout Recorder) {
        let seconds = recorder.seconds
        if let node = change.node["cards"] {
            cards.update(at: seconds) { cards in
                if let new = NamedValues<Card>.read(
                    SourceValue(node, path: SourcePath("cards", isInChange: true), log: .silent), onto: cards, Format())
                {
                    cards = new
                }
            }
            for i in stack(at: seconds) {
                let content = card(shown[i].name, at: seconds).content
                if content != shown[i].content.content.last { shown[i].content.update(at: seconds) { $0 = content } }
            }
        }
        if let change = change.change(of: "cardPresentationController", as: Card.Controller.self) {
            controller.update(at: seconds) { change.apply(to: &$0) }
        }
    }

    package mutating func changeContent(
        of name: String, in recorder: inout Recorder, _ change: (inout PresentedContent) -> Void
    ) -> Bool {
        guard let card = stack(at: recorder.seconds).last(where: { shown[$0].name == name }) else { return false }
        change(&shown[card].content)
        return true
    }

    /// Edits a field of the top card.
    package mutating func edit(_ edit: TextEdit, in recorder: inout Recorder) {
        guard let top = stack(at: recorder.seconds).last else { return }
        shown[top].content.edit(edit, at: recorder.seconds)
    }

    package func keyboard(at seconds: Double) -> KeyboardElement? {
        stack(at: seconds).last.flatMap { shown[$0].content.keyboard(at: seconds) }
    }

    package func settings(at seconds: Double) -> [(key: String, value: ValueNode?)] {
        [
            ("cards", cards.value(at: seconds).node(Format())),
            ("cardPresentationController", controller.value(at: seconds).node(Format())),
        ]
    }

    /// The numbers of a card that elements can follow.
    package enum PublishedName: String, CaseIterable {
        /// The progress: 0 at its initial frame, 1 at rest; a finger moves it between them.
        case progress
        /// The radius of the upper corners, in points.
        case cornerRadius
    }

    package func value(_ name: String, of owner: String) -> PublishedValue? {
        guard let name = PublishedName(rawValue: name) else { return nil }
        var out = PublishedValue(.number(0))
        // The presentations of a card do not overlap in time.
        for card in shown where card.name == owner {
            out.append(name == .progress ? card.progress : card.radius, from: card.start)
            if card.removal.isFinite { out.set(.number(0), at: card.removal) }
        }
        return out
    }

    package var end: Double {
        shown.reduce(max(cards.end, controller.end, rootRadius.end ?? 0)) { max($0, $1.end) }
    }
}
