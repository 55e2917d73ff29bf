import Testing
import VitrinePresentation
import VitrineVocabulary

@testable import VitrinePanels
@testable import VitrineScreens
@testable import VitrineStage

/// The published values of a panel are its surface's position on the screen.
@Suite struct PublishedPositionTests {
    private static let layout = "layout: { preset: default, initialPosition: half }"
    static let films: [(panel: String, timeline: String)] = [
        ("presented: false, \(layout)", "{ at: 0.5s, present: p }"),
        ("presented: false, \(layout)", "{ at: 0.5s, add: p, animated: true }\n{ at: 0.7s, move: p, to: full }"),
        (layout, "{ at: 0.2s, dismiss: p }\n{ at: 1.5s, present: p }\n{ at: 1.6s, move: p, to: tip, animated: false }"),
        (
            layout,
            "{ at: 0.2s, drag: p.grabber, by: { x: 0, y: -250 }, duration: 0.25s }\n{ at: 1.5s, move: p, to: tip }"
        ),
        (
            layout,
            "{ at: 0.2s, move: p, to: full }\n{ at: 0.3s, drag: p.grabber, by: { x: 0, y: 300 }, duration: 0.4s }"
        ),
        (
            layout,
            "{ at: 0.2s, drag: p.grabber, by: { x: 0, y: -700 }, duration: 1s }\n{ at: 2s, hide: p, animated: true }"
        ),
        (
            layout,
            "{ at: 0.2s, set: { floatingPanels: { p: { layout: { insets: { half: 400 } } } } } }\n"
                + "{ at: 0.4s, updateLayout: p, duration: 0.3s }"
        ),
    ]

    @Test(arguments: films.indices) func `y is that of the surface at every tick`(_ film: Int) throws {
        let (panel, timeline) = Self.films[film]
        let film = try PanelFilm("{ p: { \(panel) } }", timeline)
        let y = try #require(film.staged.screen.published("y", of: "p"))
        let follow = Follow("p.y")
        for tick in 0...Int(film.staged.screen.end * 120) {
            let seconds = Double(tick) / 120
            let number = try #require(y.number(for: follow, at: seconds))
            #expect((number - film.y(at: seconds)).magnitude < 1e-6, "\(seconds)")
        }
        // Before its presentation the panel is below the screen.
        if panel.hasPrefix("presented: false") { #expect(y.number(for: follow, at: 0) == 812) }
    }

    /// A follower with numbers of its own begins at the number of the position below the screen.
    @Test func `a number that is mapped goes the way of the surface`() throws {
        let film = try PanelFilm("{ p: { presented: false, \(Self.layout) } }", "{ at: 0.5s, present: p }")
        let y = try #require(film.staged.screen.published("y", of: "p"))
        let follow = Follow("p.y", values: ["0": 0, "1000": 500])
        for tick in 0...240 {
            let seconds = Double(tick) / 120
            let number = try #require(y.number(for: follow, at: seconds))
            #expect((number - film.y(at: seconds) / 2).magnitude < 0.2, "\(seconds)")
        }
    }
}
