extension PopupKeys {
    typealias Around = @Sendable (inout SceneText) -> Void

    static let legacy: Around = {
        $0.design = "legacy"
        $0.set("barStyle: prominent", in: .bar)
    }
    static let rightToLeft: Around = { $0.head = "direction: rtl" }
    static let longTitles: Around = {
        let title = "Velit Mollitia Incidunt Est Occaecati Laboriosam Et Dolores Quo Pariatur Eos Et Molestiae Ratione"
        $0.set("title: \(title)", in: .item)
        $0.set("subtitle: Praesentium modi ratione voluptas id officiis placeat", in: .item)
    }
    static let customBar: Around = { $0.set("customBar: {label: Custom}", in: .bar) }
    static let pad: Around = {
        $0.head = "device: ipad-pro-11-more-space\norientation: landscape"
        $0.set("barStyle: floating", in: .bar)
        $0.hasDock = false
        $0.output = "scale: 0.25"
    }
    static let sidebar: Around = {
        pad(&$0)
        $0.hasDock = true
        $0.dock = .tabBar
        $0.set("sidebar: {isHidden: false, sections: [{items: [{title: C, icon: heart}]}]}", in: .container)
    }
    /// An item without title and subtitle, which those of the content may replace.
    static let untitled: Around = {
        $0.remove("title", from: .item)
        $0.remove("subtitle", from: .item)
        $0.set("title: Of the content", in: .content)
    }
    static let redToolbar: Around = { $0.set("tintColor: red", in: .toolbar) }

    /// A bar beside a tab bar that is a circle.
    static let inline: Around = {
        $0.dock = .tabBar
        $0.events = "{at: 0, tabBar: minimize}"
    }

    /// Properties of the bar, its item and their buttons.
    static let bars: [Property] = [
        Property(.bar, to: "libraryVersion: \"4.0\""), Property(.bar, to: "barStyle: floating"),
        Property(.bar, to: "barStyle: prominent") { $0.design = "legacy" },
        Property(.bar, "barStyle: floating", to: "barStyle: compact") { $0.design = "legacy" },
        Property(.bar, "barStyle: compact", to: "barStyle: floatingCompact") { $0.design = "legacy" },
        Property(.bar, to: "progressViewStyle: top"), Property(.bar, to: "progressViewStyle: none"),
        Property(.bar, to: "tintColor: blue"), Property(.bar, to: "presented: false"),
        Property(.bar, to: "popupItem: {title: Other}"),
        Property(.bar, to: "standardAppearance: {floatingBackgroundColor: red}"),
        Property(.bar, to: "semanticContentAttribute: forceRightToLeft"),
        Property(.bar, to: "barItemsSemanticContentAttribute: unspecified", rightToLeft),
        Property(.bar, to: "highlighted: true", legacy),
        Property(.bar, "contextMenu: {items: [{title: A}]}", to: "contextMenu: {items: [{title: B}]}", at: 2) {
            $0.events = "{at: 0, contextMenu: show}"
            $0.output = "scale: 0.5"
        },
        Property(.bar, to: "customBar: {label: Custom}"),
        Property(.bar, to: "customBarWantsFullBarWidth: true", customBar),
        Property(.bar, "customBar: {content: [One]}", to: "customBar: {content: [Two]}"),
        Property(.bar, to: "popupItems: [{title: Other}]"),
        Property(.bar, to: "initialPopupItem: 1") { $0.set("popupItems: [{title: A}, {title: B}]", in: .bar) },
        Property(.bar, to: "limitFloatingContentWidth: false", pad),
        Property(.bar, to: "inheritsAppearanceFromDockingView: false", redToolbar),
        Property(.bar, to: "usesContentControllersAsDataSource: false", untitled),
        Property(.bar, to: "backgroundColor: red", legacy), Property(.bar, to: "imageCornerRadius: 12"),
        Property(.bar, to: "imageContentMode: scaleAspectFill") { $0.set("image: artwork/coast.png", in: .item) },

        Property(.bar, to: "inheritsBottomBarMetrics: false", at: 2, inline),
        Property(.bar, to: "inlineAppearance: {floatingBackgroundColor: red}", at: 2, inline),

        Property(.item, to: "title: Other"), Property(.item, to: "title: [Suscipit, {text: Ut, foregroundColor: red}]"),
        Property(.item, to: "subtitle: Other"), Property(.item, to: "image: artwork/forest.png"),
        Property(.item, to: "image: null"),
        Property(.item, to: "progress: 0.6"), Property(.item, to: "leadingBarButtonItems: [shuffle]"),
        Property(.item, to: "trailingBarButtonItems: [play]"),
        Property(.item, to: "standardAppearance: {floatingBackgroundEffect: dark}"),
        Property(.item, to: "inlineAppearance: {floatingBackgroundColor: red}", at: 2, inline),

        Property(.button, to: "icon: play"), Property(.button, to: "tintColor: black"),
        Property(.button, to: "scale: 1.5"),
        Property(.button, to: "isEnabled: false"), Property(.button, to: "isHidden: true"),
        Property(.button, to: "width: 60"), Property(.button, to: "isSelected: true"),
        Property(.button, to: "badge: \"3\""), Property(.button, "badge: \"3\"", to: "badge: \"\""),
        Property(.button, "image: artwork/rain.png", to: "image: artwork/forest.png") {
            $0.remove("icon", from: .button)
        },
        Property(.button, "systemItem: fixedSpace", to: "systemItem: flexibleSpace") {
            longTitles(&$0)
            $0.remove("icon", from: .button)
            $0.set("width: 30", in: .button)
        },
        Property(.button, to: "menu: {items: [{title: One}]}", at: 1) {
            $0.events = "{at: 0, tap: pause}"
            $0.output = "scale: 0.5"
        },
        Property(.button, to: "imageInsets: {left: 9}"), Property(.button, to: "style: prominent"),
        Property(.button, "title: Buy", to: "title: Sell") { $0.remove("icon", from: .button) },
    ]
}
