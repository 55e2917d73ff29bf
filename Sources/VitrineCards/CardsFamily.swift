import VitrinePresentation
import VitrineSurfaces
import VitrineVocabulary

extension PresentationValues {
    /// Cards by name. Default: none.
    public var cards: NamedValues<Card> {
        get { self["cards"] ?? [:] }
        set { self["cards"] = newValue.isEmpty ? nil : newValue }
    }

    /// The settings of all cards. Default: nil, the library's defaults.
    public var cardPresentationController: Card.Controller? {
        get { self["cardPresentationController"] }
        set { self["cardPresentationController"] = newValue }
    }
}

extension Family {
    /// CardPresentationController's cards: by name under `cards`, presented one from the other.
    package static let cards = Family(
        "CardPresentationController", scope: .window,
        fields: [
            Field(
                "cards", \PresentationValues.cards, count: 0...Family.mostPresentations, of: "cards",
                "View controllers that are presented as cards, by name."),
            Field(
                "cardPresentationController", \PresentationValues.cardPresentationController,
                "Settings that hold for all cards."),
        ],
        verbs: CardVerbs.all,
        synonyms: [
            Synonym("modal", "modals", "card", means: "cards")
        ],
        declarations: { values in
            values.cards.entries.map { card in
                var declaration = Declaration(
                    card.name, elements: card.value.targetNames,
                    values: CardsPresentation.PublishedName.allCases.map { .init($0.rawValue) })
                declaration.fields = card.value.content.fieldNames
                declaration.content = card.value.content
                return declaration
            }
        },
        checkRules: CardRules.check,
        begin: { scene in
            let cards = scene.values.cards
            guard !cards.isEmpty else { return [] }
            var presentation = CardsPresentation(
                cards, controller: scene.values.cardPresentationController ?? Card.Controller(),
                userObjects: scene.values.userObjects)
            for card in cards.entries
            where card.value.presented ?? scene.isPresentedAtStart(card.name, unless: "present") {
                presentation.begin(card.name, traits: scene.traits, container: scene.container)
            }
            return [(CardsPresentation.name, presentation)]
        })
}

package enum CardVerbs {
    private static let animated = Argument(
        "animated", Bool.self, default: true, "Whether the change is animated.")

    package static let all = [
        Verb(
            "present", of: .presentation,
            [
                animated,
                Argument(
                    "configuration", Card.Configuration.self,
                    "The figures of this presentation; by default those of the card, or the shared configuration."),
            ], "The card is presented from the view that is on top."
        ).that(.shows),
        Verb(
            "dismiss", of: .presentation, [animated],
            "The card is dismissed, with all cards that are presented from it."
        ).that(.hides),
    ]
}
