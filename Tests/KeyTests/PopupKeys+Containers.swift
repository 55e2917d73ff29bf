extension PopupKeys {
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
        $0.events = "{at: 0.1, drag: popup, path: [{by: {y: 200}, duration: 0.3s}]}"
    }
    private static let opening: Around = {
        $0.events = "{at: 0, open: popup}"
        $0.output = "scale: 0.5"
    }
    private static let scrolling: Around = {
        $0.set("content: [{list: {rowCount: 60}}]", in: .container)
        $0.events = "{at: 0, drag: {x: 200, y: 500}, by: {x: 0, y: -200}}"
        $0.output = "scale: 0.5"
    }
    private static let undocked: Around = {
        legacy(&$0)
        $0.hasDock = false
    }

    static let popups: [Property] = [
        Property(.content, to: "content: {background: red}", open),
        Property(.content, to: "content: {darkBackground: red}") {
            open(&$0)
            $0.head = "appearance: dark"
        },
        Property(.content, to: "image: artwork/rain.png", open),
        Property(.content, to: "imageCornerRadius: 4", picture),
        Property(.content, to: "imageContentMode: scaleAspectFill") {
            open(&$0)
            $0.set("image: artwork/coast.png", in: .content)
        },
        Property(.content, to: "imageShadow: none", picture), Property(.content, to: "showsControls: true", open),
        Property(.content, to: "content: [Top]", open),
        Property(.content, to: "statusBarStyle: lightContent") {
            statusBar(&$0)
            $0.set("content: {background: red}", in: .content)
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
        Property(.content, to: "prefersHomeIndicatorAutoHidden: true") {
            open(&$0)
            $0.set("homeIndicator: true", in: .container)
        },
        Property(.content, to: "viewForPopupTransition: cover", at: 0.2) {
            opening(&$0)
            $0.set("popupInteractionStyle: snap", in: .content)
            $0.set(
                "content: [{shape: {fill: red}, name: cover, frame: {x: 40, y: 200, width: 300, height: 300}}]",
                in: .content)
        },
        Property(.content, to: "translucent: false", at: 0.15) {
            opening(&$0)
            $0.set("backgroundEffect: systemThickMaterialDark", in: .content)
        },
        Property(.content, to: "allowsContentTransition: false", at: 0.15, opening),
        Property(.content, to: "open: true") { $0.output = "scale: 0.5" },
        Property(.content, to: "title: Other", untitled),
        Property(.content, to: "content: [{list: [a]}]", open),
        Property(
            .content, "content: [{list: [a]}]", to: "content: [{list: {rows: [a], contentOffset: 40}}]", open),
        Property(.content, to: "popupInteractionStyle: scroll", at: 0.35, pulled),
    ]

    /// Properties of the container and its docks, and of the bar in it.
    static let containers: [Property] = [
        Property(.bar, to: "shouldExtendPopupBarUnderSafeArea: false", undocked),
        Property(.bar, to: "shouldFadePopupBarOnDismiss: false", at: 0.15) {
            undocked(&$0)
            $0.events = "{at: 0, dismiss: popupBar}"
        },
        Property(.bar, to: "popupOpensOverSplitViewController: false") {
            sidebar(&$0)
            $0.set("open: true", in: .content)
        },
        Property(.bar, to: "popupBarAvoidsPrimaryColumn: false", sidebar),
        Property(.container, to: "bottomBarHidden: true"),
        Property(.container, to: "toolbar: {items: [Go]}") { $0.hasDock = false },
        Property(.container, to: "tabBar: {items: [{title: A, icon: heart}, {title: B, icon: house}]}") {
            $0.hasDock = false
        },
        Property(.container, to: "customDock: {height: 70, background: red}") { $0.hasDock = false },

        Property(.toolbar, to: "items: [Go, Stop]"), Property(.toolbar, to: "tintColor: red"),
        Property(.toolbar, to: "standardAppearance: {backgroundEffect: dark}", legacy),
        Property(.toolbar, to: "standardAppearance: {backgroundColor: red}", legacy),
        Property(.toolbar, to: "standardAppearance: {shadowColor: red}", legacy),
        Property(.toolbar, to: "standardAppearance: {shadowImage: artwork/rain.png}", legacy),
        Property(.toolbar, to: "scrollEdgeAppearance: transparent") {
            legacy(&$0)
            $0.set("presented: false", in: .bar)
        },

        Property(.tabBar, to: "items: [{title: A, icon: heart}, {title: C, icon: house}]"),
        Property(.tabBar, to: "search: true"), Property(.tabBar, to: "selected: 1"),
        Property(.tabBar, to: "tintColor: red"),
        Property(.tabBar, to: "minimizeBehavior: onScrollDown", at: 1, scrolling),
        Property(.tabBar, to: "minimizeBehavior: onScrollUp", at: 1) {
            scrolling(&$0)
            $0.events = "{at: 0, drag: {x: 200, y: 300}, by: {x: 0, y: 200}}"
        },
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
        Property(.customDock, to: "content: [Dock]"),
        Property(.customDock, to: "isBottomDockingViewForPopupBarHidden: true"),
    ]
}
