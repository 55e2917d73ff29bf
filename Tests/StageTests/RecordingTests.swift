import Testing
import VitrinePopupBar
import VitrinePrimitives
import VitrineSurfaces
import VitrineTestSupport
import VitrineVocabulary

@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineStage

/// A scene's events, recorded on the clock.
@Suite struct RecordingTests {
    private func screen(_ scene: PresentationScene) throws -> Screen { try scene.staged().screen }

    private func tap(
        _ target: String, hold: Double = 0.1, after: Double? = nil, then: [TimelineEvent.Action] = []
    ) -> TimelineEvent.Action {
        var arguments: Arguments = ["hold": .number(hold)]
        arguments["after"] = after.map { .number($0) }
        return TimelineEvent.Action("tap", .text(target), arguments, then: then)
    }

    private func set(_ title: String) -> TimelineEvent.Action {
        .init("set", ["popupBar.popupItem.title": .text(title)])
    }

    private func set(_ appearance: Appearance) -> TimelineEvent.Action {
        .init("set", ["appearance": .text(appearance.rawValue)])
    }

    /// As 0.758 s is 90.96 ticks, 0.866 s 103.92, the nearest ticks of 120 per second are 91 and 104.
    @Test func eventsFallOnTicks() throws {
        let screen = try screen(
            .toolbar(timeline: [
                TimelineEvent(at: 0.758, tap("Present Bar", hold: 0.108)),
                TimelineEvent(at: 0.866, .init("present", "popupBar")),
            ]))
        let (down, up): (Double, Double) = (91 / 120, 104 / 120)
        #expect(screen.host.presses.map(\.down) == [down] && screen.host.presses.map(\.up) == [up])
        #expect(screen.fingers.map(\.down) == [down])
        let bar = try #require(screen.popupBar)
        #expect(bar.state(at: 103.999 / 120) == .barHidden)
        #expect(bar.state(at: 104.0 / 120) == .transitioning)
    }

    @Test func touchesLastATick() throws {
        for at in [0, 0.004, 0.0041, 0.0042, 1.3333] {
            let screen = try screen(.toolbar(timeline: [TimelineEvent(at: at, tap("Appearance", hold: 1e-9))]))
            let press = try #require(screen.host.presses.first)
            #expect(press.item == 1)
            #expect((press.up - press.down - 1.0 / 120).magnitude < 1e-12)
        }
    }

    @Test func tapsHaveConsequences() throws {
        let light = Traits().appearance
        for (does, hold, after, effect) in [
            ("present", 0.1, nil, 0.1), ("present", 0.1, 0.25, 0.25), ("dismiss", 0.2, 0, 0),
            ("set", 0.1, 0.3, 0.3), ("", 0.1, nil, 0),
        ] as [(String, Double, Double?, Double)] {
            let then: [TimelineEvent.Action] =
                switch does {
                case "": []
                case "set": [set(.dark)]
                default: [.init(does, "popupBar")]
                }
            var scene = PresentationScene.toolbar(
                timeline: [TimelineEvent(at: 1, tap("Dismiss Bar", hold: hold, after: after, then: then))])
            scene.popupBar?.presented = does == "dismiss"
            let screen = try screen(scene)
            let bar = try #require(screen.popupBar)
            let (before, at) = (1 + effect - 1.0 / 120, 1 + effect)
            switch does {
            case "present":
                #expect(bar.state(at: before) == .barHidden && bar.state(at: at) == .transitioning)
            case "dismiss":
                #expect(bar.state(at: before) == .barPresented && bar.state(at: at) == .transitioning)
                #expect(bar.state(at: 3) == .barHidden)
            case "set":
                #expect(screen.host.traits.value(at: before).appearance == light)
                #expect(screen.host.traits.value(at: at).appearance == .dark)
            default:
                #expect(bar.state(at: 9) == .barHidden && screen.host.traits.end == 0)
            }
            #expect(screen.host.presses.map(\.item) == [2])
        }
    }

    @Test func appearanceChangesBack() throws {
        let changes: [(Double, Appearance)] = [(0.5, .dark), (1, .light), (1.5, .dark)]
        var scene = PresentationScene.toolbar(
            timeline: changes.map { TimelineEvent(at: $0, tap("Appearance", after: 0, then: [set($1)])) })
        for start in Appearance.allCases {
            scene.traits.appearance = start
            let screen = try screen(scene)
            #expect(
                [0.4, 0.5, 1, 1.5].map { screen.host.traits.value(at: $0).appearance }
                    == [start, .dark, .light, .dark])
        }
    }

    /// A consequence that is later than the next event takes effect later.
    @Test func consequencesAreSortedByTime() throws {
        let screen = try screen(
            .toolbar(timeline: [
                TimelineEvent(at: 0, tap("Present Bar", after: 2, then: [.init("present", "popupBar")])),
                TimelineEvent(at: 1, .init("present", "popupBar", ["animated": false])),
                TimelineEvent(at: 1.5, .init("dismiss", "popupBar", ["animated": false])),
            ]))
        let bar = try #require(screen.popupBar)
        #expect(
            [0.9, 1.2, 1.6, 2, 3].map(bar.state(at:)) == [
                .barHidden, .barPresented, .barHidden, .transitioning, .barPresented,
            ])
    }

    @Test func oneTickKeepsTheOrderOfTheScene() throws {
        let screen = try screen(
            .toolbar(timeline: [
                TimelineEvent(at: 1.0001, set("One")), TimelineEvent(at: 1.0002, set("Two")),
                TimelineEvent(at: 1.0003, set("Three")),
            ]))
        let bar = try #require(screen.popupBar).bar
        #expect(bar.value(at: 1).popupItem.title == "Three")
        #expect(bar.value(at: 0.9999).popupItem.title == "Suscipit Ut")
    }

    @Test func setChangesEveryValue() throws {
        let change: ValueNode = [
            "appearance": "dark", "container.content.background": "#123456",
            "container.content.darkBackground": nil, "container.tabBar.selected": 2, "popupBar.popupItem.title": "T",
            "popupBar.popupItem.subtitle": "S", "popupBar.popupItem.image": "artwork/forest.png",
            "popupBar.popupItem.progress": 0.75, "popupBar.progressViewStyle": "top",
            "popupBar.barStyle": "floating", "popupBar.tintColor": "#0A0B0C",
        ]
        var scene = PresentationScene.tabs(timeline: [TimelineEvent(at: 1, .init("set", change))])
        scene.container.content.darkBackground = .black
        let (screen, context) = try scene.staged()
        #expect(screen.host.traits.value(at: 0.99).appearance == .light)
        #expect(screen.host.traits.value(at: 1).appearance == .dark)
        #expect(screen.host.container.value(at: 0.99) == scene.container)
        let container = screen.host.container.value(at: 1)
        #expect(
            container.content.pageColor(in: .dark) == RGBColor(0x123456)
                && container.content.pageColor(in: .light) == RGBColor(0x123456))
        guard case .tabBar(let tabs) = container.dock else {
            Issue.record("the tab bar is gone")
            return
        }
        #expect(tabs.selected == 2 && tabs.items.count == 3)
        let bars = try #require(screen.popupBar).bar
        #expect(bars.value(at: 0.99) == scene.popupBar)
        let expected = PopupBar(
            barStyle: .floating, progressViewStyle: .top, tintColor: RGBColor(0x0A0B0C),
            popupItem: PopupItem(
                title: "T", subtitle: "S", image: "artwork/forest.png", progress: 0.75,
                trailingBarButtonItems: scene.popupBar?.popupItem.trailingBarButtonItems ?? []))
        #expect(bars.value(at: 1) == expected)
        // The picture it changes to is loaded before.
        #expect(context.images.keys.sorted() == ["artwork/forest.png", "artwork/rain.png"])
    }

    @Test func whatIsNotSetStays() throws {
        let change: ValueNode = ["popupBar.popupItem.subtitle": "New"]
        let scene = PresentationScene.tabs(timeline: [TimelineEvent(at: 1, .init("set", change))])
        let screen = try screen(scene)
        var expected = try #require(scene.popupBar)
        expected.popupItem.subtitle = "New"
        #expect(screen.popupBar?.bar.value(at: 2) == expected)
        #expect(screen.host.container.value(at: 2) == scene.container)
        #expect(screen.host.traits.value(at: 2) == scene.traits)
    }

    @Test func waitsAndTapsOnTabs() throws {
        let screen = try screen(
            .tabs(timeline: [
                TimelineEvent(at: 0, .init("wait", 5)),
                TimelineEvent(at: 5, tap("Recents", hold: 0.2)),
            ]))
        #expect(screen.fingers.map(\.up) == [5.2] && screen.host.presses.isEmpty)
        // The position is the third of three slots.
        #expect((screen.fingers[0].location.x - (21 + 9 + 370.0 * 5 / 6)).magnitude < 0.6)
    }

    /// Many unanimated changes at random times agree with a fold over them in the order of their ticks.
    @Test(arguments: 0..<60) func agreesWithAPlainFold(_ seed: Int) throws {
        var generator = SplitMix64(seed: UInt64(seed) + 900)
        var events: [TimelineEvent] = []
        var effects: [(tick: Int, apply: (inout (shown: Bool, title: String, dark: Bool)) -> Void)] = []
        for i in 0..<generator.below(30) + 1 {
            let at = generator.double(0...2)
            let tick = Int((at * 120).rounded())
            switch generator.below(4) {
            case 0:
                events.append(TimelineEvent(at: at, .init("present", "popupBar", ["animated": false])))
                effects.append((tick, { $0.shown = true }))
            case 1:
                events.append(TimelineEvent(at: at, .init("dismiss", "popupBar", ["animated": false])))
                effects.append((tick, { $0.shown = false }))
            case 2:
                events.append(TimelineEvent(at: at, set("\(i)")))
                effects.append((tick, { $0.title = "\(i)" }))
            default:
                let after = generator.double(0...1)
                let appearance = generator.element(of: Appearance.allCases)
                events.append(TimelineEvent(at: at, tap("Appearance", after: after, then: [set(appearance)])))
                effects.append((Int(((at + after) * 120).rounded()), { $0.dark = appearance == .dark }))
            }
        }
        var scene = PresentationScene.toolbar(timeline: events)
        scene.popupBar?.presented = false
        let screen = try screen(scene)
        let bar = try #require(screen.popupBar)
        for tick in stride(from: 0, through: 400, by: 7) {
            var state = (shown: false, title: "Suscipit Ut", dark: false)
            let due = effects.enumerated().filter { $0.element.tick <= tick }
            for (_, effect) in due.sorted(by: { ($0.element.tick, $0.offset) < ($1.element.tick, $1.offset) }) {
                effect.apply(&state)
            }
            let seconds = Double(tick) / 120
            #expect(bar.state(at: seconds) == (state.shown ? .barPresented : .barHidden))
            #expect(bar.bar.value(at: seconds).popupItem.title == state.title)
            #expect((screen.host.traits.value(at: seconds).appearance == .dark) == state.dark)
        }
    }
}
