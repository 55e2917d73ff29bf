import Testing
import VitrineLayoutTestSupport
import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineScreens
import VitrineSurfaces
import VitrineTestSupport
import VitrineVocabulary

@testable import VitrineOverlays

/// With any calls and drags, an overlay settles on a notch, stays in bounds, never jumps, and notifies in legal order.
struct RandomRunTests {
    static let runs = isDebugBuild ? 200 : 4000
    private static let parts = 20

    @Test(arguments: SeedRange.parts(parts, of: runs / parts, stride: 100_000))
    func `random runs settle in bounds without jumps`(_ seeds: SeedRange) throws {
        for seed in seeds {
            var run = RandomRun(seed: seed)
            let (container, events) = run.make()
            let screen = try ScreenRecorder.record(
                SceneSummary(
                    traits: Self.traits, container: .init(), values: values(container), timeline: events),
                families: [.overlayContainer], in: Self.context)
            let overlay = try #require(screen.presentation("o", as: OverlayContainerPresentation.self))
            check(overlay, container, seed)
            checkCalls(screen.log.map(\.spelling), seed)
        }
    }

    private static let traits = Traits(device: .iPhoneX, design: .legacy)
    private static let context = Context(
        traits: traits, viewport: Viewport(scale: 1, width: 375, height: 812), typesetter: bundledTypesetter,
        icons: [:],
        images: [:])

    private func values(_ container: OverlayContainer) -> PresentationValues {
        var out = PresentationValues()
        out.overlayContainers["o"] = container
        return out
    }

    private func check(_ overlay: OverlayContainerPresentation, _ container: OverlayContainer, _ seed: UInt64) {
        let (motion, end) = (overlay.motion, overlay.end)
        #expect(end.isFinite && end < 60, "seed \(seed)")
        #expect(motion.drag == nil && motion.pending == nil && motion.move == nil, "seed \(seed)")
        let rest = motion.height.value(at: end)
        #expect(motion.notches.contains(rest), "seed \(seed): rests at \(rest)")
        // A finger moves at most 2000 pt beyond a notch; springs overshoot by 4.6 % of the distance.
        let highest = motion.notches.last ?? 0
        let band = RubberBandTranslationFunction(factor: container.overlayTranslationFunction.factor)
        let bound = band.height(highest + 2000, minimum: 0, maximum: highest) * 1.15 + 1
        let (height, fraction) = (overlay.value("translationHeight"), overlay.value("overallTranslationProgress"))
        for tick in 0...Int(end * 120) {
            let seconds = Double(tick) / 120
            // Published values are those on the screen.
            let shown = motion.height.value(at: seconds)
            let heights = motion.heights.value(at: seconds)
            let span = (heights.last ?? 0) - (heights.first ?? 0)
            let progress = span > 0 ? (shown - heights[0]) / span : 0
            #expect(height?.number(for: Follow("o.h"), at: seconds) == shown, "seed \(seed)")
            #expect(near(fraction?.number(for: Follow("o.p"), at: seconds) ?? .nan, progress, 1e-9), "seed \(seed)")
            let (before, after) = (motion.height.value(at: seconds - 1e-7), motion.height.value(at: seconds + 1e-7))
            if (after - before).magnitude > 0.05 {
                Issue.record("seed \(seed): jumps from \(before) to \(after) at \(seconds)")
                return
            }
            if after > bound || after < -0.06 * highest {
                Issue.record("seed \(seed): at \(after) of \(highest)")
                return
            }
        }
        let offset = overlay.contents.last?.content.state.moment(at: end).number(.contentOffset, of: "list") ?? 0
        #expect(offset >= 0, "seed \(seed): content at \(offset)")
    }

    private func checkCalls(_ calls: [String], _ seed: UInt64) {
        var isDragging = false
        var moving: String?
        for call in calls {
            let notch = call.split(separator: " ").last.map(String.init)
            switch call {
            case "willStartDraggingOverlay":
                #expect(!isDragging, "seed \(seed)")
                isDragging = true
            case _ where call.hasPrefix("willEndDragging"):
                #expect(isDragging, "seed \(seed)")
                isDragging = false
            case _ where call.hasPrefix("willMoveOverlay"): moving = notch
            case _ where call.hasPrefix("didMoveOverlay"):
                #expect(moving == notch, "seed \(seed): \(calls)")
                moving = nil
            case "willTranslateOverlay": #expect(moving != nil, "seed \(seed)")
            default: Issue.record("seed \(seed): \(call)")
            }
        }
        #expect(!isDragging && moving == nil, "seed \(seed): \(calls)")
    }
}

/// A container and events with random legal values.
private struct RandomRun {
    var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(seed: seed) }

    mutating func make() -> (OverlayContainer, [TimelineEvent]) {
        var heights = (0..<generator.int(1...5)).map { _ in generator.double(0...780).rounded() }
        heights.sort()
        if generator.chance(8) { heights[0] = 0 }
        let header = Element(.view(ViewElement([])), name: "header", height: 70, margins: .zero)
        var list = ListElement(rows: [])
        list.plainRowCount = generator.element(of: [0, 5, 40])
        if generator.chance(2) { list.contentOffset = list.rowCount == 40 ? 200 : 0 }
        var container = OverlayContainer(
            style: generator.element(of: OverlayContainer.Style.allCases), notches: heights.map { .height($0) },
            viewControllers: [
                OverlayViewController("ground"),
                OverlayViewController("overlay", Content(body: [header, Element(.list(list), name: "list")])),
            ], drivingScrollView: generator.chance(4) ? nil : "list")
        container.disabledNotches = heights.indices.filter { _ in generator.chance(5) }
        container.libraryVersion = generator.element(of: OverlayContainer.LibraryVersion.allCases)
        container.overlayTranslationFunction = RubberBandTranslationFunction(
            factor: generator.double(0...1), bouncesAtMaximumHeight: !generator.chance(4),
            bouncesAtMinimumHeight: !generator.chance(4))
        var time = 0.2
        var events: [TimelineEvent] = []
        for _ in 0..<generator.int(1...6) {
            let (action, duration) = event(heights.count)
            events.append(TimelineEvent(at: time, action))
            time += duration + generator.double(0.05...0.9)
        }
        return (container, events)
    }

    private mutating func event(_ count: Int) -> (TimelineEvent.Action, Double) {
        switch generator.below(8) {
        case 0: return (.init("move", target: "o", ["toNotchAt": .number(generator.below(count))]), 0)
        case 1: return (.init("invalidateNotchHeights", target: "o"), 0)
        case 2:
            let disabled = (0..<count).filter { _ in generator.chance(3) }
            let node = ValueNode.mapping([
                ("overlayContainers", .mapping([("o", .mapping([("disabledNotches", disabled.node(Format()))]))]))
            ])
            return (.init("set", node), 0)
        default:
            let at = Point(x: generator.double(5...370), y: generator.double(5...805))
            let legs = (0..<generator.int(1...6)).map { _ in
                FingerPath.Leg(
                    by: Point(x: 0, y: generator.double(-330...330).rounded()),
                    duration: generator.double(0.03...0.4), curve: generator.element(of: FingerPath.Leg.Curve.allCases))
            }
            return (
                .init("drag", location: at, ["path": legs.node(Format())]), legs.reduce(0) { $0 + $1.duration }
            )
        }
    }
}
