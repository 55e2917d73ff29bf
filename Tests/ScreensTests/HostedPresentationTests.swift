import Testing
import VitrineLayoutTestSupport
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineVocabulary

@testable import VitrineScreens
@testable import VitrineSurfaces

@Suite struct HostedPresentationTests {
    private func screen(
        _ probes: [(Probe, Family.Declaration)], _ timeline: [TimelineEvent] = [], in context: Context
    ) throws -> Screen {
        let scene = SceneSummary(
            traits: context.traits, container: Container(), values: PresentationValues(), timeline: timeline)
        return try ScreenRecorder.record(
            scene, families: [.probes(probes.map { (probe: $0.0, declaration: $0.1) })], in: context)
    }

    /// Returns a host at (100, 200) that shows its content half transparent, and two presentations in it.
    private func probes() -> [(Probe, Family.Declaration)] {
        var host = Probe("host", frame: Rect(x: 100, y: 200, width: 200, height: 300))
        host.hosted = HostPose(
            frame: host.frame, safeArea: Insets(bottom: 34), corners: CornerRadii(10), alpha: 0.5)
        var inner = Probe("inner", frame: Rect(x: 20, y: 30, width: 50, height: 1000))
        inner.color = RGBColor(0x00FF00)
        inner.place = .modal
        var above = Probe("above", frame: Rect(x: 0, y: 0, width: 10, height: 10))
        above.place = .window(50)
        return [
            (inner, .init("inner", in: .presentation("host"))), (above, .init("above", in: .presentation("host"))),
            (host, .init("host", in: .container)),
        ]
    }

    private func shapes(_ nodes: [Node], _ transform: Transform = .identity, opacity: Double = 1) -> [(Rect, Double)] {
        nodes.flatMap { node -> [(Rect, Double)] in
            switch node {
            case .group(let group):
                return shapes(group.children, group.transform.then(transform), opacity: opacity * group.opacity)
            case .shape(let shape): return [(transform.apply(shape.path.controlBounds), opacity)]
            default: return []
            }
        }
    }

    @Test func `what is in a host is drawn above it, moved and faded with it, windows whole`() throws {
        let context = Context.test()
        let drawn = shapes(try screen(probes(), in: context).nodes(at: 0, in: context).nodes)
        let frames = drawn.map(\.0)
        let host = try #require(frames.firstIndex(of: Rect(x: 100, y: 200, width: 200, height: 300)))
        let inner = try #require(frames.firstIndex(of: Rect(x: 120, y: 230, width: 50, height: 1000)))
        let above = try #require(frames.firstIndex(of: Rect(x: 100, y: 200, width: 10, height: 10)))
        #expect(inner == host + 1 && above > inner)
        #expect(drawn[inner].1 == 0.5 && drawn[above].1 == 1)
    }

    @Test func `of equal places, the later presentation is drawn above and found first`() throws {
        let context = Context.test()
        let probes = (0..<3).map { i -> (Probe, Family.Declaration) in
            var probe = Probe("\(i)", frame: Rect(x: Double(i) * 10, y: 100, width: 50, height: 50))
            (probe.place, probe.blocks) = (.modal, false)
            return (probe, .init(probe.name))
        }
        let screen = try screen(probes, in: context)
        let drawn = shapes(screen.nodes(at: 0, in: context).nodes).map(\.0).filter { $0.width == 50 && $0.height == 50 }
        #expect(drawn.map(\.minX) == [0, 10, 20])
        #expect(screen.targets(at: Point(x: 30, y: 120), 0, in: context).map(\.owner).prefix(3) == ["2", "1", "0"])
    }

    @Test func `a finger finds what is in a host first, and nothing that the host cuts off`() throws {
        let context = Context.test()
        let screen = try screen(probes(), in: context)
        func owner(_ x: Double, _ y: Double) -> String? {
            screen.targets(at: Point(x: x, y: y), 0, in: context).first?.owner
        }
        #expect(owner(130, 240) == "inner" && owner(250, 240) == "host")
        #expect(owner(130, 490) == "inner" && owner(130, 510) != "inner")
        #expect(screen.frame(of: .init("inner"), at: 0, in: context)?.minY == 230)
    }

    @Test func `what is in a host is laid out in the host's frame and safe area`() throws {
        let context = Context.test()
        let screen = try screen(probes(), in: context)
        let stack = screen.stack(at: 0, in: context)
        let inner = try #require(screen.index(of: "inner"))
        let traits = try #require(stack.frames[inner]).context.traits
        #expect(traits.screenSize == Size(width: 200, height: 300) && traits.safeArea == Insets(bottom: 34))
        // A host that shows nothing hides its content.
        var hidden = probes()
        hidden[2].0.hosted = nil
        let other = try self.screen(hidden, in: context)
        #expect(other.stack(at: 0, in: context).snapshots.count == 1)
        #expect(other.targets(at: 0, in: context).allSatisfy { $0.id.owner != "inner" })
    }

    @Test func `claims from within a host stay in it, but for the status bar`() throws {
        let context = Context.test()
        var probes = probes()
        probes[0].0.claims = Claims(
            safeArea: SafeAreaClaim(bottom: 1, bottomWithoutDock: 1),
            statusBar: StatusBarClaim(fraction: 1, isLight: true, isHidden: false, isPageDark: true))
        let claims = try screen(probes, in: context).stack(at: 0, in: context).claims
        #expect(claims.allSatisfy { $0.safeArea == nil } && claims.contains { !$0.statusBars.isEmpty })
    }

    @Test func `a cycle of hosts that nobody has checked comes to an end`() throws {
        let context = Context.test()
        let probe = { (name: String) in Probe(name, frame: Rect(x: 0, y: 0, width: 10, height: 10)) }
        let screen = try screen(
            [
                (probe("a"), .init("a", in: .presentation("b"))), (probe("b"), .init("b", in: .presentation("a"))),
                (probe("c"), .init("c", from: .presentation("c"))),
            ], in: context)
        #expect(!screen.nodes(at: 0, in: context).nodes.isEmpty)
    }
}
