import Testing
import VitrineChrome
import VitrinePages
import VitrinePrimitives

@testable import VitrineScenes

/// Keys of the list page, the context menu and its events.
@Suite struct ContextMenuParserTests {
    private static let full = """
        vitrine: 1
        container:
          list:
            contentOffset: 24pt
            sections:
              - header: H
                rows: [Plain, { title: T, detail: D, accessory: checkmark }]
                footer: F
              - rows: [Last]
        popupBar:
          contextMenu:
            items:
              - { title: Visit, icon: compass }
              - separator
              - { title: Delete, destructive: true, disabled: true }
          popupItem:
            trailing: [{ icon: heart, imageInsets: { left: 5pt, bottom: -2 } }]
        timeline:
          - { at: 1s, longPress: popupBar }
          - { at: 2s, longPress: popupBar, hold: 1s }
          - { at: 4s, contextMenu: hide }
          - { contextMenu: show }
        """

    @Test func everyKey() throws {
        let scene = try SceneParser.parse(Self.full)
        #expect(
            scene.container.list
                == ListPage(
                    sections: [
                        .init(
                            header: "H",
                            rows: [.init(title: "Plain"), .init(title: "T", detail: "D", accessory: .checkmark)],
                            footer: "F"), .init(rows: [.init(title: "Last")]),
                    ], contentOffset: 24))
        #expect(
            scene.popupBar?.contextMenu
                == ContextMenu(items: [
                    .action(.init(title: "Visit", icon: "compass")), .separator,
                    .action(.init(title: "Delete", destructive: true, disabled: true)),
                ]))
        #expect(scene.popupBar?.popupItem.trailingBarButtonItems[0].imageInsets == Insets(left: 5, bottom: -2))
        #expect(
            scene.timeline.map(\.action) == [
                .longPress(hold: 0.7), .longPress(hold: 1), .contextMenu(.hide), .contextMenu(.show),
            ])
        #expect(scene.timeline[3].at == 4)
    }

    private func issues(_ text: String) -> [String] {
        do {
            _ = try SceneParser.parse("vitrine: 1\n" + text)
            return []
        } catch {
            return error.issues.map { "\($0.path): \($0.kind)" }
        }
    }

    @Test(arguments: [
        ("container: { list: { rows: [] } }", "container.list.rows: unknown key"),
        ("container: { list: { sections: [] } }", "container.list.sections: 0 sections is out of range"),
        ("container: { list: { sections: [{ rows: [] }] } }", "container.list.sections[0].rows: 0 rows"),
        (
            "container: { list: { sections: [{ rows: [{ title: a, accessory: tick }] }] } }",
            "accessory: \"tick\" is not an accessory"
        ),
        (
            "container: { list: { sections: [{ rows: [a] }], contentOffset: 1e9 } }",
            "contentOffset: 1e9 is out of range"
        ),
        ("popupBar: { contextMenu: { items: [] } }", "popupBar.contextMenu.items: 0 items is out of range"),
        ("popupBar: { contextMenu: { items: [separator] } }", "items: needs an item with a title"),
        ("popupBar: { contextMenu: { items: [line, { title: a }] } }", "items[0]: \"line\" is not"),
        ("popupBar: { contextMenu: { items: [{ icon: heart }] } }", "the key \"title\" is missing"),
        ("popupBar: {}\ntimeline: [{ contextMenu: show }]", "contextMenu: needs a contextMenu in the popupBar"),
        ("timeline: [{ contextMenu: show }]", "contextMenu: needs a popupBar in the scene"),
        ("popupBar: {}\ntimeline: [{ contextMenu: open }]", "\"open\" is not a deed of the context menu"),
        ("timeline: [{ longPress: popupBar }]", "longPress: needs a popupBar in the scene"),
        ("popupBar: {}\ntimeline: [{ longPress: popupBar, hold: 0 }]", "hold: 0 is out of range"),
        ("popupBar: {}\ntimeline: [{ longPress: dock }]", "\"dock\" is not a presentation"),
        (
            "popupBar: { item: { trailing: [{ icon: heart, imageInsets: { left: 101 } }] } }",
            "imageInsets.left: 101 is out of range"
        ),
    ])
    func clearErrors(_ text: String, _ wanted: String) {
        let found = issues(text)
        #expect(found.contains { $0.contains(wanted) }, "\(found)")
    }
}
