import Testing

@testable import VitrinePanels
@testable import VitrineStage

/// Illegal panels give errors with their location and the legal values.
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
            ("{ p: { layout: { insets: { half: inf } } } }", ["insets.half"]),
            ("{ p: { layout: { insets: { tip: 20000 } } } }", ["insets.tip", "-10000...10000 pt"]),
            ("{ p: { layout: { topInteractionBuffer: -1 } } }", ["topInteractionBuffer", "0...10000 pt"]),
            ("{ p: { layout: { backdropAlpha: { full: 1.5 } } } }", ["backdropAlpha.full", "0...1"]),
            ("{ p: { layout: { initialPosition: top } } }", ["initialPosition", "full, half, tip, hidden"]),
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

    struct IllegalLayout: Sendable {
        var key: String
        var parts: [String]
        var change: @Sendable (inout FloatingPanel.Layout) -> Void

        init(_ key: String, _ parts: [String], _ change: @escaping @Sendable (inout FloatingPanel.Layout) -> Void) {
            (self.key, self.parts, self.change) = (key, parts, change)
        }
    }

    @Test(arguments: [
        IllegalLayout("supportedPositions", ["1...4"]) { $0.supportedPositions = [] },
        IllegalLayout("supportedPositions", ["full"]) { $0.supportedPositions = [.full, .full, .half] },
        IllegalLayout("initialPosition", ["full, tip"]) { $0.supportedPositions = [.full, .tip] },
        IllegalLayout("insets.half", ["more than insets.tip, 69 pt"]) { $0.insets.half = 60 },
        IllegalLayout("insets.full", ["less than 472 pt, where half is"]) { $0.insets.full = 500 },
        IllegalLayout("insets.full", ["-10000...10000 pt"]) { $0.insets.full = .nan },
        IllegalLayout("insets.tip", ["-10000...10000 pt"]) { $0.insets.tip = -.infinity },
        IllegalLayout("bottomInteractionBuffer", ["0...10000 pt"]) { $0.bottomInteractionBuffer = .infinity },
        IllegalLayout("backdropAlpha.tip", ["0...1"]) { $0.backdropAlpha.tip = .nan },
        IllegalLayout("sides.width", ["0...10000 pt"]) { $0.sides.width = -1 },
    ])
    func `illegal layouts made in Swift are reported`(_ illegal: IllegalLayout) throws {
        let error = try #require(throws: StageError.self) {
            _ = try PanelFilm("{ p: {} }") { scene in
                var layout = FloatingPanel.Layout(.default)
                illegal.change(&layout)
                scene.values.floatingPanels["p"]?.layout = layout
            }
        }
        for part in ["floatingPanels.p.layout.\(illegal.key)"] + illegal.parts {
            #expect("\(error)".contains(part), "\(error) lacks \(part)")
        }
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
