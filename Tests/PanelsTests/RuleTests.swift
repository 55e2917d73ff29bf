import Testing
import VitrineScenes

@testable import VitrinePanels

/// Illegal panels give errors that say where they are and what is legal.
struct RuleTests {
    private func error(_ panels: String, _ timeline: String = "") -> String {
        do {
            _ = try SceneParser.parse("vitrine: 1\nfloatingPanels: \(panels)\ntimeline: [\(timeline)]")
            return ""
        } catch { return "\(error)" }
    }

    @Test(
        arguments: [
            ("{ p: { layout: { supportedPositions: [] } } }", ["supportedPositions", "1...4"]),
            ("{ p: { layout: { supportedPositions: [full, full] } } }", ["supportedPositions", "full"]),
            (
                "{ p: { layout: { initialPosition: tip, supportedPositions: [full, half] } } }",
                ["initialPosition", "tip", "full, half"]
            ),
            ("{ p: { layout: { insets: { half: 60, tip: 69 } } } }", ["insets.half", "more than insets.tip, 69 pt"]),
            ("{ p: { layout: { preset: intrinsic, insets: { full: 20 } } } }", ["insets.full", "intrinsic"]),
            ("{ p: { layout: { preset: intrinsic, positionReference: fromSuperview } } }", ["positionReference"]),
            ("{ p: { layout: { insets: { full: nan } } } }", ["insets.full"]),
            ("{ p: { layout: { sides: { left: 1, right: 1, width: 9 } } } }", ["sides.width"]),
            ("{ p: { behavior: { redirectionalProgress: 2 } } }", ["redirectionalProgress", "0...1"]),
            ("{ p: { behavior: { moveAnimator: { response: 0.3s } } } }", ["response", "dampingRatio"]),
            ("{ p: { scrollView: lst, content: [{ list: [A], name: list }] } }", ["scrollView", "\"list\""]),
            ("{ p: { scrollView: list } }", ["scrollView", "a list with a name in the content"]),
            ("{ p: { belowView: bar } }", ["belowView"]),
            ("{ p: { contentMode: fit } }", ["contentMode", "fitToBounds"]),
            ("{ p: { in: q } }", ["p.in"]),
        ] as [(String, [String])])
    func `illegal values are reported`(panels: String, parts: [String]) {
        let text = error(panels)
        for part in parts { #expect(text.contains(part), "\(text) lacks \(part)") }
    }

    @Test func `a move to a position that the layout lacks is reported`() {
        let text = error(
            "{ p: { layout: { initialPosition: full, supportedPositions: [full, half] } } }",
            "{ at: 1s, move: p, to: tip }")
        #expect(text.contains("timeline[0].move.to") || text.contains("to"))
        #expect(text.contains("full, half, hidden"))
        #expect(error("{ p: {} }", "{ at: 1s, move: p, to: hidden }") == "")
    }
}
