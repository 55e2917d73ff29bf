import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineTestSupport
import VitrineVocabulary

@testable import VitrineScreens

/// What a finger finds, and in which order the phases of fingers and the events of a scene take place.
@Suite struct HitTestingTests {
    private static let context = Context.test()
    private static let place = Point(x: 150, y: 250)

    /// Records a scene with probes that all contain a place.
    private func screen(
        _ names: [String], host: HostID? = nil, container: Container = Container(), timeline: [TimelineEvent] = [],
        change: (inout Probe) -> Void = { _ in }
    ) throws -> Screen {
        let probes = names.enumerated().map { i, name in
            var probe = Probe(name, frame: Rect(x: 100, y: 200, width: 100 + Double(i), height: 100))
            probe.place = host == nil ? .modal : .page
            change(&probe)
            return (probe: probe, declaration: Family.Declaration(name, in: host))
        }
        let scene = SceneSummary(
            traits: Self.context.traits, container: container, values: PresentationValues(), timeline: timeline)
        return try ScreenRecorder.record(scene, families: [.probes(probes)], in: Self.context)
    }

    @Test(arguments: [nil, HostID.container]) func `the presentation that is drawn last is found first`(
        _ host: HostID?
    ) throws {
        for names in [["a", "b", "c"], ["c", "a", "b"]] {
            let screen = try screen(names, host: host) { $0.blocks = false }
            let found = screen.targets(at: Self.place, 0, in: Self.context)
            let widths = screen.nodes(at: 0, in: Self.context).nodes.compactMap { node -> Double? in
                guard case .shape(let shape) = node, shape.path.controlBounds.minY == 200 else { return nil }
                return shape.path.controlBounds.width
            }
            #expect(widths == [100, 101, 102])
            #expect(found.map(\.owner) == names.reversed())
        }
    }

    @Test(arguments: [nil, HostID.container]) func `a target that blocks hides what is below it`(
        _ host: HostID?
    ) throws {
        func found(blocking name: String) throws -> [String] {
            let screen = try screen(["a", "b", "c"], host: host) { $0.blocks = $0.name == name }
            return screen.targets(at: Self.place, 0, in: Self.context).map(\.owner)
        }
        #expect(try found(blocking: "c") == ["c"])
        #expect(try found(blocking: "b") == ["c", "b"])
        #expect(try found(blocking: "") == ["c", "b", "a"])
    }

    /// 44 pt is the smallest target that Apple's Human Interface Guidelines recommend.
    @Test func `an item of the dock is found within 22 points of its center`() throws {
        let dock = Container.Dock.tabBar(
            TabBar(items: [.init(title: "A", icon: "house"), .init(title: "B", icon: "heart")]))
        let screen = try screen([], container: Container(dock: dock))
        for item in ["A", "B"] {
            let id = Target.ID(TouchTargets.container, item)
            let center = try #require(screen.location(of: id, at: 0, in: Self.context))
            for (x, y) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] {
                func isFound(_ way: Double) -> Bool {
                    let place = Point(x: center.x + x * way, y: center.y + y * way)
                    return screen.targets(at: place, 0, in: Self.context).contains(id)
                }
                #expect(isFound(21.9) && !isFound(22.1))
            }
        }
    }

    /// The finger moves by 120 pt per second, so that it is recognized ten ticks after it touches the screen.
    @Test(arguments: [(9, false), (10, false), (11, true)])
    func `an event of the scene comes before the fingers of its tick`(_ ticks: Int, _ isRecognized: Bool) throws {
        let drag = TimelineEvent.drag(
            "a", at: 1, path: [.init(by: Point(x: 0, y: 120), duration: 1, curve: .linear)])
        let event = TimelineEvent(at: 1 + Double(ticks) / 120, .init("show", target: "a"))
        for timeline in [[drag, event], [event, drag]] {
            let probe = try #require(try screen(["a"], timeline: timeline).presentation("a", as: Probe.self))
            #expect(probe.steps.map(\.phase) == [.began, .recognized, .ended])
            #expect(probe.actions == [isRecognized ? 2 : 1])
        }
    }

    /// In any order of additions, steps come by tick, then by rank, then by order.
    @Test func `the agenda is sorted`() {
        var generator = SplitMix64(seed: 51)
        for _ in 0..<100 {
            var agenda = Agenda()
            for i in 0..<40 {
                let rank = Agenda.Rank(rawValue: generator.below(5)) ?? .due
                agenda.add(
                    .finger(i, .ended), at: Tick(generator.below(4)), rank, order: generator.chance(2) ? 40 - i : nil)
            }
            var last: [Int] = []
            while let item = agenda.next() {
                let place = [item.tick.count, item.rank.rawValue, item.order]
                #expect(!place.lexicographicallyPrecedes(last))
                last = place
            }
        }
        #expect(Agenda.Rank.due < .scene && Agenda.Rank.scene < .finger && Agenda.Rank.finger < .posted)
        #expect(Agenda.Rank.posted < .endOfTick)
    }
}
