import Presentations

extension SourceValue {
    private static let statusBarKeys = KeyTable("time", "style", "isHidden", "showsLocation")
    private static let navigationBarKeys = KeyTable("title", "leadingItems", "trailingItems", "scrollEdgeAppearance")

    /// `true` for one as by default, or its properties.
    func statusBar() -> StatusBar? {
        if case .scalar = node.content { return flag() == true ? StatusBar() : nil }
        guard let keys = keyed(Self.statusBarKeys, expected: "true, false or {time, style, isHidden, showsLocation}")
        else { return nil }
        var bar = StatusBar()
        bar.time = keys["time"]?.text() ?? bar.time
        bar.style = keys["style"]?.statusBarStyle() ?? bar.style
        bar.isHidden = keys["isHidden"]?.flag() ?? bar.isHidden
        bar.showsLocation = keys["showsLocation"]?.flag() ?? bar.showsLocation
        return bar
    }

    func navigationBar() -> NavigationBar? {
        guard let keys = keyed(Self.navigationBarKeys) else { return nil }
        func titles(_ key: String) -> [String] { keys[key]?.list(of: "titles")?.map { $0.text() ?? "" } ?? [] }
        return NavigationBar(
            title: keys["title"]?.text(), leadingItems: titles("leadingItems"), trailingItems: titles("trailingItems"),
            scrollEdgeAppearance: keys["scrollEdgeAppearance"]?.choice("a scroll edge appearance") ?? .standard)
    }
}
