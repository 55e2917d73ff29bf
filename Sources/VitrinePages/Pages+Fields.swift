import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension Page: Described {
    public init() { self.init(background: nil) }

    package static let fields: [Field<Page>] = [
        Field("background", \.background, "Colour of the page; by default the system's."),
        Field("darkBackground", \.darkBackground, "In dark surroundings, when it is another one."),
        Field("bottomLabel", \.bottomLabel, "Text centred above the bottom safe area."),
        Field("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, "Whether toolbar and tab bar go meanwhile."),
    ]
}

extension PageAnnotation: Described {
    public init() { self.init(at: .zero) }

    package static let fields: [Field<PageAnnotation>] = [
        Field("text", \.text, "Line feeds part its lines."),
        Field("at", \.at, kind: .place, in: -10_000...10_000, isRequired: true, "On the screen."),
        Field("angle", \.angle, in: LegalRange(-360...360, "degrees"), "Turns the text clockwise."),
        Field("placement", \.placement, "Where the text stands in relation to its place."),
        Field("textAttributes", \.textAttributes, "Of the text."),
        Field("haloColor", \.haloColor, "A soft line round the letters."),
        Field("marker", \.marker, "A disc with an icon."),
    ]
}

extension PageAnnotation.Placement: Choice { package static let noun = "a placement" }

extension PageAnnotation.Marker: Described {
    public init() { self.init(icon: "", color: Color(0x34C759)) }

    package static let fields: [Field<PageAnnotation.Marker>] = [
        Field("icon", \.icon, kind: .icon, isRequired: true, "On the disc."),
        Field("color", \.color, "Of the disc."),
        Field("diameter", \.diameter, kind: .length, in: 4...200, "Of the disc."),
    ]
}

extension ListPage: Described {
    public init() { self.init(sections: []) }

    package static let fields: [Field<ListPage>] = [
        Field("sections", \.sections, count: 1...50, of: "sections", isRequired: true, "From the top."),
        Field(
            "contentOffset", \.contentOffset, kind: .length, in: -10_000...10_000,
            "How far the list is scrolled down."),
    ]
}

extension ListPage.Section: Described {
    public init() { self.init(rows: []) }

    package static let fields: [Field<ListPage.Section>] = [
        Field("header", \.header, "Text above the rows."),
        Field("rows", \.rows, count: 1...100, of: "rows", isRequired: true, "From the top."),
        Field("footer", \.footer, "Text below the rows."),
    ]
}

extension ListPage.Row: Described {
    public init() { self.init(title: "") }

    package static let fields: [Field<ListPage.Row>] = [
        Field("title", \.title, isRequired: true, "At the leading end."),
        Field("detail", \.detail, "Grey text at the trailing end."),
        Field("accessory", \.accessory, "At the trailing end; the names of `UITableViewCell.AccessoryType`."),
    ]
    package static var shorthand: Shorthand<ListPage.Row>? { .field("title") }

    package var impliedIcons: [String] { accessory.icon.map { [$0] } ?? [] }
}

extension ListPage.Accessory: Choice { package static let noun = "an accessory" }
