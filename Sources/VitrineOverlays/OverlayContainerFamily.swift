import VitrinePages
import VitrinePresentation
import VitrineVocabulary

extension PresentationValues {
    /// Overlay containers by name.
    public var overlayContainers: NamedValues<OverlayContainer> {
        get { self["overlayContainers"] ?? [:] }
        set { self["overlayContainers"] = newValue }
    }
}

extension Family {
    /// OverlayContainer's containers: one presentation for each name under `overlayContainers`.
    package static let overlayContainer = Family(
        "OverlayContainer", scope: .name, isHost: true,
        fields: [
            Field(
                "overlayContainers", \PresentationValues.overlayContainers, count: 0...Family.mostPresentations,
                of: "containers",
                "Containers with an overlay that is dragged between notches, by name.")
        ],
        verbs: OverlayContainerVerbs.all,
        synonyms: [
            Synonym("overlay", "overlays", means: "overlayContainers")
        ],
        declarations: { values in
            values.overlayContainers.entries.map { entry in
                var declaration = Declaration(
                    entry.name, in: entry.value.host.map { HostID($0) }, elements: entry.value.targetNames,
                    values: OverlayPublishedValues.Name.allCases.map { .init($0.rawValue) })
                declaration.content = entry.value.overlay?.content
                return declaration
            }
        },
        checkRules: OverlayContainerRules.check,
        begin: { scene in
            scene.values.overlayContainers.entries.map { entry in
                let presented = entry.value.presented ?? scene.isPresentedAtStart(entry.name, unless: "present")
                let presentation = OverlayContainerPresentation(
                    entry.value, name: entry.name, presented: presented, in: scene.traits,
                    rules: scene.values.userObjects.object(of: entry.name, as: (any OverlayRules).self))
                return (entry.name, presentation)
            }
        })
}

extension OverlayContainer {
    /// The names of what events can touch: elements of the contents, view controllers, and the dimming view.
    package var targetNames: [String] {
        var out: [String] = []
        for name in (viewControllers + pages).reversed().flatMap({ $0.content.targetNames + [$0.name] })
        where !out.contains(name) { out.append(name) }
        if sheetPresentation != nil { out.append(OverlayContainerPresentation.dimmingView) }
        return out
    }
}

package enum OverlayContainerVerbs {
    private static let animated = Argument("animated", Bool.self, default: true, "Whether the change is animated.")

    package static let all = [
        Verb(
            "move", of: .presentation,
            [
                Argument(
                    "toNotchAt", Int.self, in: 0...Double(OverlayContainer.notchLimit - 1), isRequired: true,
                    "The index of the notch, from 0 for the first one."),
                animated,
            ], "The overlay moves to a notch, whether or not a drag can reach it."),
        Verb(
            "invalidateNotchHeights", of: .presentation, [],
            "The notches are read again, and the overlay moves to the one that its policy chooses."),
        Verb(
            "pushViewController", of: .presentation,
            [Argument("page", String.self, isRequired: true, "The name of the page."), animated],
            "A page slides over the overlay's content."),
        Verb("popViewController", of: .presentation, [animated], "The uppermost page of the overlay slides away."),
        Verb("present", of: .presentation, [animated], "The container covers the screen from below.").that(.shows),
        Verb("dismiss", of: .presentation, [animated], "The container leaves the screen.").that(.hides),
    ]
}
