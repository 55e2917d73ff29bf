import VitrinePresentation
import VitrineSurfaces
import VitrineVocabulary

extension PresentationScene: Described {
    public init() { self.init(traits: Traits()) }

    /// The keys of a scene file: the screen's own, and those of the families.
    package static var fields: [Field<PresentationScene>] {
        Families.areBuiltIn ? builtInFields : fields(of: Families.all)
    }

    // The table is created once, since every scene that is read uses it several times.
    private static let builtInFields = fields(of: Families.builtIn)
    private static let builtInVerbs = verbs(of: Families.builtIn)

    private static func fields(of families: [Family]) -> [Field<PresentationScene>] {
        [
            Field(
                "vitrine", \.fileVersion, in: 1...1, isRequired: true, isSettable: false,
                "The version of the file format."
            ).reading(readVersion).unseen("it has one legal value")
        ] + Field.fields(of: \.traits)
            + [Field("container", \.container, "The presenting view controller: its page and bars.")]
            + families.flatMap { Field.fields(of: \.values, $0.fields) }
            + [
                Field(
                    "variations", \.variations, count: 0...[Variation].limit, of: "variations {when, set}",
                    isSettable: false, "Values of keys while the traits meet a condition."),
                Field("timeline", \.events, isSettable: false, "The events, in order of time."),
                Field(
                    "output", \.output, isSettable: false,
                    "The part of the screen that is written, its size and its frame rate."),
                Field(
                    "icons", \.icons, count: 0...1000, of: "icons", isSettable: false,
                    "Icons of the scene by name: an SVG or PNG file, or the path data of an SVG."),
                Field("fonts", \.fonts, isSettable: false, "Fonts of the scene."),
            ]
    }

    /// The verbs of the events: the screen's own, and those of the families.
    package static var verbs: [Verb] { Families.areBuiltIn ? builtInVerbs : verbs(of: Families.all) }

    private static func verbs(of families: [Family]) -> [Verb] { ScreenVerbs.all + families.flatMap(\.verbs) }

    private var fileVersion: Int {
        get { 1 }
        set {}
    }

    @Sendable private static func readVersion(_ source: SourceValue, _ scene: inout PresentationScene) {
        guard let number = Int.read(source, onto: nil, Format()), number != 1 else { return }
        source.report(.outOfRange(value: "\(number)", legal: "1"))
    }

    private var events: EventList {
        get { EventList(events: timeline) }
        set { timeline = newValue.events }
    }
}

extension PresentationScene {
    package static var synonyms: [Synonym] { ownWords + Families.all.flatMap(\.synonyms) }

    private static let ownWords = [
        Synonym("theme", "colorScheme", "userInterfaceStyle", means: "appearance"),
        Synonym("contentSizeCategory", "preferredContentSizeCategory", "dynamicType", means: "textSize"),
        Synonym("language", means: "locale"), Synonym("events", "steps", "actions", means: "timeline"),
        Synonym("layoutDirection", means: "direction"),
        Synonym("body", "view", "page", "content", means: "container.content"),
        Synonym("size", means: "output.size"), Synonym("duration", means: "output.duration"),
    ]
}
