import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineVocabulary

extension Card: Described {
    public init() { self.init(content: Content()) }

    package static let fields: [Field<Card>] =
        ownFields + Field.fields(of: \.content, Array(Content.barFields.dropFirst()))

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        content.checkBars(at: path, into: &issues)
    }

    private static let ownFields: [Field<Card>] = [
        Field("content", \.content.bare, "What the card shows."),
        Field(
            "navigationBar", \.content.navigationBar,
            "The bar of a navigation controller. A card with one has no dismiss handle."),
        Field(
            "configuration", \.configuration,
            "The figures of its presentations from then on; by default the shared configuration."),
        Field(
            "statusBarStyle", \.statusBarStyle, aliases: ["preferredStatusBarStyle"],
            "The style of the status bar while the card is presented, by the names of `UIStatusBarStyle`."),
        Field(
            "presented", \.presented, isSettable: false,
            "Whether the card is presented at the start; by default unless its first event presents it."),
    ]
}

extension Card.Configuration: Described {
    public init() { self.init(cornerRadius: 12) }

    package static let fields: [Field<Card.Configuration>] = [
        Field(
            "verticalSpacing", \.verticalSpacing, kind: .length, in: 0...1000,
            "The distance in points from the top of what presents the card to the card's; by default 16, in release 1.1 17."
        ),
        Field(
            "verticalInset", \.verticalInset, kind: .length, in: 0...2000,
            "The top of a presenter that is no card, in points; by default the height of the status bar."),
        Field(
            "horizontalInset", \.horizontalInset, kind: .length, in: 0...1000,
            "The distance in points by which each view behind the card becomes narrower on both sides."),
        Field(
            "dismissAreaHeight", \.dismissAreaHeight, kind: .length, in: 0...1000,
            "The height in points of the area at the card's top that has the handle in its middle."),
        Field(
            "cornerRadius", \.cornerRadius, kind: .length, in: 0...1000,
            "The radius in points of the upper corners of the card and of the view that presents it."),
        Field("backFadeAlpha", \.backFadeAlpha, in: 0...1, "The opacity of the view that presents the card."),
        Field(
            "initialTransitionFrame", \.initialTransitionFrame,
            "Where the card grows from and returns to: a frame, or an element's name; by default below the screen."),
        Field(
            "allowInteractiveDismissal", \.allowInteractiveDismissal,
            "Whether a pan dismisses the card; by default true, in release 1.1 false."),
    ]
}

extension Card.Controller: Described {
    public init() { self.init(libraryVersion: .v1_6) }

    package static let fields: [Field<Card.Controller>] = [
        Field("libraryVersion", \.libraryVersion, "The release of the library whose figures count."),
        Field(
            "sharedConfiguration", \.sharedConfiguration, aliases: ["shared"],
            "`CardConfiguration.shared`: the figures of cards that are presented without a configuration."),
    ]
}

extension Card.Controller.LibraryVersion: Choice { package static let noun = "a library version" }

extension Card.TransitionFrame: SceneValue {
    private static let places = LegalRange(-10_000...10_000, "pt")
    private static let sides = LegalRange(0...10_000, "pt")
    private static let frames = Format(.length)

    package static func form(_ format: Format) -> Form {
        .anyOf([
            .text(.automatic),
            .record(
                Record(
                    name: "Card.TransitionFrame",
                    keys: {
                        [("x", places), ("y", places), ("width", sides), ("height", sides)].map { name, range in
                            Key(
                                name: name, form: .length(range), documentation: "In points.", isRequired: true,
                                isSettable: true)
                        }
                    })),
        ])
    }

    package static func read(_ source: SourceValue, onto base: Card.TransitionFrame?, _ format: Format)
        -> Card.TransitionFrame?
    {
        if case .mapping = source.node.content {
            var known: Rect?
            if source.path.isInChange, case .rect(let rect)? = base { known = rect }
            return Rect.read(source, onto: known, frames).map { .rect($0) }
        }
        return source.scalar(expected: noun(format)).map { .element($0.text) }
    }

    package func node(_ format: Format) -> ValueNode {
        switch self {
        case .rect(let rect): rect.node(Self.frames)
        case .element(let name): .name(name)
        }
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        switch self {
        case .rect(let rect):
            issues.check(rect.x, Self.places, "\(path).x")
            issues.check(rect.y, Self.places, "\(path).y")
            issues.check(rect.width, Self.sides, "\(path).width")
            issues.check(rect.height, Self.sides, "\(path).height")
        case .element(let name): issues.check(name, path)
        }
    }

    package static func noun(_ format: Format) -> String { "a frame {x, y, width, height} or the name of an element" }
}
