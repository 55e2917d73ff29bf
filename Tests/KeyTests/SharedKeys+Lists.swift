import VitrineKeyTestSupport
import VitrineVocabulary

extension SharedKeys {
    /// A finger that moves down on a page.
    private static let pull: ValueNode = [
        ["at": 0, "drag": ["x": 200, "y": 200], "by": ["x": 0, "y": 400], "duration": 0.3]
    ]

    static let lists: [KeyGroup] = [
        KeyGroup(
            page(
                """
                {list: {rows: [{title: One, subtitle: Suscipit ut itaque eos officiis expedita quisquam velit mollitia,
                 detail: Three, image: artwork/rain.png}, Two]}, placement: fill}
                """), "\(first).list",
            [
                .init("rows", ["One"], ["Two"]), .init("rowCount", 2, 3, with: ["rows": nil]),
                .init("style", "insetGrouped", "plain"), .init("rowHeight", nil, 80),
                .init("detailAttributes", nil, ["kern": 3]), .init("separatorColor", nil, "red"),
                .init("titleAttributes", nil, ["kern": 3]),
                .init(
                    "titleLines", nil, 1,
                    with: ["rows": [["title": .text(String(repeating: "Suscipit ut ", count: 9))]]]),
                .init("subtitleLines", nil, 1),
                .init(
                    "subtitleLines", 1, 2,
                    with: [
                        "rowInsets": ["left": 9],
                        "rows": [
                            ["title": "One", "subtitle": .text(String(repeating: "Suscipit ut itaque ", count: 9))]
                        ],
                    ]),
                .init("imageSize.width", 30, 40, with: ["imageSize.height": 30]),
                .init("imageSize.height", 30, 20, with: ["imageSize.width": 30]),
                .init("rowInsets.top", 9, 20), .init("rowInsets.left", 9, 20), .init("rowInsets.bottom", 9, 20),
                .init("rowInsets.right", 9, 20),
                .init("separatorInset.left", 9, 20), .init("separatorInset.right", 9, 20),
                .init("imageCornerRadius", 0, 8), .init("imageToTextPadding", 12, 20),
                .init("textToSecondaryTextVerticalPadding", 2, 8),
            ]),
        KeyGroup(
            page("{list: {rowCount: 40}, placement: fill}"), "\(first).list",
            [
                .init("contentOffset", 0, 100),
                .init(
                    "showsVerticalScrollIndicator", false, true, at: 0.2,
                    with: [
                        "/timeline": [
                            ["at": 0, "drag": ["x": 200, "y": 600], "by": ["x": 0, "y": -300], "duration": 0.3]
                        ]
                    ]),
            ]),
        KeyGroup(
            page("{list: {rowCount: 3}, placement: fill}"), "\(first).list",
            [
                .init("bounces", true, false, at: 0.2, with: ["/timeline": pull]),
                .init("alwaysBounceVertical", nil, false, at: 0.2, with: ["/timeline": pull]),
                .init("isScrollEnabled", true, false, at: 0.2, with: ["/timeline": pull]),
                .init("refreshControl", nil, true, at: 0.29, with: ["/timeline": pull]),
                .init("refreshControl.isRefreshing", nil, true),
                .init("refreshControl.tintColor", nil, "red", with: ["refreshControl.isRefreshing": true]),
            ]),
        KeyGroup(
            page(
                "{view: {body: [{label: {text: One}}], contentHeight: 900}, frame: {x: 0, y: 100, width: 300, height: 500}}"
            ),
            "\(first).view",
            [
                .init("bounces", true, false, at: 0.2, with: ["/timeline": pull]),
                .init(
                    "alwaysBounceVertical", nil, true, at: 0.2, with: ["contentHeight": 200, "/timeline": pull]),
                .init("isScrollEnabled", true, false, at: 0.2, with: ["/timeline": pull]),
                .init("refreshControl", nil, true, at: 0.29, with: ["/timeline": pull]),
                .init("refreshControl.isRefreshing", nil, true),
                .init("refreshControl.tintColor", nil, "red", with: ["refreshControl.isRefreshing": true]),
            ]),
        KeyGroup(
            page("{list: {sections: [{header: Head, rows: [One, Two], footer: Foot}], style: plain}, placement: fill}"),
            "\(first).list",
            [
                .init("sections", [["rows": ["One"]]], [["rows": ["Two"]]]),
                .init("sections[0].header", "Head", "Other"), .init("sections[0].rows", ["One"], ["Two"]),
                .init("sections[0].footer", "Foot", "Other"), .init("headerAttributes", nil, ["kern": 3]),
                .init("headerBackground", nil, "yellow"),
                .init("headerHeight", 28, 40, with: ["headerBackground": "yellow"]),
            ]),
        KeyGroup(
            page("{list: {rows: [{title: One, icon: heart}, {title: Two}]}, placement: fill}"),
            "\(first).list.rows[0]",
            [
                .init("title", "One", "Two"), .init("subtitle", nil, "Three"), .init("detail", nil, "Four"),
                .init("icon", "heart", "house"), .init("image", nil, "artwork/rain.png", with: ["icon": nil]),
                .init("iconBackground", nil, "red"), .init("isOn", nil, true), .init("isOn", false, true),
                .init("accessory", "none", "checkmark"), .init("accessory", "none", "disclosureIndicator"),
            ]),
    ]
}
