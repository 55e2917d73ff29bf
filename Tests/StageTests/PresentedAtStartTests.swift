import Testing
import VitrinePrimitives
import VitrineScreens

@testable import VitrineStage

/// A presentation is absent at the start if its first event makes it appear, and present if it has another first event.
@Suite struct PresentedAtStartTests {
    private static let families: [(name: String, key: String, appears: String, leaves: String)] = [
        ("popupBar", "popupBar: { popupItem: { title: A }, PRESENTED }", "present", "dismiss"),
        ("p", "floatingPanels: { p: { content: [A], PRESENTED } }", "present", "dismiss"),
        ("p", "floatingPanels: { p: { content: [A], PRESENTED } }", "add", "remove"),
        ("p", "floatingPanels: { p: { content: [A], PRESENTED } }", "show", "hide"),
        (
            "o",
            "overlayContainers: { o: { notches: [100, 300], viewControllers: [{ name: a, background: red }], PRESENTED } }",
            "present", "dismiss"
        ),
        ("c", "cards: { c: { content: { background: red }, PRESENTED } }", "present", "dismiss"),
        ("e", "entries: { e: { content: { note: A }, PRESENTED } }", "display", "dismiss"),
    ]

    private static func start(_ family: Int, _ presented: Bool?, _ events: [String]) throws -> Bitmap {
        let key = families[family].key.replacing("PRESENTED", with: presented.map { "presented: \($0)" } ?? "")
            .replacing(", }", with: " }")
        let scene = try SceneParser.parse(
            """
            vitrine: 1
            device: iphone-x
            design: legacy
            output: { scale: 0.25 }
            \(key)
            timeline: [\(events.joined(separator: ", "))]
            """)
        return try StagedScene(scene).picture(at: 0)
    }

    @Test(arguments: families.indices) func `the first event says whether a presentation is there`(_ family: Int) throws
    {
        let (name, _, appears, leaves) = Self.families[family]
        let (shown, hidden) = (try Self.start(family, true, []), try Self.start(family, false, []))
        #expect(shown != hidden)
        func start(_ verbs: [(Double, String)], _ presented: Bool? = nil) throws -> Bitmap {
            try Self.start(family, presented, verbs.map { "{ at: \($0), \($1): \(name) }" })
        }
        #expect(try start([]) == shown)
        #expect(try start([(1, leaves)]) == shown)
        #expect(try start([(1, appears), (2, leaves)]) == hidden)
        #expect(try start([(1, leaves), (2, appears)]) == shown)
        #expect(try start([(1, leaves), (2, appears)], false) == hidden)
        let touch = "{ at: 0.5, tap: { x: 9, y: 9 }, then: [{ \(leaves): \(name) }] }"
        #expect(try Self.start(family, nil, [touch, "{ at: 1, \(appears): \(name) }"]) == shown)
    }
}
