import Testing
import VitrineKeyTestSupport
import VitrineScreens

@testable import VitrineStage
@testable import VitrineVocabulary

/// A warning is given for each key that has no effect, and only for such keys.
@Suite struct IdleKeyTests {
    /// Each key with a rule, in a scene in which it has no effect.
    private static let groups: [KeyGroup] = elements + bars + entries + panels + scene

    private static func element(_ text: String, _ key: String, _ rows: [KeyGroup.Row]) -> KeyGroup {
        KeyGroup(
            "{container: {content: {body: [\(text)]}}, output: {scale: 0.5}}",
            "container.content.body[0]" + (key.isEmpty ? "" : ".\(key)"), rows)
    }

    private static let frame = "frame: {x: 40, y: 200, width: 90, height: 60}"

    private static let elements = [
        element(
            "{label: One, \(frame)}", "",
            [
                .init("width", nil, 50), .init("height", nil, 20), .init("aspectRatio", nil, 3),
                .init("margins", nil, ["top": 30]),
            ]),
        element(
            "{shape: rectangle, at: {x: 90, y: 300}, width: 60, height: 60}", "",
            [
                .init("aspectRatio", nil, 3), .init("cornerCurve", "continuous", "circular"),
                .init("textStyle", nil, "title1"), .init("textAttributes", nil, ["foregroundColor": "red"]),
            ]),
        element(
            "{icon: heart, at: {x: 90, y: 300}}", "",
            [
                .init("textStyle", nil, "title1"), .init("textAttributes", nil, ["foregroundColor": "red"]),
            ]),
        element("{shape: {fill: gray}, \(frame)}", "shape", [.init("borderWidth", nil, 9)]),
        element(
            "{view: {body: [One]}, \(frame)}", "view",
            [
                .init("borderWidth", nil, 9), .init("borderColor", nil, "red"), .init("contentOffset", nil, 20),
                .init("showsVerticalScrollIndicator", nil, false),
            ]),
        element(
            "{polyline: {points: '0,0 40,0 40,40', fill: red}, \(frame)}", "polyline",
            [
                .init("lineWidth", nil, 9), .init("dashes", nil, [2, 2]),
            ]),
        element(
            "{polyline: {points: '0,0 40,0 40,40', color: red}, \(frame)}", "polyline",
            [
                .init("bottomFill", nil, "blue"), .init("fillsToBottom", nil, true),
            ]),
        element(
            "{map: {body: [{marker: A, at: {x: 90, y: 90}}], center: {x: 100, y: 100}}, \(frame)}", "map",
            [
                .init("origin", nil, ["x": 40, "y": 0]),
                .init("boundingMapRect", nil, ["x": 10, "y": 20, "width": 200, "height": 100]),
                .init("region", nil, ["latitude": 45, "longitude": -30, "latitudeDelta": 1, "longitudeDelta": 1]),
            ]),
        element("{list: {sections: [{header: A, rows: [One]}]}}", "list", [.init("headerHeight", nil, 90)]),
        element(
            "{stack: {items: [{label: One}]}, \(frame)}", "stack.items[0]",
            [
                .init("frame", nil, ["x": 50, "y": 50, "width": 20, "height": 20]),
                .init("at", nil, ["x": 50, "y": 50]),
            ]),
        element(
            "{grid: {items: [{label: One}]}, \(frame)}", "grid.items[0]",
            [
                .init("frame", nil, ["x": 50, "y": 50, "width": 20, "height": 20]),
                .init("at", nil, ["x": 50, "y": 50]),
            ]),
        KeyGroup(
            "{container: {content: {background: white}}}", "container.content", [.init("backgroundBlur", nil, 20)]),
    ]

    private static let legacyLook: ValueNode = ["backgroundColor": "red"]

    private static let bars = [
        KeyGroup(
            "{container: {navigationBar: {title: A}}}", "container.navigationBar",
            [
                .init("scrollEdgeAppearance", nil, "transparent"),
                .init("standardAppearance", nil, legacyLook),
            ]),
        KeyGroup(
            "{container: {toolbar: {items: [Go]}}}", "container",
            [
                .init("toolbar.scrollEdgeAppearance", nil, "transparent"),
                .init(
                    "sidebar", nil, ["sections": []],
                    with: [
                        "toolbar": nil,
                        "tabBar": ["items": [["title": "A", "icon": "heart"], ["title": "B", "icon": "house"]]],
                    ]),
                .init("homeIndicatorColor", nil, "red"),
            ]),
        KeyGroup(
            "{container: {tabBar: {items: [{title: A, icon: heart}, {title: B, icon: house}]}}}", "container.tabBar",
            [
                .init("scrollEdgeAppearance", nil, "transparent"),
                .init("minimizeBehavior", nil, "onScrollDown", with: ["/design": "legacy"]),
            ]),
        KeyGroup(
            "{device: ipad-pro-11, container: {statusBar: true}, output: {scale: 0.25}}", "container.statusBar",
            [
                .init("isRecording", false, true), .init("hasSIM", true, false), .init("carrier", nil, "A"),
                .init("showsSignal", true, false), .init("showsNetwork", true, false), .init("batteryLevel", 1, 0.5),
                .init("isCharging", false, true),
            ].map { $0 }),
        KeyGroup(
            "{container: {statusBar: {time: \"9:41\"}}}", "container.statusBar",
            [
                .init("date", nil, "Mon"), .init("showsFocus", false, true), .init("carrier", nil, "A"),
            ]),
        KeyGroup(
            "{popupBar: {popupItem: {title: A}}}", "popupBar",
            [
                .init("popupItem.progress", nil, 0.5),
                .init("backgroundColor", nil, "red", with: ["/design": "legacy"]),
                .init("limitFloatingContentWidth", nil, false), .init("customBarWantsFullBarWidth", nil, true),
                .init("barStyle", nil, "compact", with: ["customBar": ["height": 60]]),
            ]),
    ]

    private static func entry(_ content: String, _ key: String, _ rows: [KeyGroup.Row]) -> KeyGroup {
        KeyGroup(
            "{entries: {e: {content: {\(content)}, attributes: {preset: centerFloat, displayDuration: infinity}}}}",
            "entries.e.\(key)", rows)
    }

    private static let entries = [
        entry("alert: {title: A, buttonBar: [B]}", "content.alert", [.init("imagePosition", nil, "left", at: 1)]),
        entry(
            "popUp: {title: A, button: B}", "content.popUp",
            [
                .init("imagePosition", nil, "centerToTop", at: 1), .init("imageOffset", nil, 90, at: 1),
            ]),
        entry(
            "imageNote: {label: A, image: {icon: heart}}", "content.imageNote.image",
            [
                .init("contentMode", nil, "center", at: 1), .init("makesRound", nil, true, at: 1),
                .init("imageSequenceAnimationDuration", nil, 2, at: 1),
            ]),
        entry(
            "imageNote: {label: A, image: {image: artwork/rain.png}}", "content.imageNote.image",
            [
                .init("tint", nil, "red", at: 1)
            ]),
        entry(
            "note: A", "attributes",
            [
                .init("entryInteraction.by", nil, 3, at: 1, with: ["entryInteraction": ["defaultAction": "delayExit"]]),
                .init(
                    "screenInteraction.by", nil, 3, at: 1, with: ["screenInteraction": ["defaultAction": "delayExit"]]),
                .init("positionConstraints.rotation.supportedInterfaceOrientations", nil, "all", at: 1),
            ]),
    ]

    private static func panel(_ rest: String, _ key: String, _ rows: [KeyGroup.Row]) -> KeyGroup {
        KeyGroup("{floatingPanels: {p: {layout: {preset: default}, \(rest)}}}", "floatingPanels.p.\(key)", rows)
    }

    private static let panels = [
        panel(
            "surfaceView: {shadowHidden: true}", "surfaceView",
            [
                .init("shadowColor", nil, "red"), .init("shadowOffset", nil, ["width": 9, "height": 9]),
                .init("shadowOpacity", nil, 1), .init("shadowRadius", nil, 20), .init("borderColor", nil, "red"),
            ]),
        panel(
            "surfaceView: {grabberHandle: {isHidden: true}}", "surfaceView.grabberHandle",
            [.init("barColor", nil, "red")]),
        panel(
            "behavior: {addAnimator: {dampingRatio: 1}}", "behavior.addAnimator", [.init("fastDampingRatio", nil, 0.1)]),
        panel(
            "behavior: {interactionAnimator: {dampingRatio: 1}}", "behavior.interactionAnimator",
            [.init("fastVelocity", nil, 2)]),
        KeyGroup(
            "{overlayContainers: {o: {notches: [25%, 60%], viewControllers: [{name: a}]}}, timeline: [{at: 0, move: o, toNotchAt: 1}]}",
            "overlayContainers.o",
            [
                .init("animationController.mass", nil, 9, at: 0.2),
                .init("viewControllers[0].backgroundBlur", nil, 9, at: 0.2),
            ]),
    ]

    private static let scene = [
        KeyGroup(
            "{container: {content: {background: red}}}", "",
            [
                .init("windowSize", nil, ["width": 300, "height": 300]),
                .init("output.touchStyle", nil, "disc", with: ["output": ["scale": 0.5, "showsTouches": false]]),
                .init("output.blendsInSRGB", nil, true, .png, with: ["output": ["colorSpace": "displayP3"]]),
                .init("output.embedsProfile", nil, false, .png, with: ["output": ["colorSpace": "displayP3"]]),
                .init("output.camera[0].zoom", nil, 2, with: ["output": ["scale": 0.5, "camera": [["at": 0]]]]),
                .init("output.camera[0].margin", nil, 2, with: ["output": ["scale": 0.5, "camera": [["at": 0]]]]),
                .init(
                    "output.frame.background.angle", nil, 90,
                    with: ["output": ["scale": 0.2, "frame": ["background": ["colors": "red"]]]]),
            ]),
        KeyGroup(
            "{container: {content: {background: red}}, timeline: [{at: 0, set: {appearance: dark}}]}", "timeline[0]",
            [
                .init("curve", nil, "linear", at: 0.2)
            ]),
        KeyGroup(
            "{popupBar: {popupItem: {title: A}}, timeline: [{at: 0, open: popupBar, animated: false}]}", "timeline[0]",
            [
                .init("duration", nil, 2, at: 0.2)
            ]),
        KeyGroup(
            "{floatingPanels: {p: {layout: {preset: default}}}, timeline: [{at: 0, updateLayout: p}]}", "timeline[0]",
            [
                .init("curve", nil, "linear", at: 0.2)
            ]),
    ]

    private static let pictures: [KeyPicture] = {
        do { return try groups.flatMap { try $0.pictures } } catch { fatalError("\(error)") }
    }()

    private static func warnings(of node: ValueNode) throws -> [String] {
        try SceneParser.parse(node.blockText).keysWithoutEffect.map(\.path)
    }

    @Test(arguments: pictures) func `a key is warned of where it changes nothing`(_ picture: KeyPicture) throws {
        let (before, after) = (try Self.warnings(of: picture.before), try Self.warnings(of: picture.after))
        let added = after.filter { !before.contains($0) }
        #expect(added.count == 1 && added.first?.hasPrefix(picture.path) ?? false, "\(added)")
        let isEqual = try picture.isEqual()
        #expect(isEqual)
    }

    @Test func `every key with a rule has a scene`() {
        let covered = Set(Self.pictures.flatMap { KeyPath.steps(of: $0.path) })
        let all = KeyPath.all(below: PresentationScene.record.keys().map(\.name))
        let missing = all.filter { !$0.key.idle.isEmpty && !covered.contains($0) }.map(\.name)
        #expect(missing == [])
    }

    @Test(arguments: SharedKeyTests.shown) func `a key that shows is not warned of`(_ picture: KeyPicture) throws {
        for node in [picture.before, picture.after] {
            let warnings = try Self.warnings(of: node)
            #expect(!warnings.contains(picture.path), "\(warnings)")
        }
    }

    @Test func `keys that the tables say show nowhere are hidden, and hidden keys are declared`() {
        let roots = PresentationScene.record.keys().map(\.name).filter { !SharedKeys.families.contains($0) }
        let hidden = Set(SharedKeyTests.hidden.compactMap { KeyPath.steps(of: $0.path).last?.name })
        let unseen = KeyPath.all(below: roots).filter { $0.key.unseen != nil }.map(\.name)
        #expect(unseen.filter { !hidden.contains($0) } == [])
        let declared = Set(PresentationScene.record.keys().filter { $0.unseen != nil }.map(\.name))
        #expect(declared == ["vitrine"])
        // These are the keys that other tests show, in other scenes.
        let elsewhere = SharedKeyTests.hidden.filter { picture in
            KeyPath.steps(of: picture.path).last.map { $0.key.unseen == nil && $0.key.idle.isEmpty } ?? false
        }
        #expect(elsewhere.map(\.path) == ["fonts.paths", "fonts.fallbacks"])
    }

    @Test func `what an event or a variation gives an effect is not warned of`() throws {
        let still = "popupBar: {popupItem: {title: A, progress: 0.5}}"
        let shows = "{popupBar: {progressViewStyle: bottom}}"
        for (rest, count) in [
            ("", 1), ("timeline: [{at: 1s, set: \(shows)}]", 0), ("timeline: [{at: 1s, set: {appearance: dark}}]", 1),
            ("variations: [{when: {appearance: dark}, set: \(shows)}]", 0),
        ] {
            let scene = try SceneParser.parse("vitrine: 1\n\(still)\n\(rest)")
            #expect(scene.keysWithoutEffect.count == count, "\(rest)")
        }
        let events = try SceneParser.parse(
            "vitrine: 1\npopupBar: {popupItem: {title: A}}\ntimeline: [{at: 1s, set: {popupBar: {popupItem: {progress: 0.5}}}}]"
        )
        #expect(events.keysWithoutEffect.map(\.path) == ["timeline[0].set.popupBar.popupItem.progress"])
    }

    @Test func `events after the end of films are warned of`() throws {
        let scene = try SceneParser.parse(
            "vitrine: 1\ntimeline: [{at: 1s, set: {appearance: dark}}, {at: 3s, set: {appearance: light}}]\noutput: {start: 1s, duration: 1s, speed: 2}"
        )
        #expect(scene.keysWithoutEffect.map(\.path) == ["timeline[1].at"])
    }

    @Test func `a warning has the place in the file, whatever its spelling`() throws {
        let text =
            "vitrine: 1\ncontainer:\n  content:\n  - label: A\n    frame: {x: 1, y: 1, width: 9, height: 9}\n    width: 5"
        let source = try SceneSource(path: "s.yaml", bytes: Array(text.utf8))
        #expect(
            source.warnings(of: source.scene).map(\.description) == [
                "s.yaml:6:12: container.content.body[0].width: has no effect: `frame` says where the element lies"
            ])
    }
}
