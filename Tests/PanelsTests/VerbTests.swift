import Testing
import VitrinePresentation
import VitrinePrimitives

@testable import VitrinePanels

/// The verbs of panels, as events in Swift.
struct VerbTests {
    private func film(_ events: [TimelineEvent], _ panel: String = "{}") throws -> PanelFilm {
        // Panels that an event adds do not exist before.
        try PanelFilm("{ p: \(panel) }") { $0.timeline = events }
    }

    @Test func `events in Swift are those of a scene file`() throws {
        let text = """
            { at: 0s, add: p }
            { at: 1s, move: p, to: full, animated: false }
            { at: 2s, hide: p, animated: true }
            { at: 3s, show: p, animated: true }
            { at: 4s, updateLayout: p, duration: 0.5s, curve: linear }
            { at: 5s, remove: p, animated: false }
            { at: 6s, present: p }
            { at: 7s, dismiss: p }
            """
        let events: [TimelineEvent] = [
            .addPanel("p", at: 0), .move("p", to: .full, at: 1, animated: false), .hide("p", at: 2, animated: true),
            .show("p", at: 3, animated: true), .updateLayout("p", at: 4, duration: 0.5, curve: .linear),
            .removePanelFromParent("p", at: 5, animated: false), .present("p", at: 6), .dismiss("p", at: 7),
        ]
        let (file, swift) = (try PanelFilm("{ p: {} }", text), try film(events))
        #expect(file.calls() == swift.calls() && file.calls().count >= 7)
        for tick in 0...(8 * 60) {
            let time = Double(tick) / 60
            #expect(file.surface(at: time) == swift.surface(at: time))
        }
    }

    @Test func `a hidden panel stays in its parent and shows itself again at its initial position`() throws {
        let film = try film([.hide("p", at: 1), .show("p", at: 2)], "{ presented: true }")
        #expect(film.y(at: 0.9) == 516 && film.y(at: 1) == 812 && film.y(at: 2) == 516)
        #expect(film.panel()?.attachment.value(at: 1.5) == .child)
        #expect(film.calls() == ["DidChangePosition", "DidChangePosition"])
    }

    @Test func `a panel that is removed cannot be shown or moved`() throws {
        let film = try film(
            [
                .removePanelFromParent("p", at: 1, animated: true), .show("p", at: 2),
                .move("p", to: .full, at: 3, animated: true),
            ], "{ presented: true }")
        // The curve is symmetric.
        #expect((film.y(at: 1.125) - (516 + 812) / 2).magnitude < 0.01)
        #expect(film.panel()?.attachment.last == FloatingPanelPresentation.Attachment.none)
        #expect(film.calls() == ["DidChangePosition"])
    }

    @Test func `a panel that is there is neither added nor presented again`() throws {
        let film = try film(
            [
                .addPanel("p", at: 1), .present("p", at: 2), .move("p", to: .tip, at: 3, animated: false),
                .addPanel("p", at: 4),
            ],
            "{ presented: true }")
        #expect(film.calls() == ["DidChangePosition"] && film.y(at: 5) == 709)
    }

    @Test func `an animation block around updateLayout moves the surface and the backdrop`() throws {
        let change =
            "layout: { preset: default, initialPosition: full, insets: { full: 118 }, backdropAlpha: { full: 0.8 } }"
        let film = try PanelFilm(
            "{ p: { layout: { preset: default, initialPosition: full } } }",
            "{ at: 1s, set: { floatingPanels: { p: { \(change) } } } }\n{ at: 1s, updateLayout: p, duration: 1s }")
        // Setting the layout applies it; updateLayout changes nothing more.
        #expect(film.y(at: 1.5) == 162 && film.alpha(at: 1.5) == 0.8)
    }

    @Test func `a backdrop's own alpha lasts until the panel moves`() throws {
        let film = try PanelFilm(
            "{ p: {} }",
            "{ at: 1s, set: { floatingPanels: { p: { backdropView: { alpha: 0.6 } } } } }\n{ at: 2s, move: p, to: full }"
        )
        #expect(film.alpha(at: 0.9) == 0 && film.alpha(at: 1) == 0.6)
        #expect((film.alpha(at: 2.125) - 0.45).magnitude < 0.001 && film.alpha(at: 3) == 0.3)
    }
}
