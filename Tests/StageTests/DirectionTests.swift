import Testing
import VitrinePopupBar
import VitrinePrimitives
import VitrineScenes
import VitrineScreens
import VitrineSetting
import VitrineTestSupport

@testable import VitrineStage

/// A scene's events, put on the clock.
@Suite struct DirectionTests {
    private func screen(_ scene: Scene) throws -> ScreenPresentation { try scene.staged().screen }

    private func tap(_ target: String, hold: Double = 0.1, does: Tap.Consequence = .nothing, after: Double? = nil)
        -> TimelineEvent.Action
    {
        .tap(Tap(target: target, hold: hold, does: does, after: after))
    }

    /// 0.758 s is 90.96 ticks, 0.866 s 103.92: the nearest are 91 and 104 of 120 a second.
    @Test func eventsFallOnTicks() throws {
        let screen = try screen(
            .toolbar(timeline: [
                TimelineEvent(at: 0.758, action: tap("Present Bar", hold: 0.108)),
                TimelineEvent(at: 0.866, action: .present(animated: true)),
            ]))
        #expect(screen.presses.map(\.down) == [91.0 / 120] && screen.presses.map(\.up) == [104.0 / 120])
        #expect(screen.touches.map(\.down) == [91.0 / 120])
        let bar = try #require(screen.popupBar)
        #expect(bar.state(at: 103.999 / 120) == .barHidden)
        #expect(bar.state(at: 104.0 / 120) == .transitioning)
    }

    /// However short, a touch lasts a tick.
    @Test func touchesLastATick() throws {
        for at in [0, 0.004, 0.0041, 0.0042, 1.3333] {
            let screen = try screen(.toolbar(timeline: [TimelineEvent(at: at, action: tap("Appearance", hold: 1e-9))]))
            let press = try #require(screen.presses.first)
            #expect(press.item == 1)
            #expect((press.up - press.down - 1.0 / 120).magnitude < 1e-12)
        }
    }

    @Test func tapsHaveConsequences() throws {
        let light = Environment().appearance
        for (does, hold, after, effect) in [
            (Tap.Consequence.present, 0.1, nil, 0.1), (.present, 0.1, 0.25, 0.25), (.dismiss, 0.2, 0, 0),
            (.toggleAppearance, 0.1, 0.3, 0.3), (.nothing, 0.1, nil, 0),
        ] as [(Tap.Consequence, Double, Double?, Double)] {
            var scene = Scene.toolbar(
                timeline: [TimelineEvent(at: 1, action: tap("Dismiss Bar", hold: hold, does: does, after: after))])
            scene.popupBar?.presented = does == .dismiss
            let screen = try screen(scene)
            let bar = try #require(screen.popupBar)
            let (before, at) = (1 + effect - 1.0 / 120, 1 + effect)
            switch does {
            case .present:
                #expect(bar.state(at: before) == .barHidden && bar.state(at: at) == .transitioning)
            case .dismiss:
                #expect(bar.state(at: before) == .barPresented && bar.state(at: at) == .transitioning)
                #expect(bar.state(at: 3) == .barHidden)
            case .toggleAppearance:
                #expect(screen.environment.value(at: before).appearance == light)
                #expect(screen.environment.value(at: at).appearance == .dark)
            case .nothing:
                #expect(bar.state(at: 9) == .barHidden && screen.environment.end == 0)
            }
            #expect(screen.presses.map(\.item) == [2])
        }
    }

    @Test func appearanceTogglesBack() throws {
        var scene = Scene.toolbar(
            timeline: [0.5, 1, 1.5].map {
                TimelineEvent(at: $0, action: tap("Appearance", does: .toggleAppearance, after: 0))
            })
        for (start, expected) in [
            (Appearance.light, [Appearance.light, .dark, .light, .dark]), (.dark, [.dark, .light, .dark, .light]),
        ] {
            scene.environment.appearance = start
            let screen = try screen(scene)
            #expect([0.4, 0.5, 1, 1.5].map { screen.environment.value(at: $0).appearance } == expected)
        }
    }

    /// A consequence that comes later than the next event counts later.
    @Test func consequencesAreSortedByTime() throws {
        let screen = try screen(
            .toolbar(timeline: [
                TimelineEvent(at: 0, action: tap("Present Bar", does: .present, after: 2)),
                TimelineEvent(at: 1, action: .present(animated: false)),
                TimelineEvent(at: 1.5, action: .dismiss(animated: false)),
            ]))
        let bar = try #require(screen.popupBar)
        #expect(
            [0.9, 1.2, 1.6, 2, 3].map(bar.state(at:)) == [
                .barHidden, .barPresented, .barHidden, .transitioning, .barPresented,
            ])
    }

    @Test func oneTickKeepsTheOrderOfTheScene() throws {
        func set(_ title: String) -> TimelineEvent.Action {
            var change = SceneChange()
            change.title = title
            return .set(change)
        }
        let screen = try screen(
            .toolbar(timeline: [
                TimelineEvent(at: 1.0001, action: set("One")), TimelineEvent(at: 1.0002, action: set("Two")),
                TimelineEvent(at: 1.0003, action: set("Three")),
            ]))
        let bar = try #require(screen.popupBar).bar
        #expect(bar.value(at: 1).popupItem.title == "Three")
        #expect(bar.value(at: 0.9999).popupItem.title == "Suscipit Ut")
    }

    @Test func setChangesEveryValue() throws {
        var change = SceneChange()
        change.appearance = .dark
        change.background = Color(0x123456)
        change.title = "T"
        change.subtitle = "S"
        change.image = "artwork/forest.png"
        change.progress = 0.75
        change.progressViewStyle = .top
        change.barStyle = .floating
        change.tintColor = Color(0x0A0B0C)
        change.selectedTab = 2
        var scene = Scene.tabs(timeline: [TimelineEvent(at: 1, action: .set(change))])
        scene.container.content.darkBackground = .black
        let (screen, context) = try scene.staged()
        #expect(screen.environment.value(at: 0.99).appearance == .light)
        #expect(screen.environment.value(at: 1).appearance == .dark)
        #expect(screen.container.value(at: 0.99) == scene.container)
        let container = screen.container.value(at: 1)
        #expect(container.pageColor(in: .dark) == Color(0x123456) && container.pageColor(in: .light) == Color(0x123456))
        guard case .tabBar(let tabs) = container.dock else {
            Issue.record("the tab bar is gone")
            return
        }
        #expect(tabs.selected == 2 && tabs.items.count == 3)
        let bars = try #require(screen.popupBar).bar
        #expect(bars.value(at: 0.99) == scene.popupBar)
        let expected = PopupBar(
            barStyle: .floating, progressViewStyle: .top, tintColor: Color(0x0A0B0C),
            popupItem: PopupItem(
                title: "T", subtitle: "S", image: "artwork/forest.png", progress: 0.75,
                trailingBarButtonItems: scene.popupBar?.popupItem.trailingBarButtonItems ?? []))
        #expect(bars.value(at: 1) == expected)
        // The picture it changes to has been read beforehand.
        #expect(context.images.keys.sorted() == ["artwork/forest.png", "artwork/rain.png"])
    }

    @Test func whatIsNotSetStays() throws {
        var change = SceneChange()
        change.subtitle = "New"
        let scene = Scene.tabs(timeline: [TimelineEvent(at: 1, action: .set(change))])
        let screen = try screen(scene)
        var expected = try #require(scene.popupBar)
        expected.popupItem.subtitle = "New"
        #expect(screen.popupBar?.bar.value(at: 2) == expected)
        #expect(screen.container.value(at: 2) == scene.container)
        #expect(screen.environment.value(at: 2) == scene.environment)
    }

    @Test func waitsAndTapsOnTabs() throws {
        let screen = try screen(
            .tabs(timeline: [
                TimelineEvent(at: 0, action: .wait(seconds: 5)),
                TimelineEvent(at: 5, action: tap("Recents", hold: 0.2)),
            ]))
        #expect(screen.touches.map(\.up) == [5.2] && screen.presses.isEmpty)
        // The third of three slots.
        #expect((screen.touches[0].location.x - (21 + 10.67 + 366.66 * 5 / 6)).magnitude < 0.6)
    }

    /// Many unanimated changes at random times against a plain fold over them in the order of their ticks.
    @Test(arguments: 0..<60) func agreesWithAPlainFold(_ seed: Int) throws {
        var generator = SplitMix64(seed: UInt64(seed) + 900)
        var events: [TimelineEvent] = []
        var deeds: [(tick: Int, deed: (inout (shown: Bool, title: String, dark: Bool)) -> Void)] = []
        for i in 0..<generator.below(30) + 1 {
            let at = generator.double(0...2)
            let tick = Int((at * 120).rounded())
            switch generator.below(4) {
            case 0:
                events.append(TimelineEvent(at: at, action: .present(animated: false)))
                deeds.append((tick, { $0.shown = true }))
            case 1:
                events.append(TimelineEvent(at: at, action: .dismiss(animated: false)))
                deeds.append((tick, { $0.shown = false }))
            case 2:
                var change = SceneChange()
                change.title = "\(i)"
                events.append(TimelineEvent(at: at, action: .set(change)))
                deeds.append((tick, { $0.title = "\(i)" }))
            default:
                let after = generator.double(0...1)
                let action = tap("Appearance", does: .toggleAppearance, after: after)
                events.append(TimelineEvent(at: at, action: action))
                deeds.append((Int(((at + after) * 120).rounded()), { $0.dark.toggle() }))
            }
        }
        var scene = Scene.toolbar(timeline: events)
        scene.popupBar?.presented = false
        let screen = try screen(scene)
        let bar = try #require(screen.popupBar)
        for tick in stride(from: 0, through: 400, by: 7) {
            var state = (shown: false, title: "Suscipit Ut", dark: false)
            let due = deeds.enumerated().filter { $0.element.tick <= tick }
            for (_, deed) in due.sorted(by: { ($0.element.tick, $0.offset) < ($1.element.tick, $1.offset) }) {
                deed.deed(&state)
            }
            let seconds = Double(tick) / 120
            #expect(bar.state(at: seconds) == (state.shown ? .barPresented : .barHidden))
            #expect(bar.bar.value(at: seconds).popupItem.title == state.title)
            #expect((screen.environment.value(at: seconds).appearance == .dark) == state.dark)
        }
    }
}
