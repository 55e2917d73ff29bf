import VitrineLayoutTestSupport
import VitrinePresentation
import VitrinePrimitives
import VitrineStage
import VitrineSurfaces
import VitrineVocabulary

@testable import VitrineCards
@testable import VitrineScreens

extension Screen {
    /// Records a scene in which cards are presented.
    static func cards(
        _ cards: NamedValues<Card>, controller: Card.Controller? = nil, container: Container = Container(),
        traits: Traits = Traits(device: .iPhoneX, design: .legacy), _ timeline: [TimelineEvent]
    ) throws -> Screen {
        var values = PresentationValues()
        values.cards = cards
        values.cardPresentationController = controller
        let scene = SceneSummary(traits: traits, container: container, values: values, timeline: timeline)
        return try ScreenRecorder.record(scene, families: [.cards], in: .test(traits))
    }

    static func recorded(_ scene: PresentationScene) throws -> Screen {
        try ScreenRecorder.record(scene.summary, families: Families.all, in: .test(scene.traits))
    }

    var cardsPresentation: CardsPresentation {
        presentation(CardsPresentation.name) ?? CardsPresentation([:], controller: Card.Controller())
    }

    private var context: Context { .test(host.traits.initial) }

    func cards(at seconds: Double) -> CardStack { cardsPresentation.stack(at: frame(at: seconds, in: context)) }

    func view(_ name: String, at seconds: Double) -> CardStack.View? {
        cards(at: seconds).cards.last { $0.card.name == name }?.view
    }

    func top(_ name: String, at seconds: Double) -> Double? { view(name, at: seconds)?.frame.minY }

    func handle(_ name: String, at seconds: Double) -> Double? {
        cards(at: seconds).cards.last { $0.card.name == name }?.card.handleAlpha.value(at: seconds)
    }

    func snapshot(at seconds: Double) -> PresentationSnapshot {
        cardsPresentation.snapshot(at: frame(at: seconds, in: context))
    }

    func targets(at seconds: Double) -> [Target] { targets(at: seconds, in: context) }

    /// The log, as the tests write it.
    var words: [String] {
        log.map { entry in
            if case .delegate(let what) = entry.what { "\(entry.owner): \(what)" } else { "\(entry.owner)" }
        }
    }
}

extension TimelineEvent {
    static func present(_ card: String, _ seconds: Double, animated: Bool = true) -> TimelineEvent {
        TimelineEvent(at: seconds, .init("present", target: card, ["animated": .animated(animated)]))
    }

    static func dismiss(_ card: String, _ seconds: Double, animated: Bool = true) -> TimelineEvent {
        TimelineEvent(at: seconds, .init("dismiss", target: card, ["animated": .animated(animated)]))
    }

    static func tap(_ target: String, _ seconds: Double) -> TimelineEvent {
        TimelineEvent(at: seconds, .init("tap", target: target))
    }

    /// Returns a drag along straight segments of (x, y, seconds).
    static func drag(_ target: String, _ seconds: Double, _ legs: (x: Double, y: Double, duration: Double)...)
        -> TimelineEvent
    {
        drag(target, seconds, legs: legs)
    }

    static func drag(_ target: String, _ seconds: Double, legs: [(x: Double, y: Double, duration: Double)])
        -> TimelineEvent
    {
        let path = legs.map { leg in
            ValueNode.mapping([
                ("by", .mapping([("x", .number(leg.x)), ("y", .number(leg.y))])), ("duration", .number(leg.duration)),
                ("curve", .word("linear")),
            ])
        }
        return TimelineEvent(at: seconds, .init("drag", target: target, ["path": ValueNode(.list(path))]))
    }
}

/// Returns the names of `count` cards, a, b, c ..., that appear at intervals of a second.
func names(_ count: Int) -> [String] { (0..<count).map { String(UnicodeScalar(UInt8(97 + $0))) } }

func pile(_ count: Int, _ configuration: (Int) -> Card.Configuration? = { _ in nil }) -> (
    cards: NamedValues<Card>, timeline: [TimelineEvent]
) {
    var cards: NamedValues<Card> = [:]
    for (i, name) in names(count).enumerated() { cards[name] = Card(configuration: configuration(i)) }
    return (cards, names(count).enumerated().map { .present($1, Double($0)) })
}
