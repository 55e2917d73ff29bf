import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineVocabulary

@testable import VitrineScreens
@testable import VitrineSurfaces

/// `set` events with a duration.
@Suite struct PacedChangeTests {
    private func half(_ change: ValueNode, from start: ValueNode) -> ValueNode {
        PacedChange(change, from: start).value(at: 0.5, isFirst: false)
    }

    private func page(_ items: ValueNode) -> ValueNode { ["container": ["content": ["body": items]]] }

    @Test func `numbers and colors are halfway in the middle, other values change at the start`() {
        let change = PacedChange(
            ["popupBar": ["popupItem": ["progress": 1, "title": "B"], "tintColor": "#FF0000"]],
            from: ["popupBar": ["popupItem": ["progress": 0.5, "title": "A"], "tintColor": "#0000FF"]])
        #expect(
            change.value(at: 0.5, isFirst: false) == [
                "popupBar": [
                    "popupItem": ["progress": 0.75],
                    "tintColor": ["red": 0.5, "green": 0.0, "blue": 0.5, "alpha": 1.0],
                ]
            ])
        #expect(change.value(at: 0.1, isFirst: true)["popupBar"]?["popupItem"]?["title"] == "B")
    }

    @Test func `a key that is not written starts from its default`() {
        #expect(
            half(["popupBar": ["popupItem": ["progress": 1]]], from: ["popupBar": ["popupItem": ["title": "A"]]])
                == ["popupBar": ["popupItem": ["progress": 0.5]]])
        #expect(half(page(["One": ["alpha": 0]]), from: page([["label": "One"]])) == page(["One": ["alpha": 0.5]]))
    }

    @Test(
        arguments: [
            ["label": "One", "height": 100], ["label": ["text": "One"], "height": 100],
            ["button": "One", "height": 100],
            ["button": ["title": "One"], "height": 100], ["view": [:], "name": "One", "height": 100],
            ["label": "Two", "name": "One", "height": 100],
        ] as [ValueNode])
    func `an item of a list is found by its name or its text`(_ item: ValueNode) {
        let start = page([["label": "Other", "height": 40], item])
        #expect(half(page(["One": ["height": 200]]), from: start) == page(["One": ["height": 150.0]]))
    }

    @Test func `a list in place of a mapping is the value of its key`() {
        let start: ValueNode = ["container": ["content": [["label": "One", "height": 100]]]]
        #expect(half(page(["One": ["height": 200]]), from: start) == page(["One": ["height": 150.0]]))
    }

    @Test func `a value without a middle changes on the first tick of a change over time`() throws {
        let context = Context.test()
        let scene = SceneSummary(
            traits: context.traits, container: Container(), values: PresentationValues(),
            timeline: [TimelineEvent(at: 0.5, .init("set", ["appearance": "dark"], ["duration": 1]))])
        let screen = try ScreenRecorder.record(scene, families: [], in: context)
        func appearance(_ tick: Double) -> Appearance { screen.host.traits.value(at: tick / 120).appearance }
        #expect(appearance(60.5) == .light && appearance(61.5) == .dark && appearance(200) == .dark)
    }

    @Test func `a color of the system is kept at the end`() {
        let change = PacedChange(["popupBar": ["tintColor": "label"]], from: ["popupBar": ["tintColor": "#FF0000"]])
        #expect(change.value(at: 1, isFirst: false) == ["popupBar": ["tintColor": "label"]])
    }
}
