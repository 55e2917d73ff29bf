import Testing
import VitrineGestures
import VitrinePresentation
import VitrinePrimitives
import VitrineTestSupport
import VitrineVocabulary

@testable import VitrinePanels
@testable import VitrineScreens
@testable import VitrineStage

/// Calls and drags in any order: whatever happens, the panel settles on a supported position, stays between its buffers and
/// what its spring swings past them, never jumps further than finger or spring take it, and tells its delegate in a legal
/// order.
struct PanelRandomTests {
    static let runs = 500

    /// A panel and the wakes that it waits for.
    private struct Driver {
        var panel: FloatingPanelPresentation
        let frame: FrameContext
        var wakes: [(reason: WakeReason, tick: Tick)] = []
        var calls: [String] = []
        /// Ticks at which the surface may be somewhere else at once: calls, and touches of what is under way.
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
                if let seconds { wakes.append((reason, max(now + 1, ScreenRecorder.tick(atOrAfter: seconds)))) }
            }
            for event in recorder.requests.logged {
                if case .delegate(let call) = event.what { calls.append(String(call.prefix { $0 != "(" })) }
            }
        }

        /// Runs the wakes that are due up to a time.
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

    @Test
    func `any calls and drags settle in bounds, without jumps and in a legal order`() throws {
        let film = try PanelFilm("{ p: {} }")
        let frame = film.staged.screen.frame(at: 0, in: film.staged.context)
        var generator = SplitMix64(seed: 17)
        var rested: [FloatingPanel.Position: Int] = [:]
        for run in 0..<Self.runs {
            let value = Self.panel(&generator)
            let presentation = FloatingPanelPresentation(
                value, name: "p", presented: true, traits: frame.context.traits)
            var driver = Driver(presentation, frame)
            var now = Tick(0)
            var fingers: [FingerPath] = []
            for _ in 0..<(1 + generator.below(6)) {
                now = now + (1 + generator.below(90))
                driver.run(to: now)
                if generator.chance(4) {
                    let positions = driver.panel.layout.last.supportedPositions
                    let action = TimelineEvent.Action(
                        "move", target: "p",
                        [
                            "to": .word(generator.element(of: positions).rawValue),
                            "animated": .flag(generator.below(3) > 0),
                        ])
                    driver.jumps.insert(now.count)
                    driver.call(at: now) { $0.perform(action, on: "p", in: &$1) }
                    continue
                }
                let legs = (0...generator.below(3)).map { _ in
                    FingerPath.Leg(
                        by: Point(x: 0, y: generator.double(-700...700)), duration: generator.double(0.03...0.5),
                        curve: FingerPath.Leg.Curve.allCases[generator.below(4)])
                }
                let path = FingerPath(down: now.seconds, start: Point(x: 187, y: 600), legs: legs)
                guard let begin = path.panBegin() else { continue }
                fingers.append(path)
                let chain = [Target.ID("p")]
                let start = ScreenRecorder.tick(begin)
                driver.run(to: start)
                var takes = false
                driver.jumps.formUnion(start.count...(start.count + 4))
                driver.call(at: start) {
                    takes = $0.touch(Touch(.recognized, .drag, path: path, at: start.seconds, chain: chain), in: &$1)
                }
                #expect(takes)
                let up = max(start + 1, ScreenRecorder.tick(atOrAfter: path.up))
                driver.run(to: up)
                driver.call(at: up) {
                    _ = $0.touch(Touch(.ended, .drag, path: path, at: path.up, chain: chain), in: &$1)
                }
                now = up
            }
            driver.run(to: now + 1200)
            try check(driver, run, fingers, until: now)
            rested[driver.panel.state.last, default: 0] += 1
        }
        for position in [FloatingPanel.Position.full, .half, .tip] {
            #expect(rested[position, default: 0] > Self.runs / 20)
        }
    }

    private func check(_ driver: Driver, _ run: Int, _ fingers: [FingerPath], until last: Tick) throws {
        let panel = driver.panel
        #expect(panel.animation == nil && panel.drag == nil && driver.wakes.isEmpty, "run \(run)")
        let geometry = panel.geometry(at: driver.frame(at: last + 1200))
        #expect(geometry.supported.contains(panel.state.last), "run \(run) rests at \(panel.state.last)")
        let end = ScreenRecorder.tick(atOrAfter: panel.end)
        #expect(panel.y(at: end.seconds, geometry) == geometry.y(of: panel.state.last), "run \(run)")
        let low = geometry.topY - max(1, geometry.layout.topInteractionBuffer)
        let high = geometry.y(of: .hidden) + max(1, geometry.layout.bottomInteractionBuffer)
        var before = panel.y(at: 0, geometry)
        // A spring of ω (at least 17.3 here) that is hit with a velocity v swings by at most v / ω, and by 2 % of its way.
        let fastest =
            fingers.flatMap { finger in
                (0..<max(1, Int((finger.up - finger.down) * 120))).map { tick in
                    let now = finger.down + Double(tick) / 120
                    return (finger.location(at: now + 1.0 / 120) - finger.location(at: now)).length * 120
                }
            }.max() ?? 0
        let swing = fastest / 17.3 + 0.02 * geometry.height
        for tick in 1...max(1, end.count) {
            let (then, now) = (Double(tick - 1) / 120, Double(tick) / 120)
            let y = panel.y(at: now, geometry)
            guard y > low - swing, y < high + swing else {
                Issue.record("run \(run): \(y) at \(now)")
                return
            }
            let way = fingers.filter { $0.down <= now && then <= $0.up }.map {
                ($0.location(at: now) - $0.location(at: then)).length
            }.max()
            // Without a finger a spring of 20 a second moves by a sixth of its way in a tick, faster only by its velocity.
            guard driver.jumps.contains(tick) || (y - before).magnitude <= max(way ?? 0, 0.25 * geometry.height) + 1e-6
            else {
                Issue.record("run \(run): jumps from \(before) to \(y) at \(now)")
                return
            }
            before = y
        }
        var previous = ""
        for call in driver.calls.map({ $0.replacing("floatingPanel", with: "") }) {
            guard Self.order[previous, default: []].contains(call) else {
                Issue.record("run \(run): \(call) after \(previous)")
                return
            }
            previous = call
        }
    }
}
