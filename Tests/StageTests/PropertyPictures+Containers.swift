extension PropertyPictureTests {
    private static let open: Around = {
        $0.set("open: true", in: .content)
        $0.output = "scale: 0.5"
    }
    private static let picture: Around = {
        open(&$0)
        $0.set("image: artwork/rain.png", in: .content)
    }
    private static let statusBar: Around = {
        open(&$0)
        $0.set("statusBar: true", in: .container)
    }
    private static let pulled: Around = {
        open(&$0)
        $0.events = "{at: 0.1, drag: popupContent, path: [{by: {y: 200}, duration: 0.3s}]}"
    }
    /// Half a screen on its way.
    private static let opening: Around = {
        $0.events = "{at: 0, open: popup}"
        $0.output = "scale: 0.5"
    }
    private static let undocked: Around = {
        legacy(&$0)
        $0.hasDock = false
    }

    /// Of what opens out of the bar.
    static let popups: [Property] = [
        Property(.content, to: "background: red", open),
        Property(.content, to: "darkBackground: red") {
            open(&$0)
            $0.head = "appearance: dark"
        },
        Property(.content, to: "image: artwork/rain.png", open),
        Property(.content, to: "imageCornerRadius: 4", picture),
        Property(.content, to: "imageShadow: none", picture), Property(.content, to: "showsControls: true", open),
        Property(.content, to: "bottomLabel: Bottom", open),
        Property(.content, to: "statusBarStyle: lightContent") {
            statusBar(&$0)
            $0.set("background: red", in: .content)
        },
        Property(.content, to: "statusBarHidden: true", statusBar),
        Property(.content, to: "popupCloseButtonStyle: chevron", open),
        Property(.content, to: "popupCloseButtonPositioning: leading", open),
        Property(.content, to: "popupCloseButtonTintColor: blue", open),
        Property(.content, to: "popupInteractionStyle: none", at: 0.35, pulled),
        Property(.content, to: "popupInteractionStyle: snap", at: 0.35, pulled),
        Property(.content, to: "popupSnapPercent: 0.8", at: 0.35) {
            pulled(&$0)
            $0.set("popupInteractionStyle: snap", in: .content)
        },
        Property(.content, to: "backgroundEffect: systemThickMaterialDark", at: 0.15, opening),
        Property(.content, to: "translucent: false", at: 0.15) {
            opening(&$0)
            $0.set("backgroundEffect: systemThickMaterialDark", in: .content)
        },
        Property(.content, to: "allowsContentTransition: false", at: 0.15, opening),
        Property(.content, to: "open: true") { $0.output = "scale: 0.5" },
        Property(.content, to: "title: Other", untitled),
        Property(.content, to: "list: {sections: [{rows: [a]}]}", open),
        Property(
            .content, "list: {sections: [{rows: [a]}]}", to: "list: {sections: [{rows: [a]}], contentOffset: 40}", open),
        Property(.content, to: "popupInteractionStyle: scroll", at: 0.35, pulled),
    ]

    /// Of the container and its docks.
    static let containers: [Property] = [
        Property(.container, to: "shouldExtendPopupBarUnderSafeArea: false", undocked),
        Property(.container, to: "shouldFadePopupBarOnDismiss: false", at: 0.15) {
            undocked(&$0)
            $0.events = "{at: 0, dismiss: popupBar}"
        },
        Property(.container, to: "popupOpensOverSplitViewController: false") {
            sidebar(&$0)
            $0.set("open: true", in: .content)
        },
        Property(.container, to: "popupBarAvoidsPrimaryColumn: false", sidebar),
        Property(.container, to: "toolbar: {items: [Go]}") { $0.hasDock = false },
        Property(.container, to: "tabBar: {items: [{title: A, icon: heart}, {title: B, icon: house}]}") {
            $0.hasDock = false
        },
        Property(.container, to: "customDock: {height: 70, background: red}") { $0.hasDock = false },

        Property(.toolbar, to: "items: [Go, Stop]"), Property(.toolbar, to: "tintColor: red"),
        Property(.toolbar, to: "standardAppearance: {backgroundEffect: dark}", legacy),
        Property(.toolbar, to: "standardAppearance: {backgroundColor: red}", legacy),
        Property(.toolbar, to: "standardAppearance: {shadowColor: red}", legacy),
        Property(.toolbar, to: "scrollEdgeAppearance: transparent") {
            legacy(&$0)
            $0.set("presented: false", in: .bar)
        },

        Property(.tabBar, to: "items: [{title: A, icon: heart}, {title: C, icon: house}]"),
        Property(.tabBar, to: "search: true"), Property(.tabBar, to: "selected: 1"),
        Property(.tabBar, to: "tintColor: red"),
        Property(.tabBar, to: "standardAppearance: {backgroundColor: red}", legacy),
        Property(.tabBar, to: "scrollEdgeAppearance: transparent") {
            legacy(&$0)
            $0.set("presented: false", in: .bar)
        },
        Property(.tabBar, to: "placement: bottom") {
            pad(&$0)
            $0.hasDock = true
        },

        Property(.customDock, to: "height: 70"), Property(.customDock, to: "background: red"),
        Property(.customDock, to: "bottomDockingViewMarginForPopupBar: 20"),
    ]

    private static let tabs: Around = { $0.dock = .tabBar }

    /// Of what a `set` event changes, two and a half seconds later.
    static let changes: [Property] = [
        Property(.change, to: "appearance: dark", at: 3), Property(.change, to: "background: red", at: 3),
        Property(.change, to: "title: Other", at: 3),
        Property(.change, to: "title: [Other, {text: One, foregroundColor: red}]", at: 3),
        Property(.change, to: "subtitle: Other", at: 3), Property(.change, to: "image: artwork/forest.png", at: 3),
        Property(.change, to: "image: none", at: 3),
        Property(.change, to: "progress: 0.6", at: 3), Property(.change, to: "progressViewStyle: top", at: 3),
        Property(.change, to: "barStyle: floating", at: 3), Property(.change, to: "tintColor: blue", at: 3),
        Property(.change, to: "selectedTab: 1", at: 3, tabs),
        Property(.change, to: "marqueeScrollEnabled: false", at: 3, longTitles),
        Property(.change, to: "marqueeScrollRate: 60", at: 5, longTitles),
        Property(.change, to: "marqueeScrollDelay: 1", at: 2, longTitles),
        Property(.change, to: "coordinateMarqueeScroll: false", at: 17, longTitles),
        Property(.change, to: "standardAppearance: {floatingBackgroundColor: red}", at: 3),
        Property(.change, to: "highlighted: true", at: 3, legacy),
        Property(.change, to: "popupContent: {background: red}", at: 3, open),
        Property(.change, to: "bottomBarHidden: true", at: 3),
        Property(.change, to: "toolbar: {tintColor: red}", at: 3),
        Property(.change, to: "toolbar: {standardAppearance: {backgroundColor: red}}", at: 3, legacy),
        Property(.change, to: "toolbar: {scrollEdgeAppearance: transparent}", at: 3) {
            legacy(&$0)
            $0.set("presented: false", in: .bar)
        },
        Property(.change, to: "tabBar: {tintColor: blue}", at: 3, tabs),
        Property(.change, to: "leadingBarButtonItems: [shuffle]", at: 3),
        Property(.change, to: "trailingBarButtonItems: [{title: Buy}]", at: 3),
        Property(.change, to: "semanticContentAttribute: forceRightToLeft", at: 3),
        Property(.change, to: "barItemsSemanticContentAttribute: unspecified", at: 3, rightToLeft),
        Property(.change, to: "limitFloatingContentWidth: false", at: 3, pad),
        Property(.change, to: "inheritsAppearanceFromDockingView: false", at: 3, redToolbar),
        Property(.change, to: "usesContentControllersAsDataSource: false", at: 3, untitled),
        Property(.change, to: "backgroundColor: red", at: 3, legacy),
        Property(.change, to: "customBar: {height: 100}", at: 3, customBar),
        Property(.change, to: "customBarWantsFullBarWidth: true", at: 3, customBar),
        Property(.change, to: "accessibilityLabel: Other", at: 3, inspecting("titles")),
        Property(.change, to: "accessibilityHint: Other", at: 3, inspecting("titles")),
        Property(.change, to: "accessibilityImageLabel: Other", at: 3) {
            inspecting("image")(&$0)
            $0.set("accessibilityImageLabel: One", in: .item)
        },
        Property(.change, to: "accessibilityProgressLabel: Other", at: 3) {
            inspecting("progress")(&$0)
            $0.set("accessibilityProgressLabel: One", in: .item)
        },
        Property(.change, to: "accessibilityProgressValue: Other", at: 3, inspecting("progress")),
    ]
}
