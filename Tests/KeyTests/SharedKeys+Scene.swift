import VitrineKeyTestSupport
import VitrineVocabulary

extension SharedKeys {
    private static let labels =
        "container: {content: {body: [{label: {text: One two}, placement: top}]}, statusBar: true}"

    private static let tinted: KeyValuePairs<String, ValueNode?> = [
        "container.content.body": [["progress": 0.5]]
    ]

    private static let bar: KeyValuePairs<String, ValueNode?> = [
        "container.content.background": "blue", "container.toolbar.items": ["Go"],
    ]
    private static let pressed: KeyValuePairs<String, ValueNode?> = [
        "container.toolbar.items": ["Go"], "timeline": [["at": 0, "tap": "Go", "hold": 0.5]],
    ]
    private static let pushed: KeyValuePairs<String, ValueNode?> = [
        "reduceMotion": true, "timeline": [["at": 0, "push": ["content": ["background": "red"]]]],
    ]

    static let scene: [KeyGroup] = [
        KeyGroup(
            "{\(labels)}", "",
            [
                .init("vitrine", 1, 1, hidden: "It has one legal value."),
                .init("device", "iphone-8", "iphone-x"), .init("orientation", "portrait", "landscape"),
                .init("appearance", "light", "dark"),
                .init(
                    "windowSize.width", 400, 500,
                    with: ["device": "ipad-pro-11", "windowSize": ["width": 400, "height": 600], "output.scale": 1]),
                .init(
                    "windowSize.height", 600, 700,
                    with: ["device": "ipad-pro-11", "windowSize": ["width": 400, "height": 600], "output.scale": 1]),
                .init("direction", "ltr", "rtl", with: ["container.content.body": [["list": ["One"]]]]),
                .init("textSize", "large", "xLarge"),
                .init("reduceTransparency", false, true, with: bar), .init("increaseContrast", false, true, with: bar),
                .init("boldText", false, true),
                .init("reduceMotion", false, true, at: 0.2, with: pressed),
                .init("prefersCrossFadeTransitions", false, true, at: 0.2, with: pushed),
                .init("tintColor", nil, "red", with: tinted),
                .init(
                    "darkTintColor", nil, "red",
                    with: ["appearance": "dark", "container.content.body": [["progress": 0.5]]]),
                .init("design", "glass", "legacy", with: ["container.toolbar.items": ["Go"]]),
                .init("locale", "ro", "tr", with: ["container.content.body": [["label": "ŞŢşţ"]]]),
                .init("container", .mapping([]), ["statusBar": true]),
                .init(
                    "popupBar", nil, ["popupItem": ["title": "A"]],
                    hiddenWhenSet: "A scene without a popup bar has no presentation that could show it."),
                .init("popupContent", nil, ["title": "A"], with: ["popupBar": ["popupItem": ["subtitle": nil]]]),
                .init("timeline", [], [["at": 0, "set": ["appearance": "dark"]]]),
                .init("output.scale", 0.5, 1),
            ]),
        KeyGroup(
            "{icons: {mine: {path: M0 0L24 24L0 24Z}}, container: {content: {body: [{icon: {icon: mine, size: 80}}]}}}",
            "icons.mine",
            [
                .init("path", "M0 0L24 24L0 24Z", "M0 0L24 24L24 0Z"), .init("viewBox.x", 0, 6, with: box),
                .init("viewBox.y", 0, 6, with: box), .init("viewBox.width", 24, 36, with: box),
                .init("viewBox.height", 24, 36, with: box),
                .init("isEvenOdd", false, true, with: ["path": "M0 0H24V24H0ZM6 6H18V18H6Z"]),
            ]),
        KeyGroup(
            "{icons: {mine: {path: M0 0L24 24L0 24Z}}, container: {content: {body: [{icon: {icon: mine, size: 80}}]}}}",
            "icons", [.init("mine", ["path": "M0 0L24 24L0 24Z"], ["file": "Assets/Icons/house.svg"])]),
        KeyGroup(
            "{\(labels)}", "fonts",
            [
                .init(
                    "paths", [], ["Tests/SampleFonts"],
                    hidden: "Texts of other families do not change; FontFolderTests has others."),
                .init(
                    "fallbacks", [], ["Comic Neue"], with: ["/container.content.body[0].label.text": "\u{2022}"],
                    hidden: "The system font has the character; FontFolderTests has others."),
            ]),
        KeyGroup(
            """
            {\(labels), variations: [{when: {verticalSizeClass: regular}, set: {container: {content: {background: red}}}}]}
            """, "variations[0]",
            [
                .init(
                    "set", ["container": ["content": ["background": "red"]]],
                    ["container": ["content": ["background": "blue"]]]),
                .init("when.verticalSizeClass", "regular", "compact"),
                .init("when.horizontalSizeClass", "compact", "regular"),
                .init("when.userInterfaceIdiom", "phone", "pad"), .init("when.orientation", "portrait", "landscape"),
                .init("when.appearance", "light", "dark"), .init("when.design", "glass", "legacy"),
                .init("when.direction", "ltr", "rtl"), .init("when.textSize", "large", "small"),
                .init("when.reduceTransparency", false, true), .init("when.increaseContrast", false, true),
                .init("when.boldText", false, true), .init("when.reduceMotion", false, true),
                .init("when.prefersCrossFadeTransitions", false, true),
            ]),
    ]

    private static let box: KeyValuePairs<String, ValueNode?> = [
        "viewBox": ["x": 0, "y": 0, "width": 24, "height": 24]
    ]

    private static let moving =
        "container: {content: {background: white, body: [{label: One, at: {x: 60, y: 60}}]}}, timeline: [{at: 0, drag: {x: 40, y: 40}, by: {x: 40, y: 0}, duration: 0.4s}]"

    private static let place: ValueNode = ["x": 20, "y": 20, "width": 50, "height": 50]
    private static let camera: KeyValuePairs<String, ValueNode?> = ["camera": [["at": 0, "on": place]]]
    private static let movedCamera: KeyValuePairs<String, ValueNode?> = [
        "camera": [["at": 0, "on": place, "duration": 0]]
    ]
    private static let variants: KeyValuePairs<String, ValueNode?> = [
        "sideBySide": ["variants": [["label": "A"], ["label": "B"]]]
    ]

    static let output: [KeyGroup] = [
        KeyGroup(
            "{\(moving), output: {crop: {x: 0, y: 0, width: 120, height: 120}, scale: 1, fps: 10, duration: 0.5s}}",
            "output",
            [
                .init("crop.x", 0, 20), .init("crop.y", 0, 20), .init("crop.width", 120, 80),
                .init("crop.height", 120, 80),
                .init("scale", 1, 2), .init("size", "120x120", "60x60", with: ["scale": nil]),
                .init("size", "120x120", "screenshot-iphone-3.5", with: ["scale": nil]),
                .init(
                    "size.width", 120, 60,
                    with: ["scale": nil, "size": ["width": 120, "height": 120], "crop": "top 430"]),
                .init(
                    "size.height", 120, 60,
                    with: ["scale": nil, "size": ["width": 120, "height": 120], "crop": "top 430"]),
                .init("reduction", "area", "bicubic"), .init("reduction", "bicubic", "lanczos"),
                .init("reduction", "bicubic", "bicubicSharper"),
                .init("fps", 10, 20, .gif), .init("speed", 1, 2, .gif), .init("start", 0, 0.2, .gif),
                .init("duration", 0.5, 0.3, .gif), .init("loop", 0, 2, .gif),
                .init("quality", 10, 100, .gif, with: ["/container.content.backgroundImage": "artwork/rain.png"]),
                .init("showsTouches", true, false, at: 0.1), .init("touchStyle", "ring", "disc", at: 0.1),
                .init("touchStyle", "disc", "simulator", at: 0.1),
                .init("still", "settled", 0.1, .png),
                .init("format", "png", "gif", hidden: "The files that `vitrine gallery` writes show it: GalleryTests."),
                .init("blendsInSRGB", nil, true, hidden: "A key of version 1.0."),
                .init("embedsProfile", nil, false, hidden: "A key of version 1.0."),
                .init(
                    "alt", "One", "Two", hidden: "The HTML that `vitrine render` prints shows it: AlternativeTextTests."
                ),
                .init(
                    "chapters", [["at": 0, "title": "One"]], [["at": 0, "title": "Two"]],
                    hidden: "Films as videos and pages have them: ChapterTests."),
                .init(
                    "chapters[0].at", 0, 0.2, with: ["chapters": [["at": 0, "title": "One"]]],
                    hidden: "As the list of them: ChapterTests."),
                .init(
                    "chapters[0].title", "One", "Two", with: ["chapters": [["at": 0, "title": "One"]]],
                    hidden: "As the list of them: ChapterTests."),
                .init("colorSpace", "sRGB", "displayP3", .png),
                .init("orientation", nil, "landscape", with: ["crop": "all"]),
                .init("frame", nil, "device", with: ["crop": "all", "scale": 0.2]),
                .init(
                    "background", "red", "blue", at: 0.3,
                    with: [
                        "crop": "all", "scale": 0.2, "orientation": "portrait",
                        "/timeline": [["at": 0, "rotate": "landscape", "animated": false]],
                    ]),
                .init("cornerRadius", nil, 100, with: ["crop": "all", "scale": 0.2, "background": "red"]),
                .init("slowMotion", nil, [["from": 0.1, "to": 0.3]], .gif, with: ["duration": nil]),
                .init(
                    "slowMotion[0].from", 0.1, 0.2, .gif,
                    with: ["slowMotion": [["from": 0.1, "to": 0.3]], "duration": nil]),
                .init(
                    "slowMotion[0].to", 0.3, 0.4, .gif,
                    with: ["slowMotion": [["from": 0.1, "to": 0.3]], "duration": nil]),
                .init(
                    "slowMotion[0].speed", 0.25, 0.5, .gif,
                    with: ["slowMotion": [["from": 0.1, "to": 0.3]], "duration": nil]),
                .init("camera", nil, [["at": 0, "on": place, "duration": 0]], at: 0.3),
                .init("camera[0].at", 0, 0.2, at: 0.3, with: camera),
                .init(
                    "camera[0].on", place, ["x": 60, "y": 60, "width": 30, "height": 30], at: 0.2, with: movedCamera),
                .init("camera[0].on.x", 20, 60, at: 0.2, with: movedCamera),
                .init("camera[0].on.y", 20, 60, at: 0.2, with: movedCamera),
                .init("camera[0].on.width", 50, 30, at: 0.2, with: movedCamera),
                .init("camera[0].on.height", 50, 80, at: 0.2, with: movedCamera),
                .init("camera[0].zoom", nil, 4, at: 0.2, with: movedCamera),
                .init("camera[0].margin", 16, 4, at: 0.2, with: movedCamera),
                .init("camera[0].duration", 0.6, 0.2, at: 0.3, with: camera),
                .init("camera[0].curve", "easeInOut", "linear", at: 0.2, with: camera),
                .init("sideBySide", nil, [["set": ["appearance": "dark"]], ["label": "A"]]),
                .init("sideBySide.variants", [["label": "A"]], [["label": "B"]]),
                .init("sideBySide.variants[0].label", "A", "B", with: variants),
                .init("sideBySide.variants[0].set", nil, ["appearance": "dark"], with: variants),
                .init("sideBySide.columns", nil, 1, with: variants),
                .init("sideBySide.background", "red", "blue", with: variants),
                .init("sideBySide.spacing", 16, 30, with: variants),
            ]),
        KeyGroup(
            """
            {container: {content: {background: white}}, popupBar: {popupItem: {title: A}}, output: {scale: 0.4, frame:
            {size: {width: 900, height: 1060}, screen: {x: 400, y: 60, scale: 0.9}}}}
            """, "output.frame",
            [
                .init("size.width", 900, 950), .init("size.height", 1060, 1100), .init("screen.x", 400, 420),
                .init("screen.y", 60, 80), .init("screen.scale", 0.9, 0.8), .init("background", "red", "blue"),
                .init("background.colors", ["red", "blue"], ["red", "green"], with: ["background": ["angle": 90]]),
                .init("background.angle", 180, 90, with: ["background": ["colors": ["red", "blue"]]]),
                .init("background.image", nil, "artwork/rain.png", with: ["background": ["angle": 90]]),
            ]),
    ]
}
