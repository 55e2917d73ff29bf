import Testing
import VitrineMotion
import VitrinePrimitives
import VitrineVocabulary

@testable import VitrinePages

@Suite struct PresentedContentTests {
    private let frame = Rect(x: 0, y: 0, width: 375, height: 812)

    private let content = Content(body: [
        .switch(isOn: false, name: "wifi"), .searchField(name: "field"), .textField(name: "other"),
        .slider(value: 0.5, name: "volume"), .list(rowCount: 40, name: "list"),
    ])

    private func layout(_ presented: PresentedContent, at seconds: Double) -> ContentLayout {
        presented.layout(in: frame, .test(), at: seconds)
    }

    private func path(_ by: Point, from start: Point = Point(x: 100, y: 600), in duration: Double = 0.5) -> FingerPath {
        FingerPath(down: 1, start: start, legs: [FingerPath.Leg(by: by, duration: duration, curve: .linear)])
    }

    /// Performs a finger's whole path on an element.
    private func drag(_ presented: inout PresentedContent, _ name: String, _ path: FingerPath) -> Bool {
        presented.state.began(path, on: name, in: layout(presented, at: path.down))
        guard let begin = path.panBegin() else { return false }
        let takes = presented.state.panned(path, on: name, at: begin, in: layout(presented, at: begin))
        presented.state.ended(name, at: path.up)
        return takes
    }

    @Test func `a drag on a row scrolls its list, and the row does not stay pressed`() {
        var presented = PresentedContent(content)
        let path = path(Point(x: 0, y: -300))
        #expect(drag(&presented, "list.Row 3", path))
        // The recognition takes the first 10 pt, and up to the distance of a tick.
        let moved = presented.state.moment(at: 1.5).number(.contentOffset, of: "list") ?? 0
        #expect(moved > 284 && moved <= 290.1)
        #expect(presented.state.moment(at: 2).number(.pressed, of: "list.Row 3") ?? 0 == 0)
    }

    @Test func `a drag across a list, or on an element outside it, is not taken`() {
        var presented = PresentedContent(content)
        #expect(!drag(&presented, "list.Row 3", path(Point(x: 200, y: 20))))
        #expect(!drag(&presented, "wifi", path(Point(x: 0, y: 200))))
        #expect(presented.state.moment(at: 9).number(.contentOffset, of: "list") ?? 0 == 0)
    }

    @Test func `a finger that stops a list chooses nothing in it`() {
        var rows = content
        rows.body[4] = .list(rows: (0..<40).map { .init(title: "Row \($0)", isOn: false) }, name: "list")
        var presented = PresentedContent(rows)
        #expect(drag(&presented, "list.Row 3", path(Point(x: 0, y: -300), in: 0.1)))
        let tap = FingerPath(down: 1.3, up: 1.4, at: Point(x: 100, y: 600))
        presented.state.began(tap, on: "list.Row 9", in: layout(presented, at: 1.3))
        let held = presented.state.moment(at: 1.3).number(.contentOffset, of: "list") ?? 0
        #expect(held > 290)
        presented.state.ended("list.Row 9", at: 1.4)
        presented.state.tapped("list.Row 9", in: rows, at: 1.4)
        #expect(presented.state.moment(at: 1.39).number(.contentOffset, of: "list") == held)
        #expect(presented.state.moment(at: 3).number(.isOn, of: "list.Row 9") == nil)
        // The list is at rest at the next tap.
        presented.state.began(FingerPath(down: 3, up: 3.1, at: .zero), on: "list.Row 9", in: layout(presented, at: 3))
        presented.state.ended("list.Row 9", at: 3.1)
        presented.state.tapped("list.Row 9", in: rows, at: 3.1)
        #expect(presented.state.moment(at: 5).number(.isOn, of: "list.Row 9") == 1)
    }

    @Test func `a drag that is cancelled leaves the list within its ends`() {
        var presented = PresentedContent(content)
        let path = path(Point(x: 0, y: 400), in: 1)
        presented.state.began(path, on: "list", in: layout(presented, at: 1))
        let takes = presented.state.panned(path, on: "list", at: 1.2, in: layout(presented, at: 1.2))
        #expect(takes)
        presented.state.cancelled("list", at: 1.5)
        #expect(presented.state.moment(at: 1.5).number(.contentOffset, of: "list") ?? 0 < -10)
        let offset = presented.state.moment(at: 5).number(.contentOffset, of: "list")
        #expect(abs(offset ?? 1) < 0.1)
    }

    @Test func `the knob of a slider follows the finger and stops at the ends`() throws {
        var presented = PresentedContent(content)
        let width = try #require(layout(presented, at: 0).frame(of: "volume")).width
        #expect(drag(&presented, "volume", path(Point(x: 60, y: 0))))
        let value = try #require(presented.state.moment(at: 2).number(.value, of: "volume"))
        // The knob is 37 pt wide; the recognition takes 10 pt and up to the distance of a tick.
        #expect(value > 0.5 + 49 / (width - 37) - 0.005 && value <= 0.5 + 50 / (width - 37) + 1e-9)
        #expect(drag(&presented, "volume", path(Point(x: -600, y: 0))))
        #expect(presented.state.moment(at: 2).number(.value, of: "volume") == 0)
    }

    @Test func `one field has the focus at a time`() {
        var presented = PresentedContent(content)
        presented.state.tapped("field", in: content, at: 1)
        #expect(presented.focus(at: 0.9) == nil && presented.focus(at: 1) == "field")
        presented.state.tapped("other", in: content, at: 2)
        #expect(presented.focus(at: 1.9) == "field" && presented.focus(at: 2) == "other")
        presented.focus(nil, at: 3)
        #expect(presented.focus(at: 3) == nil)
        #expect(presented.state.moment(at: 9).number(.focused, of: "field") ?? 1 < 0.01)
    }

    @Test func `a change goes before what touches have made of an element, and leaves the rest`() {
        var presented = PresentedContent(content)
        presented.state.tapped("wifi", in: content, at: 1)
        _ = drag(&presented, "list", path(Point(x: 0, y: -100)))
        presented.update(at: 4) { $0.body[4] = .list(rowCount: 20, name: "list") }
        #expect(presented.state.moment(at: 5).number(.isOn, of: "wifi") ?? 0 > 0.99)
        let offset = presented.state.moment(at: 5).number(.contentOffset, of: "list") ?? 0
        #expect(offset > 80)
        presented.update(at: 6) {
            $0.body[0] = .switch(isOn: true, name: "wifi")
            $0.body[4] = .list(sections: [.init(rows: ["A"])], contentOffset: 7, name: "list")
        }
        presented.update(at: 7) { $0.body[0] = .switch(isOn: false, name: "wifi") }
        #expect(presented.state.moment(at: 6).number(.contentOffset, of: "list") == 7)
        #expect(presented.state.moment(at: 7).number(.isOn, of: "wifi") == 0)
    }

    @Test func `the element around a target scrolls`() {
        let inner = Content(body: [.view([.list(rows: ["v1.2", "B"], name: "a.b")], name: "box"), .button("B")])
        let layout = ContentLayout(inner, frame: frame, in: .test())
        #expect(layout.scrollingElements.map(\.name) == ["a.b"])
        #expect(layout.scrollingElement(around: "a.b.v1.2")?.name == "a.b")
        #expect(layout.scrollingElement(around: "a.b")?.name == "a.b")
        for name in ["box", "B", "none", "a"] { #expect(layout.scrollingElement(around: name) == nil) }
        #expect(inner.declares("a.b.B") && inner.declares("box") && !inner.declares("a"))
    }

    @Test func `a spinner has come round at the next whole period`() {
        let spinning = PresentedContent(Content(body: [.spinner()]))
        #expect(layout(spinning, at: 0).lapEnd(after: 2.3) == 3)
        #expect(layout(spinning, at: 0).lapEnd(after: 2) == 2)
        #expect(layout(PresentedContent(content), at: 0).lapEnd(after: 2) == nil)
    }
}
