import VitrineKeyTestSupport
import VitrineVocabulary

extension SharedKeys {
    /// Returns a page of 430 x 932 points with one element.
    static func page(_ element: String, more: String = "") -> String {
        "{container: {content: {background: white, body: [\(element)]}}\(more)}"
    }

    static let first = "container.content.body[0]"

    /// Two lines in a frame that holds one.
    private static let words = "Suscipit ut itaque eos officiis expedita quisquam velit mollitia"

    /// The positions, sizes and opacities of elements.
    static let elements: [KeyGroup] = [
        KeyGroup(
            page("{label: {text: One}, width: 100, height: 40, background: red}, {label: {text: Two}}"), first,
            [
                .init("width", 100, 120), .init("height", 40, 60), .init("alpha", 1, 0.5), .init("alpha", 0.2, 0),
                .init("isHidden", false, true), .init("background", "red", "blue"), .init("cornerRadius", 0, 12),
                .init("cornerCurve", "continuous", "circular", with: ["background": "blue", "cornerRadius": 12]),
                .init("textStyle", "body", "headline"), .init("textAttributes", nil, ["kern": 3]),
                .init(
                    "textAttributes.paragraphStyle.lineSpacing", 0, 9,
                    with: ["label": ["text": "One two three four five six", "numberOfLines": 0], "height": 90]),
                .init("placement", nil, "center"), .init("placement", "top", "bottomTrailing"),
                .init("margins.top", 0, 20), .init("margins.left", 0, 20), .init("margins.bottom", 0, 20),
                .init("margins.right", 0, 20, with: ["placement": "topTrailing"]),
                .init("aspectRatio", 1, 2, with: ["height": nil]),
                .init("name", nil, "other", hidden: "Events find the element by it."),
                .init("accessibilityLabel", nil, "Other", hidden: read),
            ]),
        KeyGroup(
            page("{label: {text: One}, frame: {x: 20, y: 30, width: 100, height: 40}, background: red}"), first,
            [
                .init("frame.x", 20, 40), .init("frame.y", 30, 60), .init("frame.width", 100, 140),
                .init("frame.height", 40, 80),
            ]),
        KeyGroup(
            page("{label: {text: One}, at: {x: 200, y: 300}, background: red}"), first,
            [.init("at.x", 200, 240), .init("at.y", 300, 340)]),
        KeyGroup(
            page("{button: {title: One, style: filled}}"), first, [.init("tint", "red", "blue")]),
        KeyGroup(
            """
            {container: {content: {background: white, body: [{label: {text: One}, background: red, height: 20,
              width: {follows: popupBar.openness, values: {0: 100, 1: 200}}}]}},
            popupBar: {popupItem: {title: A}}, popupContent: {popupInteractionStyle: drag, open: false},
            timeline: [{at: 0, open: popupBar, duration: 2s}]}
            """, "\(first).width",
            [
                .init(
                    "/\(first).alpha.follows", "popupBar.openness", "o.translationProgress", at: 0.3,
                    with: [
                        "/\(first).width": 100,
                        "/overlayContainers.o": ["notches": ["10%", "50%"], "viewControllers": [["name": "a"]]],
                    ]),
                .init("values", ["0": 100, "1": 200], ["0": 100, "1": 50], at: 0.2),
                .init("duration", nil, 0.1, at: 0.2),
            ]),
    ]

    static let texts: [KeyGroup] = [
        KeyGroup(
            page("{label: {text: \(words)}, width: 100}"), first,
            [
                .init("label.text", "One", "Two"), .init("label.numberOfLines", 1, 2),
                .init("label.attributedText", nil, [["text": "Two", "kern": 4]]),
            ]),
        KeyGroup(
            page("{icon: {icon: heart, size: 40}}"), first,
            [.init("icon.icon", "heart", "house"), .init("icon.size", 40, 60), .init("icon.color", "red", "blue")]),
        KeyGroup(
            page("{button: {title: One, style: tinted}}"), first,
            [
                .init("button.attributedTitle", nil, [["text": "One", "kern": 4]]),
                .init("button.title", "One", "Two"), .init("button.icon", nil, "heart"),
                .init("button.style", "plain", "filled"), .init("button.style", "gray", "tinted"),
                .init("button.isEnabled", true, false),
            ]),
        KeyGroup(
            page("{buttonBar: {buttons: [{button: {title: One}}, {button: {title: Two}}, {button: {title: Three}}]}}"),
            first,
            [
                .init("buttonBar.buttons", [["button": "One"]], [["button": "Two"]]),
                .init("buttonBar.buttonHeight", 50, 70),
                .init("buttonBar.horizontalDistributionThreshold", 2, 3),
                .init("buttonBar.separatorColor", nil, "red", with: ["/output": ["scale": 1]]),
            ]),
        KeyGroup(
            page("{searchField: {placeholder: Find}}"), first,
            [
                .init("searchField.placeholder", "Find", "Seek"), .init("searchField.text", nil, "Words"),
                .init("searchField.isFocused", false, true),
                .init("searchField.cancelTitle", nil, "Cancel", with: ["searchField.isFocused": true]),
                .init("searchField.returnKeyType", "default", "go", with: ["searchField.isFocused": true]),
            ]),
        KeyGroup(
            page("{textField: {placeholder: Mail}, width: 300}"), first,
            [
                .init("textField.placeholder", "Mail", "Name"), .init("textField.placeholderColor", "red", "blue"),
                .init("textField.text", nil, "Words"),
                .init("textField.icon", nil, "heart"),
                .init("textField.isSecureTextEntry", false, true, with: ["textField.text": "Words"]),
                .init("textField.isFocused", false, true), .init("textField.lineColor", "red", "blue"),
                .init("textField.returnKeyType", "default", "go", with: ["textField.isFocused": true]),
            ]),
        KeyGroup(
            page("{keyboard: {}, placement: bottom}"), first,
            [.init("keyboard.returnKey", "return", "search"), .init("keyboard.highlightsReturnKey", false, true)]),
        KeyGroup(
            page("{recordingPill: {time: \"09:41\"}}"), first,
            [.init("recordingPill.time", "09:41", "10:00"), .init("recordingPill.color", "red", "blue")]),
    ]

    static let controls: [KeyGroup] = [
        KeyGroup(
            page("{segmentedControl: {segments: [A, B]}, width: 200}"), first,
            [
                .init("segmentedControl.segments", ["A", "B"], ["A", "C"]),
                .init("segmentedControl.selectedSegmentIndex", 0, 1),
                .init("segmentedControl.selectedSegmentTintColor", nil, "red"),
                .init("segmentedControl.borderColor", nil, "red"),
            ]),
        KeyGroup(page("{switch: {isOn: true}}"), first, [.init("switch.isOn", true, false)]),
        KeyGroup(page("{slider: {value: 0.5}, width: 200}"), first, [.init("slider.value", 0.5, 0.75)]),
        KeyGroup(
            page("{stars: {value: 2}}"), first,
            [
                .init("stars.value", 2, 3), .init("stars.count", 5, 4), .init("stars.size", 50, 40),
                .init("stars.color", nil, "red"), .init("stars.emptyColor", nil, "red"),
            ]),
        KeyGroup(
            page("{pageControl: {numberOfPages: 3}, background: blue}"), "\(first).pageControl",
            [
                .init("numberOfPages", 3, 4), .init("currentPage", 0, 1),
                .init("hidesForSinglePage", false, true, with: ["numberOfPages": 1]),
                .init("pageIndicatorTintColor", nil, "red"), .init("currentPageIndicatorTintColor", nil, "red"),
            ]),
        KeyGroup(page("{progress: {value: 0.5}, width: 200}"), first, [.init("progress.value", 0.5, 0.75)]),
        KeyGroup(
            page("{spinner: {}}"), first, [.init("spinner.size", 20, 40), .init("spinner.color", nil, "red")]),
    ]

    static let shapes: [KeyGroup] = [
        KeyGroup(
            page("{image: {image: artwork/rain.png}, width: 100, height: 60}"), first,
            [
                .init("image.image", "artwork/rain.png", "artwork/forest.png"),
                .init("image.contentMode", "scaleAspectFill", "scaleAspectFit"), .init("image.isRound", false, true),
                .init("image.renderingMode", "alwaysOriginal", "alwaysTemplate"),
                .init("image.shadow", nil, ["color": "black", "blurRadius": 9]),
                .init("image.shadow.offset.y", 0, 9, with: ["image.shadow.color": "black"]),
            ]),
        KeyGroup(
            page("{shape: {form: rectangle}, width: 100, height: 60}"), first,
            [
                .init("shape.form", "rectangle", "oval"), .init("shape.fill", "red", "blue"),
                .init("shape.borderColor", nil, "black"),
                .init("shape.borderWidth", 1, 6, with: ["shape.borderColor": "black"]),
            ]),
        KeyGroup(
            page(
                """
                {polyline: {points: "10,10 90,20 80,90", color: black, lineWidth: 6}, height: 200, width: 200}
                """), first,
            [
                .init("polyline.points", "10,10 90,20 80,90", "10,10 90,20 20,90"),
                .init("polyline.color", "black", "red"), .init("polyline.lineWidth", 6, 9),
                .init("polyline.fill", nil, "green"),
                .init("polyline.bottomFill", nil, "blue", with: ["polyline.fill": "green"]),
                .init("polyline.fillsToBottom", false, true, with: ["polyline.fill": "green"]),
                .init("polyline.isClosed", false, true), .init("polyline.dashes", [], [12, 9]),
            ]),
    ]

    static let groups: [KeyGroup] = [
        KeyGroup(
            page("{view: {body: [{label: {text: One}}], effect: none}, width: 200, height: 100}"), first,
            [
                .init("view.body", [["label": "One"]], [["label": "Two"]]),
                .init("view.effect", "none", "systemThickMaterialDark"),
                .init(
                    "view.clipsToBounds", true, false,
                    with: ["view.body": [["shape": "oval", "frame": ["x": -20, "y": 10, "width": 90, "height": 60]]]]),
                .init(
                    "view.maskedCorners", ["topLeft", "topRight", "bottomLeft", "bottomRight"], ["topLeft"],
                    with: ["background": "blue", "cornerRadius": 30]),
                .init(
                    "view.contentHeight", nil, 400, at: 0.5,
                    with: [
                        "/timeline": [
                            ["at": 0, "drag": "One", "by": ["x": 0, "y": -60], "duration": 0.3]
                        ]
                    ]),
                .init("view.contentOffset", 0, 20, with: ["view.contentHeight": 400]),
                .init(
                    "view.showsVerticalScrollIndicator", false, true, at: 0.2,
                    with: [
                        "view.contentHeight": 400,
                        "/timeline": [
                            ["at": 0, "drag": "One", "by": ["x": 0, "y": -60], "duration": 0.3]
                        ],
                    ]),
                .init("view.borderColor", nil, "red", with: ["view.borderWidth": 4]),
                .init("view.borderWidth", 2, 6, with: ["view.borderColor": "red"]),
                .init("view.shadow.color", "black", "red", with: ["background": "white"]),
                .init("view.shadow.offset.x", 0, 12, with: ["background": "white"]),
                .init("view.shadow.offset.y", 0, 9, with: ["background": "white"]),
                .init("view.shadow.blurRadius", 2, 20, with: ["background": "white"]),
                .init("view.transform.a", 1, 0.5, with: ["background": "blue"]),
                .init("view.transform.b", 0, 0.2, with: ["background": "blue"]),
                .init("view.transform.c", 0, 0.2, with: ["background": "blue"]),
                .init("view.transform.d", 1, 0.5, with: ["background": "blue"]),
                .init("view.transform.tx", 0, 30, with: ["background": "blue"]),
                .init("view.transform.ty", 0, 30, with: ["background": "blue"]),
            ]),
        KeyGroup(
            page("{stack: {items: [{label: One}, {label: Two, background: red}]}, width: 300, height: 100}"), first,
            [
                .init("stack.items", [["label": "One"]], [["label": "Two"]]),
                .init("stack.axis", "horizontal", "vertical"),
                .init("stack.distribution", "fill", "fillEqually"),
                .init("stack.distribution", "fillEqually", "equalSpacing"),
                .init("stack.alignment", "center", "fill"), .init("stack.alignment", "leading", "trailing"),
                .init("stack.spacing", 8, 20),
                .init("stack.items[0]", ["label": "One"], ["spacer": true]),
            ]),
        KeyGroup(
            page("{grid: {items: [{label: A}, {label: B}, {label: C}]}, width: 300}"), first,
            [
                .init("grid.items", [["label": "One"]], [["label": "Two"]]), .init("grid.columns", 2, 3),
                .init("grid.spacing", 8, 20), .init("grid.rowHeight", nil, 60),
            ]),
        KeyGroup(
            page("{map: {image: artwork/rain.png, body: [{marker: {text: A}, at: {x: 90, y: 90}}]}, placement: fill}"),
            first,
            [
                .init("map.image", nil, "artwork/rain.png"),
                .init("map.boundingMapRect", nil, ["x": 10, "y": 20, "width": 200, "height": 100]),
                .init("map.body", [["label": "One"]], [["label": "Two"]]),
                .init("map.origin.x", 0, 40), .init("map.origin.y", 0, 40), .init("map.zoom", 1, 1.5),
                .init("map.center", nil, ["x": 90, "y": 90]),
            ]),
        KeyGroup(
            page(
                "{map: {geojson: artwork/island.geojson, region: {latitude: 45, longitude: -30, latitudeDelta: 0.1, longitudeDelta: 0.1}}, placement: fill}"
            ), first,
            [
                .init("map.geojson", nil, "artwork/island.geojson"), .init("map.region.latitude", 45, 45.02),
                .init("map.region.longitude", -30, -30.02), .init("map.region.latitudeDelta", 0.1, 0.4),
                .init("map.region.longitudeDelta", 0.1, 0.2),
            ]),
        KeyGroup(
            page("{map: {body: [{marker: {text: One}, at: {x: 90, y: 90}}]}, placement: fill, background: green}"),
            "\(first).map.body[0].marker",
            [
                .init("text", "One", "Two"), .init("angle", 0, 30),
                .init("textPlacement", "center", "right"), .init("textPlacement", "center", "below"),
                .init("haloColor", nil, "white"),
                .init("disc", nil, ["icon": "heart"]), .init("disc.icon", "heart", "house"),
                .init("disc.color", "red", "blue", with: ["disc.icon": "heart"]),
                .init("disc.diameter", 26, 40, with: ["disc.icon": "heart"]),
            ]),
    ]
}
