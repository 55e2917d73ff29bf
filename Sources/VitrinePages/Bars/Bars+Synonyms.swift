import VitrineVocabulary

extension NavigationBar {
    package static let synonyms = [
        Synonym(
            "rightBarButtonItems", "rightBarButtonItem", "trailingBarButtonItems", "rightItems", "right", "trailing",
            means: "trailingItems"),
        Synonym(
            "leftBarButtonItems", "leftBarButtonItem", "leadingBarButtonItems", "leftItems", "left", "leading",
            means: "leadingItems"),
        Synonym("backBarButtonItem", "backTitle", means: "backButtonTitle"),
        Synonym("barTintColor", "background", means: "standardAppearance.backgroundColor"),
    ]
}

extension NavigationBar.Item {
    package static let synonyms = [
        Synonym("image", "systemName", "systemItem", means: "icon"),
        Synonym("tintColor", "color", means: "tint"),
        Synonym("text", "label", means: "title"),
    ]
}

extension Toolbar {
    package static let synonyms = [
        Synonym("buttons", "toolbarItems", means: "items"),
        Synonym("barTintColor", "background", means: "standardAppearance.backgroundColor"),
    ]
}

extension TabBar {
    package static let synonyms = [
        Synonym("tabs", "viewControllers", means: "items"),
        Synonym("selectedIndex", "selectedItem", "selectedTab", means: "selected"),
        Synonym("barTintColor", "background", means: "standardAppearance.backgroundColor"),
    ]
}

extension TabBar.Item {
    package static let synonyms = [
        Synonym("image", "systemImage", "systemName", means: "icon"), Synonym("badge", means: "badgeValue"),
        Synonym("text", "label", means: "title"),
    ]
}
