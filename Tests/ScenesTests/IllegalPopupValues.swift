extension IllegalValueTests {
    /// Of the popup.
    static let content: [(keys: String, problem: String)] = [
        ("background: redd", #"background: "redd" is not a colour; did you mean "red"? (…)"#),
        (
            "darkBackground: []",
            "darkBackground: expected a colour (\"#2D572D\" with its quotes, a name, or {red, green, blue, alpha}), found a list"
        ),
        ("image: []", "image: expected text, found a list"),
        ("imageCornerRadius: 201", "imageCornerRadius: 201 is out of range; legal: 0...200 pt"),
        ("imageShadow: static", #"imageShadow: "static" is not a shadow or its preset (default, none)"#),
        ("showsControls: 1", "showsControls: expected true or false, found 1"),
        ("bottomLabel: []", "bottomLabel: expected text, found a list"),
        (
            "statusBarStyle: white",
            #"statusBarStyle: "white" is not a status bar style (default, lightContent, darkContent)"#
        ),
        ("statusBarHidden: 1", "statusBarHidden: expected true or false, found 1"),
        (
            "popupCloseButtonStyle: cross",
            #"popupCloseButtonStyle: "cross" is not a close button style (default, chevron, grabber, glass, clearGlass, prominentGlass, prominentClearGlass, shinyGlass, round, none)"#
        ),
        (
            "popupCloseButtonPositioning: left",
            #"popupCloseButtonPositioning: "left" is not a place of the close button (default, leading, center, trailing)"#
        ),
        (
            "popupCloseButtonTintColor: redd",
            #"popupCloseButtonTintColor: "redd" is not a colour; did you mean "red"? (…)"#
        ),
        (
            "popupInteractionStyle: pull",
            #"popupInteractionStyle: "pull" is not an interaction style (default, automatic, snap, drag, scroll, none)"#
        ),
        ("popupSnapPercent: 0.05", "popupSnapPercent: 0.05 is out of range; legal: 0.1...0.9"),
        ("popupSnapPercent: 0.91", "popupSnapPercent: 0.91 is out of range; legal: 0.1...0.9"),
        ("backgroundEffect: mist", #"backgroundEffect: "mist" is not an effect (…)"#),
        ("translucent: 1", "translucent: expected true or false, found 1"),
        ("allowsContentTransition: 1", "allowsContentTransition: expected true or false, found 1"),
        ("open: 1", "open: expected true or false, found 1"),
        ("title: [a]", "title: expected text, found a list"),
        ("list: 3", "list: expected keys and values, found 3"),
        (
            "list: {sections: [{rows: [a]}], contentOffset: 10001}",
            "list.contentOffset: 10001 is out of range; legal: -10000...10000 pt"
        ),
    ]

    /// Of the container.
    static let container: [(keys: String, problem: String)] = [
        (
            "shouldExtendPopupBarUnderSafeArea: 3",
            "shouldExtendPopupBarUnderSafeArea: expected true or false, found 3"
        ),
        ("shouldFadePopupBarOnDismiss: []", "shouldFadePopupBarOnDismiss: expected true or false, found a list"),
        (
            "allowPopupHapticFeedbackGeneration: yes",
            #"allowPopupHapticFeedbackGeneration: expected true or false, found "yes""#
        ),
        (
            "popupOpensOverSplitViewController: 1",
            "popupOpensOverSplitViewController: expected true or false, found 1"
        ),
        ("popupBarAvoidsPrimaryColumn: 1", "popupBarAvoidsPrimaryColumn: expected true or false, found 1"),
        ("toolbar: 3", "toolbar: expected keys and values, found 3"),
        ("tabBar: []", "tabBar: expected keys and values, found a list"),
        ("customDock: 50", "customDock: expected keys and values, found 50"),
    ]

    /// Of a toolbar.
    static let toolbar: [(keys: String, problem: String)] = [
        ("tintColor: redd", #"tintColor: "redd" is not a colour; did you mean "red"? (…)"#),
        ("standardAppearance: dark", #"standardAppearance: expected keys and values, found "dark""#),
        (
            "standardAppearance: {backgroundEffect: glass}",
            #"standardAppearance.backgroundEffect: "glass" is not a material or a blur"#
        ),
        ("standardAppearance: {backgroundColor: 3}", #"standardAppearance.backgroundColor: "3" is not a colour (…)"#),
        (
            "standardAppearance: {shadowColor: redd}",
            #"standardAppearance.shadowColor: "redd" is not a colour; did you mean "red"? (…)"#
        ),
        (
            "scrollEdgeAppearance: clear",
            #"scrollEdgeAppearance: "clear" is not a scroll edge appearance (standard, transparent)"#
        ),
    ]

    /// Of a tab bar.
    static let tabBar: [(keys: String, problem: String)] = [
        ("search: [a]", "search: expected text, found a list"),
        ("selected: 2", "selected: 2 is out of range; legal: 0...1"),
        ("selected: first", #"selected: expected a whole number, found "first""#),
        ("tintColor: redd", #"tintColor: "redd" is not a colour; did you mean "red"? (…)"#),
        (
            "standardAppearance: {backgroundEffect: clearGlass}",
            #"standardAppearance.backgroundEffect: "clearGlass" is not a material or a blur"#
        ),
        (
            "scrollEdgeAppearance: clear",
            #"scrollEdgeAppearance: "clear" is not a scroll edge appearance (standard, transparent)"#
        ),
        ("placement: left", #"placement: "left" is not a placement (automatic, top, bottom)"#),
    ]

    /// Of a custom dock.
    static let customDock: [(keys: String, problem: String)] = [
        ("height: 401", "height: 401 is out of range; legal: 0...400 pt"),
        ("height: -1", "height: -1 is out of range; legal: 0...400 pt"),
        ("background: redd", #"background: "redd" is not a colour; did you mean "red"? (…)"#),
        (
            "bottomDockingViewMarginForPopupBar: -1",
            "bottomDockingViewMarginForPopupBar: -1 is out of range; legal: 0...400 pt"
        ),
    ]
}
