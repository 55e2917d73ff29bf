import Testing
import VitrineLayoutTestSupport
import VitrineMotion
import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineVocabulary

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

/// A card that insets its presenter, as CardPresentationController does.
private struct CardPresentation: Presentation {
    var progress = AnimatedValue(0)

    mutating func perform(_ action: TimelineEvent.Action, on name: String, in recorder: inout Recorder) {
        progress.animate(to: 1, start: recorder.seconds, pacing: .curve(.linear, duration: 0.5))
    }

    func touch(_ touch: Touch, in recorder: inout Recorder) -> Bool { false }
    func apply(_ change: SettingsChange, in recorder: inout Recorder) {}
    func settings(at seconds: Double) -> [(key: String, value: ValueNode?)] { [] }
    func targets(at frame: FrameContext) -> [Target] { [] }

    func snapshot(at frame: FrameContext) -> PresentationSnapshot {
        let fraction = progress.value(at: frame.seconds)
        guard fraction > 0 else { return PresentationSnapshot() }
        let screen = frame.context.screen
        var pose = HostPose(frame.context.traits)
        pose.frame = screen.insetBy(dx: 16 * fraction, dy: 0)
        pose.corners = CornerRadii(8 * fraction)
        pose.alpha = 1 - 0.4 * fraction
        pose.takesTouches = false
        let card = Rect(x: 0, y: screen.maxY - 400 * fraction, width: screen.width, height: 400)
        return PresentationSnapshot(
            claims: Claims(presenter: pose), layers: [Layer(.modal, [.shape(ShapeNode(.rect(card), color: .white))])])
    }

    var end: Double { progress.end ?? 0 }
}

/// Entries of a window: a later one replaces an earlier one; each disappears after a second.
private struct EntriesPresentation: Presentation {
    var shown = Stepped<String?>(nil)
    /// Whether it requests a wake on the same tick again and again.
    var neverEnds = false

    mutating func perform(_ action: TimelineEvent.Action, on name: String, in recorder: inout Recorder) {
        if let old = shown.last { recorder.log(.delegate("\(old) didDisappear")) }
        shown.set(action.target, at: recorder.seconds)
        recorder.log(.delegate("\(action.target) willAppear"))
        recorder.wake(WakeReason("exit"), at: recorder.seconds + 1)
        if neverEnds { recorder.wake(WakeReason("again"), at: recorder.seconds) }
    }

    mutating func wake(_ reason: WakeReason, in recorder: inout Recorder) {
        if reason.name == "again" { return recorder.wake(reason, at: recorder.seconds) }
        if let old = shown.last { recorder.log(.delegate("\(old) didDisappear")) }
        shown.set(nil, at: recorder.seconds)
    }

    func touch(_ touch: Touch, in recorder: inout Recorder) -> Bool { false }
    func apply(_ change: SettingsChange, in recorder: inout Recorder) {}
    func settings(at seconds: Double) -> [(key: String, value: ValueNode?)] { [] }
    func targets(at frame: FrameContext) -> [Target] { [] }

    func snapshot(at frame: FrameContext) -> PresentationSnapshot {
        guard shown.value(at: frame.seconds) != nil else { return PresentationSnapshot() }
        let node = Node.shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 430, height: 59)), color: RGBColor(0xFF00FF)))
        return PresentationSnapshot(layers: [Layer(.window(1001), [node])])
    }

    var end: Double { shown.end }
}

private func family(
    _ name: String, _ scope: Family.Scope, verb: String, names: [String], _ presentation: any Presentation
) -> Family {
    Family(
        name, scope: scope, fields: [], verbs: [Verb(verb, of: .presentation, "")],
        declarations: { _ in names.map { Family.Declaration($0) } }, begin: { _ in [(names[0], presentation)] })
}

private func event(_ at: Double, _ verb: String, _ target: String) -> TimelineEvent {
    TimelineEvent(at: at, TimelineEvent.Action(verb, .text(target)))
}

struct HostTests {
    private func scene(_ timeline: [TimelineEvent]) -> SceneSummary {
        var values = PresentationValues()
        values.popupBar = PopupBar(barStyle: .floating, popupItem: PopupItem(title: "Title"))
        return SceneSummary(
            traits: Context.test().traits,
            container: Container(dock: .toolbar(Toolbar(items: ["Left", "Right"]))), values: values,
            timeline: timeline)
    }

    private func record(_ timeline: [TimelineEvent], _ families: [Family]) throws -> Screen {
        try ScreenRecorder.record(scene(timeline), families: [.popupBar] + families, in: .test())
    }

    private let card = family("Card", .name, verb: "presentCard", names: ["card"], CardPresentation())

    @Test func `a card's claim lays its presenter out in a narrower frame`() throws {
        let screen = try record([event(0.5, "presentCard", "card")], [card])
        func bar(_ seconds: Double) throws -> Rect {
            let frames = screen.stack(at: seconds, in: .test())
            let frame = screen.frame(at: seconds, in: .test(), pose: frames.poses[.container])
            return try #require(screen.presentation("popupBar", as: PopupBarPresentation.self)).layout(at: frame).frame
        }
        #expect(screen.stack(at: 0, in: .test()).poses.isEmpty)
        let pose = try #require(screen.stack(at: 2, in: .test()).poses[.container])
        #expect(pose.frame == Rect(x: 16, y: 0, width: 398, height: 932))
        // The bar is not scaled: it keeps its margins in the narrower host.
        #expect(try bar(0).width - bar(2).width == 32)
        #expect(try bar(0).minX == bar(2).minX)
        #expect(try bar(0).height == bar(2).height)
    }

    @Test func `a presenter that takes no touches has no targets`() throws {
        let screen = try record([event(0.5, "presentCard", "card")], [card])
        #expect(screen.targets(at: 0, in: .test()).contains { $0.id.owner == "container" })
        #expect(!screen.targets(at: 2, in: .test()).contains { $0.id.owner == "container" })
    }

    @Test func `an inset presenter is clipped, faded and drawn over black`() throws {
        let screen = try record([event(0.5, "presentCard", "card")], [card])
        let (nodes, background) = screen.nodes(at: 2, in: .test())
        #expect(background == .black)
        guard case .group(let presenter) = nodes.first else { return #expect(Bool(false), "no group") }
        #expect(presenter.opacity == 0.6)
        #expect(presenter.transform == .translation(x: 16, y: 0))
    }

    @Test func `one presentation of a window shows entries in turn, above the status bar, and dismisses them in time`()
        throws
    {
        let entries = family(
            "Entries", .window, verb: "display", names: ["first", "second"], EntriesPresentation())
        let screen = try record([event(0.2, "display", "first"), event(0.7, "display", "second")], [entries])
        #expect(
            screen.log.map { "\($0.at) \($0.what)" } == [
                "0.2 delegate(\"first willAppear\")", "0.7 delegate(\"first didDisappear\")",
                "0.7 delegate(\"second willAppear\")", "1.7 delegate(\"second didDisappear\")",
            ])
        func isPainted(_ seconds: Double) -> Bool {
            screen.nodes(at: seconds, in: .test()).nodes.contains {
                if case .shape(let shape) = $0 {
                    shape.path == .rect(Rect(x: 0, y: 0, width: 430, height: 59))
                } else {
                    false
                }
            }
        }
        #expect([0.1, 0.3, 1.6, 1.8].map(isPainted) == [false, true, true, false])
    }

    @Test func `a presentation that wakes without end is an error`() {
        let entries = family(
            "Entries", .window, verb: "display", names: ["first"], EntriesPresentation(neverEnds: true))
        #expect(throws: RecordingError.endless(presentation: "first", seconds: 0.2)) {
            try record([event(0.2, "display", "first")], [entries])
        }
    }

    @Test func `snapshots are equal in any order of times`() throws {
        let screen = try record([event(0.5, "presentCard", "card"), event(0.2, "present", "popupBar")], [card])
        let times = stride(from: 0.0, through: 1.5, by: 0.05).map { $0 }
        let forward = times.map { screen.stack(at: $0, in: .test()).poses[.container] }
        let backward = times.reversed().map { screen.stack(at: $0, in: .test()).poses[.container] }
        #expect(forward == backward.reversed())
    }

    @Test func `a device that is turned lays everything out anew at once, and its screen shows it in 0.3 s`() throws {
        let screen = try record([event(1, "rotate", "landscape")], [])
        func size(_ seconds: Double) -> Size { screen.frame(at: seconds, in: .test()).context.screen.size }
        #expect(size(0.9) == Size(width: 430, height: 932))
        #expect(size(1) == Size(width: 932, height: 430))
        #expect(screen.turn(at: 0.99) == nil && screen.turn(at: 1.31) == nil)
        #expect(screen.turn(at: 1)?.fraction == 0)
        #expect([1, 1.31].map { screen.angle.device(at: $0) } == [0, 90])
        // The visible part stays upright during the rotation.
        #expect([1, 1.15, 1.31].map { screen.angle.value(at: $0) } == [0, 0, 0])
        let middle = screen.turn(at: 1.15, in: Context.test().viewport).size
        #expect(abs(middle.width - 681) < 0.5 && abs(middle.height - 681) < 0.5)
    }

    @Test func `a turned screen stands in the middle of the canvas`() throws {
        let screen = try record([event(1, "rotate", "landscape")], [])
        guard case .group(let turned) = screen.nodes(at: 2, in: .test()).nodes.first else {
            Issue.record("no group")
            return
        }
        let middle: Transform = .translation(x: -251, y: 251)
        #expect(turned.transform == middle)
    }
}
