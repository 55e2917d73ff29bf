import Testing
import VitrineMotion
import VitrinePrimitives

@testable import VitrinePages

@Suite struct ContentStateTests {
    @Test func numbersAreWrittenAtOnceOrAnimated() {
        var state = ContentState()
        state.write(1, to: .isOn, of: "switch", from: 0, at: 1)
        state.write(0, to: .alpha, of: "list", from: 1, at: 2, pacing: .curve(.linear, duration: 0.25))
        #expect(state.moment(at: 0.5).number(.isOn, of: "switch") == 0)
        #expect(state.moment(at: 1).number(.isOn, of: "switch") == 1)
        #expect(state.moment(at: 2.125).number(.alpha, of: "list") == 0.5)
        #expect(state.end == 2.25)
        #expect(state.moment(at: 3).number(.alpha, of: "other") == nil)
    }

    @Test func anyMomentCanBeAskedForInAnyOrder() {
        var state = ContentState()
        state.press("button", at: 0.1)
        state.release("button", at: 0.2)
        state.write("ab", to: "field", from: "", at: 0.3)
        let forward = (0...60).map { state.moment(at: Double($0) / 100) }
        let backward = (0...60).reversed().map { state.moment(at: Double($0) / 100) }
        #expect(forward == backward.reversed())
        #expect(state.moment(at: 0.15).number(.pressed, of: "button") == 1)
        #expect(state.moment(at: 0.25).text(of: "field") == "")
        #expect(state.moment(at: 0.3).text(of: "field") == "ab")
    }

    @Test func whatScrollsIsAnOffsetOfTheElement() {
        var state = ContentState()
        let base = ScrollContent(ScrollGeometry(length: 500, reach: 300), offset: 40)
        state.scroll("list", from: base) { $0.drag(by: -20, from: 0, to: 0.1) }
        state.scroll("list", from: base) { $0.release(velocity: 0, at: 0.1) }
        #expect(state.moment(at: 0.05).number(.contentOffset, of: "list") == 50)
        #expect(state.moment(at: 1).number(.contentOffset, of: "list") == 60)
    }

    @Test func aFollowedNumberIsTiedToAnother() {
        var state = ContentState()
        state.follow(.alpha, of: "dim", from: 0, start: 0, end: 1) { $0 / 2 }
        #expect(abs((state.moment(at: 0.5).number(.alpha, of: "dim") ?? 0) - 0.25) < 1e-9)
        #expect(state.moment(at: 5).number(.alpha, of: "dim") == 0.5)
    }

    @Test func tapsTurnSwitchesAndChooseSegmentsAndStars() {
        let content = Content(body: [
            .view([.switch(isOn: false, name: "wifi")], name: "box"),
            .segmentedControl(["Map", "Transit"], name: "kind"),
            .stars(1, name: "stars"),
            .list(sections: [.init(rows: [.init(title: "Sound", isOn: true)])], name: "list"), .button("Open"),
        ])
        var state = ContentState()
        for name in ["wifi", "kind.Transit", "stars.4", "list.Sound", "Open", "none"] {
            state.tap(name, in: content, at: 1)
        }
        let moment = state.moment(at: 3)
        #expect(moment.number(.isOn, of: "wifi") == 1)
        #expect(moment.number(.selection, of: "kind") == 1)
        #expect(moment.number(.value, of: "stars") == 4)
        #expect(moment.number(.isOn, of: "list.Sound") == 0)
        state.tap("wifi", in: content, at: 4)
        #expect(state.moment(at: 6).number(.isOn, of: "wifi") == 0)
        #expect(state.moment(at: 1.05).number(.isOn, of: "wifi") ?? 0 > 0)
    }

    @Test func declaredNamesAreThoseOfTheLayout() {
        let content = Content(body: Element.samples.filter { $0.keyboard == nil && $0.spacer == nil })
        let context = ElementContext.test()
        let layout = ContentLayout(
            content, frame: Rect(x: 0, y: 0, width: 375, height: 3000), in: context)
        #expect(Set(content.targetNames) == Set(layout.targets.map(\.name)))
    }
}
