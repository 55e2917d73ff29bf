import Presentations

extension SourceValue {
    private static let popupBarKeys = KeyTable(rows: [
        ["libraryVersion"], ["barStyle", "style"], ["progressViewStyle"], ["tintColor"], ["presented"],
        ["popupItem", "item"], ["standardAppearance"], ["semanticContentAttribute"],
        ["barItemsSemanticContentAttribute"],
    ])
    private static let appearanceKeys = KeyTable(
        "marqueeScrollEnabled", "marqueeScrollRate", "marqueeScrollDelay", "coordinateMarqueeScroll")
    private static let popupItemKeys = KeyTable(rows: [
        ["title"], ["subtitle"], ["image"], ["progress"], ["leadingBarButtonItems", "leading"],
        ["trailingBarButtonItems", "trailing", "barButtonItems"],
    ])
    private static let barButtonItemKeys = KeyTable("icon", "tint", "scale")

    func popupBar() -> PopupBar {
        var bar = PopupBar()
        guard let keys = keyed(Self.popupBarKeys) else { return bar }
        bar.libraryVersion = keys["libraryVersion"]?.libraryVersion() ?? bar.libraryVersion
        bar.barStyle = keys["barStyle"]?.barStyle() ?? bar.barStyle
        bar.progressViewStyle = keys["progressViewStyle"]?.progressViewStyle() ?? bar.progressViewStyle
        bar.tintColor = keys["tintColor"]?.color()
        bar.presented = keys["presented"]?.flag()
        bar.popupItem = keys["popupItem"]?.popupItem() ?? bar.popupItem
        bar.standardAppearance = keys["standardAppearance"]?.popupBarAppearance() ?? bar.standardAppearance
        bar.semanticContentAttribute =
            keys["semanticContentAttribute"]?.semanticContentAttribute() ?? bar.semanticContentAttribute
        bar.barItemsSemanticContentAttribute =
            keys["barItemsSemanticContentAttribute"]?.semanticContentAttribute()
            ?? bar.barItemsSemanticContentAttribute
        return bar
    }

    private func libraryVersion() -> PopupBar.LibraryVersion? { choice("a library version") }

    func barStyle() -> PopupBar.Style? { choice("a bar style") }

    func progressViewStyle() -> PopupBar.ProgressViewStyle? { choice("a progress view style") }

    private func semanticContentAttribute() -> SemanticContentAttribute? { choice("a semantic content attribute") }

    private func popupBarAppearance() -> PopupBarAppearance? {
        guard let keys = keyed(Self.appearanceKeys) else { return nil }
        var appearance = PopupBarAppearance()
        appearance.marqueeScrollEnabled = keys["marqueeScrollEnabled"]?.flag()
        appearance.marqueeScrollRate = keys["marqueeScrollRate"]?.number() ?? appearance.marqueeScrollRate
        appearance.marqueeScrollDelay = keys["marqueeScrollDelay"]?.time() ?? appearance.marqueeScrollDelay
        appearance.coordinateMarqueeScroll =
            keys["coordinateMarqueeScroll"]?.flag() ?? appearance.coordinateMarqueeScroll
        return appearance
    }

    private func popupItem() -> PopupItem? {
        guard let keys = keyed(Self.popupItemKeys) else { return nil }
        return PopupItem(
            title: keys["title"]?.text(),
            subtitle: keys["subtitle"]?.text(),
            image: keys["image"]?.text(),
            progress: keys["progress"]?.number() ?? 0,
            leadingBarButtonItems: keys["leadingBarButtonItems"]?.barButtonItems() ?? [],
            trailingBarButtonItems: keys["trailingBarButtonItems"]?.barButtonItems() ?? [])
    }

    private func barButtonItems() -> [BarButtonItem] {
        (list(of: "icons") ?? []).map { $0.barButtonItem() ?? BarButtonItem(icon: "") }
    }

    /// The name of an icon, or `{icon, tint, scale}`.
    private func barButtonItem() -> BarButtonItem? {
        switch node.content {
        case .scalar: return text().map { BarButtonItem(icon: $0) }
        case .list, .mapping:
            guard let keys = keyed(Self.barButtonItemKeys, expected: "the name of an icon or {icon, tint, scale}")
            else {
                return nil
            }
            let tint = keys["tint"]?.color()
            let scale = keys["scale"]?.number() ?? 1
            return keys.required("icon")?.text().map { BarButtonItem(icon: $0, tint: tint, scale: scale) }
        }
    }
}
