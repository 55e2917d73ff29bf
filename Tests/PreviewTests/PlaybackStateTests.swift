import Testing
import VitrinePrimitives
import VitrineScreens
import VitrineStage
import VitrineSurfaces

@testable import VitrinePreview

@Suite struct PlaybackStateTests {
    private func press(_ state: inout PlaybackState, _ keys: TerminalKey...) -> PlaybackState.Effect {
        var last = PlaybackState.Effect.none
        for key in keys { last = state.press(key, duration: 2, traits: Traits(), frame: 0.02) }
        return last
    }

    @Test func stepsStayInsideTheAnimationAndPauseIt() {
        var state = PlaybackState()
        #expect(press(&state, .left) == .redraw)
        #expect(state.position == 0 && !state.isPlaying)
        _ = press(&state, .character("."), .character("."), .character(","))
        #expect(state.position == 1.0 / 120)
        _ = press(&state, .end, .right)
        #expect(state.position == 2)
        // At the end, playback starts again.
        _ = press(&state, .character(" "))
        #expect(state.position == 0 && state.isPlaying)
    }

    @Test func timeRunsRoundAtItsSpeed() {
        var state = PlaybackState()
        _ = press(&state, .character("+"))
        state.advance(by: 0.75, duration: 2)
        #expect(state.position == 1.5)
        state.advance(by: 0.5, duration: 2)
        #expect(state.position == 0.5)
        for _ in 0..<20 { _ = press(&state, .character("-")) }
        #expect(state.speed == PlaybackState.speeds.first)
    }

    @Test func valuesGoRoundAndBackToTheScenesOwn() {
        var state = PlaybackState()
        #expect(press(&state, .character("a")) == .reload)
        #expect(state.appearance == .dark && state.overrides.map(\.key.path) == ["appearance"])
        #expect(press(&state, .character("d"), .character("t"), .character("r")) == .reload)
        #expect(state.overrides.count == 4)
        #expect(press(&state, .character("x")) == .reload)
        #expect(state.overrides.isEmpty)
        #expect(press(&state, .character("q")) == .quit && press(&state, .interrupt) == .quit)
    }

    @Test func settingsOfAccessibilityGoOnAndOff() {
        let keys: [Character: String] = [
            "o": "reduceTransparency", "c": "increaseContrast", "b": "boldText", "m": "reduceMotion",
        ]
        for (key, path) in keys {
            var state = PlaybackState()
            #expect(press(&state, .character(key)) == .reload)
            #expect(state.overrides.map(\.key.path) == [path] && state.overrides.map(\.text) == ["true"])
            #expect(press(&state, .character(key)) == .reload && state.overrides.map(\.text) == ["false"])
            #expect(press(&state, .character("x")) == .reload && state.overrides.isEmpty)
        }
    }

    @Test func problemsAreWrappedAndCannotDisturbTheTerminal() {
        let lines = TerminalCanvas.wrapped("a bb ccc dddddddddddd e", to: 5)
        #expect(lines == ["a bb", "ccc", "ddddd", "ddddd", "dd e"])
        #expect(!TerminalCanvas.harmless("a\u{1B}[2Jb\u{202E}").unicodeScalars.contains("\u{1B}"))
    }

    @Test func keyDifferencesNameDefaultsAndPaths() {
        var before = PresentationScene()
        before.popupBar = .init(barStyle: .floating)
        var after = before
        after.popupBar?.barStyle = .default
        after.traits.appearance = .dark
        let lines = SceneKeys(from: before, to: after).changes.map(\.description)
        #expect(Set(lines) == ["appearance: light → dark", "popupBar.barStyle: floating → default"])
        #expect(SceneKeys(from: before, to: before).changes.isEmpty)
    }
}
