import VitrineChrome

extension SourceValue {
    private static let navigationKeys = KeyTable(
        "title", "leadingItems", "trailingItems", "scrollEdgeAppearance")
    private static let itemKeys = KeyTable("title", "icon", "style", "tint")
    private static let sidebarKeys = KeyTable("isHidden", "preferredLayout", "editButton", "sections")
    private static let sectionKeys = KeyTable("title", "items")
    private static let tabKeys = KeyTable("title", "icon")

    func navigationBar() -> NavigationBar? {
        guard let keys = keyed(Self.navigationKeys) else { return nil }
        return NavigationBar(
            title: keys["title"]?.text(), leadingItems: keys["leadingItems"]?.navigationItems() ?? [],
            trailingItems: keys["trailingItems"]?.navigationItems() ?? [],
            scrollEdgeAppearance: keys["scrollEdgeAppearance"]?.choice("a scroll edge appearance") ?? .standard)
    }

    /// Titles, and `{title or icon, style, tint}`.
    private func navigationItems() -> [NavigationBar.Item] {
        (list(of: "titles and {title or icon, style, tint}") ?? []).map { item in
            if case .scalar = item.node.content { return NavigationBar.Item(title: item.text()) }
            guard let keys = item.keyed(Self.itemKeys, expected: "a title or {title or icon, style, tint}") else {
                return NavigationBar.Item(title: "")
            }
            _ = keys.conflict("icon", "title")
            if keys["icon"] == nil, keys["title"] == nil { item.report(.missingOneOf(["icon", "title"])) }
            return NavigationBar.Item(
                title: keys["title"]?.text(), icon: keys["icon"]?.text(),
                style: keys["style"]?.choice("a button style") ?? .plain, tint: keys["tint"]?.color())
        }
    }

    func sidebar() -> Sidebar? {
        guard let keys = keyed(Self.sidebarKeys) else { return nil }
        return Sidebar(
            isHidden: keys["isHidden"]?.flag() ?? true,
            preferredLayout: keys["preferredLayout"]?.choice("a sidebar layout") ?? .automatic,
            editButton: keys["editButton"]?.text(),
            sections: (keys["sections"]?.list(of: "{title, items}") ?? []).map { $0.sidebarSection() })
    }

    private func sidebarSection() -> Sidebar.Section {
        guard let keys = keyed(Self.sectionKeys) else { return Sidebar.Section(items: []) }
        return Sidebar.Section(title: keys["title"]?.text(), items: keys.required("items")?.tabs() ?? [])
    }

    /// Tabs, each `{title, icon}`.
    func tabs() -> [TabBar.Item] {
        (list(of: "{title, icon}") ?? []).map { item in
            let keys = item.keyed(Self.tabKeys)
            return TabBar.Item(
                title: keys?.required("title")?.text() ?? "", icon: keys?.required("icon")?.text() ?? "")
        }
    }

    /// Names of icons.
    func iconNames() -> [String] { (list(of: "icons") ?? []).map { $0.text() ?? "" } }
}
