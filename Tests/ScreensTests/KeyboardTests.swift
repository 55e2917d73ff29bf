import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineVocabulary

@testable import VitrineScreens
@testable import VitrineSurfaces

/// The keyboard of the system, and the notifications of presentations about it and about their hosts.
@Suite struct KeyboardTests {
    private let body: Content = [.searchField(name: "field"), .textField(name: "other"), .button("Go", name: "go")]

    private func recorded(
        _ timeline: [TimelineEvent], _ content: Content? = nil, device: String = "iphone-x", probe: Probe? = nil
    ) throws -> (screen: Screen, context: Context) {
        let context = Context.test(device: device)
        let scene = SceneSummary(
            traits: context.traits, container: with(Container()) { $0.content = content ?? body },
            values: PresentationValues(), timeline: timeline)
        let all = [probe.map { (probe: $0, declaration: Family.Declaration($0.name, in: .container)) }].compactMap {
            $0
        }
        return (try ScreenRecorder.record(scene, families: [.probes(all)], in: context), context)
    }

    @Test func `the keyboard comes with the focus of a field and goes with it`() throws {
        let (screen, context) = try recorded([
            .tap("field", at: 1), .tap("other", at: 2),
            TimelineEvent(at: 3, .set(["container": ["content": ["body": [["label": "Done"]]]]])),
        ])
        #expect(screen.keyboard.value(at: 1.05) == 0 && screen.keyboard.value(at: 1.9) > 0.99)
        #expect(screen.keyboard.value(at: 2.5) > 0.99 && screen.keyboard.value(at: 4) < 0.01)
        // The keyboard's top is 291 pt above the bottom of an iPhone X, which is 812 pt high.
        func top(_ seconds: Double) -> Double? { screen.frame(at: seconds, in: context).context.traits.keyboardTop }
        #expect(top(0.9) == nil && top(1.5) == 521 && top(2.9) == 521 && top(3.1) == nil)
        #expect(screen.nodes(at: 0.9, in: context).nodes.count < screen.nodes(at: 2.9, in: context).nodes.count)
        #expect(screen.end > 3.3)
    }

    @Test func `a field that has the focus at the beginning has its keyboard`() throws {
        let (screen, _) = try recorded(
            [], [Element(.textField(TextFieldElement(isFocused: true)), name: "field")])
        #expect(screen.keyboard.value(at: 0) == 1 && screen.keyboard.end ?? 0 == 0)
        // Content with a keyboard of its own needs none of the system.
        let (own, _) = try recorded(
            [], [Element(.textField(TextFieldElement(isFocused: true)), name: "field"), .keyboard()])
        #expect(own.keyboard.value(at: 0) == 0)
    }

    @Test func `presentations hear once that the keyboard comes and goes`() throws {
        let probe = Probe("probe", frame: Rect(x: 0, y: 300, width: 100, height: 100))
        let (screen, _) = try recorded(
            [
                .tap("field", at: 1),
                TimelineEvent(at: 3, .set(["container": ["content": ["body": [["label": "Done"]]]]])),
            ], probe: probe)
        let heard = try #require(screen.presentation("probe", as: Probe.self)).settings
        #expect(heard.map(\.traits.keyboardTop) == [521, nil])
        #expect(heard.first?.at ?? 0 >= 1.1 && heard.last?.at == 3)
    }

    @Test func `presentations hear of a host's new frame when it is recorded, before it has been reached`() throws {
        let context = Context.test(device: "iphone-x")
        let probe = Probe("probe", frame: Rect(x: 0, y: 300, width: 100, height: 100))
        let claimer = Claimer()
        let scene = SceneSummary(
            traits: context.traits, container: Container(), values: PresentationValues(),
            timeline: [TimelineEvent(at: 1, .init("inset", target: "claimer"))])
        let families: [Family] = [
            .probes([(probe: probe, declaration: .init("probe", in: .container))]),
            Family(
                "Claimer", scope: .name, fields: [], verbs: [Verb("inset", of: .presentation, [], "Insets.")],
                declarations: { _ in [.init("claimer")] }, begin: { _ in [("claimer", claimer)] }),
        ]
        let screen = try ScreenRecorder.record(scene, families: families, in: context)
        let heard = try #require(screen.presentation("probe", as: Probe.self)).settings
        #expect(heard.count == 1 && heard.first?.at == 1)
        // The frame at that time is the one from which the animation starts.
        #expect(heard.first?.traits.screenSize == Size(width: 375, height: 812))
        #expect(screen.frame(of: .init("probe"), at: 5, in: context)?.minY == 340)
    }
}

/// A presentation that takes 40 pt from the top of its presenter in a second.
private struct Claimer: Presentation {
    private var start: Double?

    mutating func perform(_ action: TimelineEvent.Action, on name: String, in recorder: inout Recorder) {
        start = recorder.seconds
    }

    mutating func touch(_ touch: Touch, in recorder: inout Recorder) -> Bool { false }
    mutating func apply(_ change: SettingsChange, in recorder: inout Recorder) {}

    func snapshot(at frame: FrameContext) -> PresentationSnapshot {
        guard let start else { return PresentationSnapshot() }
        let inset = 40 * min(1, max(0, frame.seconds - start))
        let screen = frame.context.screen
        return PresentationSnapshot(
            claims: Claims(
                presenter: HostPose(
                    frame: Rect(x: 0, y: inset, width: screen.width, height: screen.height - inset))))
    }

    func targets(at frame: FrameContext) -> [Target] { [] }
    func settings(at seconds: Double) -> [(key: String, value: ValueNode?)] { [] }
    var end: Double { (start ?? 0) + 1 }
}
