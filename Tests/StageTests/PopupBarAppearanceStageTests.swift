import Testing
import VitrinePopupBar
import VitrinePresentation
import VitrinePrimitives
import VitrineScenes
import VitrineScreens
import VitrineSurfaces
import VitrineVocabulary

@testable import VitrineStage

/// What an appearance needs from outside: families, pictures, and its changes in time.
@Suite struct PopupBarAppearanceStageTests {
    private func scene(_ change: (inout PopupBarAppearance) -> Void) -> Scene {
        var bar = PopupBar.sample
        change(&bar.standardAppearance)
        return .toolbar(popupBar: bar)
    }

    @Test func unknownFamilies() throws {
        let wrong = scene { $0.titleTextAttributes = LabelAttributes(font: .init(family: "Comic Nue")) }
        let error = #expect(throws: StageError.self) { try Performance(wrong) }
        #expect(
            error?.description.hasPrefix("there is no font family \"Comic Nue\"; did you mean \"Comic Neue\"?") == true)
        _ = try Performance(scene { $0.titleTextAttributes = LabelAttributes(font: .init(family: "comic neue")) })
        var later = scene { _ in }
        let title: ValueNode = [["text": "x", "font": ["family": "No Such"]]]
        later.timeline = [TimelineEvent(at: 1, .init("set", ["popupBar.popupItem.title": title]))]
        #expect(throws: StageError.self) { try Performance(later) }
    }

    @Test func pictures() throws {
        let missing = scene { $0.floatingBackgroundImage = "nowhere.png" }
        #expect(throws: StageError.self) { try Performance(missing) }
        let found = try Performance(scene { $0.floatingBackgroundImage = "artwork/forest.png" })
        #expect(found.picture(at: 0) != (try Performance(scene { _ in })).picture(at: 0))
    }

    /// A change is there from its time on, and what it leaves out stays.
    @Test func changesInTime() throws {
        var scene = scene { $0.titleTextAttributes = LabelAttributes(foregroundColor: Color(0xff0000)) }
        let before = try Performance(scene).picture(at: 2)
        let change: ValueNode = ["popupBar.standardAppearance.floatingBackgroundEffect": "dark"]
        scene.timeline = [TimelineEvent(at: 1, .init("set", change))]
        let performance = try Performance(scene)
        #expect(performance.picture(at: 0.9) == before)
        var after = scene
        after.timeline = []
        after.popupBar?.standardAppearance.floatingBackgroundEffect = .dark
        #expect(performance.picture(at: 1) == (try Performance(after)).picture(at: 1))
        #expect(performance.picture(at: 1) != before)
    }
}
