import Testing
import VitrineLayoutTestSupport
import VitrinePrimitives
import VitrineScreens

@testable import VitrineOverlays

/// Containers that are presented as sheets. Source: facts, overlay container, section 3.8.
struct SheetTests {
    private func recording(_ timeline: String, keys: String = "") throws -> Recording {
        try Recording(
            scene("notches: [25%, 50%, 75%]\nsheetPresentation: \(keys.isEmpty ? "true" : keys)", timeline: timeline))
    }

    @Test func `a presented sheet comes from below, and the dimming view with it`() throws {
        let recording = try recording("  - { at: 1s, present: maps }")
        #expect(recording.overlay.shown.value(at: 0.9) == 0 && recording.overlay.dimming.value(at: 0.9) == 0)
        #expect(recording.overlay.shown.value(at: 3) == 1)
        #expect(near(recording.overlay.dimming.value(at: 3), 0.3, 1e-9))
        let begin = ["presentationTransitionWillBegin", "presentationTransitionDidBegin"]
        #expect(begin.map { recording.times(of: $0) } == [[1], [1]])
        let end = recording.times(of: "presentationTransitionDidEnd")
        #expect(end.count == 1 && near(end.first, 1.404, 0.01))
    }

    @Test func `dimming goes with the translation`() throws {
        let recording = try recording(
            "  - { at: 0s, present: maps, animated: false }\n  - { at: 1s, move: maps, toNotchAt: 2 }")
        #expect(near(recording.overlay.dimming.value(at: 3), 0.6, 1e-9))
        let fraction = (recording.height(at: 1.1) - 203) / 406
        #expect(near(recording.overlay.dimming.value(at: 1.1), 0.3 + 0.3 * fraction, 0.001))
    }

    @Test func `a tap beside the overlay dismisses, one on it does not`() throws {
        let beside = try recording(
            "  - { at: 0s, present: maps, animated: false }\n  - { at: 1s, tap: maps.dimmingView }")
        #expect(!beside.overlay.isPresented && beside.times(of: "dismissalTransitionWillBegin").count == 1)
        let refused = try recording(
            "  - { at: 0s, present: maps, animated: false }\n  - { at: 1s, tap: maps.dimmingView }",
            keys: "{ shouldDismissOnTap: false }")
        #expect(refused.overlay.isPresented)
        let on = try recording("  - { at: 0s, present: maps, animated: false }\n  - { at: 1s, tap: maps.header }")
        #expect(on.overlay.isPresented)
    }

    @Test(arguments: [(0.05, false), (0.2, true)]) func `only a flick faster than 2400 points per second dismisses`(
        _ duration: Double, _ isPresented: Bool
    ) throws {
        let recording = try recording(
            """
              - { at: 0s, present: maps, animated: false }
              - { at: 0s, move: maps, toNotchAt: 2, animated: false }
              - { at: 1s, drag: maps.header, path: [{ by: { x: 0, y: 200 }, duration: \(duration)s, curve: linear }] }
            """)
        #expect(recording.overlay.isPresented == isPresented)
    }

    @Test func `a sheet is dismissed when its overlay goes below a notch`() throws {
        let recording = try recording(
            """
              - { at: 0s, present: maps, animated: false }
              - { at: 0s, move: maps, toNotchAt: 1, animated: false }
              - { at: 1s, drag: maps.header, path: [{ by: { x: 0, y: 170 }, duration: 0.5s }, { by: { x: 0, y: 0 }, duration: 0.3s }] }
            """, keys: "{ dismissalPolicy: { dismissingVelocity: null, dismissingPosition: { notch: 1 } } }")
        #expect(!recording.overlay.isPresented)
        #expect(recording.overlay.shown.value(at: 4) == 0)
    }
}
