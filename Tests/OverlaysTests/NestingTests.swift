import Testing
import VitrinePrimitives
import VitrineScreens
import VitrineStage

@testable import VitrineOverlays

/// Containers in the overlays of other containers. Source: facts, overlay container, section 6, rule 12.
struct NestingTests {
    private func film(_ timeline: String, top: String = "") throws -> OverlayPictures {
        try OverlayPictures(
            scene("style: flexibleHeight\nnotches: [50%, 75%]", timeline: timeline, top: top).replacing(
                "timeline:",
                with: """
                      inner:
                        in: maps
                        style: flexibleHeight
                        notches: [100pt, 200pt]
                        viewControllers: [{ name: over, background: "#FF0000", body: [{ label: Over, name: title }] }]
                    timeline:
                    """))
    }

    private static let red = [255, 0, 0]

    @Test func `an inner overlay stands in the outer one, and moves with it`() throws {
        let film = try film("  - { at: 1s, move: inner, toNotchAt: 1 }\n  - { at: 2s, move: maps, toNotchAt: 1 }")
        #expect(film.top(of: Self.red, at: 0.5) == 712)
        #expect(film.top(of: Self.red, at: 1.9) == 612)
        #expect(film.color(187, 420, at: 0.5) == [255, 255, 255])
        #expect(film.top(of: Self.red, at: 4) == 612)
        #expect(film.overlay("maps")?.motion.height.value(at: 4) == 609)
        #expect(film.overlay("inner")?.motion.height.value(at: 4) == 200)
    }

    @Test func `a finger on the inner overlay drags it alone`() throws {
        let film = try film("  - { at: 1s, drag: { x: 187, y: 760 }, by: { x: 0, y: -90 }, duration: 0.3s }")
        #expect(film.overlay("inner")?.motion.height.value(at: 4) == 200)
        #expect(film.overlay("maps")?.motion.height.value(at: 4) == 406)
    }

    @Test func `both read their notches again when the device is turned`() throws {
        let film = try film("  - { at: 1s, rotate: landscape }")
        #expect(film.overlay("maps")?.motion.height.value(at: 3) == 187.5)
        #expect(film.overlay("inner")?.motion.height.value(at: 3) == 100)
    }
}
