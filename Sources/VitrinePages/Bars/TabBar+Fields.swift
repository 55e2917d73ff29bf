import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension TabBar: Described {
    public init() { self.init(items: []) }

    package static let fields: [Field<TabBar>] = [
        Field("items", \.items, count: 1...5, of: "tabs", isRequired: true, "From the leading side."),
        Field("selected", \.selected, "The index of the selected tab; rows of the sidebar are counted after the tabs."),
        Field("placement", \.placement, "The position of the bar."),
        Field(
            "minimizeBehavior", \.minimizeBehavior, aliases: ["tabBarMinimizeBehavior"],
            "Whether the bar shrinks to a circle when a finger scrolls the page, in the glass design on phones."
        ).idle("the design is legacy, or the device is an iPad or a Mac") { $1.design == .legacy || $1.isWide },
        Field("search", \.searchTitle, "A search item with this title, or `true` for the title Search."),
        Field("scrollEdgeAppearance", \.scrollEdgeAppearance, "Over the end of a page, in the legacy design.")
            .idle("the design is glass") { $1.design == .glass },
        Field("standardAppearance", \.standardAppearance, "In the legacy design."),
        Field("tintColor", \.tintColor, "The color of the selected item; by default the scene's `tintColor`."),
    ]

    package var impliedIcons: [String] { search == nil ? [] : [TabBarView.searchIcon] }

    private var searchTitle: SearchTitle? {
        get { search.map(SearchTitle.init) }
        set { search = newValue?.text }
    }
}

private struct SearchTitle: SceneValue {
    var text = "Search"

    static func form(_ format: Format) -> Form { String.form(format) }

    static func read(_ source: SourceValue, onto base: SearchTitle?, _ format: Format) -> SearchTitle? {
        source.text().map(SearchTitle.init)
    }

    func node(_ format: Format) -> ValueNode { .text(text) }

    func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        issues.check(text, path)
    }

    static func noun(_ format: Format) -> String { "text, true or false" }

    static var acceptsFlag: Bool { true }

    static var emptyValue: SearchTitle? { SearchTitle() }
}

extension TabBar.Item: Described {
    public init() { self.init(title: "", icon: "") }

    package static let fields: [Field<TabBar.Item>] = [
        Field("title", \.title, isRequired: true, "Below the icon."),
        Field("icon", \.icon, kind: .icon, isRequired: true, "The icon above the title."),
        Field("badgeValue", \.badgeValue, "The text on a red plate at the icon, in a tab bar at the bottom."),
        Field(
            "titlePositionAdjustment", \.titlePositionAdjustment, in: -1000...1000,
            "The offset of the title in a tab bar at the bottom."),
    ]
}

extension TabBar.MinimizeBehavior: Choice { package static let noun = "a minimize behavior" }
extension TabBar.Placement: Choice { package static let noun = "a placement" }
