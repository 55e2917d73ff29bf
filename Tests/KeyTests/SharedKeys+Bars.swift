import VitrineKeyTestSupport
import VitrineVocabulary

extension SharedKeys {
    private static let fromHomeButton = "Phones with a home button only."
    private static let haptics = "The log has it, and no picture."
    static let read = "Assistive technology reads it."

    static let pages: [KeyGroup] = [
        KeyGroup(
            "{container: {content: {background: white, backgroundImage: artwork/rain.png}}}", "container.content",
            [
                .init("background", "white", "red", with: ["backgroundImage": nil]),
                .init("darkBackground", nil, "red", with: ["/appearance": "dark", "backgroundImage": nil]),
                .init("backgroundImage", nil, "artwork/rain.png"), .init("backgroundBlur", 0, 20),
                .init("body", [["label": "One"]], [["label": "Two"]]),
            ]),
        // The group tests the material of a content over another one.
        KeyGroup(
            """
            {container: {content: {background: green}}, floatingPanels: {p: {layout: {initialPosition: half},
            content: {body: [Panel]}}}}
            """, "floatingPanels.p.content", [.init("backgroundEffect", "none", "systemThickMaterialDark")]),
        KeyGroup(
            "{container: {content: {background: white}, toolbar: {items: [Go]}}}", "container",
            [
                .init("homeIndicator", false, true),
                .init("homeIndicatorColor", "red", "blue", with: ["homeIndicator": true]),
                .init("statusBar", nil, true),
                .init("navigationBar", nil, ["title": "Title"]), .init("bottomBarHidden", false, true),
            ]),
        KeyGroup(
            "{container: {content: {background: white}, customDock: {height: 60}}}", "container.customDock",
            [
                .init("height", 60, 90, with: ["background": "red"]), .init("background", nil, "red"),
                .init(
                    "bottomDockingViewMarginForPopupBar", 0, 20, with: ["/popupBar": ["popupItem": ["title": "A"]]]),
            ]),
    ]

    static let topBars: [KeyGroup] = [
        KeyGroup(
            "{container: {content: {background: white}, toolbar: {items: [{title: Go}]}}}", "container.toolbar",
            [
                .init("items[0].title", "Go", "Stop"), .init("items[0].icons", [], ["house"]),
                .init("items[0].icons", ["house"], ["house", "heart"]),
            ]),
        KeyGroup(
            "{container: {content: {background: white}, statusBar: {time: \"09:41\"}}}", "container.statusBar",
            [
                .init("time", "09:41", "10:00"), .init("style", "default", "lightContent"),
                .init("style", "darkContent", "lightContent"), .init("isHidden", false, true),
                .init("showsLocation", false, true), .init("isRecording", false, true), .init("hasSIM", true, false),
                .init("showsSignal", true, false), .init("showsNetwork", true, false), .init("batteryLevel", 1, 0.4),
                .init("isCharging", false, true),
                .init("carrier", nil, "Carrier", with: ["/device": "iphone-8"]),
                .init("carrier", nil, "Carrier", hidden: fromHomeButton),
                .init("date", nil, "Mon 1 Jan", with: ["/device": "ipad-pro-11"]),
                .init("showsFocus", false, true, with: ["/device": "ipad-pro-11"]),
            ]),
        KeyGroup(
            """
            {design: legacy, container: {content: {background: green},
            navigationBar: {title: Title, leadingItems: [{title: Back}], trailingItems: [{title: Done}]}}}
            """, "container.navigationBar",
            [
                .init("title", "Title", "Other"), .init("backButtonTitle", nil, "Presets"),
                .init("prefersLargeTitles", false, true),
                .init("hidesBackButton", false, true, with: ["backButtonTitle": "Presets"]),
                .init("leadingItems", [["title": "A"]], [["title": "B"]]),
                .init("trailingItems", [["title": "A"]], [["title": "B"]]),
                .init("scrollEdgeAppearance", "standard", "transparent"),
                .init("standardAppearance.backgroundColor", nil, "red"),
                .init("standardAppearance.backgroundEffect", nil, "systemThickMaterialDark"),
                .init("standardAppearance.shadowColor", nil, "red"),
                .init("leadingItems[0].title", "Back", "Other"),
                .init("leadingItems[0].icon", "house", "heart", with: ["leadingItems[0].title": nil]),
                .init("leadingItems[0].style", "plain", "prominent"), .init("leadingItems[0].tint", nil, "green"),
            ]),
    ]

    private static let sidebar = """
        {device: ipad-pro-11, orientation: landscape, container: {content: {background: white},
        tabBar: {items: [{title: A, icon: heart}, {title: B, icon: house}]},
        sidebar: {isHidden: false, sections: [{title: S, items: [{title: C, icon: heart}]}]}},
        output: {scale: 0.4}}
        """

    static let tabs: [KeyGroup] = [
        KeyGroup(
            "{container: {content: {background: white}, tabBar: {items: [{title: A, icon: heart}, {title: B, icon: house}]}}}",
            "container.tabBar",
            [
                .init(
                    "items", [["title": "A", "icon": "heart"], ["title": "B", "icon": "heart"]],
                    [["title": "A", "icon": "heart"], ["title": "C", "icon": "heart"]]),
                .init("items[0].title", "A", "C"), .init("items[0].icon", "heart", "play"),
                .init("items[0].badgeValue", nil, "3"),
                .init("items[0].titlePositionAdjustment", nil, ["x": 4, "y": -2]),
                .init("selected", 0, 1), .init("tintColor", "red", "blue"), .init("search", nil, true),
                .init("standardAppearance", nil, ["backgroundColor": "red"], with: ["/design": "legacy"]),
                .init("scrollEdgeAppearance", "standard", "transparent", with: ["/design": "legacy"]),
                .init("placement", "top", "bottom", with: ["/device": "ipad-pro-11"]),
            ]),
        KeyGroup(
            sidebar, "container.sidebar",
            [
                .init("isHidden", false, true), .init("preferredLayout", "overlap", "tile"),
                .init("editButton", nil, "Edit"), .init("sections[0].title", "S", "T"),
                .init(
                    "sections[0].items", [["title": "C", "icon": "heart"]], [["title": "D", "icon": "heart"]]),
                .init("sections", [], [["items": [["title": "D", "icon": "heart"]]]]),
            ]),
        KeyGroup(
            "{container: {content: {background: white}, toolbar: {items: [Go]}}}", "container.toolbar",
            [
                .init("items", ["Go"], ["Stop"]), .init("tintColor", "red", "blue"),
                .init("standardAppearance", nil, ["backgroundColor": "red"], with: ["/design": "legacy"]),
                .init("scrollEdgeAppearance", "standard", "transparent", with: ["/design": "legacy"]),
            ]),
    ]

    private static let bar =
        "{container: {content: {background: green}}, popupBar: {popupItem: {title: A, image: artwork/rain.png}}, popupContent: {content: {background: red}}}"

    static let popups: [KeyGroup] = [
        KeyGroup(
            "{popupBar: {popupItem: {title: A}}, popupContent: {open: true, content: {background: white}}}",
            "popupContent",
            [
                .init("navigationBar", nil, ["title": "Title"]), .init("toolbar", nil, ["items": ["Go"]]),
                .init(
                    "tabBar", nil,
                    ["items": [["title": "A", "icon": "house"], ["title": "B", "icon": "heart"]]]),
                .init("popupCloseButtonAccessibilityLabel", nil, "Other", hidden: read),
                .init("popupCloseButtonAccessibilityHint", nil, "Other", hidden: read),
            ]),
        KeyGroup(
            bar, "popupBar",
            [
                .init("allowHapticFeedbackGenerationOnItemPaging", true, false, hidden: haptics),
                .init("allowPopupHapticFeedbackGeneration", false, true, hidden: haptics),
                .init("popupItem.identifier", nil, "one", hidden: "It distinguishes items that are equal otherwise."),
                .init("popupItem.accessibilityLabel", nil, "Other", hidden: read),
                .init("popupItem.accessibilityHint", nil, "Other", hidden: read),
                .init("popupItem.accessibilityImageLabel", nil, "Other", hidden: read),
                .init("popupItem.accessibilityProgressLabel", nil, "Other", hidden: read),
                .init("popupItem.accessibilityProgressValue", nil, "Other", hidden: read),
                .init("customBar.height", 65, 90), .init("customBar.label", "One", "Two"),
                .init("customBar.searchField.placeholder", "One", "Two"),
                .init("customBar.searchField.text", "One", "Two"),
                .init("popupItem.title", [["text": "One"]], [["text": "Two"]]),
                .init("popupItem.title[0].text", "One", "Two", with: ["popupItem.title": [["text": "A"]]]),
                .init("popupItem.title[0].kern", 0, 4, with: ["popupItem.title": [["text": "One"]]]),
                .init("popupItem.title[0].tracking", 0, 4, with: ["popupItem.title": [["text": "One"]]]),
                .init("popupItem.title[0].backgroundColor", nil, "red", with: ["popupItem.title": [["text": "One"]]]),
                .init(
                    "popupItem.title[0].foregroundColor", "red", "blue", with: ["popupItem.title": [["text": "One"]]]),
                .init("popupItem.title[0].baselineOffset", 0, 4, with: ["popupItem.title": [["text": "One"]]]),
                .init(
                    "popupItem.title[0].underlineStyle", "none", "single", with: ["popupItem.title": [["text": "One"]]]),
                .init(
                    "popupItem.title[0].underlineColor", "red", "blue",
                    with: ["popupItem.title": [["text": "One", "underlineStyle": "thick"]]]),
                .init(
                    "popupItem.title[0].strikethroughStyle", "none", "single",
                    with: ["popupItem.title": [["text": "One"]]]),
                .init(
                    "popupItem.title[0].strikethroughColor", "red", "blue",
                    with: ["popupItem.title": [["text": "One", "strikethroughStyle": "thick"]]]),
                .init("popupItem.title[0].font.size", 17, 20, with: ["popupItem.title": [["text": "One"]]]),
                .init(
                    "popupItem.title[0].shadow.color", "red", "blue",
                    with: ["popupItem.title": [["text": "One", "shadow": ["blurRadius": 2]]]]),
                .init("standardAppearance.imageShadow.color", "red", "blue"),
                .init("standardAppearance.imageShadow.offset.x", 0, 5),
                .init("standardAppearance.imageShadow.offset.y", 0, 5),
                .init("standardAppearance.imageShadow.blurRadius", 0, 5),
            ]),
        KeyGroup(
            bar, "popupBar",
            ["topLeft", "topRight", "bottomRight", "bottomLeft"].map {
                .init(
                    "standardAppearance.floatingBackgroundCornerConfiguration.\($0)", 2, 20,
                    with: ["standardAppearance.floatingBackgroundEffect": "systemMaterial"])
            }),
        KeyGroup(
            "{popupBar: {popupItem: {title: A, trailingBarButtonItems: [{icon: pause}]}}}",
            "popupBar.popupItem.trailingBarButtonItems[0].imageInsets",
            ["top", "left", "bottom", "right"].map { .init($0, 0, 9) }),
        KeyGroup(
            "{popupBar: {popupItem: {title: A}, contextMenu: {items: [{title: One, icon: heart}]}}, timeline: [{at: 0, contextMenu: show}]}",
            "popupBar.contextMenu.items[0]",
            [
                .init("title", "One", "Two", at: 2), .init("icon", "heart", "house", at: 2),
                .init("destructive", false, true, at: 2), .init("disabled", false, true, at: 2),
            ]),
    ]
}
