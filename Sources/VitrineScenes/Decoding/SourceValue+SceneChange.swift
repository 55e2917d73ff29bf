import VitrineSetting

extension SourceValue {
    private static let changeKeys = KeyTable(rows: [
        ["appearance"], ["background"], ["title"], ["subtitle"], ["image"], ["progress"], ["progressViewStyle"],
        ["barStyle", "style"], ["tintColor"], ["selectedTab"], ["marqueeScrollEnabled"], ["marqueeScrollRate"],
        ["marqueeScrollDelay"], ["coordinateMarqueeScroll"], ["standardAppearance"], ["highlighted"], ["popupContent"],
        ["bottomBarHidden", "toolbarHidden", "tabBarHidden"], ["toolbar"], ["tabBar"],
        ["leadingBarButtonItems", "leading"], ["trailingBarButtonItems", "trailing", "barButtonItems"],
        ["semanticContentAttribute"], ["barItemsSemanticContentAttribute"], ["limitFloatingContentWidth"],
        ["inheritsAppearanceFromDockingView"], ["usesContentControllersAsDataSource"], ["backgroundColor"],
        ["customBar"], ["customBarWantsFullBarWidth"], ["accessibilityLabel"], ["accessibilityHint"],
        ["accessibilityImageLabel"], ["accessibilityProgressLabel"], ["accessibilityProgressValue"],
    ])
    private static let customBarKeys = KeyTable("height")

    func change() -> SceneChange? {
        guard let keys = keyed(Self.changeKeys) else { return nil }
        var change = SceneChange()
        change.appearance = keys["appearance"]?.choice("an appearance")
        change.background = keys["background"]?.color()
        (change.title, change.attributedTitle) = keys["title"]?.title() ?? (nil, nil)
        (change.subtitle, change.attributedSubtitle) = keys["subtitle"]?.title() ?? (nil, nil)
        change.image = keys["image"]?.text()
        if change.image == "none" { (change.image, change.removesImage) = (nil, true) }
        change.progress = keys["progress"]?.number()
        change.progressViewStyle = keys["progressViewStyle"]?.progressViewStyle()
        change.barStyle = keys["barStyle"]?.barStyle()
        change.tintColor = keys["tintColor"]?.color()
        change.selectedTab = keys["selectedTab"]?.wholeNumber()
        change.marqueeScrollEnabled = keys["marqueeScrollEnabled"]?.flag()
        change.marqueeScrollRate = keys["marqueeScrollRate"]?.number()
        change.marqueeScrollDelay = keys["marqueeScrollDelay"]?.time()
        change.coordinateMarqueeScroll = keys["coordinateMarqueeScroll"]?.flag()
        change.standardAppearance = keys["standardAppearance"]?.appearanceChange()
        change.highlighted = keys["highlighted"]?.flag()
        change.bottomBarHidden = keys["bottomBarHidden"]?.flag()
        change.popupContent = keys["popupContent"]?.popupContentChange()
        change.toolbar = keys["toolbar"]?.dockChange()
        change.tabBar = keys["tabBar"]?.dockChange()
        change.leadingBarButtonItems = keys["leadingBarButtonItems"]?.barButtonItems()
        change.trailingBarButtonItems = keys["trailingBarButtonItems"]?.barButtonItems()
        change.semanticContentAttribute = keys["semanticContentAttribute"]?.semanticContentAttribute()
        change.barItemsSemanticContentAttribute = keys["barItemsSemanticContentAttribute"]?.semanticContentAttribute()
        change.limitFloatingContentWidth = keys["limitFloatingContentWidth"]?.flag()
        change.inheritsAppearanceFromDockingView = keys["inheritsAppearanceFromDockingView"]?.flag()
        change.usesContentControllersAsDataSource = keys["usesContentControllersAsDataSource"]?.flag()
        change.backgroundColor = keys["backgroundColor"]?.color()
        change.customBarHeight = keys["customBar"]?.keyed(Self.customBarKeys)?.required("height")?.length()
        change.customBarWantsFullBarWidth = keys["customBarWantsFullBarWidth"]?.flag()
        change.accessibilityLabel = keys["accessibilityLabel"]?.text()
        change.accessibilityHint = keys["accessibilityHint"]?.text()
        change.accessibilityImageLabel = keys["accessibilityImageLabel"]?.text()
        change.accessibilityProgressLabel = keys["accessibilityProgressLabel"]?.text()
        change.accessibilityProgressValue = keys["accessibilityProgressValue"]?.text()
        return change
    }
}
