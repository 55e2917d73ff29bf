import VitrinePages
import VitrinePresentation
import VitrineSurfaces
import VitrineVocabulary

extension FloatingPanel {
    /// The key of panels in a scene.
    package static let key = "floatingPanels"
}

extension PresentationValues {
    /// Floating panels by name, from the lowest to the uppermost.
    public var floatingPanels: NamedValues<FloatingPanel> {
        get { self[FloatingPanel.key] ?? [:] }
        set { self[FloatingPanel.key] = newValue }
    }
}

extension Family {
    /// FloatingPanel's panels: one presentation for each name under `floatingPanels`.
    package static let floatingPanels = Family(
        "FloatingPanel", scope: .name, isHost: true,
        fields: [
            Field(
                FloatingPanel.key, \PresentationValues.floatingPanels, count: 0...Family.mostPresentations,
                of: "panels", "Floating panels by name.")
        ],
        verbs: FloatingPanelVerbs.all,
        synonyms: [
            Synonym("sheet", "sheets", "bottomSheet", "drawer", "panels", means: "floatingPanels")
        ],
        declarations: { values in
            values.floatingPanels.entries.map { entry in
                let subviews = Content(body: entry.value.surfaceView.subviews)
                let presenter = entry.value.presenter.map { HostID($0) }
                let parent = entry.value.parent.map { HostID($0) } ?? .container
                var declaration = Declaration(
                    entry.name, in: presenter == nil ? parent : nil, from: presenter,
                    elements: [FloatingPanelPresentation.Part.grabber, FloatingPanelPresentation.Part.backdrop]
                        + entry.value.content.targetNames + subviews.targetNames,
                    values: PanelLevels.declared)
                declaration.fields = entry.value.content.fieldNames
                declaration.content = entry.value.content
                return declaration
            }
        },
        checkRules: FloatingPanelRules.check,
        begin: { scene in
            scene.values.floatingPanels.entries.map { entry in
                let isThere = scene.isPresentedAtStart(entry.name, unless: "add", "show", "present")
                let presentation = FloatingPanelPresentation(
                    entry.value, name: entry.name, presented: entry.value.presented ?? isThere,
                    traits: scene.traits,
                    rules: scene.values.userObjects.object(of: entry.name, as: (any PanelRules).self))
                return (entry.name, presentation)
            }
        })
}

/// The verbs of a panel, methods of `FloatingPanelController`.
package enum FloatingPanelVerbs {
    private static func animated(_ isDefault: Bool) -> Argument {
        Argument("animated", Bool.self, default: isDefault, "Whether the change is animated.")
    }

    package static let all = [
        Verb(
            "add", of: .presentation, [animated(false)],
            "The panel is added to its parent and shown; `addPanel(toParent:belowView:animated:)`."
        ).that(.shows),
        Verb(
            "remove", of: .presentation, [animated(true)],
            "The panel is hidden and taken out; `removePanelFromParent(animated:)`."
        ).that(.hides),
        Verb("show", of: .presentation, [animated(false)], "A hidden panel goes to its initial position.")
            .that(.shows),
        Verb("hide", of: .presentation, [animated(false)], "The panel goes, and stays in its parent.").that(.hides),
        Verb(
            "move", of: .presentation,
            [
                Argument("to", FloatingPanel.Position.self, isRequired: true, "The position to which the panel moves."),
                animated(true),
            ], "The panel goes to a position."),
        Verb("present", of: .presentation, [animated(true)], "The panel is presented modally.").that(.shows),
        Verb("dismiss", of: .presentation, [animated(true)], "The panel is dismissed.").that(.hides),
        Verb(
            "updateLayout", of: .presentation,
            [
                Argument(
                    "duration", Double.self, kind: .time, in: LegalRange(0...60, "s"), default: 0,
                    "The duration in seconds of an animation block around the call."),
                Argument(
                    "curve", FloatingPanel.Animator.Curve.self, default: .easeInOut, "The timing curve of that block."
                ).idle("`duration` is 0") { ($0.time("duration") ?? 0) == 0 },
            ], lasts: ["duration"], "The layout is read and applied."),
    ]
}
