import VitrinePresentation
import VitrineSurfaces
import VitrineVocabulary

extension PresentationValues {
    /// The settings of all entries. Default: nil, the defaults of SwiftEntryKit.
    public var entryKit: EntryKit? {
        get { self["entryKit"] }
        set { self["entryKit"] = newValue }
    }

    /// Entries by name.
    public var entries: NamedValues<Entry> {
        get { self["entries"] ?? [:] }
        set { self["entries"] = newValue }
    }
}

extension Family {
    /// SwiftEntryKit's entries: those of a window, of which one is displayed at a time.
    package static let entryKit = Family(
        "EntryKit", scope: .window,
        fields: [
            Field("entryKit", \PresentationValues.entryKit, "Settings that hold for all entries."),
            Field(
                "entries", \PresentationValues.entries, count: 0...200, of: "entries",
                "The entries by name. Events display them over the app."),
        ],
        verbs: EntryVerbs.all,
        synonyms: [
            Synonym("toast", "toasts", "snackbar", "snackbars", "banner", "alert", "notification", means: "entries")
        ],
        declarations: { values in
            guard !values.entries.isEmpty || values.entryKit != nil else { return [] }
            return [Declaration(EntryKitPresentation.name)]
                + values.entries.entries.map { entry in
                    var declaration = Declaration(
                        entry.name, elements: entry.value.content.targetNames,
                        values: EntryKitPresentation.PublishedName.allCases.map { .init($0.rawValue) })
                    declaration.fields = entry.value.content.fieldNames
                    return declaration
                }
        },
        checkRules: EntryKitRules.check,
        begin: { scene in
            guard !scene.values.entries.isEmpty || scene.values.entryKit != nil else { return [] }
            let presented = scene.values.entries.entries.filter { entry in
                entry.value.presented ?? scene.isPresentedAtStart(entry.name, unless: "display")
                    && !scene.transforms(to: entry.name)
            }
            let presentation = EntryKitPresentation(
                scene.values.entries, settings: scene.values.entryKit ?? EntryKit(), presented: presented.map(\.name),
                rules: scene.values.userObjects.object(of: EntryKitPresentation.name, as: (any EntryRules).self))
            return [(EntryKitPresentation.name, presentation)]
        })
}

extension SceneSummary {
    fileprivate func transforms(to name: String) -> Bool {
        actions.contains { $0.action.verb == "transform" && $0.action.arguments.text("to") == name }
    }
}

package enum EntryVerbs {
    package static let all = [
        Verb("display", of: .presentation, [], "The entry is displayed, waits or is dropped, as its precedence says.")
            .that(.shows),
        Verb(
            "dismiss", of: .presentation,
            [
                Argument(
                    "descriptor", EntryDismissalDescriptor.self,
                    "Which entries are dismissed. Default: the named one, or for `entryKit` the one that is displayed.")
            ], "Entries go, or wait no longer."
        ).that(.hides),
        Verb(
            "transform", of: .presentation,
            [Argument("to", String.self, isRequired: true, "The entry whose content the displayed one gets.")],
            "The entry that is displayed gets the content of another."),
    ]
}

/// Checks entries and their references to the rest of the scene.
package enum EntryKitRules {
    package static func check(_ scene: SceneSummary, _ issues: inout ValueIssues) {
        let entries = scene.values.entries
        for name in entries.names where name == EntryKitPresentation.name {
            issues.add("entries.\(name)", .needs("another name; this one means all entries"))
        }
        for (action, path) in scene.actions {
            switch action.verb {
            case "display" where action.target == EntryKitPresentation.name:
                issues.add(
                    "\(path).display",
                    .unknownValue(
                        value: action.target, noun: "an entry",
                        nearest: Spelling.nearest(to: action.target, among: entries.names), legal: entries.names),
                    dependsOn: ["entries"])
            case "transform":
                guard let to = action.arguments.text("to"), entries[to] == nil else { continue }
                issues.add(
                    "\(path).to",
                    .unknownValue(
                        value: to, noun: "an entry", nearest: Spelling.nearest(to: to, among: entries.names),
                        legal: entries.names), dependsOn: ["entries"])
            default: break
            }
        }
    }
}
