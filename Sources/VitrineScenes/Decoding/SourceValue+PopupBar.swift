import VitrinePopupBar
import VitrinePrimitives
import VitrineSetting

extension SourceValue {
    private static let popupBarKeys = KeyTable(rows: [
        ["libraryVersion"], ["barStyle", "style"], ["progressViewStyle"], ["tintColor"], ["presented"],
        ["popupItem", "item"], ["standardAppearance"], ["semanticContentAttribute"],
        ["barItemsSemanticContentAttribute"], ["highlighted"], ["contextMenu"], ["customBar"],
        ["customBarWantsFullBarWidth"], ["popupItems"], ["limitFloatingContentWidth"],
        ["inheritsAppearanceFromDockingView"], ["usesContentControllersAsDataSource"], ["backgroundColor"],
        ["inheritsBottomBarMetrics"], ["inlineAppearance"],
        ["allowHapticFeedbackGenerationOnItemPaging"], ["initialPopupItem"],
    ])
    private static let popupItemKeys = KeyTable(rows: [
        ["title"], ["subtitle"], ["image"], ["progress"], ["leadingBarButtonItems", "leading"],
        ["trailingBarButtonItems", "trailing", "barButtonItems"], ["accessibilityLabel"], ["accessibilityHint"],
        ["accessibilityImageLabel"], ["accessibilityProgressLabel"], ["accessibilityProgressValue"],
        ["standardAppearance"], ["inlineAppearance"], ["identifier"],
    ])
    private static let barButtonItemKeys = KeyTable(
        "icon", "tint", "scale", "imageInsets", "title", "style")
    private static let insetKeys = KeyTable("top", "left", "bottom", "right")

    func popupBar() -> PopupBar {
        var bar = PopupBar()
        guard let keys = keyed(Self.popupBarKeys) else { return bar }
        bar.libraryVersion = keys["libraryVersion"]?.libraryVersion() ?? bar.libraryVersion
        bar.barStyle = keys["barStyle"]?.barStyle() ?? bar.barStyle
        bar.progressViewStyle = keys["progressViewStyle"]?.progressViewStyle() ?? bar.progressViewStyle
        bar.tintColor = keys["tintColor"]?.color()
        bar.presented = keys["presented"]?.flag()
        bar.popupItems = (keys["popupItems"]?.list(of: "popup items") ?? []).map { $0.popupItem() ?? PopupItem() }
        bar.popupItem = keys["popupItem"]?.popupItem() ?? bar.popupItems.first ?? bar.popupItem
        let isOne = keys.conflict("popupItem", "popupItems") || keys.conflict("popupItem", "initialPopupItem")
        if !isOne, let item = keys["initialPopupItem"]?.initialPopupItem(of: bar.popupItems) { bar.popupItem = item }
        keys["standardAppearance"]?.appearanceChange()?.apply(to: &bar.standardAppearance)
        bar.highlighted = keys["highlighted"]?.flag() ?? bar.highlighted
        bar.customBar = keys["customBar"]?.customBar()
        bar.customBarWantsFullBarWidth =
            keys["customBarWantsFullBarWidth"]?.flag() ?? bar.customBarWantsFullBarWidth
        bar.contextMenu = keys["contextMenu"]?.contextMenu()
        bar.limitFloatingContentWidth = keys["limitFloatingContentWidth"]?.flag() ?? bar.limitFloatingContentWidth
        bar.inheritsAppearanceFromDockingView =
            keys["inheritsAppearanceFromDockingView"]?.flag() ?? bar.inheritsAppearanceFromDockingView
        bar.usesContentControllersAsDataSource =
            keys["usesContentControllersAsDataSource"]?.flag() ?? bar.usesContentControllersAsDataSource
        bar.backgroundColor = keys["backgroundColor"]?.color()
        bar.inheritsBottomBarMetrics = keys["inheritsBottomBarMetrics"]?.flag() ?? bar.inheritsBottomBarMetrics
        bar.inlineAppearance = keys["inlineAppearance"]?.appearanceChange()
        bar.allowHapticFeedbackGenerationOnItemPaging =
            keys["allowHapticFeedbackGenerationOnItemPaging"]?.flag() ?? bar.allowHapticFeedbackGenerationOnItemPaging
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

    /// The item of an index.
    private func initialPopupItem(of items: [PopupItem]) -> PopupItem? {
        guard let index = wholeNumber() else { return nil }
        guard items.indices.contains(index) else {
            let last = items.count - 1
            report(
                last < 0
                    ? .needs("popupItems in the popupBar")
                    : .outOfRange(value: "\(index)", legal: last > 0 ? "0...\(last)" : "0"))
            return nil
        }
        return items[index]
    }

    func semanticContentAttribute() -> SemanticContentAttribute? { choice("a semantic content attribute") }

    private func popupItem() -> PopupItem? {
        guard let keys = keyed(Self.popupItemKeys) else { return nil }
        let (title, subtitle) = (keys["title"]?.title(), keys["subtitle"]?.title())
        return PopupItem(
            title: title?.plain, subtitle: subtitle?.plain,
            image: keys["image"]?.text(),
            progress: keys["progress"]?.number() ?? 0,
            leadingBarButtonItems: keys["leadingBarButtonItems"]?.barButtonItems() ?? [],
            trailingBarButtonItems: keys["trailingBarButtonItems"]?.barButtonItems() ?? [],
            attributedTitle: title?.runs, attributedSubtitle: subtitle?.runs,
            accessibilityLabel: keys["accessibilityLabel"]?.text(),
            accessibilityHint: keys["accessibilityHint"]?.text(),
            accessibilityImageLabel: keys["accessibilityImageLabel"]?.text(),
            accessibilityProgressLabel: keys["accessibilityProgressLabel"]?.text(),
            accessibilityProgressValue: keys["accessibilityProgressValue"]?.text(),
            standardAppearance: keys["standardAppearance"]?.appearanceChange(),
            inlineAppearance: keys["inlineAppearance"]?.appearanceChange(), identifier: keys["identifier"]?.text())
    }

    private func insets() -> Insets? {
        guard let keys = keyed(Self.insetKeys) else { return nil }
        return Insets(
            top: keys["top"]?.length() ?? 0, left: keys["left"]?.length() ?? 0, bottom: keys["bottom"]?.length() ?? 0,
            right: keys["right"]?.length() ?? 0)
    }

    func barButtonItems() -> [BarButtonItem] {
        (list(of: "icons") ?? []).map { $0.barButtonItem() ?? BarButtonItem(icon: "") }
    }

    /// The name of an icon, or `{icon or title, style, tint, scale, imageInsets}`.
    private func barButtonItem() -> BarButtonItem? {
        switch node.content {
        case .scalar: return text().map { BarButtonItem(icon: $0) }
        case .list, .mapping:
            guard
                let keys = keyed(
                    Self.barButtonItemKeys, expected: "the name of an icon or {icon, title, style, tint, scale}")
            else {
                return nil
            }
            let tint = keys["tint"]?.color()
            let scale = keys["scale"]?.number() ?? 1
            let insets = keys["imageInsets"]?.insets() ?? .zero
            let style: BarButtonItem.Style = keys["style"]?.choice("a button style") ?? .plain
            if keys.conflict("icon", "title") { return nil }
            if let title = keys["title"] {
                return BarButtonItem(title: title.text() ?? "", style: style, tint: tint, imageInsets: insets)
            }
            return keys.required("icon")?.text().map {
                BarButtonItem(icon: $0, style: style, tint: tint, scale: scale, imageInsets: insets)
            }
        }
    }
}
