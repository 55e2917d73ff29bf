import Testing
import VitrineSetting

@testable import VitrineScenes

/// Tab bars that become a circle, and what a popup bar has to say of that.
@Suite struct TabBarSceneTests {
    private static let tabs = "items: [{title: A, icon: heart}, {title: B, icon: house}]"

    @Test func everyKey() throws {
        let scene = try SceneParser.parse(
            """
            vitrine: 1
            container: { tabBar: { \(Self.tabs), search: Find } }
            popupBar:
              inheritsBottomBarMetrics: false
              inlineAppearance: { marqueeScrollEnabled: false }
              popupItem: { title: T, inlineAppearance: { floatingBarShineEnabled: true } }
            timeline:
              - { at: 1s, tabBar: minimize }
              - { at: 2s, tabBar: expand, animated: false }
              - { at: 3s, tabBar: search }
              - { at: 4s, tap: A }
              - { at: 5s, tap: Find }
            output: { showsTouches: false }
            """)
        guard case .tabBar(let bar)? = scene.container.dock else {
            Issue.record("no tab bar")
            return
        }
        #expect(bar.search == "Find" && bar.allTitles == ["A", "B", "Find"])
        let popupBar = try #require(scene.popupBar)
        #expect(!popupBar.inheritsBottomBarMetrics)
        #expect(popupBar.inlineAppearance?.properties == [.marqueeScrollEnabled])
        #expect(popupBar.popupItem.inlineAppearance?.properties == [.floatingBarShineEnabled])
        #expect(
            scene.timeline.prefix(3).map(\.action) == [
                .tabBar(.minimized, animated: true), .tabBar(.regular, animated: false),
                .tabBar(.searching, animated: true),
            ])
        #expect(!scene.output.showsTouches && Output().showsTouches)
    }

    @Test func searchIsATextOrTheUsualOne() throws {
        func search(_ value: String) throws -> String? {
            let scene = try SceneParser.parse("vitrine: 1\ncontainer: { tabBar: { \(Self.tabs), search: \(value) } }")
            guard case .tabBar(let bar)? = scene.container.dock else { return nil }
            return bar.search
        }
        #expect(try search("true") == "Search")
        #expect(try search("false") == nil)
        #expect(try search("'true'") == "true")
        #expect(try search("Finden") == "Finden")
    }

    @Test(arguments: [
        ("timeline: [{tabBar: minimize}]", "2:21: timeline[0].tabBar: needs a tabBar in the container"),
        (
            "container: {tabBar: {\(tabs)}}\ntimeline: [{tabBar: search}]",
            "3:21: timeline[0].tabBar: needs search in the tabBar"
        ),
        (
            "container: {tabBar: {\(tabs)}}\ntimeline: [{tabBar: shrink}]",
            "3:21: timeline[0].tabBar: \"shrink\" is not a deed of the tab bar (minimize, expand, search)"
        ),
        (
            "design: legacy\ncontainer: {tabBar: {\(tabs)}}\ntimeline: [{tabBar: minimize}]",
            "4:21: timeline[0].tabBar: needs the glass design"
        ),
        (
            "device: ipad-pro-11\ncontainer: {tabBar: {\(tabs)}}\ntimeline: [{tabBar: minimize}]",
            "4:21: timeline[0].tabBar: needs a phone as the device"
        ),
        (
            "container: {tabBar: {\(tabs), search: [1]}}",
            "2:89: container.tabBar.search: expected text, found a list"
        ),
        (
            "popupBar: {inheritsBottomBarMetrics: 1}",
            "2:38: popupBar.inheritsBottomBarMetrics: expected true or false, found 1"
        ),
        (
            "popupBar: {inlineAppearance: {marqueeScrollRate: 0}}",
            "2:50: popupBar.inlineAppearance.marqueeScrollRate: 0 is out of range; legal: 1...1000 pt/s"
        ),
        (
            "popupBar: {popupItem: {inlineAppearance: {marqueeScrollRate: 0}}}",
            "2:62: popupBar.popupItem.inlineAppearance.marqueeScrollRate: 0 is out of range; legal: 1...1000 pt/s"
        ),
        ("output: {showsTouches: maybe}", "2:24: output.showsTouches: expected true or false, found \"maybe\""),
    ])
    func problems(_ rest: String, _ problem: String) {
        #expect(Samples.problems("vitrine: 1\n" + rest) == ["s.yaml:" + problem])
    }
}
