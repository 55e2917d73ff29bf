import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineVocabulary

/// Rows that scroll; `UITableView`.
public struct ListElement: Hashable, Sendable {
    /// The name of a list without a name in touches and changes.
    package static let name = "list"

    /// The values of `UITableView.Style`.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// The rows of a section are on a rounded plate.
        case insetGrouped
        /// Rows extend from edge to edge.
        case plain
    }

    /// Rows with a line of text above and one below.
    public struct Section: Hashable, Sendable {
        /// The text above the rows. Default: none.
        public var header: String?
        public var rows: [Row]
        /// The text below the rows. Default: none.
        public var footer: String?

        public init(header: String? = nil, rows: [Row], footer: String? = nil) {
            self.header = header
            self.rows = rows
            self.footer = footer
        }
    }

    /// A row. Its title is its name.
    public struct Row: Hashable, Sendable, ExpressibleByStringLiteral {
        public var title: String
        /// The gray text below the title. Default: none.
        public var subtitle: String?
        /// The gray text at the trailing end, or below the title if it does not fit and for accessibility sizes.
        /// Default: none.
        public var detail: String?
        /// The icon before the title, in the tint. Default: none.
        public var icon: String?
        /// The path of a picture before the title. Default: none.
        public var image: String?
        /// The color of a disc below the icon, which is white then. Default: none.
        public var iconBackground: RGBColor?
        /// Whether a switch at the trailing end is on. Default: no switch.
        public var isOn: Bool?
        /// The accessory. Default: `none`.
        public var accessory: Accessory

        public init(
            title: String, detail: String? = nil, accessory: Accessory = .none, subtitle: String? = nil,
            icon: String? = nil, iconBackground: RGBColor? = nil, isOn: Bool? = nil, image: String? = nil
        ) {
            self.title = title
            self.subtitle = subtitle
            self.detail = detail
            self.icon = icon
            self.image = image
            self.iconBackground = iconBackground
            self.isOn = isOn
            self.accessory = accessory
        }

        public init(stringLiteral title: String) { self.init(title: title) }
    }

    /// The accessory at the end of a row; the values of `UITableViewCell.AccessoryType`.
    public enum Accessory: String, Hashable, Sendable, CaseIterable {
        case none
        case disclosureIndicator
        case checkmark

        package var icon: String? {
            switch self {
            case .none: nil
            case .disclosureIndicator: "chevron-forward"
            case .checkmark: "checkmark"
            }
        }
    }

    public var sections: [Section]
    /// The number of additional rows, with the titles `Row 0`, `Row 1` and so on, 0...1000. Default: 0.
    public var rowCount = 0
    /// The style. Default: `insetGrouped`.
    public var style: Style
    /// The height of rows in points, 20...400. Default: that of the style.
    public var rowHeight: Double?
    /// The distance that the list is scrolled down, in points, -10,000...10,000. Default: 0, below the bars at the top.
    public var contentOffset: Double
    /// The attributes of details and subtitles. Default: those of the style.
    public var detailAttributes: LabelAttributes?
    /// The color of the lines between rows; `UITableView.separatorColor`. Default: that of the system.
    public var separatorColor: RGBColor?
    /// The insets of the lines between rows, in points, 0...1000; `UITableView.separatorInset`. Default: those of the
    /// style, whose lines begin with the texts of the row above.
    public var separatorInset: Insets?
    /// Whether a bar at the trailing edge shows the position while the list scrolls. Default: false.
    public var showsVerticalScrollIndicator = false
    public var scrollBehavior = ScrollBehavior()
    /// The attributes of the titles of rows. Default: those of the style.
    public var titleAttributes: LabelAttributes?
    /// The maximum number of lines of a title, 0...100; 0 for any number. Default: any number, as many as fit into rows
    /// with a height, and 1 in rows with insets below the accessibility text sizes.
    public var titleLines: Int?
    /// The maximum number of lines of a subtitle, 0...100; 0 for any number. Default: as for a title.
    public var subtitleLines: Int?
    /// The size of the pictures of rows, which are scaled to fit, in points, 1...1000. They grow at the accessibility
    /// text sizes. Default: 30 x 30.
    public var imageSize = Size(width: 30, height: 30)
    /// The corner radius of the pictures of rows, in points, 0...500. Default: 0.
    public var imageCornerRadius = 0.0
    /// The insets of a row's content, in points, 0...1000. Rows without a height are as high as their content then, and
    /// in those with one it is centered. Default: those of the style.
    public var rowInsets: Insets?
    /// The gap between picture and texts, in points, 0...200; `UIListContentConfiguration.imageToTextPadding`. Default:
    /// 12, and 16 in rows with insets.
    public var imageToTextPadding: Double?
    /// The gap between title and subtitle, in points, -50...200;
    /// `UIListContentConfiguration.textToSecondaryTextVerticalPadding`. Default: 2, and 4 in rows with insets.
    public var textToSecondaryTextVerticalPadding: Double?
    /// The attributes of headers. Default: those of the style.
    public var headerAttributes: LabelAttributes?
    /// The color behind the headers of a plain list, which stay at its top while their rows are visible. Default: none.
    public var headerBackground: RGBColor?
    /// The height of headers with a background, in points, 10...200. Default: 28.
    public var headerHeight = 28.0

    public init(
        sections: [Section], contentOffset: Double = 0, style: Style = .insetGrouped, rowHeight: Double? = nil,
        detailAttributes: LabelAttributes? = nil
    ) {
        self.sections = sections
        self.style = style
        self.rowHeight = rowHeight
        self.contentOffset = contentOffset
        self.detailAttributes = detailAttributes
    }

    /// Creates a list of one section.
    public init(
        rows: [Row], contentOffset: Double = 0, style: Style = .plain, rowHeight: Double? = nil,
        detailAttributes: LabelAttributes? = nil
    ) {
        self.init(
            sections: [Section(rows: rows)], contentOffset: contentOffset, style: style, rowHeight: rowHeight,
            detailAttributes: detailAttributes)
    }

    /// The rows of all sections; set, they are one section, and the style is `plain`.
    package var rows: [Row] {
        get { [] }
        set { (sections, style) = ([Section(rows: newValue)], .plain) }
    }

    /// The value of `rowCount`; set, the style is `plain`.
    package var plainRowCount: Int {
        get { rowCount }
        set { (rowCount, style) = (newValue, .plain) }
    }

    /// The sections, and one of `rowCount` rows.
    package var allSections: [Section] {
        guard rowCount > 0 else { return sections }
        return sections + [Section(rows: (0..<min(rowCount, Self.rowLimit)).map { Row(title: "Row \($0)") })]
    }

    package static let rowLimit = 1000
}

extension ListElement: Described {
    public init() { self.init(sections: []) }

    package static let fields: [Field<ListElement>] =
        [
            Field("rows", \.rows, count: 0...rowLimit, of: "rows", "The rows of a plain list."),
            Field(
                "rowCount", \.plainRowCount, in: 0...Double(rowLimit),
                "The number of rows with the titles Row 0, Row 1, …"),
            Field("sections", \.sections, count: 0...50, of: "sections", "The sections of a grouped list."),
            Field("style", \.style, "The style, by the names of `UITableView.Style`."),
            Field(
                "rowHeight", \.rowHeight, kind: .length, in: 20...400,
                "The height of each row; by default that of the style."),
            Field(
                "contentOffset", \.contentOffset, kind: .length, in: -10_000...10_000,
                "The distance by which the list is scrolled down."),
            Field("detailAttributes", \.detailAttributes, "The attributes of details and subtitles."),
            Field("separatorColor", \.separatorColor, "The color of the lines between rows."),
            Field(
                "separatorInset", \.separatorInset, in: 0...1000,
                "The distances of those lines from the edges of the rows, by the name of `UITableView.separatorInset`; by default they begin where the texts of the row above begin."
            ),
            Field(
                "showsVerticalScrollIndicator", \.showsVerticalScrollIndicator,
                "Whether a scroll indicator is shown while the list scrolls."),
            Field("titleAttributes", \.titleAttributes, "The attributes of the titles of rows."),
            Field(
                "titleLines", \.titleLines, in: 0...100,
                "The largest number of lines of a title; 0 for no limit. By default there is none, and rows with `rowInsets` have one line below the accessibility text sizes."
            ),
            Field(
                "subtitleLines", \.subtitleLines, in: 0...100,
                "The largest number of lines of a subtitle; 0 for no limit. By default as `titleLines`."),
            Field(
                "imageSize", \.imageSize, in: 1...1000,
                "The size of the pictures of rows; they grow at the accessibility text sizes."),
            Field(
                "rowInsets", \.rowInsets, in: 0...1000,
                "The insets of the content of a row, which then determines the height of the row unless there is `rowHeight`."
            ),
            Field(
                "imageCornerRadius", \.imageCornerRadius, kind: .length, in: 0...500,
                "The corner radius of the pictures of rows."),
            Field(
                "imageToTextPadding", \.imageToTextPadding, kind: .length, in: 0...200,
                "The distance between picture and texts; by default 12 pt, and 16 pt in rows with insets."),
            Field(
                "textToSecondaryTextVerticalPadding", \.textToSecondaryTextVerticalPadding, kind: .length,
                in: -50...200,
                "The distance between title and subtitle; by default 2 pt, and 4 pt in rows with insets."),
            Field("headerAttributes", \.headerAttributes, "The attributes of headers."),
            Field(
                "headerBackground", \.headerBackground,
                "The color behind the headers of a plain list, which stay at its top while their rows are visible."),
            Field(
                "headerHeight", \.headerHeight, kind: .length, in: 10...200, "The height of headers with a background."
            )
            .idle("there is no `headerBackground`") { $0.headerBackground == nil },
        ] + Field<ListElement>.fields(of: \.scrollBehavior)
    package static var shorthand: Shorthand<ListElement>? { .field("rows") }
    package static var exclusions: [[String]] { [["rows", "rowCount", "sections"]] }
    package static var needsOneOf: [String] { ["rows", "rowCount", "sections"] }
}

extension ListElement.Style: Choice { package static let noun = "a list style" }
extension ListElement.Accessory: Choice { package static let noun = "an accessory" }

extension ListElement.Section: Described {
    public init() { self.init(rows: []) }

    package static let fields: [Field<ListElement.Section>] = [
        Field("header", \.header, "Text above the rows."),
        Field(
            "rows", \.rows, count: 1...ListElement.rowLimit, of: "rows", isRequired: true, "The rows, from the top."),
        Field("footer", \.footer, "Text below the rows."),
    ]
}

extension ListElement.Row: NamedValue {
    public init() { self.init(title: "") }

    package static let fields: [Field<ListElement.Row>] = [
        Field("title", \.title, isRequired: true, "The text at the leading end, which is also the row's name."),
        Field("subtitle", \.subtitle, "Gray text below the title."),
        Field(
            "detail", \.detail,
            "Gray text at the trailing end, or below the title where both do not fit and at the accessibility text sizes."
        ),
        Field("icon", \.icon, kind: .icon, "An icon before the title, in the tint."),
        Field("image", \.image, kind: .picture, "A picture before the title."),
        Field("iconBackground", \.iconBackground, "The color of a disc below the icon, which is then white."),
        Field("isOn", \.isOn, "Whether a switch at the trailing end is on; by default there is none."),
        Field(
            "accessory", \.accessory, "The symbol at the trailing end, by the names of `UITableViewCell.AccessoryType`."
        ),
    ]
    package static var shorthand: Shorthand<ListElement.Row>? { .field("title") }

    package var impliedIcons: [String] { accessory.icon.map { [$0] } ?? [] }
    package var valueName: String? { title }
}

extension ListElement: ElementPart {
    package var kind: Element.Kind { .list(self) }
    package var stretch: Stretch { [.width, .height] }
    package var isControl: Bool { true }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        let view = ElementView(element, in: LayoutRegion(Rect(x: 0, y: 0, width: width, height: 0)), context)
        return Size(width: width, height: ListView(list: self, view: view).contentHeight)
    }

    package func nodes(in view: ElementView) -> [Node] { ListView(list: self, view: view).nodes() }

    package func targets(in view: ElementView) -> [ElementTarget] { ListView(list: self, view: view).targets() }
}
