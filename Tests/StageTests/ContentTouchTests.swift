import Testing
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

@testable import VitrineScreens
@testable import VitrineStage

/// Touches on the elements of pages, pushed pages and popups, from scene files.
@Suite struct ContentTouchTests {
    private func recorded(_ yaml: String) throws -> (screen: Screen, context: Context) {
        try SceneParser.parse("vitrine: 1\n" + yaml).staged()
    }

    @Test func `a switch, a segmented control and stars of the page answer taps`() throws {
        let (screen, _) = try recorded(
            """
            container:
              content:
                body:
                  - { switch: { isOn: false }, name: wifi }
                  - { segmentedControl: [Map, Transit], name: kind }
                  - { stars: { value: 1 }, name: stars }
            timeline:
              - { at: 1s, tap: wifi }
              - { at: 2s, tap: container.kind.Transit }
              - { at: 3s, tap: stars.4 }
            """)
        func number(_ field: ElementField, _ name: String, _ seconds: Double) -> Double? {
            screen.host.content.state.moment(at: seconds).number(field, of: name)
        }
        #expect(number(.isOn, "wifi", 1.05) == 0 && number(.isOn, "wifi", 1.9) ?? 0 > 0.99)
        #expect(number(.pressed, "wifi", 1.05) == 1 && number(.pressed, "wifi", 1.5) == 0)
        #expect(number(.selection, "kind", 2.05) == nil || number(.selection, "kind", 2.05) == 0)
        #expect(number(.selection, "kind", 2.9) ?? 0 > 0.99)
        #expect(number(.value, "stars", 3.05) == 1 || number(.value, "stars", 3.05) == nil)
        #expect(number(.value, "stars", 3.2) == 4)
    }

    private static let list = "container: { content: { body: [{ list: { rowCount: 60 }, name: list }] } }\n"

    @Test func `a list of the page is thrown, glides and bounces back at its end`() throws {
        let (screen, context) = try recorded(
            Self.list + """
                timeline:
                  - { at: 1s, drag: list.Row 8, by: { x: 0, y: -300 }, duration: 0.2s }
                  - { at: 5s, drag: list, by: { x: 0, y: 780 }, duration: 0.2s }
                """)
        func offset(_ seconds: Double) -> Double {
            screen.host.content.state.moment(at: seconds).number(.contentOffset, of: "list") ?? 0
        }
        #expect(offset(1) == 0 && offset(1.1) > 60)
        let released = offset(1.2)
        #expect(released > 270 && released < 300)
        #expect(offset(1.5) > released + 50 && offset(4) > offset(1.5))
        // The second throw is longer than the way back: the list moves beyond its top and returns.
        let flight = (0...120).map { offset(5.2 + Double($0) / 120) }
        #expect((flight.min() ?? 0) < -5)
        #expect(abs(offset(screen.end)) < 0.1)
        #expect(screen.frame(of: .init("container", "list.Row 0"), at: screen.end, in: context) != nil)
    }

    @Test func `a drag by place finds the row and scrolls its list`() throws {
        let (screen, _) = try recorded(
            Self.list + "timeline: [{ at: 1s, drag: { x: 200, y: 500 }, by: { x: 0, y: -100 }, duration: 0.4s }]")
        #expect(screen.host.content.state.scroll(of: "list")?.offset(at: 5) ?? 0 > 80)
    }

    @Test func `a device that is turned ends the drag of a list`() throws {
        let (screen, _) = try recorded(
            Self.list + """
                timeline:
                  - { at: 1s, drag: list, by: { x: 0, y: -400 }, duration: 2s }
                  - { at: 2s, rotate: landscape }
                """)
        let scroll = try #require(screen.host.content.state.scroll(of: "list"))
        #expect(scroll.offset(at: 2) > 100 && abs(scroll.offset(at: 4) - scroll.offset(at: 2)) < 1)
    }

    @Test func `rows of a pushed page answer taps, and keep what they are when the page goes`() throws {
        let (screen, _) = try recorded(
            """
            container: { content: { body: [{ button: Open, name: open }, { switch: {}, name: sound }] } }
            timeline:
              - at: 0.5s
                tap: open
                then: { push: { content: { body: [{ list: { sections: [{ rows: [{ title: Sound, isOn: true }] }] }, name: rows }] } } }
              - { at: 2s, tap: rows.Sound }
              - { at: 4s, pop: page }
              - { at: 6s, tap: sound }
            """)
        let pushed = try #require(screen.host.navigation.pushed.first)
        #expect(pushed.content.state.moment(at: 3.5).number(.isOn, of: "rows.Sound") ?? 1 < 0.01)
        #expect(pushed.content.state.moment(at: 9).number(.isOn, of: "rows.Sound") ?? 1 < 0.01)
        #expect(pushed.content.state.moment(at: 9).number(.isOn, of: "sound") == nil)
        // The button of the page below is released although the page above appears meanwhile.
        #expect(screen.host.content.state.moment(at: 1.5).number(.pressed, of: "open") == 0)
        #expect(screen.host.content.state.moment(at: 9).number(.isOn, of: "sound") ?? 1 < 0.01)
    }

    @Test func `elements of an open popup answer taps, those of a closed one do not`() throws {
        let (screen, context) = try recorded(
            """
            popupBar: { popupItem: { title: Harbour } }
            popupContent:
              content: { body: [{ switch: { isOn: false }, name: repeat }, { button: Queue, name: queue }] }
            timeline:
              - { at: 0.5s, tap: popupBar.repeat }
              - { at: 1s, open: popupBar }
              - { at: 3s, tap: repeat }
              - { at: 4s, tap: queue, then: { close: popupBar } }
            """)
        let popup = try #require(screen.popupBar)
        #expect(popup.page.state.moment(at: 2.9).number(.isOn, of: "repeat") ?? 0 == 0)
        #expect(popup.page.state.moment(at: 3.9).number(.isOn, of: "repeat") ?? 0 > 0.99)
        #expect(popup.page.state.moment(at: 4.05).number(.pressed, of: "queue") == 1)
        #expect(popup.state(at: 6) == .barPresented)
        let nodes = [3, 3.9].map { screen.nodes(at: $0, in: context).nodes }
        #expect(nodes[0] != nodes[1])
    }

    @Test func `names of pushed pages are known after the push only`() {
        let push = "{ at: 0.5s, push: { content: { body: [{ button: Go, name: go }] } } }"
        #expect(throws: Never.self) {
            try SceneParser.parse("vitrine: 1\ntimeline: [\(push), { at: 2s, tap: go }]")
        }
        #expect(throws: SceneIssues.self) {
            try SceneParser.parse("vitrine: 1\ntimeline: [{ at: 0.1s, tap: go }, \(push)]")
        }
    }

    @Test func `an element that a change brings can be touched`() throws {
        let (screen, _) = try recorded(
            """
            container: { content: { body: [Title] } }
            timeline:
              - { at: 0.5s, set: { container: { content: { body: [{ switch: { isOn: false }, name: late }] } } } }
              - { at: 1s, tap: late }
            """)
        #expect(screen.host.content.state.moment(at: 3).number(.isOn, of: "late") ?? 0 > 0.99)
    }
}
