import Testing
import VitrinePages
import VitrinePopupBar
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces

@testable import VitrineStage
@testable import VitrineVocabulary

@Suite struct SceneParserTests {
    @Test func everyKeyArrivesInItsPlace() throws {
        let scene = try SceneParser.parse(Samples.full)
        let traits = Traits(
            device: try #require(Device.named("iphone-16-pro")), design: .legacy, appearance: .dark,
            direction: .rightToLeft, locale: "he", textSize: .xLarge)
        #expect(scene.traits == traits)
        let toolbar = Toolbar(items: ["Present Bar", "Appearance", "Dismiss Bar"])
        #expect(scene.container.dock == .toolbar(toolbar) && scene.container.homeIndicator)
        let dark = RGBColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
        #expect(scene.container.content.node(Format())["darkBackground"] == dark.node(Format()))
        let item = PopupItem(
            title: "What? *This*", subtitle: "1984", image: "artwork/rain.png", progress: 0.61,
            leadingBarButtonItems: [BarButtonItem(icon: "shuffle")],
            trailingBarButtonItems: [
                BarButtonItem(icon: "pause"), BarButtonItem(icon: "forward", tint: RGBColor(0xD2375B), scale: 1.1),
            ])
        #expect(
            scene.popupBar
                == with(
                    PopupBar(
                        barStyle: .floating, progressViewStyle: .top, tintColor: RGBColor(0x1122FF, alpha: 128.0 / 255),
                        popupItem: item,
                        standardAppearance: with(PopupBarAppearance(marqueeScrollEnabled: true)) {
                            $0.marqueeScrollRate = 17.5
                            $0.marqueeScrollDelay = 1.5
                            $0.coordinateMarqueeScroll = false
                        })
                ) {
                    $0.libraryVersion = .v4_0
                    $0.semanticContentAttribute = .forceLeftToRight
                    $0.barItemsSemanticContentAttribute = .unspecified
                    $0.presented = false
                })
        var changed = scene
        Change<PresentationScene>(scene.timeline[4].action.value).apply(to: &changed)
        var bar = try #require(scene.popupBar)
        bar.popupItem.title = "t"
        bar.popupItem.image = nil
        bar.popupItem.progress = 0.4
        bar.barStyle = .compact
        bar.tintColor = .systemPink
        bar.standardAppearance.marqueeScrollRate = 60
        bar.standardAppearance.marqueeScrollDelay = 1
        #expect(changed.popupBar == bar && changed.traits.appearance == .light)
        let tap = TimelineEvent.Action(
            "tap", "Present Bar", ["hold": 0.18, "after": 0.105, "offset": ["x": 4, "y": -1.5]],
            then: [TimelineEvent.Action("present", "popupBar")])
        #expect(scene.timeline.map(\.at) == [0.76, 1, 1, 1, 1.5])
        #expect(scene.timeline.map(\.action.verb) == ["tap", "present", "dismiss", "wait", "set"])
        #expect(scene.timeline[0].action.then.map(\.verb) == tap.then.map(\.verb))
        #expect(scene.timeline[0].action.arguments.time("hold") == tap.arguments.time("hold"))
        #expect(
            scene.output
                == with(
                    Output(
                        crop: .bottom(173.5), size: PixelSize(width: 414, height: 167), scale: 3, fps: 25,
                        duration: 2.26, still: .at(1.2))
                ) {
                    $0.loop = 2
                    $0.format = .gif
                    $0.quality = 74
                })
    }

    @Test("JSON gives the same scene, in one line and with tabs, too")
    func json() throws {
        let json = try SceneParser.parse(Samples.fullJSON)
        var (a, b) = (json, try SceneParser.parse(Samples.full))
        #expect(a.timeline.map(\.at) == b.timeline.map(\.at))
        // Events keep their values as they are written.
        (a.timeline, b.timeline) = ([], [])
        #expect(a == b)
        let oneLine = Samples.fullJSON.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
        #expect(try SceneParser.parse(oneLine) == json)
        let tabs = "\t" + Samples.fullJSON.split(separator: "\n").joined(separator: "\r\n\t") + "\r\n\t"
        #expect(try SceneParser.parse(tabs) == json)
    }

    @Test("What is written of a scene is read as the same scene")
    func roundTrip() throws {
        for text in [Samples.full, Samples.fullJSON] {
            let scene = try SceneParser.parse(text)
            #expect(try SceneParser.parse(scene.yaml) == scene, "\(scene.yaml)")
        }
        #expect(PresentationScene().yaml == "vitrine: 1\n")
    }

    @Test func jsonEscapes() throws {
        let title = try title(of: #""a\ud83d\ude00b \\ud83d\\ude00 \/ \u00e9 \t\n \"""#)
        #expect(title == "a😀b \\ud83d\\ude00 / é \t\n \"")
        #expect(try self.title(of: #"'\ud83d\ude00'"#) == #"\ud83d\ude00"#)
        #expect(try self.title(of: #"\ud83d\ude00 \\ *?"#) == #"\ud83d\ude00 \\ *?"#)
    }

    @Test func aFileOfOneKeyIsTheDefaultScene() throws {
        #expect(try SceneParser.parse("vitrine: 1") == PresentationScene())
        #expect(try SceneParser.parse("\u{FEFF}# a scene\n---\nvitrine: 1\n...\n") == PresentationScene())
    }

    @Test(arguments: ["yes", "12", "1.50", "true", "'~'", "0x1F", "2024-01-01", "a: b".debugDescription])
    func textIsWhatIsWritten(_ text: String) throws {
        #expect(try title(of: text) == text.trimmingQuotes)
    }

    @Test func privateUseCharactersSurvive() throws {
        #expect(try title(of: "\u{E000}*\u{E001}?\u{F8FF}") == "\u{E000}*\u{E001}?\u{F8FF}")
        #expect(try title(of: "\"\\ue000 * \\uE002 ?\"") == "\u{E000} * \u{E002} ?")
    }

    @Test func aliasesRepeatValues() throws {
        let scene = try SceneParser.parse(
            """
            vitrine: 1
            container: {toolbar: {items: [&title A]}}
            popupBar: {item: {leading: &icons [pause, forward], trailing: *icons}}
            timeline:
              - &first { tap: *title, then: { present: popupBar } }
              - *first
            """)
        #expect(scene.popupBar?.popupItem.leadingBarButtonItems == scene.popupBar?.popupItem.trailingBarButtonItems)
        #expect(scene.timeline.map(\.at) == [0, 0.1])
        #expect(scene.timeline[0].action == scene.timeline[1].action)
    }

    @Test func anEventWithoutTimeFollowsThePreviousOne() throws {
        let scene = try SceneParser.parse(
            """
            vitrine: 1
            container: {toolbar: {items: [A]}}
            popupBar: {}
            timeline:
              - dismiss: popupBar
              - {tap: A, hold: 200ms}
              - {tap: A, hold: 0.1, after: 1s}
              - {wait: 250ms}
              - {wait: 1, at: 3s}
              - {present: popupBar}
            """)
        #expect(scene.timeline.map(\.at) == [0, 0, 0.2, 1.2, 3, 4])
    }

    @Test func colors() throws {
        let spellings: [(String, RGBColor)] = [
            ("'#1a2'", RGBColor(0x11AA22)), ("'#11AA22'", RGBColor(0x11AA22)),
            ("'#11aa2280'", RGBColor(0x11AA22, alpha: 128.0 / 255)),
            ("clear", .clear), ("systemBlue", .systemBlue), ("systemPink", .systemPink),
            ("{red: 1, green: 0, blue: 0.5}", RGBColor(red: 1, green: 0, blue: 0.5)),
        ]
        for (text, color) in spellings {
            let scene = try SceneParser.parse("{vitrine: 1, container: {content: {background: \(text)}}}")
            #expect(scene.container.content.background == color, "\(text)")
        }
    }

    @Test func crops() throws {
        let spellings: [(String, Output.Crop)] = [
            ("all", .all), ("top 100pt", .top(100)), ("bottom 56.75", .bottom(56.75)),
            ("{x: 0, y: 789.3, width: 430pt, height: 56.7}", .rect(Rect(x: 0, y: 789.3, width: 430, height: 56.7))),
        ]
        for (text, crop) in spellings {
            #expect(try SceneParser.parse("{vitrine: 1, output: {crop: \(text)}}").output.crop == crop)
        }
    }

    private func title(of text: String) throws -> String? {
        try SceneParser.parse("vitrine: 1\npopupBar:\n  item:\n    title: \(text)\n").popupBar?.popupItem.title
    }

    /// Threads have such small stacks on some systems.
    @Test func aSceneIsReadOnASmallStack() throws {
        let deep = "vitrine: 1\na: " + String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
        let results = try SystemThread.run(stackBytes: 512 << 10) {
            (
                try? SceneParser.parse(Samples.full), try? SceneParser.parse(deep),
                try? SceneOverride(checking: .size, "414x167")
            )
        }
        #expect(results.0 != nil)
        #expect(results.1 == nil)
        #expect(results.2 != nil)
    }
}

extension String {
    fileprivate var trimmingQuotes: String {
        guard let first, first == "'" || first == "\"" else { return self }
        return String(dropFirst().dropLast())
    }
}
