import Testing
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens

@testable import VitrineStage
@testable import VitrineVocabulary

@Suite struct SceneValidationTests {
    @Test func whatAFileGivesIsValidAndTheDefaultSceneToo() throws {
        #expect(PresentationScene().validate().isEmpty)
        #expect(try SceneParser.parse(Samples.full).validate().isEmpty)
    }

    @Test func swiftValuesMeetTheSameRules() {
        var scene = PresentationScene(
            container: Container(dock: .toolbar(Toolbar(items: ["A"]))),
            timeline: [
                TimelineEvent(at: 2, TimelineEvent.Action("tap", "B", ["hold": 61])),
                TimelineEvent(at: 1, TimelineEvent.Action("present", "popupBar")),
            ])
        scene.output.fps = .nan
        scene.container.content.background = RGBColor(red: .infinity, green: 0, blue: 0)
        #expect(
            scene.validate().map(\.description) == [
                "container.content.background.red: inf is out of range; legal: 0...1",
                "output.fps: nan is out of range; legal: 1...120",
                "timeline[0].hold: 61 is out of range; legal: above 0, at most 60 s",
                "timeline[0].tap: \"B\" is not something to touch (A)",
                "timeline[1].at: 1 s is before the previous event, at 2 s",
                "timeline[1].present: needs a popupBar or cards or overlayContainers or floatingPanels in the scene",
            ])
    }

    @Test func aTimelineHasALimit() {
        let scene = PresentationScene(
            timeline: Array(repeating: TimelineEvent(at: -1, TimelineEvent.Action("wait", -1)), count: 10_001))
        let issues = scene.validate()
        #expect(issues.first?.description == "timeline: too large; at most 10000 events")
        #expect(issues.count == 101)
    }

    @Test func limitsThemselvesAreLegal() throws {
        let legal = [
            "container: {toolbar: {items: [a, b, c, d, e]}}", "container: {toolbar: {items: [a]}}",
            "output: {fps: 120, duration: 166.6s}", "output: {duration: 400s}", "output: {size: 16384x3906}",
            "output: {size: 1x1}", "output: {scale: 8}", "output: {crop: top 932}", "output: {loop: 65535}",
            "output: {quality: 1}", "output: {quality: 100}",
            "timeline: [{at: 600s, wait: 600s}]", "popupBar: {item: {progress: 0}}", "popupBar: {item: {progress: 1}}",
            "popupBar: {item: {title: \(String(repeating: "a", count: 10_000))}}",
            "locale: zh-Hant-TW", "locale: he", "output: {crop: {x: 0, y: 789.3, width: 430, height: 142.7}}",
        ]
        for rest in legal { #expect(Samples.problems("vitrine: 1\n" + rest).isEmpty, "\(rest)") }
    }
}
