extension IllegalValueTests {
    /// Of what `set` changes.
    static let change: [(keys: String, problem: String)] = [
        ("appearance: Drak", #"appearance: "Drak" is not an appearance; did you mean "dark"? (light, dark)"#),
        ("background: redd", #"background: "redd" is not a colour; did you mean "red"? (…)"#),
        ("title: {}", "title: expected text, or a list of texts and {text, ...}, found keys and values"),
        ("title: []", "title: 0 runs is out of range; legal: 1...100"),
        ("subtitle: {}", "subtitle: expected text, or a list of texts and {text, ...}, found keys and values"),
        ("image: []", "image: expected text, found a list"),
        ("progress: 1.1", "progress: 1.1 is out of range; legal: 0...1"),
        (
            "progressViewStyle: left",
            #"progressViewStyle: "left" is not a progress view style (default, bottom, top, none)"#
        ),
        (
            "barStyle: floatin",
            #"barStyle: "floatin" is not a bar style; did you mean "floating"? (default, compact, prominent, floatingCompact, floating, custom)"#
        ),
        ("tintColor: redd", #"tintColor: "redd" is not a colour; did you mean "red"? (…)"#),
        ("selectedTab: 0", "selectedTab: needs a tabBar in the container"),
        ("marqueeScrollEnabled: 1", "marqueeScrollEnabled: expected true or false, found 1"),
        ("marqueeScrollRate: 0", "marqueeScrollRate: 0 is out of range; legal: 1...1000 pt/s"),
        ("marqueeScrollDelay: 61", "marqueeScrollDelay: 61 is out of range; legal: 0...60 s"),
        ("coordinateMarqueeScroll: 1", "coordinateMarqueeScroll: expected true or false, found 1"),
        (
            "standardAppearance: {highlightColor: redd}",
            #"standardAppearance.highlightColor: "redd" is not a colour; did you mean "red"? (…)"#
        ),
        ("highlighted: 1", "highlighted: expected true or false, found 1"),
        ("popupContent: {popupSnapPercent: 1}", "popupContent.popupSnapPercent: 1 is out of range; legal: 0.1...0.9"),
        (
            "popupContent: {open: true}",
            "popupContent.open: needs an event in its place: open: popup, or close: popup"
        ),
        ("bottomBarHidden: 1", "bottomBarHidden: expected true or false, found 1"),
        ("toolbar: {}", "toolbar: one of these keys is needed: tintColor, standardAppearance, scrollEdgeAppearance"),
        ("toolbar: {tintColor: redd}", #"toolbar.tintColor: "redd" is not a colour; did you mean "red"? (…)"#),
        (
            "toolbar: {scrollEdgeAppearance: clear}",
            #"toolbar.scrollEdgeAppearance: "clear" is not a scroll edge appearance (standard, transparent)"#
        ),
        ("toolbar: {items: [b]}", "toolbar.items: unknown key (tintColor, standardAppearance, scrollEdgeAppearance)"),
        ("tabBar: {tintColor: red}", "tabBar: needs a tabBar in the container"),
        ("leadingBarButtonItems: pause", #"leadingBarButtonItems: expected a list of icons, found "pause""#),
        (
            "leadingBarButtonItems: [{icon: a, scale: 9}]",
            "leadingBarButtonItems[0].scale: 9 is out of range; legal: 0.25...4"
        ),
        ("trailingBarButtonItems: [{}]", #"trailingBarButtonItems[0]: the key "icon" is missing"#),
        (
            "semanticContentAttribute: mirrored",
            #"semanticContentAttribute: "mirrored" is not a semantic content attribute (unspecified, playback, spatial, forceLeftToRight, forceRightToLeft)"#
        ),
        (
            "barItemsSemanticContentAttribute: ltr",
            #"barItemsSemanticContentAttribute: "ltr" is not a semantic content attribute (unspecified, playback, spatial, forceLeftToRight, forceRightToLeft)"#
        ),
        ("limitFloatingContentWidth: 700", "limitFloatingContentWidth: expected true or false, found 700"),
        (
            "inheritsAppearanceFromDockingView: 1",
            "inheritsAppearanceFromDockingView: expected true or false, found 1"
        ),
        (
            "usesContentControllersAsDataSource: 1",
            "usesContentControllersAsDataSource: expected true or false, found 1"
        ),
        ("backgroundColor: \"#12\"", "backgroundColor: \"#12\" is not a colour (#RGB, #RRGGBB or #RRGGBBAA)"),
        ("customBar: 60", "customBar: expected keys and values, found 60"),
        ("customBar: {}", #"customBar: the key "height" is missing"#),
        ("customBar: {height: 401}", "customBar.height: 401 is out of range; legal: 20...400 pt"),
        ("customBarWantsFullBarWidth: 2", "customBarWantsFullBarWidth: expected true or false, found 2"),
        ("accessibilityLabel: []", "accessibilityLabel: expected text, found a list"),
        ("accessibilityHint: []", "accessibilityHint: expected text, found a list"),
        ("accessibilityImageLabel: []", "accessibilityImageLabel: expected text, found a list"),
        ("accessibilityProgressLabel: []", "accessibilityProgressLabel: expected text, found a list"),
        ("accessibilityProgressValue: []", "accessibilityProgressValue: expected text, found a list"),
    ]
}
