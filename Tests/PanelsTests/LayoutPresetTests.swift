import Testing
import VitrineStage
import VitrineSurfaces
import VitrineVocabulary

@testable import VitrinePanels
@testable import VitrineScreens

/// Keys of a layout and its preset together, over time.
@Suite struct LayoutPresetTests {
    @Test("A layout without insets is the library's default layout", arguments: ["full", "half", "tip"])
    func partialLayouts(_ position: String) throws {
        let own = try PanelFilm("{ p: { layout: { initialPosition: \(position) } } }", "{ at: 1s, move: p, to: half }")
        let library = try PanelFilm(
            "{ p: { layout: { preset: default, initialPosition: \(position) } } }", "{ at: 1s, move: p, to: half }")
        let none = try PanelFilm("{ p: {} }")
        #expect([0, 1.1, 3].allSatisfy { own.surface(at: $0) == library.surface(at: $0) })
        #expect(own.surface(at: 3) == none.surface(at: 0))
    }

    private static func y(_ timeline: String, variations: String = "[]", at seconds: Double) throws -> Double {
        try PanelFilm(
            "{ p: { layout: { preset: default, initialPosition: tip } } }", timeline, device: "iphone-8",
            head: "variations: \(variations)"
        ).y(at: seconds)
    }

    /// Source: facts, floating panel, section 2.1.
    private static let tip = 598.0

    @Test func `null takes an inset away, and the preset's is there`() throws {
        let set = "{ at: 1s, set: { floatingPanels: { p: { layout: { insets: { tip: 200pt } } } } } }\n"
        let null = "{ at: 2s, set: { floatingPanels: { p: { layout: { insets: { tip: null } } } } } }"
        #expect(try Self.y(set, at: 1.5) == 467)
        #expect(try Self.y(set + null, at: 3) == Self.tip)
    }

    @Test(arguments: [
        "{ insets: { tip: 200pt } }", "{ preset: custom, insets: { full: 16, half: 300, tip: 90 } }",
        "{ positionReference: fromSuperview, insets: { tip: 90 } }", "{ initialPosition: full }",
        "{ preset: defaultLandscape }", "{ supportedPositions: [tip] }",
    ]) func `a variation that ends leaves the panel where it was`(_ layout: String) throws {
        let dark = "[{ when: { appearance: dark }, set: { floatingPanels: { p: { layout: \(layout) } } } }]"
        let events = "{ at: 1s, set: { appearance: dark } }\n{ at: 3s, set: { appearance: light } }"
        #expect(try Self.y(events, variations: dark, at: 6) == Self.tip)
        let compact =
            "[{ when: { verticalSizeClass: compact }, set: { floatingPanels: { p: { layout: \(layout) } } } }]"
        let turns = "{ at: 1s, rotate: landscape }\n{ at: 3s, rotate: portrait }"
        #expect(try Self.y(turns, variations: compact, at: 6) == Self.tip)
    }

    @Test func `a change with a duration begins at the preset's value`() throws {
        let set = "{ at: 1s, set: { floatingPanels: { p: { layout: { insets: { tip: 200pt } } } } }, duration: 1s }"
        let middle = try Self.y(set, at: 1.5)
        #expect(middle > 467 + 20 && middle < Self.tip - 20)
        #expect(try Self.y(set, at: 3) == 467)
    }

    private func problems(_ layout: String, head: String = "", _ events: String = "") -> [String] {
        do {
            _ = try PanelFilm("{ p: { layout: \(layout) } }", events, device: "iphone-8", head: head)
            return []
        } catch let issues as SceneIssues {
            return issues.issues.map { "\($0.path): \($0.kind)" }
        } catch {
            return ["\(error)"]
        }
    }

    @Test func `a supported position without an inset says how to mend it`() {
        #expect(
            problems("{ preset: fullScreen, insets: { half: 200, tip: 60 } }") == [
                "floatingPanels.p.layout.insets.full: needs a distance in points, or supportedPositions without full"
            ])
        #expect(
            problems("{ preset: fullScreen, initialPosition: tip, supportedPositions: [tip], insets: { tip: 60 } }")
                == [])
        #expect(problems("{ preset: intrinsic, supportedPositions: [full, half] }").count == 1)
        #expect(problems("{ preset: intrinsic, supportedPositions: [full, hidden] }") == [])
        #expect(problems("{ supportedPositions: [full, half, tip, hidden] }") == [])
    }

    @Test func `two positions at one place are an error that says how to mend it`() {
        for inset in [69, 0, -20] {
            let insets = "insets: { half: \(inset), tip: \(inset) }"
            let found = problems("{ \(insets) }")
            #expect(
                found.count == 1
                    && found[0].contains("more than insets.tip, \(inset) pt, or supportedPositions without"))
            #expect(problems("{ initialPosition: tip, supportedPositions: [full, tip], \(insets) }") == [])
        }
        #expect(problems("{ insets: { full: 405 } }").count == 1)
    }

    @Test func `positions at one place in one orientation only are legal`() {
        // In portrait, half is at 269, in landscape above the screen.
        let layout = "{ insets: { half: 398 } }"
        #expect(problems(layout) == [])
        #expect(problems(layout, head: "orientation: landscape") == [])
        #expect(problems(layout, "{ at: 1s, rotate: landscape }") == [])
        #expect(problems(layout, "{ at: 1s, set: { orientation: landscape } }") == [])
    }
}
