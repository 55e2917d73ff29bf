import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// Checks cards and their references to the rest of their scene.
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

    /// Checks that a card, and its presenter, have space on the screen.
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
            let targets = targets(of: scene)
            switch targets.filter({ $0.isMeant(by: name) }).count {
            case 1: break
            case 0:
                let names = targets.flatMap { [$0.element, $0.spelling] }
                issues.add(
                    "\(path).initialTransitionFrame",
                    .unknownValue(
                        value: name, noun: "a frame {x, y, width, height} or the name of an element",
                        nearest: Spelling.nearest(to: name, among: names), legal: targets.map(\.spelling)),
                    dependsOn: ["container", "cards"])
            default:
                let all = targets.filter { $0.isMeant(by: name) }.map { quoted($0.spelling) }
                issues.add(
                    "\(path).initialTransitionFrame",
                    .needs("one of \(all.joined(separator: ", ")), as several elements have the name \(quoted(name))"),
                    dependsOn: ["container", "cards"])
            }
        }
    }

    /// Returns the elements that a card can expand from.
    private static func targets(of scene: SceneSummary) -> [Target.ID] {
        let page = scene.container.content.targetNames + scene.container.dockItems
        var known: Set<Target.ID> = []
        let all =
            page.map { Target.ID("container", $0) }
            + scene.values.cards.entries.flatMap { card in card.value.targetNames.map { Target.ID(card.name, $0) } }
        return all.filter { known.insert($0).inserted }
    }

    /// Returns the elements that a name such as `strip` or `container.strip` can mean.
    static func targets(_ name: String, cards: [String]) -> [Target.ID] {
        let own = (["container"] + cards).map { Target.ID($0, name) }
        guard let dot = name.firstIndex(of: ".") else { return own }
        return [Target.ID(String(name[..<dot]), String(name[name.index(after: dot)...]))] + own
    }
}

extension Target.ID {
    /// Whether a name is that of the element, with its presentation or without.
    fileprivate func isMeant(by name: String) -> Bool { name == element || name == spelling }
}
