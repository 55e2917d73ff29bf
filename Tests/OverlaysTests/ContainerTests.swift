import Testing
import VitrineLayoutTestSupport
import VitrineMotion
import VitrinePrimitives
import VitrineScreens
import VitrineStage
import VitrineVocabulary

@testable import VitrineOverlays

/// Containers in scenes: moves, drags and the calls of the delegate.
struct ContainerTests {
    private static let three = "notches: [25%, 50%, 75%]"

    @Test func `an overlay begins on the lowest notch`() throws {
        let recording = try Recording(scene(Self.three))
        #expect(recording.layout(at: 0).overlayTop == 609)
        #expect(
            recording.calls == [
                "willMoveOverlay(toNotchAt: 0)", "willTranslateOverlay", "didMoveOverlay(toNotchAt: 0)",
            ])
    }

    @Test func `a move at the beginning replaces the first one`() throws {
        let recording = try Recording(
            scene(Self.three, timeline: "  - { at: 0s, move: maps, toNotchAt: 2, animated: false }"))
        #expect(recording.layout(at: 0).overlayTop == 203)
        #expect(
            recording.calls == [
                "willMoveOverlay(toNotchAt: 2)", "willTranslateOverlay", "didMoveOverlay(toNotchAt: 2)",
            ])
    }

    @Test func `an animated move is told before and after, and not after when another replaces it`() throws {
        let recording = try Recording(
            scene(
                Self.three,
                timeline: """
                      - { at: 1s, move: maps, toNotchAt: 2 }
                      - { at: 1.1s, move: maps, toNotchAt: 1 }
                    """))
        #expect(
            Array(recording.calls.dropFirst(3)) == [
                "willMoveOverlay(toNotchAt: 2)", "willTranslateOverlay", "willMoveOverlay(toNotchAt: 1)",
                "willTranslateOverlay", "didMoveOverlay(toNotchAt: 1)",
            ])
        let end = recording.times(of: "didMoveOverlay(toNotchAt: 1)")
        #expect(end.count == 1 && near(end.first, 1.1 + 0.441, 0.01))
        #expect(recording.height(at: 3) == 406)
    }

    @Test func `the last of several moves in a turn is performed alone`() throws {
        let recording = try Recording(
            scene(
                Self.three,
                timeline: """
                      - { at: 1s, invalidateNotchHeights: maps }
                      - { at: 1s, move: maps, toNotchAt: 2 }
                      - { at: 1s, move: maps, toNotchAt: 1 }
                    """))
        #expect(recording.calls.count { $0.hasPrefix("willMove") } == 2)
        #expect(recording.height(at: 3) == 406)
    }

    @Test(arguments: [
        (OverlayContainer.Style.flexibleHeight, 406.0, 700.0), (.rigid, 609, 609), (.expandableHeight, 609, 700),
    ]) func `the style decides the body below and beyond the highest notch`(
        _ style: OverlayContainer.Style, _ low: Double, _ high: Double
    ) {
        var container = OverlayContainer(style: style, notches: [.fraction(0.25), .fraction(0.75)])
        container.viewControllers = [OverlayViewController("overlay")]
        let context = try? Recording(scene(Self.three)).context
        guard let context else { return #expect(Bool(false), "no context") }
        let below = OverlayLayout(container, height: 406, heights: [203, 609], in: context)
        let beyond = OverlayLayout(container, height: 700, heights: [203, 609], in: context)
        #expect(below.overlayTop == 406 && beyond.overlayTop == 112)
        #expect(below.overlayHeight == low && beyond.overlayHeight == high)
    }

    @Test func `a drag of the header moves the overlay one to one, and the release goes on with its spring`() throws {
        let recording = try Recording(
            scene(
                Self.three,
                timeline: """
                      - at: 1s
                        drag: maps.header
                        path: [{ by: { x: 0, y: -12 }, duration: 0.1s, curve: linear }, { by: { x: 0, y: -120 }, duration: 0.5s, curve: linear }, { by: { x: 0, y: 0 }, duration: 0.3s }]
                    """))
        #expect(near(recording.height(at: 1.7), 203 + 120, 3))
        let expected = [
            "willStartDraggingOverlay", "willEndDraggingOverlay(atVelocity: 0)", "willMoveOverlay(toNotchAt: 1)",
            "willTranslateOverlay", "didMoveOverlay(toNotchAt: 1)",
        ]
        #expect(Array(recording.calls.dropFirst(3)) == expected)
        #expect(recording.height(at: 3) == 406)
    }

    @Test func `a drag that begins beside the named elements is refused`() throws {
        let keys = "notches: [25%, 50%, 75%]\nshouldStartDraggingOverlay: []"
        let text = scene(keys, timeline: "  - { at: 1s, drag: maps.header, by: { x: 0, y: -200 }, duration: 0.4s }")
            .replacing("    shouldStartDraggingOverlay: [header]\n", with: "")
        let recording = try Recording(text)
        #expect(recording.height(at: 1.3) == 203 && recording.calls.count == 3)
    }

    @Test func `an overlay that rests on a disabled notch leaves it at the next release`() throws {
        let recording = try Recording(
            scene(
                Self.three,
                timeline: """
                      - { at: 1s, set: { overlayContainers: { maps: { disabledNotches: [0] } } } }
                      - { at: 2s, drag: maps.header, path: [{ by: { x: 0, y: -30 }, duration: 0.2s }, { by: { x: 0, y: 18 }, duration: 0.4s }, { by: { x: 0, y: 0 }, duration: 0.2s }] }
                    """))
        #expect(recording.height(at: 1.9) == 203)
        #expect(recording.height(at: 4) == 406)
    }

    @Test func `a call may move the overlay to a disabled notch`() throws {
        let recording = try Recording(
            scene("notches: [25%, 75%]\ndisabledNotches: [1]", timeline: "  - { at: 1s, move: maps, toNotchAt: 1 }"))
        #expect(recording.height(at: 3) == 609)
    }

    @Test func `new notches are read, and the overlay goes to the nearest`() throws {
        let recording = try Recording(
            scene(
                Self.three,
                timeline:
                    "  - { at: 1s, set: { overlayContainers: { maps: { notches: [100pt, 300pt, 500pt, 700pt] } } } }"))
        #expect(recording.overlay.motion.notches == [100, 300, 500, 700])
        #expect(recording.height(at: 3) == 300 || recording.height(at: 3) == 100)
        #expect((203.0 - recording.height(at: 3)).magnitude == min(103, 97))
    }

    @Test func `a rotation reads the notches again and keeps the index`() throws {
        let recording = try Recording(
            scene(
                Self.three,
                timeline: """
                      - { at: 0s, move: maps, toNotchAt: 2, animated: false }
                      - { at: 1s, rotate: landscape }
                    """))
        #expect(recording.height(at: 0.9) == 609)
        #expect(recording.height(at: 1.02) == 375 * 0.75)
        #expect(
            recording.calls.suffix(3) == [
                "willMoveOverlay(toNotchAt: 2)", "willTranslateOverlay", "didMoveOverlay(toNotchAt: 2)",
            ])
    }

    @Test func `a scroll view that drives is clamped where the header has a rubber band`() throws {
        func highest(_ target: String) throws -> Double {
            let recording = try Recording(
                scene(
                    Self.three,
                    timeline: """
                          - { at: 0s, move: maps, toNotchAt: 2, animated: false }
                          - { at: 1s, drag: \(target), path: [{ by: { x: 0, y: 60 }, duration: 0.2s }, { by: { x: 0, y: -160 }, duration: 0.4s }] }
                        """))
            return stride(from: 1.0, to: 2.5, by: 0.01).map { recording.height(at: $0) }.max() ?? 0
        }
        #expect(try highest("maps.list") == 609)
        #expect(try highest("maps.header") > 610)
    }

    @Test
    func `a backdrop follows the translation at once in a drag, and to its target's value in a move`() throws {
        let text = scene(
            "notches: [25%, 75%]",
            timeline: """
                  - at: 1s
                    drag: maps.header
                    path: [{ by: { x: 0, y: -12 }, duration: 0.1s, curve: linear }, { by: { x: 0, y: -203 }, duration: 0.5s, curve: linear }, { by: { x: 0, y: 0 }, duration: 0.4s }]
                """
        ).replacing(
            "      - name: search\n",
            with: """
                      - name: backdrop
                        body: [{ shape: { fill: black }, name: dim, placement: fill, alpha: { follows: maps.translationProgress, values: { 0: 0, 1: 0.5 } } }]
                      - name: search

                """)
        let recording = try Recording(text)
        let progress = try #require(recording.overlay.value("translationProgress"))
        let follow = try #require(
            recording.overlay.container.initial.viewControllers.flatMap(\.content.body)
                .compactMap { $0.follows.values.first }.first)
        func alpha(_ seconds: Double) -> Double { progress.number(for: follow, at: seconds) ?? -1 }
        #expect(alpha(0.5) == 0)
        for seconds in [1.2, 1.4, 1.7] {
            #expect(near(alpha(seconds), 0.5 * (recording.height(at: seconds) - 203) / 406, 0.004))
        }
        let (from, end) = (alpha(1.99), recording.height(at: 5) == 609 ? 0.5 : 0.0)
        let fraction =
            (recording.height(at: 2.1) - recording.height(at: 1.99))
            / (recording.height(at: 5) - recording.height(at: 1.99))
        #expect(near(alpha(2.1), from + (end - from) * fraction, 0.004))
        #expect(near(alpha(5), end, 1e-9))
    }
}
