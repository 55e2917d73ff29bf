import Testing
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineMotion
@testable import VitrinePages
@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineSurfaces

/// With taps, drags and calls in any order, the popup and its scrolling content settle, stay on the screen, and never
/// move faster than the finger or their springs.
@Suite struct PopupRandomTests {
    static let geometry = PopupGeometry(collapsedTop: 848, barHeight: 48, height: 932, statusBarThreshold: 29.5)
    static let runs = 10_000

    /// Returns one run's presentation and the fingers that moved it.
    private static func run(_ generator: inout SplitMix64) -> (PopupBarPresentation, [FingerPath]) {
        let styles = PopupInteractionStyle.allCases
        var content = with(
            PopupContent(image: generator.below(2) == 0 ? "art.png" : nil, open: generator.below(4) == 0)
        ) {
            $0.popupInteractionStyle = styles[generator.below(styles.count)]
            $0.popupSnapPercent = 0.1 + Double(generator.below(81)) / 100
            $0.allowsContentTransition = generator.below(3) > 0
        }
        var geometry = Self.geometry
        if generator.below(2) == 0 {
            let reach = Double(generator.below(4) * 400)
            geometry.scroll = ScrollGeometry(length: geometry.height, reach: reach, pixel: 1.0 / 3)
            content.content = [.list(sections: [], contentOffset: Double(generator.below(4) * 100))]
            content.open = generator.below(2) == 0
        }
        var bar = PopupBarPresentation(
            .music(.floating), content: content, presented: generator.below(4) > 0,
            design: generator.below(2) == 0 ? .glass : .legacy)
        var fingers: [FingerPath] = []
        var now = 0.0
        for _ in 0..<(1 + generator.below(8)) {
            now += Double(generator.below(90)) / 100
            switch generator.below(8) {
            case 0: bar.present(at: now, openPopup: generator.below(2) == 0)
            case 1: bar.dismiss(at: now)
            case 2: bar.open(at: now)
            case 3: bar.close(at: now)
            default:
                let legs = (0...generator.below(4)).map { _ in
                    FingerPath.Leg(
                        by: Point(x: Double(generator.below(41)) - 20, y: Double(generator.below(1601)) - 800),
                        duration: 0.02 + Double(generator.below(60)) / 100,
                        curve: FingerPath.Leg.Curve.allCases[generator.below(4)])
                }
                let finger = FingerPath(down: now, start: Point(x: 215, y: 500), legs: legs)
                fingers.append(finger)
                bar.pan(finger, from: generator.below(2) == 0 ? .bar : .popup, in: geometry)
                // There is one finger at a time.
                now = finger.up
            }
        }
        bar.finish()
        return (bar, fingers)
    }

    @Test func settlesStaysAndNeverJumps() {
        var generator = SplitMix64(seed: 2024)
        var (opened, scrolled) = (0, 0)
        for run in 0..<Self.runs {
            let (bar, fingers) = Self.run(&generator)
            let end = bar.end
            #expect(end < 30, "run \(run) ends at \(end)")
            let state = bar.state(at: end)
            let openness = bar.popup.openness.value(at: end)
            #expect(state != .transitioning, "run \(run)")
            #expect(openness == (state == .open ? 1 : 0), "run \(run): \(state) and \(openness)")
            #expect(bar.motion.alpha.value(at: end) == (state == .barHidden ? 0 : 1), "run \(run)")
            if state == .open { opened += 1 }

            if bar.scroll.end > 0 { scrolled += 1 }
            Self.checkScroll(of: bar, under: fingers, run)

            var last = bar.popup.openness.value(at: 0)
            var tick = 1
            while Double(tick) / 120 < end {
                let (before, now) = (Double(tick - 1) / 120, Double(tick) / 120)
                let value = bar.popup.openness.value(at: now)
                // A spring that a finger releases overshoots by half a percent.
                guard value > -0.01, value < 1.01 else {
                    Issue.record("run \(run): \(value) at \(now)")
                    break
                }
                // The limit is the steepest tick of the spring of 0.5 s, and the finger's distance meanwhile.
                let finger =
                    fingers.filter { $0.down <= now && before <= $0.up }
                    .map { ($0.location(at: now) - $0.location(at: before)).length }.max() ?? 0
                guard (value - last).magnitude <= 0.0625 + finger / Self.geometry.collapsedTop else {
                    Issue.record("run \(run): jumps from \(last) to \(value) at \(now)")
                    break
                }
                last = value
                tick += 1
            }
        }
        // The runs have both ends.
        #expect(opened > Self.runs / 20 && opened < Self.runs / 2)
        #expect(scrolled > Self.runs / 10)
    }

    /// Checks that content rests within its range, moves no faster than a finger has thrown it or its spring pulls it
    /// back, and stays while a finger pulls the popup.
    private static func checkScroll(of bar: PopupBarPresentation, under fingers: [FingerPath], _ run: Int) {
        guard bar.scroll.end > 0 else { return }
        let offset = bar.scroll.offset
        let last = offset.value(at: bar.end)
        #expect(last >= 0 && last <= 1200, "run \(run) rests at \(last)")
        #expect((last * 3 - (last * 3).rounded()).magnitude < 1e-6, "run \(run)")
        // The spring of a throw that is limited to a quarter of the screen begins with 6333 pt per second.
        var fastest = 6400.0 / 120
        var before = offset.value(at: 0)
        for tick in 1...max(1, Int(bar.end * 120)) {
            let (then, now) = (Double(tick - 1) / 120, Double(tick) / 120)
            var thrown = 0.0
            for finger in fingers where finger.down <= now && then <= finger.up {
                let way = (finger.location(at: now) - finger.location(at: then)).length
                // Content that is released within the tick has a part of both.
                if finger.up < now { thrown = max(thrown, way) }
                fastest = max(fastest, way)
            }
            let value = offset.value(at: now)
            guard (value - before).magnitude <= fastest + thrown + 1e-6, value > -932, value < 1200 + 932 else {
                Issue.record("run \(run): scrolls from \(before) to \(value) at \(now)")
                return
            }
            before = value
        }
        for transition in bar.popup.transitions where transition.transitionStyle == .drag && !transition.isOpening {
            let (from, to) = (offset.value(at: transition.start), offset.value(at: transition.end))
            #expect(from <= 1e-9 && to <= 1e-9 && to >= from, "run \(run): \(from) to \(to) while it is pulled")
        }
    }
}
