import VitrineChrome
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSetting
import VitrineVocabulary

/// What must hold between cards and the rest of their scene.
package enum CardRules {
    package static func check(_ scene: SceneSummary, _ issues: inout ValueIssues) {
        let cards = scene.values.cards
        let controller = scene.values.cardPresentationController
        let shared = controller ?? Card.Controller()
        if cards.isEmpty, controller != nil {
            issues.add("cardPresentationController", .needs("a card under cards"), dependsOn: ["cards"])
        }
        check(
            shared.sharedConfiguration, of: scene, at: "cardPresentationController.sharedConfiguration", &issues)
        for (name, card) in cards.entries.map({ ($0.name, $0.value) }) {
            let path = SourcePath.join("cards", name)
            if let configuration = card.configuration {
                check(configuration, of: scene, at: "\(path).configuration", &issues)
            }
            if card.navigationBar == nil, card.content.targetNames.contains(Card.Part.handle) {
                issues.add(
                    "\(path).content",
                    .needs("another name for the element handle: that is the name of the card's dismiss handle"))
            }
        }
        for (action, path) in scene.actions where action.verb == "present" && cards[action.target] != nil {
            if let configuration = action.arguments.value("configuration", as: Card.Configuration.self) {
                check(configuration, of: scene, at: "\(path).configuration", &issues)
            }
        }
    }

    /// A card needs a place on the screen, and what presents it too.
    private static func check(
        _ configuration: Card.Configuration, of scene: SceneSummary, at path: String, _ issues: inout ValueIssues
    ) {
        let screen = scene.traits.screenSize
        let inset =
            configuration.verticalInset
            ?? CardsPresentation.statusBarHeight(scene.traits, scene.container.statusBar)
        let top = inset + (configuration.verticalSpacing ?? 16)
        if top >= screen.height {
            issues.add(
                "\(path).\(configuration.verticalInset == nil ? "verticalSpacing" : "verticalInset")",
                .outOfRange(
                    value: "a card's top at \(spelled(top)) pt",
                    legal: "inset and spacing together below the screen's height, \(spelled(screen.height)) pt"),
                dependsOn: ["device"])
        }
        if 2 * configuration.horizontalInset >= screen.width {
            issues.add(
                "\(path).horizontalInset",
                .outOfRange(
                    value: "\(spelled(configuration.horizontalInset)) pt",
                    legal: "below half of the screen's width, \(spelled(screen.width / 2)) pt"),
                dependsOn: ["device"])
        }
        if case .element(let name) = configuration.initialTransitionFrame {
            let names = targets(of: scene)
            if !names.contains(name) {
                issues.add(
                    "\(path).initialTransitionFrame",
                    .unknownValue(
                        value: name, noun: "a frame {x, y, width, height} or the name of an element",
                        nearest: Spelling.nearest(to: name, among: names), legal: names),
                    dependsOn: ["container", "cards"])
            }
        }
    }

    /// The elements that a card can grow from, by owner and name.
    private static func targets(of scene: SceneSummary) -> [String] {
        let page = scene.container.content.targetNames + scene.container.dockItems
        return page.map { "container.\($0)" }
            + scene.values.cards.entries.flatMap { card in card.value.targetNames.map { "\(card.name).\($0)" } }
    }

    /// The target that a spelling such as `container.strip` means.
    static func target(_ spelling: String) -> Target.ID? {
        guard let dot = spelling.firstIndex(of: ".") else { return nil }
        return Target.ID(String(spelling[..<dot]), String(spelling[spelling.index(after: dot)...]))
    }
}
