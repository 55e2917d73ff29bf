import VitrinePresentation
import VitrineVocabulary

extension Family {
    /// The family of boxes, with one presentation for each name under `boxes`.
    package static let box = Family(
        "Box", scope: .name, isHost: true,
        fields: [Field("boxes", \PresentationValues.boxes, "Colored boxes by name.")],
        verbs: [
            Verb("present", of: .presentation, [animated], "The box is presented."),
            Verb("dismiss", of: .presentation, [animated], "The box is dismissed."),
        ],
        declarations: { values in
            values.boxes.entries.map { entry in
                Declaration(entry.name, in: entry.value.host.map { HostID($0) }, values: [.init("shown")])
            }
        },
        begin: { scene in
            scene.values.boxes.entries.map { entry in
                let presented = entry.value.presented ?? scene.isPresentedAtStart(entry.name, unless: "present")
                return (entry.name, BoxPresentation(entry.value, name: entry.name, presented: presented))
            }
        })

    private static let animated = Argument("animated", Bool.self, default: true, "Whether the change is animated.")
}
