extension IllegalValueTests {
    /// Of the popup bar.
    static let bar: [(keys: String, problem: String)] = [
        ("inheritsBottomBarMetrics: 1", "inheritsBottomBarMetrics: expected true or false, found 1"),
        ("inlineAppearance: dark", #"inlineAppearance: expected keys and values, found "dark""#),
        (
            "inlineAppearance: {marqueeScrollRate: 0}",
            "inlineAppearance.marqueeScrollRate: 0 is out of range; legal: 1...1000 pt/s"
        ),
        ("libraryVersion: 5", #"libraryVersion: "5" is not a library version (3.0, 4.0, 4.5)"#),
        (
            "barStyle: floatin",
            #"barStyle: "floatin" is not a bar style; did you mean "floating"? (default, compact, prominent, floatingCompact, floating, custom)"#
        ),
        (
            "progressViewStyle: left",
            #"progressViewStyle: "left" is not a progress view style (default, bottom, top, none)"#
        ),
        ("tintColor: redd", #"tintColor: "redd" is not a colour; did you mean "red"? (…)"#),
        ("presented: 1", "presented: expected true or false, found 1"),
        ("popupItem: []", "popupItem: expected keys and values, found a list"),
        ("standardAppearance: dark", #"standardAppearance: expected keys and values, found "dark""#),
        (
            "semanticContentAttribute: mirrored",
            #"semanticContentAttribute: "mirrored" is not a semantic content attribute (unspecified, playback, spatial, forceLeftToRight, forceRightToLeft)"#
        ),
        (
            "barItemsSemanticContentAttribute: ltr",
            #"barItemsSemanticContentAttribute: "ltr" is not a semantic content attribute (unspecified, playback, spatial, forceLeftToRight, forceRightToLeft)"#
        ),
        ("highlighted: pressed", #"highlighted: expected true or false, found "pressed""#),
        ("contextMenu: 3", "contextMenu: expected keys and values, found 3"),
        ("customBar: tall", #"customBar: expected keys and values, found "tall""#),
        ("customBar: {height: 19}", "customBar.height: 19 is out of range; legal: 20...400 pt"),
        ("customBar: {height: 401}", "customBar.height: 401 is out of range; legal: 20...400 pt"),
        ("customBarWantsFullBarWidth: 2", "customBarWantsFullBarWidth: expected true or false, found 2"),
        ("popupItems: 3", "popupItems: expected a list of popup items, found 3"),
        ("limitFloatingContentWidth: 700", "limitFloatingContentWidth: expected true or false, found 700"),
        (
            "inheritsAppearanceFromDockingView: 1",
            "inheritsAppearanceFromDockingView: expected true or false, found 1"
        ),
        (
            "usesContentControllersAsDataSource: no way",
            #"usesContentControllersAsDataSource: expected true or false, found "no way""#
        ),
        ("backgroundColor: \"#12\"", "backgroundColor: \"#12\" is not a colour (#RGB, #RRGGBB or #RRGGBBAA)"),
        (
            "allowHapticFeedbackGenerationOnItemPaging: on",
            #"allowHapticFeedbackGenerationOnItemPaging: expected true or false, found "on""#
        ),
        ("initialPopupItem: 0", "initialPopupItem: needs popupItems in the popupBar"),
        (
            "popupItems: [{title: a}, {title: b}], initialPopupItem: 2",
            "initialPopupItem: 2 is out of range; legal: 0...1"
        ),
        ("popupItems: [{title: a}], initialPopupItem: 0.5", "initialPopupItem: expected a whole number, found 0.5"),
        (
            "popupItem: {}, initialPopupItem: 0",
            #"initialPopupItem: "popupItem" and "initialPopupItem" exclude each other"#
        ),
    ]

    /// Of its item.
    static let item: [(keys: String, problem: String)] = [
        ("inlineAppearance: []", "inlineAppearance: expected keys and values, found a list"),
        ("title: {text: a}", "title: expected text, or a list of texts and {text, ...}, found keys and values"),
        ("title: []", "title: 0 runs is out of range; legal: 1...100"),
        ("subtitle: {a: 1}", "subtitle: expected text, or a list of texts and {text, ...}, found keys and values"),
        ("image: [a]", "image: expected text, found a list"),
        ("progress: 1.01", "progress: 1.01 is out of range; legal: 0...1"),
        ("progress: half", #"progress: expected a number, found "half""#),
        ("leadingBarButtonItems: pause", #"leadingBarButtonItems: expected a list of icons, found "pause""#),
        (
            "trailingBarButtonItems: [[]]",
            "trailingBarButtonItems[0]: expected the name of an icon or {icon, title, style, tint, scale}, found a list"
        ),
        ("barButtonItems: [a, b, c, d, e, f, g, h, i]", "barButtonItems: 9 items is out of range; legal: at most 8"),
        ("accessibilityLabel: []", "accessibilityLabel: expected text, found a list"),
        ("accessibilityHint: {}", "accessibilityHint: expected text, found keys and values"),
        ("accessibilityImageLabel: []", "accessibilityImageLabel: expected text, found a list"),
        ("accessibilityProgressLabel: []", "accessibilityProgressLabel: expected text, found a list"),
        ("accessibilityProgressValue: []", "accessibilityProgressValue: expected text, found a list"),
        (
            "standardAppearance: {imageShadow: big}",
            #"standardAppearance.imageShadow: "big" is not a shadow or its preset (default, static, none)"#
        ),
        ("identifier: [1]", "identifier: expected text, found a list"),
    ]

    /// Of a button of the item.
    static let button: [(keys: String, problem: String)] = [
        ("icon: []", "icon: expected text, found a list"),
        (#"icon: """#, #"icon: "" is not the name of an icon"#),
        ("icon: a, tint: redd", #"tint: "redd" is not a colour; did you mean "red"? (…)"#),
        ("icon: a, scale: 0.2", "scale: 0.2 is out of range; legal: 0.25...4"),
        ("icon: a, scale: 5", "scale: 5 is out of range; legal: 0.25...4"),
        ("icon: a, imageInsets: {top: 101}", "imageInsets.top: 101 is out of range; legal: -100...100 pt"),
        ("icon: a, imageInsets: 3", "imageInsets: expected keys and values, found 3"),
        ("title: [a]", "title: expected text, found a list"),
        ("title: a, style: bold", #"style: "bold" is not a button style (plain, prominent)"#),
        ("title: a, icon: b", #"icon: "title" and "icon" exclude each other"#),
        ("style: plain", #": the key "icon" is missing"#),
    ]
}
