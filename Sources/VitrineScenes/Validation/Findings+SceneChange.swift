import VitrinePrimitives
import VitrineSetting

/// What a `set` event changes.
extension Findings {
    mutating func check(_ change: SceneChange, of scene: Scene, _ path: String) {
        if change == SceneChange() {
            let keys = ["appearance", "background", "title", "subtitle", "image", "progress", "…"]
            add(path, .missingOneOf(keys))
        }
        check(change.background, "\(path).background")
        check(change.tintColor, "\(path).tintColor")
        check(change.title, "\(path).title")
        check(change.subtitle, "\(path).subtitle")
        check(change.attributedTitle, "\(path).title")
        check(change.attributedSubtitle, "\(path).subtitle")
        check(change.image, "\(path).image")
        if let appearance = change.standardAppearance {
            check(appearance.values, "\(path).standardAppearance")
            check(appearance.values, in: scene.environment.design, "\(path).standardAppearance")
        }
        if let content = change.popupContent {
            check(content.values, in: scene.environment.design, "\(path).popupContent")
            // It says how the scene begins; later, events do.
            if content.properties.contains(.open) {
                add("\(path).popupContent.open", .needs("an event in its place: open: popup, or close: popup"))
            }
        }
        checkDocks(change, of: scene, path)
        checkBar(change, of: scene, path)
        if let progress = change.progress { check(progress, SceneLimits.progress, "\(path).progress") }
        if let rate = change.marqueeScrollRate { check(rate, SceneLimits.marqueeRate, "\(path).marqueeScrollRate") }
        if let delay = change.marqueeScrollDelay {
            check(delay, SceneLimits.marqueeDelay, "\(path).marqueeScrollDelay")
        }
        if scene.popupBar == nil, let key = change.popupBarKey { requirePopupBar(of: scene, "\(path).\(key)") }
        if let tab = change.selectedTab {
            let key = "\(path).selectedTab"
            if case .tabBar = scene.container.dock {
                check(tab: tab, of: scene.container.tabCount, key, items: "container.tabBar.items")
            } else {
                add(key, .needs("a tabBar in the container"), dependsOn: ["container"])
            }
        }
    }

    private mutating func checkDocks(_ change: SceneChange, of scene: Scene, _ path: String) {
        var (hasToolbar, hasTabBar) = (false, false)
        switch scene.container.dock {
        case .toolbar: hasToolbar = true
        case .tabBar: hasTabBar = true
        case .custom, nil: break
        }
        for (dock, isThere, key) in [
            (change.toolbar, hasToolbar, "toolbar"), (change.tabBar, hasTabBar, "tabBar"),
        ] {
            guard let dock else { continue }
            let path = "\(path).\(key)"
            if !isThere { add(path, .needs("a \(key) in the container"), dependsOn: ["container"]) }
            if dock == DockChange() {
                add(path, .missingOneOf(["tintColor", "standardAppearance", "scrollEdgeAppearance"]))
            }
            check(dock.standardAppearance, tint: dock.tintColor, path)
            if dock.standardAppearance != nil { checkIsLegacy(scene, "\(path).standardAppearance") }
        }
    }

    private mutating func checkBar(_ change: SceneChange, of scene: Scene, _ path: String) {
        if let items = change.leadingBarButtonItems { check(items, "\(path).leadingBarButtonItems") }
        if let items = change.trailingBarButtonItems { check(items, "\(path).trailingBarButtonItems") }
        check(change.backgroundColor, "\(path).backgroundColor")
        if change.backgroundColor != nil { checkIsLegacy(scene, "\(path).backgroundColor") }
        if let height = change.customBarHeight {
            check(height, SceneLimits.customBarHeight, "\(path).customBar.height")
            if let bar = scene.popupBar, bar.customBar == nil {
                add("\(path).customBar", .needs("a customBar in the popupBar"), dependsOn: ["popupBar"])
            }
        }
        for (text, key) in [
            (change.accessibilityLabel, "accessibilityLabel"), (change.accessibilityHint, "accessibilityHint"),
            (change.accessibilityImageLabel, "accessibilityImageLabel"),
            (change.accessibilityProgressLabel, "accessibilityProgressLabel"),
            (change.accessibilityProgressValue, "accessibilityProgressValue"),
        ] { check(text, "\(path).\(key)") }
    }
}

extension SceneChange {
    /// The first key that changes the popup bar.
    fileprivate var popupBarKey: String? {
        let given = [
            ("title", title != nil || attributedTitle != nil),
            ("subtitle", subtitle != nil || attributedSubtitle != nil), ("image", image != nil || removesImage),
            ("progress", progress != nil), ("progressViewStyle", progressViewStyle != nil),
            ("barStyle", barStyle != nil), ("tintColor", tintColor != nil),
            ("marqueeScrollEnabled", marqueeScrollEnabled != nil), ("marqueeScrollRate", marqueeScrollRate != nil),
            ("marqueeScrollDelay", marqueeScrollDelay != nil),
            ("coordinateMarqueeScroll", coordinateMarqueeScroll != nil),
            ("standardAppearance", standardAppearance != nil), ("highlighted", highlighted != nil),
            ("popupContent", popupContent != nil),
            ("leadingBarButtonItems", leadingBarButtonItems != nil),
            ("trailingBarButtonItems", trailingBarButtonItems != nil),
            ("semanticContentAttribute", semanticContentAttribute != nil),
            ("barItemsSemanticContentAttribute", barItemsSemanticContentAttribute != nil),
            ("limitFloatingContentWidth", limitFloatingContentWidth != nil),
            ("inheritsAppearanceFromDockingView", inheritsAppearanceFromDockingView != nil),
            ("usesContentControllersAsDataSource", usesContentControllersAsDataSource != nil),
            ("backgroundColor", backgroundColor != nil), ("customBar", customBarHeight != nil),
            ("customBarWantsFullBarWidth", customBarWantsFullBarWidth != nil),
            ("accessibilityLabel", accessibilityLabel != nil), ("accessibilityHint", accessibilityHint != nil),
            ("accessibilityImageLabel", accessibilityImageLabel != nil),
            ("accessibilityProgressLabel", accessibilityProgressLabel != nil),
            ("accessibilityProgressValue", accessibilityProgressValue != nil),
        ]
        return given.first { $0.1 }?.0
    }
}
