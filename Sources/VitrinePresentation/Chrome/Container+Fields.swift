import VitrinePages
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension Container: Described {
    public init() { self.init(dock: nil) }

    package static let fields: [Field<Container>] = [
        Field("content", \.content.bare, "The content of the page."),
        Field("navigationBar", \.navigationBar, "The navigation bar at the top."),
        Field("statusBar", \.statusBar, "The status bar, as in recordings of a whole screen, on phones and iPads."),
        Field("homeIndicator", \.homeIndicator, "Whether the home indicator is shown, on devices that have one."),
        Field(
            "homeIndicatorColor", \.homeIndicatorColor,
            "The color of the home indicator; by default black on light pages and white on dark ones."
        ).idle("`homeIndicator` is false") { !$0.homeIndicator },
        Field("toolbar", \.toolbar, "A toolbar at the bottom, or above the tab bar."),
        Field("tabBar", \.tabBar, "A tab bar at the bottom, on an iPad in the glass design at the top."),
        Field("customDock", \.customDock, "A custom view at the bottom."),
        Field(
            "bottomBarHidden", \.isDockHidden, aliases: ["toolbarHidden", "tabBarHidden"], animation: "in 0.5 s",
            "Whether the toolbar or tab bar is hidden."),
        Field("sidebar", \.sidebar, "The sidebar that replaces the tab bar at the top of an iPad.")
            .idle("the device is a phone") { $1.idiom == .phone },
    ]
    package static var exclusions: [[String]] { [["toolbar", "customDock"], ["tabBar", "customDock"]] }

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
        let bar = tabBar == nil ? "toolbar" : "tabBar"
        issues.add(
            SourcePath.join(path, "\(bar).standardAppearance"), .needs("the legacy design"), dependsOn: ["design"])
    }

    /// The number of tabs that can be selected: those of the bar, and the rows of its sidebar.
    package var tabCount: Int {
        guard let bar = tabBar else { return 0 }
        return bar.items.count + (sidebar?.sections.reduce(0) { $0 + $1.items.count } ?? 0)
    }

    /// The dock, if it is a toolbar; above a tab bar the page's own.
    package var toolbar: Toolbar? {
        get {
            if case .toolbar(let bar)? = dock { return bar }
            return content.toolbar
        }
        set {
            if tabBar != nil {
                content.toolbar = newValue
            } else if let newValue {
                dock = .toolbar(newValue)
            } else if case .toolbar? = dock {
                dock = nil
            }
        }
    }

    /// The dock, if it is a tab bar, which is below a toolbar.
    package var tabBar: TabBar? {
        get { if case .tabBar(let bar)? = dock { bar } else { nil } }
        set {
            let above = toolbar
            if let newValue {
                dock = .tabBar(newValue)
                content.toolbar = above
            } else if tabBar != nil {
                dock = above.map { .toolbar($0) }
                content.toolbar = nil
            }
        }
    }

    /// The dock, if it is a custom view.
    package var customDock: CustomDock? {
        get { if case .custom(let view)? = dock { view } else { nil } }
        set { if let newValue { dock = .custom(newValue) } else if customDock != nil { dock = nil } }
    }
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
