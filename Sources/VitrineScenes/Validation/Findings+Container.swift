import VitrineChrome
import VitrinePrimitives

extension Findings {
    mutating func check(_ container: Container, _ path: String) {
        check(container.background, "\(path).background")
        check(container.darkBackground, "\(path).darkBackground")
        check(container.bottomLabel, "\(path).bottomLabel")
        check(container.topLabel, "\(path).topLabel")
        check(container.nextLabel, "\(path).nextLabel")
        check(container.backgroundImage, "\(path).backgroundImage")
        check(container.annotations, "\(path).annotations")
        if let list = container.list { check(list, "\(path).list") }
        check(container.backgroundBlur, SceneLimits.blur, "\(path).backgroundBlur")
        check(count: container.centerIcons.count, 0...SceneLimits.barButtonItems, "icons", "\(path).centerIcons")
        for (i, icon) in container.centerIcons.prefix(SceneLimits.barButtonItems).enumerated() {
            check(icon: icon, "\(path).centerIcons[\(i)]")
        }
        if let bar = container.statusBar { check(bar, "\(path).statusBar") }
        if let bar = container.navigationBar { check(bar, "\(path).navigationBar") }
        switch container.dock {
        case .toolbar(let toolbar):
            check(count: toolbar.items.count, SceneLimits.toolbarItems, "items", "\(path).toolbar.items")
            for (i, title) in toolbar.items.prefix(SceneLimits.toolbarItems.upperBound).enumerated() {
                check(title, "\(path).toolbar.items[\(i)]")
            }
            check(toolbar.standardAppearance, tint: toolbar.tintColor, "\(path).toolbar")
        case .tabBar(let tabBar):
            let items = "\(path).tabBar.items"
            check(count: tabBar.items.count, SceneLimits.tabs, "items", items)
            check(tabBar.items.prefix(SceneLimits.tabs.upperBound), items)
            check(tabBar.standardAppearance, tint: tabBar.tintColor, "\(path).tabBar")
            check(tabBar.search, "\(path).tabBar.search")
            check(tab: tabBar.selected, of: container.tabCount, "\(path).tabBar.selected", items: items)
        case .custom(let dock): check(dock, "\(path).customDock")
        case nil: break
        }
        if let sidebar = container.sidebar { check(sidebar, of: container, "\(path).sidebar") }
    }

    private mutating func check(_ items: ArraySlice<TabBar.Item>, _ path: String) {
        for (i, item) in items.enumerated() {
            check(item.title, "\(path)[\(i)].title")
            check(icon: item.icon, "\(path)[\(i)].icon")
        }
    }

    private mutating func check(_ sidebar: Sidebar, of container: Container, _ path: String) {
        if case .tabBar = container.dock {
        } else {
            add(path, .needs("a tabBar in the container"), dependsOn: ["container"])
        }
        check(sidebar.editButton, "\(path).editButton")
        check(count: sidebar.sections.count, 0...SceneLimits.sidebarSections, "sections", "\(path).sections")
        for (i, section) in sidebar.sections.prefix(SceneLimits.sidebarSections).enumerated() {
            check(section.title, "\(path).sections[\(i)].title")
            let items = "\(path).sections[\(i)].items"
            check(count: section.items.count, SceneLimits.sidebarItems, "items", items)
            check(section.items.prefix(SceneLimits.sidebarItems.upperBound), items)
        }
    }

    mutating func check(tab: Int, of count: Int, _ path: String, items: String) {
        guard !(0..<count).contains(tab) else { return }
        let last = count - 1
        add(path, .outOfRange(value: "\(tab)", legal: last > 0 ? "0...\(last)" : "0"), dependsOn: [items])
    }

    mutating func check(icon: String, _ path: String) {
        check(icon, path)
        if icon.isEmpty { add(path, .malformed(value: icon, expected: "the name of an icon")) }
    }
}

extension Container {
    /// Tabs that can be selected: those of the bar, and the rows of its sidebar.
    var tabCount: Int {
        guard case .tabBar(let bar) = dock else { return 0 }
        return bar.items.count + (sidebar?.sections.reduce(0) { $0 + $1.items.count } ?? 0)
    }
}
