import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension NavigationBar: Described {
    public init() { self.init(title: nil) }

    package static let fields: [Field<NavigationBar>] = [
        Field("title", \.title, "The title in the middle; on an iPad in the glass design at the leading side."),
        Field(
            "prefersLargeTitles", \.prefersLargeTitles, aliases: ["largeTitle"],
            "Whether the title stands large below the buttons while the page is scrolled to its top."),
        Field(
            "backButtonTitle", \.backButtonTitle,
            "The title of the button that goes back, which the legacy design shows after the chevron; by default the title of the page below a pushed one."
        ),
        Field("hidesBackButton", \.hidesBackButton, "Whether a pushed page has no button that goes back."),
        Field("leadingItems", \.leadingItems, count: 0...3, of: "items", "The buttons at the leading side."),
        Field(
            "trailingItems", \.trailingItems, count: 0...3, of: "items",
            "The buttons at the trailing side, from the edge inward."),
        Field(
            "scrollEdgeAppearance", \.scrollEdgeAppearance,
            "The look while the page is scrolled to its top, in the legacy design."
        ).idle("the design is glass") { $1.design == .glass },
        Field("standardAppearance", \.standardAppearance, "The background, in the legacy design.")
            .idle("the design is glass") { $1.design == .glass },
    ]
}

extension NavigationBar.Item: Described {
    public init() { self.init(title: nil) }

    package static let fields: [Field<NavigationBar.Item>] = [
        Field("title", \.title, "The title of a button without an icon."),
        Field("icon", \.icon, kind: .icon, "The icon that replaces the title."),
        Field("style", \.style, "The style, by the names of `UIBarButtonItem.Style`."),
        Field("tint", \.tint, "The color; by default the scene's `tintColor`."),
    ]
    package static var shorthand: Shorthand<NavigationBar.Item>? { .field("title") }
    package static var exclusions: [[String]] { [["icon", "title"]] }
    package static var needsOneOf: [String] { ["icon", "title"] }
}

extension NavigationBar.Item.Style: Choice { package static let noun = "a button style" }
