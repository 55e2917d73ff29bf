import Testing
import VitrinePrimitives

@testable import VitrinePanels

/// One finger between the list of a panel and the panel. Source: facts, floating panel, section 3.7.
struct ScrollTests {
    private let panel = """
        { p: { layout: { preset: default, initialPosition: full }, scrollView: list,
               content: [{ view: [], height: 66pt, name: bar }, { list: { rowCount: 40 }, name: list }] } }
        """

    @Test
    func `at the top a finger scrolls up and down again, and then takes the panel along without a jump`() throws {
        let film = try PanelFilm(
            panel,
            """
            { at: 1s, drag: p.list, path: [{ by: { x: 0, y: -110 }, duration: 0.3s, curve: linear }, { by: { x: 0, y: 250 }, duration: 0.7s, curve: linear }, { by: { x: 0, y: 0 }, duration: 0.3s }] }
            """)
        #expect(film.y(at: 1.3) == 62)
        let reached = film.contentOffset(at: 1.3)
        #expect((85...100).contains(reached))
        // The distances of content and panel add up to that of the finger, up to its distance in a tick.
        for time in [1.5, 1.7, 1.9] {
            let finger = 250 * (time - 1.3) / 0.7
            let moved = reached - film.contentOffset(at: time) + film.y(at: time) - 62
            #expect((moved - finger).magnitude < 250 / 0.7 / 120, "at \(time)")
        }
        #expect(film.contentOffset(at: 2) == 0 && film.y(at: 2) > 150)
    }

    @Test func `below the top the panel moves and the content keeps its offset`() throws {
        let film = try PanelFilm(
            panel.replacing("initialPosition: full", with: "initialPosition: half"),
            "{ at: 1s, drag: p.list, path: [{ by: { x: 0, y: -300 }, duration: 0.5s, curve: linear }] }")
        #expect(film.y(at: 1.4) < 350)
        for time in [1.2, 1.4, 1.5, 3] { #expect(film.contentOffset(at: time) == 0) }
        #expect(film.y(at: 3) == 62)
    }

    @Test func `a drag in the grabber's area moves the panel whatever the offset`() throws {
        let film = try PanelFilm(
            panel.replacing("rowCount: 40 }", with: "rowCount: 40, contentOffset: 120 }"),
            "{ at: 1s, drag: p.grabber, path: [{ by: { x: 0, y: 200 }, duration: 0.5s, curve: linear }] }")
        #expect(film.y(at: 1.4) > 150)
        #expect(film.contentOffset(at: 1.4) == 120)
    }

    @Test func `a list that is not tracked scrolls by itself`() throws {
        let film = try PanelFilm(
            panel.replacing("scrollView: list,", with: ""),
            "{ at: 1s, drag: p.list, path: [{ by: { x: 0, y: 100 }, duration: 0.5s, curve: linear }] }")
        #expect(film.y(at: 1.4) == 62 && film.calls().isEmpty)
    }
}
