import Testing
import VitrineMotion
import VitrinePresentation
import VitrinePrimitives
import VitrineTestSupport
import VitrineVocabulary

@testable import VitrinePanels
@testable import VitrineScreens
@testable import VitrineStage

/// With calls and drags in any order, the panel settles on a supported position, stays within its buffers and its
/// spring's overshoot, never moves faster than finger or spring, and calls its delegate in a legal order.
struct PanelRandomTests {
    private static let runs = isDebugBuild ? 1000 : 4000
    /// The number of tests among which runs are divided, as tests run in parallel.
    private static let parts = 20

    /// A panel and the wakes for which it waits.
    private struct Driver {
        var panel: FloatingPanelPresentation
        private let frame: FrameContext
        var wakes: [(reason: WakeReason, tick: Tick)] = []
        var calls: [String] = []
        /// The ticks at which the surface may jump: calls, and touches of a moving panel.
        var jumps: Set<Int> = []

        init(_ panel: FloatingPanelPresentation, _ frame: FrameContext) { (self.panel, self.frame) = (panel, frame) }

        func frame(at now: Tick) -> FrameContext {
            FrameContext(
                seconds: now.seconds, context: frame.context, host: frame.host, container: frame.container,
                page: frame.page, dock: frame.dock, dockAbsence: frame.dockAbsence)
        }

        mutating func call(at now: Tick, _ body: (inout FloatingPanelPresentation, inout Recorder) -> Void) {
            var recorder = Recorder(at: now, frame: frame(at: now), for: "p")
            body(&panel, &recorder)
            for (reason, seconds) in recorder.requests.wakes {
                wakes.removeAll { $0.reason == reason }
                if let seconds { wakes.append((reason, max(now + 1, Tick(atOrAfter: seconds)))) }
            }
            for event in recorder.requests.logged {
                if case .delegate(let call) = event.what {
                    calls.append(String(call.dropFirst("floatingPanel".count).prefix { $0 != "(" }))
                }
            }
        }

        /// Performs the wakes that are due up to a time.
        mutating func run(to end: Tick) {
            while let next = wakes.min(by: { $0.tick < $1.tick }), next.tick <= end {
                wakes.removeAll { $0.reason == next.reason }
                call(at: next.tick) { $0.wake(next.reason, in: &$1) }
            }
        }
    }

    private static func panel(_ generator: inout SplitMix64) -> FloatingPanel {
        var panel = FloatingPanel()
        if generator.chance(2) {
            let sets: [[FloatingPanel.Position]] = [
                [.full, .half, .tip], [.full, .half], [.full, .tip], [.half], [.half, .hidden],
            ]
            let supported = generator.element(of: sets)
            var layout = FloatingPanel.Layout(
                initialPosition: supported[0], supportedPositions: supported,
                insets: .init(full: 18, half: 262, tip: 69))
            layout.topInteractionBuffer = generator.element(of: [0, 6, 200])
            layout.bottomInteractionBuffer = generator.element(of: [0, 6, 100])
            panel.layout = layout
        }
        panel.behavior.shouldProjectMomentum = generator.chance(3)
        panel.behavior.allowsRubberBanding = generator.chance(2) ? [.top, .bottom] : []
        if generator.chance(3) { panel.behavior.interactionAnimator = .init(duration: 0.5, dampingRatio: 0.8) }
        panel.contentMode = generator.chance(3) ? .fitToBounds : .static
        return panel
    }

    private static let order: [String: Set<String>] = [
        "": ["WillBeginDragging", "DidChangePosition"],
        "WillBeginDragging": ["DidMove", "DidEndDragging", "DidEndDraggingToRemove"],
        "DidMove": ["DidMove", "DidEndDragging", "DidEndDraggingToRemove"],
        "DidEndDragging": ["WillBeginDecelerating", "DidChangePosition"],
        "WillBeginDecelerating": ["DidChangePosition"],
        "DidChangePosition": ["DidEndDecelerating", "DidChangePosition", "WillBeginDragging", "DidEndRemove"],
        "DidEndDecelerating": ["WillBeginDragging", "DidChangePosition"],
        "DidEndDraggingToRemove": ["DidChangePosition"],
        "DidEndRemove": ["DidChangePosition"],
    ]

    @Test(arguments: 0..<parts)
    func `any calls and drags settle in bounds, without jumps and in a legal order`(part: Int) throws {
        let film = try PanelFilm("{ p: {} }")
        let frame = film.staged.screen.frame(at: 0, in: film.staged.context)
        let runs = Self.runs / Self.parts
        var rested: [FloatingPanel.Position: Int] = [:]
        for i in 0..<runs {
            let number = part * runs + i
            var generator = SplitMix64(seed: UInt64(number))
            let presentation = FloatingPanelPresentation(
                Self.panel(&generator), name: "p", presented: true, traits: frame.context.traits)
            var run = Run(number: number, driver: Driver(presentation, frame))
            run.perform(&generator)
            check(run)
            rested[run.driver.panel.state.last, default: 0] += 1
        }
        for position in [FloatingPanel.Position.full, .half, .tip] {
            #expect(rested[position, default: 0] > runs / 20)
        }
    }

    /// A sequence of calls and fingers of one panel.
    private struct Run {
        let number: Int
        var driver: Driver
        var now = Tick(0)
        var fingers: [FingerPath] = []

        init(number: Int, driver: Driver) { (self.number, self.driver) = (number, driver) }

        mutating func perform(_ generator: inout SplitMix64) {
            for _ in 0..<(1 + generator.below(6)) {
                now = now + (1 + generator.below(90))
                driver.run(to: now)
                if generator.chance(4) { move(&generator) } else { drag(&generator) }
            }
            driver.run(to: now + 1200)
        }

        private mutating func move(_ generator: inout SplitMix64) {
            let positions = driver.panel.layout.last.supportedPositions
            let action = TimelineEvent.Action.move(
                "p", to: generator.element(of: positions), animated: generator.below(3) > 0)
            driver.jumps.insert(now.count)
            driver.call(at: now) { $0.perform(action, on: "p", in: &$1) }
        }

        private mutating func drag(_ generator: inout SplitMix64) {
            let legs = (0...generator.below(3)).map { _ in
                FingerPath.Leg(
                    by: Point(x: 0, y: generator.double(-700...700)), duration: generator.double(0.03...0.5),
                    curve: FingerPath.Leg.Curve.allCases[generator.below(4)])
            }
            let path = FingerPath(down: now.seconds, start: Point(x: 187, y: 600), legs: legs)
            guard let begin = path.panBegin() else { return }
            fingers.append(path)
            let chain = [Target.ID("p")]
            let start = Tick(nearest: begin)
            driver.run(to: start)
            var takes = false
            driver.jumps.formUnion(start.count...(start.count + 4))
            driver.call(at: start) {
                takes = $0.touch(Touch(.recognized, .drag, path: path, at: start.seconds, chain: chain), in: &$1)
            }
            if !takes { Issue.record("run \(number): the panel leaves a finger at \(start.seconds)") }
            now = max(start + 1, Tick(atOrAfter: path.up))
            driver.run(to: now)
            driver.call(at: now) {
                _ = $0.touch(Touch(.ended, .drag, path: path, at: path.up, chain: chain), in: &$1)
            }
        }
    }

    private func check(_ run: Run) {
        let panel = run.driver.panel
        guard panel.animation == nil, panel.drag == nil, run.driver.wakes.isEmpty else {
            Issue.record("run \(run.number) does not settle")
            return
        }
        let geometry = panel.geometry(at: run.driver.frame(at: run.now + 1200))
        let (position, end) = (panel.state.last, Tick(atOrAfter: panel.end))
        guard geometry.supported.contains(position),
            panel.y(at: end.seconds, geometry) == geometry.y(of: position)
        else {
            Issue.record("run \(run.number) rests at \(panel.y(at: end.seconds, geometry)), \(position)")
            return
        }
        checkMotion(run, geometry, until: end)
        checkCalls(run)
    }

    private func checkMotion(_ run: Run, _ geometry: PanelGeometry, until end: Tick) {
        let (panel, fingers) = (run.driver.panel, run.fingers)
        let low = geometry.topY - max(1, geometry.layout.topInteractionBuffer)
        let high = geometry.y(of: .hidden) + max(1, geometry.layout.bottomInteractionBuffer)
        // A spring of ω (at least 17.3 here) with a velocity v overshoots by at most v / ω, and by 2 % of its distance.
        let swing = (fingers.map(Self.fastest).max() ?? 0) / 17.3 + 0.02 * geometry.height
        var before = panel.y(at: 0, geometry)
        for tick in 1...max(1, end.count) {
            let (then, now) = (Double(tick - 1) / 120, Double(tick) / 120)
            let y = panel.y(at: now, geometry)
            guard y > low - swing, y < high + swing else {
                Issue.record("run \(run.number): \(y) at \(now)")
                return
            }
            let way = fingers.lazy.filter { $0.down <= now && then <= $0.up }.map {
                ($0.location(at: now) - $0.location(at: then)).length
            }.max()
            // Without a finger, a spring of 20 per second moves by at most a sixth of its distance in a tick.
            let longest = max(way ?? 0, 0.25 * geometry.height) + 1e-6
            guard (y - before).magnitude <= longest || run.driver.jumps.contains(tick) else {
                Issue.record("run \(run.number): jumps from \(before) to \(y) at \(now)")
                return
            }
            before = y
        }
    }

    /// Returns the highest velocity of a finger, in points per second.
    private static func fastest(_ finger: FingerPath) -> Double {
        var (fastest, last) = (0.0, finger.start)
        for tick in 1...max(1, Int((finger.up - finger.down) * 120) + 1) {
            let location = finger.location(at: finger.down + Double(tick) / 120)
            fastest = max(fastest, (location - last).length * 120)
            last = location
        }
        return fastest
    }

    private func checkCalls(_ run: Run) {
        var previous = ""
        for call in run.driver.calls {
            guard Self.order[previous, default: []].contains(call) else {
                Issue.record("run \(run.number): \(call) after \(previous)")
                return
            }
            previous = call
        }
    }
}
