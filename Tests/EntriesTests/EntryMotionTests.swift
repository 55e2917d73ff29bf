import Testing
import VitrineLayoutTestSupport
import VitrineMotion
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces
import VitrineVocabulary

@testable import VitrineEntries

/// Positions and motions compared with the tables of facts, entry kit, sections 2.2, 3.2, 3.10 and 4.
@Suite struct EntryMotionTests {
    @Test(arguments: [
        // The columns are damping, seconds, velocity, and the remaining distance at 0.05, 0.1, 0.15, 0.2, 0.3, 0.4 s.
        (1.0, 0.7, 0.0, [0.858, 0.620, 0.412, 0.260, 0.095, 0.032]),
        (1, 0.5, 0, [0.764, 0.449, 0.236, 0.117, 0.026, 0.005]),
        (0.7, 0.7, 0, [0.824, 0.510, 0.238, 0.065, -0.045, -0.027]),
        (0.8, 0.65, 0, [0.835, 0.548, 0.301, 0.135, 0, -0.015]),
        (0.9, 0.5, 0, [0.782, 0.463, 0.232, 0.101, 0.011, -0.001]),
        (0.4, 0.8, 0, [0.669, 0.122, -0.205, -0.238, 0.011, 0.050]),
        (0.3, 0.5, 10, [0.122, -0.396, -0.182, 0.113, -0.012, -0.013]),
        (1, 0.3, 10, [0.453, 0.155, 0.047, 0.014, 0.001, 0]), (1, 0.3, 4, [0.509, 0.175, 0.052, 0.015, 0.001, 0]),
    ])
    func `springs follow the table`(_ damping: Double, _ duration: Double, _ velocity: Double, _ rest: [Double]) {
        var value = AnimatedValue(100)
        value.animate(
            to: 0, at: 1, duration: duration, spring: .init(damping: damping, initialVelocity: velocity),
            curve: .easeOut)
        for (t, fraction) in zip([0.05, 0.1, 0.15, 0.2, 0.3, 0.4], rest) {
            #expect(near(value.value(at: 1 + t), fraction * 100, 0.12), "\(damping) at \(t)")
        }
    }

    @Test(arguments: [
        (
            EntryAttributes.Preset.topToast, Rect(x: 0, y: 44, width: 375, height: 27),
            Rect(x: 0, y: 0, width: 375, height: 71)
        ),
        (.bottomToast, Rect(x: 0, y: 751, width: 375, height: 27), Rect(x: 0, y: 751, width: 375, height: 61)),
        (.topFloat, Rect(x: 20, y: 54, width: 335, height: 27), Rect(x: 20, y: 54, width: 335, height: 27)),
        (.bottomFloat, Rect(x: 20, y: 741, width: 335, height: 27), Rect(x: 20, y: 741, width: 335, height: 27)),
        (.centerFloat, Rect(x: 20, y: 392.5, width: 335, height: 27), Rect(x: 20, y: 392.5, width: 335, height: 27)),
        (.statusBar, Rect(x: 0, y: 0, width: 375, height: 27), Rect(x: 0, y: 0, width: 375, height: 27)),
    ])
    func `presets stand where the table says`(_ preset: EntryAttributes.Preset, _ box: Rect, _ background: Rect) throws
    {
        var attributes = EntryAttributes(preset)
        attributes.displayDuration = .infinity
        let screen = try Screen.entries(["a": Entry(.note("A line"), attributes: attributes)], [.display("a", 0)])
        #expect(near(screen.box("a", at: 2), box, 0.35))
        #expect(near(screen.geometry(screen.kit.instances[0], at: 2).background, background, 0.35))
    }

    @Test func `sizes are ratios, offsets and constants, and a maximum wins`() throws {
        let entry = note {
            $0.position = .bottom
            $0.positionConstraints = .init(
                size: .init(width: .offset(20), height: .ratio(0.6)),
                maxSize: .init(width: .constant(300), height: .intrinsic),
                safeArea: .overridden)
        }
        let screen = try Screen.entries(["a": entry], [.display("a", 0)])
        #expect(near(screen.box("a", at: 2), Rect(x: 37.5, y: 324.8, width: 300, height: 487.2), 0.01))
    }

    @Test func `a toast of the early release enters from behind the safe area as measured`() throws {
        // The lower edge is -44 + 169.8 · easeOut(t / 0.3). Source: facts, entry kit, section 4 (toasts.gif).
        var attributes = EntryAttributes(.topToast)
        attributes.displayDuration = .infinity
        attributes.positionConstraints.size.height = .constant(81.8)
        let screen = try Screen.entries(
            ["a": Entry(.note("A line"), attributes: attributes)], kit: EntryKit(libraryVersion: .early),
            [.display("a", 0)])
        for (t, fraction) in [(0.03, 0.1606), (0.09, 0.4452), (0.15, 0.6846), (0.24, 0.9377)] {
            #expect(near(screen.box("a", at: t)?.maxY, -44 + 169.8 * fraction, 0.3))
        }
    }

    @Test func `an entry starts and ends outside the screen`() throws {
        for (preset, isAbove) in [(EntryAttributes.Preset.topToast, true), (.bottomFloat, false)] {
            let screen = try Screen.entries(
                ["a": Entry(.note("A line"), attributes: EntryAttributes(preset))], [.display("a", 1)])
            for t in [1.0, 1 + 0.3 + 2 + 0.299] {
                let box = screen.box("a", at: t) ?? .zero
                #expect(isAbove ? near(box.maxY, 0, 0.8) : near(box.minY, 812, 0.8), "\(preset) at \(t)")
            }
        }
    }

    @Test(arguments: [(54.0, 16.3), (200, 36.3), (500, 54.6)])
    func `the rubber band at the top follows the logarithm`(_ travel: Double, _ stretch: Double) {
        var pan = EntryPan(
            .top, .enabled(swipeable: true, pullbackAnimation: .jolt), rest: 54, screenHeight: 812, shift: 0,
            isFirst: true)
        for _ in 0..<100 { pan.move(by: travel / 100) }
        #expect(near(pan.shift, stretch, 0.1))
    }

    @Test func `the rubber band at the bottom creeps by about a point an event`() {
        var pan = EntryPan(
            .bottom, .enabled(swipeable: true, pullbackAnimation: .jolt), rest: -44, screenHeight: 812, shift: 0,
            isFirst: true)
        for _ in 0..<10 { pan.move(by: -5) }
        // Each of the first ten events adds 1 + log10((|sum| + 768) / 768), the sum from -49 to -94.
        #expect(near(pan.shift, -10.39, 0.02))
        var slow = pan
        slow.move(by: -1)
        #expect(pan.shift - slow.shift < 0.1)
    }

    @Test func `without edge crossing an entry stays at its place`() {
        var pan = EntryPan(
            .top, .edgeCrossingDisabled(swipeable: true), rest: 54, screenHeight: 812, shift: 0, isFirst: true)
        pan.move(by: 30)
        #expect(pan.shift == 0)
        pan.move(by: -30)
        #expect(pan.shift == -30)
    }

    @Test(arguments: [
        (EntryAttributes.Position.top, -20.0, -61.0, true), (.top, -20, -59, false), (.top, 5, -500, false),
        (.bottom, 20, 61, true), (.bottom, 20, 59, false), (.bottom, -5, 500, false), (.center, 20, 300, true),
        (.center, -20, -300, false),
    ])
    func `a swipe needs 60 points a second toward the edge, and a way`(
        _ position: EntryAttributes.Position, _ shift: Double, _ velocity: Double, _ leaves: Bool
    ) {
        func pan(_ scroll: EntryAttributes.Scroll) -> EntryPan {
            EntryPan(position, scroll, rest: 10, screenHeight: 812, shift: shift, isFirst: false)
        }
        let swipe = pan(.edgeCrossingDisabled(swipeable: true)).swipe(velocity: velocity)
        #expect((swipe != nil) == leaves)
        #expect(pan(.edgeCrossingDisabled(swipeable: false)).swipe(velocity: velocity) == nil)
        if let swipe {
            #expect(swipe.duration == min(0.7, max(0.3, shift.magnitude / velocity.magnitude)))
            #expect(swipe.isUp == (position == .top))
        }
    }

    @Test func `a thrown entry goes, and one that is let go slowly returns`() throws {
        let entry = note { $0.positionConstraints = .float }
        let thrown = try Screen.entries(["a": entry], [.display("a", 0), .drag("a", 1, y: -60, 0.1)])
        #expect(thrown.words.contains { $0.hasSuffix("a willDisappear") })
        let slow = try Screen.entries(["a": entry], [.display("a", 0), .drag("a", 1, y: -40, 2)])
        #expect(!slow.words.contains { $0.hasSuffix("a willDisappear") })
        #expect(near(slow.box("a", at: 2.99)?.minY, 54 - 30, 0.5))
        #expect(near(slow.box("a", at: 6)?.minY, 54, 0.1))
    }

    @Test func `the screen's color fades in with the entrance and out with the exit`() throws {
        let entry = note {
            $0.screenBackground = .color(EntryColor(.black.withAlpha(0.5)))
            $0.entranceAnimation = .init(translate: .init(duration: 1))
            $0.exitAnimation = .init(translate: .init(duration: 0.5))
        }
        let screen = try Screen.entries(["a": entry], [.display("a", 0), .dismiss("entryKit", 3)])
        func alpha(_ t: Double) -> Double {
            for case .shape(let shape) in screen.kit.background.nodes(
                at: t, in: .test(Traits(device: .iPhoneX, design: .legacy)))
            {
                if case .solid(let color)? = shape.paint { return color.alpha }
            }
            return 0
        }
        // An ease-in-out curve is at half of its distance at half of its time, and at 0.0817 at a fifth.
        #expect(near(alpha(0.5), 0.25, 0.002) && near(alpha(0.2), 0.5 * 0.0817, 0.002) && near(alpha(2), 0.5, 1e-9))
        #expect(near(alpha(3.25), 0.25, 0.002) && alpha(3.6) == 0)
    }

    @Test func `an alert's button bar opens half a second after the display, and the box grows`() throws {
        let alert = EntryContent.alert(
            AlertMessage(
                title: "Title", description: "Text",
                buttonBar: EntryButtonBar(["One", "Two", "Three"], expandAnimatedly: true)))
        var attributes = EntryAttributes(.centerFloat)
        attributes.displayDuration = .infinity
        let screen = try Screen.entries(["a": Entry(alert, attributes: attributes)], [.display("a", 0)])
        let (closed, open) = (screen.box("a", at: 0.49) ?? .zero, screen.box("a", at: 3) ?? .zero)
        #expect(near(open.height - closed.height, 149, 0.01))
        #expect(near(open.midY, closed.midY, 0.01))
        // Rounded corners are those of the closed box, then, while the bar opens, those of the open one.
        for (seconds, height) in [(0.1, closed.height), (0.49, closed.height), (0.52, open.height), (3, open.height)] {
            let geometry = screen.geometry(screen.kit.instances[0], at: seconds)
            #expect(near(geometry.fullHeight, height, 0.01), "\(seconds) s")
        }
    }
}
