import Testing
import VitrinePopupBar
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces
import VitrineVocabulary

@testable import VitrineStage

/// The external values of an appearance: families, pictures, and its changes over time.
@Suite struct PopupBarAppearanceStageTests {
    private func scene(_ change: (inout PopupBarAppearance) -> Void) -> PresentationScene {
        var bar = PopupBar.sample
        change(&bar.standardAppearance)
        return .toolbar(popupBar: bar)
    }

    @Test func unknownFamilies() throws {
        let wrong = scene { $0.titleTextAttributes = LabelAttributes(font: .init(family: "Comic Nue")) }
        let error = #expect(throws: StageError.self) { try StagedScene(wrong) }
        #expect(
            error?.description.contains("\"Comic Nue\" is not a font family; did you mean \"Comic Neue\"?") == true)
        _ = try StagedScene(scene { $0.titleTextAttributes = LabelAttributes(font: .init(family: "comic neue")) })
        var later = scene { _ in }
        let title: ValueNode = [["text": "x", "font": ["family": "No Such"]]]
        later.timeline = [TimelineEvent(at: 1, .init("set", ["popupBar.popupItem.title": title]))]
        #expect(throws: StageError.self) { try StagedScene(later) }
    }

    @Test func pictures() throws {
        let missing = scene { $0.floatingBackgroundImage = "nowhere.png" }
        #expect(throws: StageError.self) { try StagedScene(missing) }
        let found = try StagedScene(scene { $0.floatingBackgroundImage = "artwork/forest.png" })
        #expect(found.picture(at: 0) != (try StagedScene(scene { _ in })).picture(at: 0))
    }

    /// A change applies from its time on, and omitted values stay.
    @Test func changesInTime() throws {
        var scene = scene { $0.titleTextAttributes = LabelAttributes(foregroundColor: RGBColor(0xff0000)) }
        let before = try StagedScene(scene).picture(at: 2)
        let change: ValueNode = ["popupBar.standardAppearance.floatingBackgroundEffect": "dark"]
        scene.timeline = [TimelineEvent(at: 1, .init("set", change))]
        let staged = try StagedScene(scene)
        #expect(staged.picture(at: 0.9) == before)
        var after = scene
        after.timeline = []
        after.popupBar?.standardAppearance.floatingBackgroundEffect = .dark
        #expect(staged.picture(at: 1) == (try StagedScene(after)).picture(at: 1))
        #expect(staged.picture(at: 1) != before)
    }
}
