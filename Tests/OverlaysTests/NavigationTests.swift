import Testing
import VitrineLayoutTestSupport
import VitrineMotion
import VitrinePrimitives
import VitrineScreens
import VitrineStage
import VitrineVocabulary

@testable import VitrineOverlays

/// Pages that are pushed over the overlay's own content, as high as the highest notch, 609 pt. Source: facts, overlay
/// container, sections 3.9 and 6, rule 12.
struct NavigationTests {
    private static let pages = """
        notches: [25%, 50%, 75%]
        pages:
          - { name: detail, background: "#FF0000", body: [{ button: Back, name: back, frame: { x: 20, y: 20, width: 80, height: 40 } }, { list: { rowCount: 60 }, name: list, margins: { top: 100 } }] }
          - { name: second, background: "#00FF00" }
        """
    private static let push = "  - { at: 1s, pushViewController: maps, page: detail }"
    private static let red = [255, 0, 0]

    @Test func `a page comes from below in 0_3 s, and the overlay keeps its height`() throws {
        let film = try OverlayPictures(scene(Self.pages, timeline: Self.push))
        #expect(film.top(of: Self.red, at: 0.9) == nil)
        // With ease-out, half of the time gives more than half of the distance.
        let half = try #require(film.top(of: Self.red, at: 1.15))
        let way = TimingCurve.easeOut.value(at: 0.5)
        #expect(near(Double(half), 609 + 609 * (1 - way), 1) && way > 0.5)
        #expect(film.top(of: Self.red, at: 1.35) == 609)
        #expect(film.overlay()?.motion.height.value(at: 1.35) == 203)
    }

    @Test func `a popped page goes down, and the one below it has not moved`() throws {
        let film = try OverlayPictures(
            scene(Self.pages, timeline: Self.push + "\n  - { at: 2s, popViewController: maps }"))
        let header = film.color(200, 620, at: 0.5)
        let top = try #require(film.top(of: Self.red, at: 2.15))
        #expect(near(Double(top), 609 + 609 * TimingCurve.easeIn.value(at: 0.5), 1))
        #expect(film.color(200, 620, at: 2.15) == header && film.top(of: Self.red, at: 2.4) == nil)
    }

    @Test func `pages lie over each other, and share the overlay's height`() throws {
        let film = try OverlayPictures(
            scene(
                Self.pages,
                timeline: Self.push + """

                      - { at: 2s, pushViewController: maps, page: second, animated: false }
                      - { at: 3s, move: maps, toNotchAt: 1 }
                      - { at: 4s, popViewController: maps, animated: false }
                    """))
        #expect(film.color(200, 700, at: 2) == [0, 255, 0] && film.top(of: [0, 255, 0], at: 3.9) == 406)
        #expect(film.top(of: Self.red, at: 4.1) == 406)
        #expect(film.overlay()?.navigation.stack == ["detail"])
    }

    @Test func `touches find the page, and its list drives the overlay`() throws {
        let recording = try Recording(
            scene(
                Self.pages,
                timeline: Self.push + """

                      - { at: 2s, tap: maps.back, then: { popViewController: maps } }
                    """))
        #expect(recording.overlay.navigation.stack.isEmpty)
        let dragged = try Recording(
            scene(
                Self.pages,
                timeline: Self.push
                    + "\n  - { at: 2s, drag: { x: 187, y: 760 }, by: { x: 0, y: -200 }, duration: 0.4s }"))
        #expect(dragged.height(at: 5) == 406)
        let page = dragged.overlay.contents.first { $0.name == "detail" }
        #expect((page?.content.state.moment(at: 5).number(.contentOffset, of: "list") ?? 0) == 0)
    }

    @Test func `a page that the container does not have is refused with the nearest`() {
        let text = scene(Self.pages, timeline: "  - { at: 1s, pushViewController: maps, page: detial }")
        let error = #expect(throws: SceneIssues.self) { try SceneParser.parse(text) }
        #expect(error?.description.contains("did you mean \"detail\"") == true, "\(error?.description ?? "")")
    }
}
