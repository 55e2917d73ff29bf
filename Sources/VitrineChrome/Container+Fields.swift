import VitrinePages
import VitrinePrimitives
import VitrineSetting
import VitrineSurfaces
import VitrineVocabulary

extension Container: Described {
    public init() { self.init(dock: nil) }

    package static let fields: [Field<Container>] = [
        Field("content", \.content, "The content of the page."),
        Field("navigationBar", \.navigationBar, "The navigation bar at the top."),
        Field("statusBar", \.statusBar, "The status bar, as in recordings of a whole screen, on phones and iPads."),
        Field("homeIndicator", \.homeIndicator, "Whether the home indicator is shown, on devices that have one."),
        Field(
            "homeIndicatorColor", \.homeIndicatorColor,
            "The color of the home indicator; by default black on light pages and white on dark ones."),
        Field("toolbar", \.toolbar, "A toolbar at the bottom."),
        Field("tabBar", \.tabBar, "A tab bar at the bottom, on an iPad in the glass design at the top."),
        Field("customDock", \.customDock, "A custom view at the bottom."),
        Field(
            "bottomBarHidden", \.isDockHidden, aliases: ["toolbarHidden", "tabBarHidden"], animation: "in 0.5 s",
            "Whether the toolbar or tab bar is hidden."),
        Field("sidebar", \.sidebar, "The sidebar that replaces the tab bar at the top of an iPad."),
    ]
    package static var exclusions: [[String]] { [["toolbar", "tabBar", "customDock"]] }

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        content.checkOpaque(at: SourcePath.join(path, "content"), into: &issues)
        if sidebar != nil, tabBar == nil {
            issues.add(
                SourcePath.join(path, "sidebar"), .needs("a tabBar in the container"), dependsOn: [path])
        }
        guard let bar = tabBar, !(0..<tabCount).contains(bar.selected) else { return }
        let last = tabCount - 1
        issues.add(
            SourcePath.join(path, "tabBar.selected"),
            .outOfRange(value: "\(bar.selected)", legal: last > 0 ? "0...\(last)" : "0"),
            dependsOn: [SourcePath.join(path, "tabBar.items")])
    }

    /// Reports values that the design does not support.
    package func checkDesign(_ design: Design, at path: String, into issues: inout ValueIssues) {
        guard design != .legacy, dock?.standardAppearance != nil else { return }
        let bar = toolbar == nil ? "tabBar" : "toolbar"
        issues.add(
            SourcePath.join(path, "\(bar).standardAppearance"), .needs("the legacy design"), dependsOn: ["design"])
    }

    /// Tabs that can be selected: those of the bar, and the rows of its sidebar.
    package var tabCount: Int {
        guard let bar = tabBar else { return 0 }
        return bar.items.count + (sidebar?.sections.reduce(0) { $0 + $1.items.count } ?? 0)
    }

    /// The dock, if it is a toolbar.
    package var toolbar: Toolbar? {
        get { if case .toolbar(let bar)? = dock { bar } else { nil } }
        set { if let newValue { dock = .toolbar(newValue) } else if toolbar != nil { dock = nil } }
    }

    /// The dock, if it is a tab bar.
    package var tabBar: TabBar? {
        get { if case .tabBar(let bar)? = dock { bar } else { nil } }
        set { if let newValue { dock = .tabBar(newValue) } else if tabBar != nil { dock = nil } }
    }

    /// The dock, if it is a view of the developer's own.
    package var customDock: CustomDock? {
        get { if case .custom(let view)? = dock { view } else { nil } }
        set { if let newValue { dock = .custom(newValue) } else if customDock != nil { dock = nil } }
    }
}

extension Toolbar: Described {
    public init() { self.init(items: []) }

    package static let fields: [Field<Toolbar>] = [
        Field("items", \.items, count: 1...5, of: "items", isRequired: true, "From the leading side."),
        Field("scrollEdgeAppearance", \.scrollEdgeAppearance, "Over the end of a page, in the legacy design."),
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

extension TabBar: Described {
    public init() { self.init(items: []) }

    package static let fields: [Field<TabBar>] = [
        Field("items", \.items, count: 2...5, of: "tabs", isRequired: true, "From the leading side."),
        Field("selected", \.selected, "The index of the selected tab; rows of the sidebar are counted after the tabs."),
        Field("placement", \.placement, "The position of the bar."),
        Field(
            "minimizeBehavior", \.minimizeBehavior, aliases: ["tabBarMinimizeBehavior"],
            "Whether the bar shrinks to a circle when a finger scrolls the page, in the glass design on phones."),
        Field("search", \.searchTitle, "A search item with this title, or `true` for the title Search."),
        Field("scrollEdgeAppearance", \.scrollEdgeAppearance, "Over the end of a page, in the legacy design."),
        Field("standardAppearance", \.standardAppearance, "In the legacy design."),
        Field("tintColor", \.tintColor, "The color of the selected item; by default the popup bar's tint."),
    ]

    package var impliedIcons: [String] { search == nil ? [] : [TabBarView.searchIcon] }

    private var searchTitle: SearchTitle? {
        get { search.map(SearchTitle.init) }
        set { search = newValue?.text }
    }
}

/// The title of a search item.
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

extension CustomDock: Described {
    public init() { self.init(height: 50) }

    package static let fields: [Field<CustomDock>] = [
        Field("height", \.height, kind: .length, in: 0...400, "The height above the bottom safe area."),
        Field("background", \.background, "The color; by default the system background."),
        Field(
            "bottomDockingViewMarginForPopupBar", \.bottomDockingViewMarginForPopupBar, kind: .length, in: 0...400,
            "The distance from the view up to the popup bar."),
        Field(
            "isBottomDockingViewForPopupBarHidden", \.isBottomDockingViewForPopupBarHidden, animation: "in 0.5 s",
            "Whether the view is hidden."),
        Field("content", \.content, "The elements of the view."),
    ]
}

extension Sidebar: Described {
    public init() { self.init(isHidden: true) }

    package static let fields: [Field<Sidebar>] = [
        Field(
            "isHidden", \.isHidden, isSettable: false,
            "Whether the tab bar is shown instead of the sidebar at the start."),
        Field("preferredLayout", \.preferredLayout, "Whether the sidebar overlaps the page or is beside it."),
        Field("editButton", \.editButton, "The title of the button at the top."),
        Field("sections", \.sections, count: 0...20, of: "sections", "The sections after the rows of the tabs."),
    ]

    package var impliedIcons: [String] { [TopTabBar.sidebarIcon, TopTabBar.tabBarIcon] }
}

extension Sidebar.Section: Described {
    public init() { self.init(items: []) }

    package static let fields: [Field<Sidebar.Section>] = [
        Field("title", \.title, "Above the rows."),
        Field("items", \.items, count: 1...100, of: "items", isRequired: true, "From the top."),
    ]
}

extension Sidebar.Layout: Choice { package static let noun = "a sidebar layout" }
extension TabBar.MinimizeBehavior: Choice { package static let noun = "a minimize behavior" }
extension TabBar.Placement: Choice { package static let noun = "a placement" }
extension ScrollEdgeAppearance: Choice { package static let noun = "a scroll edge appearance" }
