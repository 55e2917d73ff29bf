import VitrineSurfaces
import VitrineVocabulary

extension Toolbar: Described {
    public init() { self.init(items: []) }

    package static let fields: [Field<Toolbar>] = [
        Field("items", \.items, count: 1...5, of: "items", isRequired: true, "From the leading side."),
        Field("scrollEdgeAppearance", \.scrollEdgeAppearance, "Over the end of a page, in the legacy design.")
            .idle("the design is glass") { $1.design == .glass },
        Field("standardAppearance", \.standardAppearance, "In the legacy design."),
        Field("tintColor", \.tintColor, "The color of titles."),
    ]
}

extension Toolbar.Item: Described {
    public init() { self.init("") }

    package static let fields: [Field<Toolbar.Item>] = [
        Field("title", \.title, isRequired: true, "The title, which is also the item's name."),
        Field(
            "icons", \.icons, kind: .icon, count: 0...5, of: "icons",
            "Icons in place of the title; several share a capsule."),
    ]
    package static var shorthand: Shorthand<Toolbar.Item>? { .field("title") }
}

extension ScrollEdgeAppearance: Choice { package static let noun = "a scroll edge appearance" }
