import Testing
import VitrinePrimitives

@testable import VitrinePanels

/// Calls, drags and taps of recorded scenes, and the calls of the delegate. Source: facts, floating panel, sections
/// 1.3, 3.3 and 6.
struct PanelCallTests {
    private let simple = "{ p: {} }"

    @Test func `a panel that is added animated comes from below in a quarter of a second`() throws {
        let film = try PanelFilm(simple, "{ at: 1s, add: p, animated: true }")
        #expect(film.panel()?.attachment.value(at: 0.5) == FloatingPanelPresentation.Attachment.none)
        #expect((film.y(at: 1.125) - (812 + 516) / 2).magnitude < 0.01)
        #expect(film.y(at: 1.25) == 516)
        #expect(film.calls() == ["DidChangePosition"])
    }

    @Test func `a move that is not animated is there at once`() throws {
        let film = try PanelFilm(simple, "{ at: 1s, move: p, to: full, animated: false }")
        #expect(film.y(at: 0.99) == 516 && film.y(at: 1) == 62)
        #expect((film.alpha(at: 0.99), film.alpha(at: 1)) == (0, 0.3))
    }

    @Test func `a drag tells its delegate in the order of the library`() throws {
        let film = try PanelFilm(simple, "{ at: 1s, drag: p.grabber, by: { x: 0, y: -300 }, duration: 0.3s }")
        #expect(
            film.calls() == [
                "WillBeginDragging", "DidEndDragging", "WillBeginDecelerating", "DidChangePosition",
                "DidEndDecelerating",
            ])
        #expect(film.y(at: 3) == 62 && film.panel()?.state.last == .full)
        let moves = film.moves()
        #expect(!moves.isEmpty && moves.allSatisfy { $0 > 1 && $0 <= 1.3 + 1e-9 })
    }

    @Test func `the surface follows the finger point by point between its buffers`() throws {
        let film = try PanelFilm(
            simple, "{ at: 1s, drag: p.grabber, path: [{ by: { x: 0, y: -200 }, duration: 1s, curve: linear }] }")
        let (a, b) = (film.y(at: 1.5), film.y(at: 1.7))
        #expect((a - b - 40).magnitude < 1e-6)
        // The recognition of the pan takes 10 points, and those of an event.
        #expect((10...14).contains(a - 416))
    }

    @Test func `a call takes the panel from the finger, and the drag counts as ended`() throws {
        let film = try PanelFilm(
            simple,
            """
            { at: 1s, drag: p.grabber, path: [{ by: { x: 0, y: -300 }, duration: 1s, curve: linear }] }
            { at: 1.5s, move: p, to: tip }
            """)
        #expect(film.y(at: 1.75) == 709 && film.y(at: 3) == 709)
        let calls = film.calls()
        #expect(calls.first == "WillBeginDragging" && calls.last == "DidChangePosition")
        #expect(calls.count { $0 == "DidEndDragging" } == 1)
        #expect(film.moves().allSatisfy { $0 <= 1.5 })
    }

    @Test func `a touch ends a settling that cannot be interrupted, and stops one that can`() throws {
        let gestures = """
            { at: 1s, drag: p.grabber, by: { x: 0, y: -300 }, duration: 0.2s }
            { at: 1.22s, drag: { x: 187, y: 780 }, path: [{ by: { x: 0, y: 60 }, duration: 0.3s, curve: linear }] }
            """
        let ended = try PanelFilm(simple, gestures)
        let stopped = try PanelFilm(
            "{ p: { behavior: { interactionAnimator: { dampingRatio: 1, duration: 2s } } } }", gestures)
        let grab = 1.22 + 10.0 / 200 + 0.02
        #expect((ended.y(at: grab) - 62).magnitude < 8)
        #expect(stopped.y(at: grab) > 100)
        for film in [ended, stopped] {
            #expect(film.calls().filter { $0 == "DidEndDecelerating" }.count == 2)
        }
    }

    @Test func `a short flick removes a panel that can be removed, and its delegate learns of it`() throws {
        let film = try PanelFilm(
            "{ p: { isRemovalInteractionEnabled: true, layout: { preset: default, initialPosition: tip } } }",
            "{ at: 1s, drag: p.grabber, by: { x: 0, y: 45 }, duration: 0.1s }")
        #expect(film.calls() == ["WillBeginDragging", "DidEndDraggingToRemove", "DidChangePosition", "DidEndRemove"])
        #expect(film.panel()?.attachment.last == FloatingPanelPresentation.Attachment.none)
    }

    @Test func `a tap on the backdrop dismisses a modal panel only`() throws {
        let events = { (verb: String) in
            """
            { at: 0.5s, \(verb): p, animated: true }
            { at: 1s, move: p, to: full }
            { at: 2s, tap: p.backdrop }
            """
        }
        let modal = try PanelFilm(simple, events("present"))
        #expect(modal.calls(from: 2) == ["DidChangePosition", "DidEndRemove"])
        #expect(modal.panel()?.attachment.last == FloatingPanelPresentation.Attachment.none)
        let child = try PanelFilm(simple, events("add"))
        #expect(child.calls(from: 2).isEmpty && child.y(at: 4) == 62)
    }

    @Test func `a panel whose recognizer is disabled stays`() throws {
        let film = try PanelFilm(
            "{ p: { panGestureRecognizer: false } }", "{ at: 1s, drag: p, by: { x: 0, y: -300 }, duration: 0.3s }")
        #expect(film.calls().isEmpty && film.y(at: 1.25) == 516)
    }

    @Test func `a rotation shows a state that the layout lacks at its initial position, and brings it back`() throws {
        let film = try PanelFilm(simple, "{ at: 1s, rotate: landscape }\n{ at: 2s, rotate: portrait }")
        #expect(film.y(at: 0.5) == 516)
        #expect(film.y(at: 1.5) == 285 && film.panel()?.state.value(at: 1.5) == .half)
        #expect(film.y(at: 2.5) == 516)
    }

    @Test func `updateLayout moves the surface at once, or in an animation block`() throws {
        let film = try PanelFilm(
            simple,
            """
            { at: 1s, set: { floatingPanels: { p: { layout: { insets: { full: 18, half: 300, tip: 69 } } } } } }
            """)
        #expect(film.y(at: 0.9) == 516 && film.y(at: 1) == 478)
    }

    @Test func `an intrinsic layout is as high as its content`() throws {
        let film = try PanelFilm(
            "{ p: { layout: { preset: intrinsic }, content: [{ view: [], height: 200pt, name: v }] } }")
        #expect(film.y(at: 0) == 812 - 200 - 34)
        #expect(film.surface(at: 0).height == 234)
    }

    @Test func `an intrinsic panel keeps its height until the layout is read again`() throws {
        func content(_ height: Int) -> String { "content: [{ view: [], height: \(height)pt, name: v }]" }
        let film = try PanelFilm(
            "{ p: { layout: { preset: intrinsic }, \(content(200)) } }",
            """
            { at: 1s, set: { floatingPanels: { p: { \(content(300)) } } } }
            { at: 2s, updateLayout: p, duration: 0.5s }
            """)
        #expect(film.surface(at: 1.9) == film.surface(at: 0.5))
        let (start, middle, end) = (film.surface(at: 2), film.surface(at: 2.25), film.surface(at: 3))
        #expect((start.minY - film.y(at: 1.9)).magnitude < 1e-9 && (start.maxY - 812).magnitude < 1e-9)
        #expect(end.height == 334 && end.maxY == 812)
        #expect(middle.minY < start.minY - 20 && middle.minY > end.minY + 20)
        #expect((middle.maxY - 812).magnitude < 1e-9)
    }

    @Test func `the content's safe area is what the parent's covers of its frame`() throws {
        let body = "content: [{ view: [], height: 10pt, width: 10pt, placement: bottom, name: v }]"
        for mode in ["static", "fitToBounds"] {
            let film = try PanelFilm("{ p: { contentMode: \(mode), \(body) } }", "{ at: 1s, move: p, to: full }")
            // Static content is laid out for the top position.
            let bottom = mode == "static" ? 1232.0 : 778
            #expect(film.frame(of: "v", at: 0.5)?.maxY == bottom)
            #expect(film.frame(of: "v", at: 3)?.maxY == 778)
        }
        let top = try PanelFilm(
            """
            { p: { layout: { preset: fullScreen, initialPosition: full, supportedPositions: [full, half],
              insets: { full: 10, half: 200 } }, content: [{ view: [], height: 10pt, margins: {}, name: v }] } }
            """, "{ at: 1s, move: p, to: half }")
        #expect(top.frame(of: "v", at: 0.5)?.minY == 44)
        #expect(top.frame(of: "v", at: 3)?.minY == 612)
    }

    @Test func `a tap by a name that several elements have is for the uppermost in sight`() throws {
        let toggle = "{ switch: false, name: toggle, width: 60pt, height: 40pt }"
        let film = try PanelFilm(
            "{ p: { content: [\(toggle)] }, q: { presented: false, content: [\(toggle)] } }",
            """
            { at: 1s, tap: toggle }
            { at: 2s, add: q }
            { at: 3s, tap: toggle }
            { at: 4s, hide: q }
            { at: 5s, tap: toggle }
            """)
        func isOn(_ name: String, at seconds: Double) -> Bool {
            film.panel(name)?.content.state.moment(at: seconds).number(.isOn, of: "toggle") ?? 0 > 0.5
        }
        #expect(isOn("p", at: 2) && !isOn("q", at: 2))
        #expect(isOn("p", at: 4.5) && isOn("q", at: 4.5))
        #expect(!isOn("p", at: 7) && isOn("q", at: 7))
        let error = #expect(throws: (any Error).self) {
            try PanelFilm("{ p: { content: [\(toggle), \(toggle)] } }", "{ at: 1s, tap: toggle }")
        }
        #expect("\(error.map { "\($0)" } ?? "")".contains("\"toggle\" is 2 elements: p.toggle at x"))
    }

    @Test func `a content mode takes effect when it is set`() throws {
        let film = try PanelFilm(
            "{ p: {} }", "{ at: 1s, set: { floatingPanels: { p: { contentMode: fitToBounds } } } }")
        #expect(film.surface(at: 0.9).height == 750)
        #expect(film.surface(at: 1).height == 296)
    }

    @Test func `a panel in a panel stands in its content and moves with it`() throws {
        let film = try PanelFilm(
            """
            { p: { layout: { initialPosition: full, supportedPositions: [full, half], insets: { full: 40, half: 200 } } },
              inner: { in: p } }
            """, "{ at: 1s, move: p, to: half }")
        let height = 812.0 - 84
        #expect((film.y("inner", at: 0.5) - (height - 34 - 262)).magnitude < 1e-9)
        #expect(film.y("inner", at: 0.5) == film.y("inner", at: 3))
    }

    @Test func `fitToBounds ends with its parent at any time, static keeps its height`() throws {
        for (mode, isStatic) in [("static", true), ("fitToBounds", false)] {
            let film = try PanelFilm("{ p: { contentMode: \(mode) } }", "{ at: 1s, move: p, to: full }")
            for time in [0.5, 1.05, 1.13, 2] {
                let surface = film.surface(at: time)
                #expect(isStatic ? surface.height == 750 : surface.maxY >= 812 - 1e-9)
            }
        }
    }
}
