import VitrinePages
import VitrinePresentation
import VitrineSurfaces
import VitrineVocabulary

extension PresentationValues {
    /// The popup bar. Default: nil, none.
    public var popupBar: PopupBar? {
        get { self["popupBar"] }
        set { self["popupBar"] = newValue }
    }

    /// The content that the popup bar opens. Default: nil, an empty page.
    public var popupContent: PopupContent? {
        get { self["popupContent"] }
        set { self["popupContent"] = newValue }
    }
}

extension Family {
    /// LNPopupController's popup bars: one in a container, named `popupBar`, whose open popup is `popup`.
    package static let popupBar = Family(
        "PopupBar", scope: .host,
        fields: [
            Field("popupBar", \PresentationValues.popupBar, "A popup bar above the dock."),
            Field("popupContent", \PresentationValues.popupContent, "The popup that the bar opens."),
        ],
        verbs: PopupBarVerbs.all,
        synonyms: [
            Synonym("miniPlayer", "player", means: "popupBar")
        ],
        shortNames: ["style": "popupBar.barStyle", "version": "popupBar.libraryVersion"],
        declarations: { values in
            guard values.popupBar != nil else { return [] }
            var declaration = Declaration(
                PopupBarPresentation.name,
                elements: [PopupBarPresentation.Element.popup, PopupBarPresentation.Element.closeButton]
                    + (listening(values) == nil ? [] : PopupBarPresentation.Element.buttons)
                    + (values.popupContent?.content.targetNames ?? []) + (values.popupBar?.buttonNames ?? []),
                values: PopupBarPresentation.values)
            declaration.fields = values.popupContent?.content.fieldNames ?? []
            declaration.content = values.popupContent?.content ?? Content()
            return [declaration]
        },
        checkRules: PopupBarRules.check,
        inspect: FamilyInspection.init(popupBarOf:),
        begin: { scene in
            guard let bar = scene.values.popupBar else { return [] }
            let presentation = PopupBarPresentation(
                bar, content: scene.values.popupContent ?? PopupContent(),
                presented: bar.presented
                    ?? scene.isPresentedAtStart(
                        PopupBarPresentation.name, PopupBarPresentation.Element.popup, unless: "present"),
                design: scene.traits.design, listening: listening(scene.values))
            return [(PopupBarPresentation.name, presentation)]
        })
}

private func listening(_ values: PresentationValues) -> PopupBarListening? {
    values.userObjects.object(of: PopupBarPresentation.name, as: (any PopupBarListener).self).map {
        PopupBarListening($0)
    }
}

package enum PopupBarVerbs {
    private static let animated = Argument(
        "animated", Bool.self, default: true, "Whether the change is animated.")
    private static let duration = Argument(
        "duration", Double.self, kind: .time, in: LegalRange(above: 0, atMost: 60, "s"),
        "Seconds in place of the library's 0.5."
    ).idle("`animated` is false") { !$0.flag("animated") }

    package static let all = [
        Verb(
            "present", of: .presentation,
            [
                animated, duration,
                Argument("openPopup", Bool.self, default: false, "Whether the popup opens with the bar."),
            ], "The bar appears."
        ).that(.shows),
        Verb("dismiss", of: .presentation, [animated, duration], "The bar disappears, an open popup first.")
            .that(.hides),
        Verb("open", of: .presentation, [animated, duration], "The popup opens.").that(.shows),
        Verb("close", of: .presentation, [animated, duration], "The popup closes.").that(.hides),
        Verb(
            "contextMenu", of: .choice(["show", "hide"], noun: "a change of the context menu"), [],
            "The bar's context menu appears or disappears."),
    ]
}
