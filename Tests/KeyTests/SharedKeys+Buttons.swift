import VitrineKeyTestSupport
import VitrineVocabulary

extension SharedKeys {
    private static let bar = """
        {container: {content: {background: white}}, popupBar: {popupItem: {title: A, trailingBarButtonItems:
         [{title: Buy}]}}, timeline: [{at: 0, tap: Buy, hold: 0.4}], output: {crop: bottom 120pt, scale: 1,
         showsTouches: false}}
        """
    private static let rain: KeyValuePairs<String, ValueNode?> = ["backgroundImage": "artwork/rain.png"]

    /// Returns the rows of attributes of a text of the group's own.
    /// - Parameter prefix: The prefix of their keys.
    private static func attributes(_ prefix: String = "") -> [KeyGroup.Row] {
        [
            .init("\(prefix)strokeWidth", 0, 3), .init("\(prefix)obliqueness", 0, 0.3),
            .init("\(prefix)expansion", 0, 0.3), .init("\(prefix)ligature", 0, 2),
            .init("\(prefix)strokeColor", "red", "blue", with: ["\(prefix)strokeWidth": 3]),
        ]
    }

    /// Attributes of texts, and touches on custom bars.
    static let bars: [KeyGroup] = [
        KeyGroup(
            "{popupBar: {popupItem: {title: [{text: Really?!}]}}}", "popupBar.popupItem.title[0]", attributes()),
        KeyGroup(
            "{popupBar: {popupItem: {title: A, trailingBarButtonItems: [{title: Really?!}]}}}",
            "popupBar.standardAppearance.buttonAppearance",
            attributes() + [
                .init("font.size", 17, 20), .init("backgroundColor", nil, "red"), .init("kern", 0, 4),
                .init("tracking", 0, 4), .init("baselineOffset", 0, 4), .init("underlineStyle", "none", "single"),
                .init("underlineColor", "red", "blue", with: ["underlineStyle": "thick"]),
                .init("strikethroughStyle", "none", "single"),
                .init("strikethroughColor", "red", "blue", with: ["strikethroughStyle": "thick"]),
                .init("shadow.color", "red", "blue", with: ["shadow.blurRadius": 2]),
                .init("paragraphStyle.minimumLineHeight", 0, 40),
            ]),
        KeyGroup(
            "{popupBar: {customBar: {label: A}}, popupContent: {content: {background: red}}}", "popupBar.customBar",
            [
                .init(
                    "wantsDefaultTapGestureRecognizer", true, false, at: 1,
                    with: ["/timeline": [["at": 0, "tap": "popupBar"]]]),
                .init(
                    "wantsDefaultPanGestureRecognizer", true, false, at: 1,
                    with: ["/timeline": [["at": 0, "drag": "popupBar", "by": ["x": 0, "y": -300]]]]),
                .init(
                    "wantsDefaultHighlightGestureRecognizer", true, false, at: 0.2,
                    with: ["/timeline": [["at": 0, "tap": "popupBar", "hold": 0.5]]]),
            ]),
    ]

    /// The look of bar buttons by state, and menus of buttons.
    static let buttons: [KeyGroup] =
        ["normal", "highlighted"].map { state in
            KeyGroup(
                bar, "popupBar.standardAppearance.buttonAppearance.\(state)",
                [
                    .init("titleTextAttributes", nil, ["kern": 4], at: 0.1),
                    .init("titlePositionAdjustment.x", 0, 4, at: 0.1, with: ["titlePositionAdjustment.y": 1]),
                    .init("titlePositionAdjustment.y", 0, 4, at: 0.1, with: ["titlePositionAdjustment.x": 1]),
                    .init("backgroundImage", nil, "artwork/rain.png", at: 0.1),
                    .init(
                        "backgroundImagePositionAdjustment", ["x": 0, "y": 0], ["x": 4, "y": 2], at: 0.1, with: rain),
                ])
        } + [
            KeyGroup(
                """
                {container: {content: {background: white}}, popupBar: {popupItem: {title: A, trailingBarButtonItems:
                 [{title: Buy, menu: {items: [{title: One}]}}]}}, timeline: [{at: 0, tap: Buy}], output: {scale: 0.5}}
                """, "popupBar.popupItem.trailingBarButtonItems[0].menu.items[0]",
                [
                    .init("title", "One", "Two", at: 1), .init("icon", nil, "heart", at: 1),
                    .init("destructive", false, true, at: 1), .init("disabled", false, true, at: 1),
                ])
        ]

    static let captions: [KeyGroup] = [
        KeyGroup(
            """
            {container: {content: {background: yellow}}, output: {crop: bottom 120pt, scale: 1, captions:
             {lines: [{at: 0, text: One}, {at: 1, text: Two}]}}}
            """, "output.captions",
            [
                .init("lines", [["at": 0, "text": "One"]], [["at": 0, "text": "Two"]]),
                .init("lines[0].text", "One", "Other"), .init("lines[0].text", "One", ["en": "Other", "de": "Andere"]),
                .init("strings", ["en": ["One": "Eins", "Two": "Zwei"]], ["en": ["One": "Un", "Two": "Deux"]]),
                .init("lines[0].at", 0, 0.4),
                .init("height", 44, 60), .init("background", "white", "black"),
                .init("textAttributes", nil, ["kern": 4]),
            ])
    ]
}
