import Testing
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineSurfaces

/// The library's public state, hidden, in transition or presented, changes at completion and not before.
@Suite struct PopupBarStateTests {
    private func hidden() -> PopupBarPresentation { PopupBarPresentation(.music(.floating), presented: false) }

    @Test func presentAndDismiss() {
        var bar = hidden()
        bar.present(at: 1)
        bar.dismiss(at: 3)
        #expect(bar.state(at: 0) == .barHidden)
        #expect(bar.state(at: 0.999) == .barHidden)
        #expect(bar.state(at: 1) == .transitioning)
        #expect(bar.state(at: 1.49) == .transitioning)
        #expect(bar.state(at: 2) == .barPresented)
        #expect(bar.state(at: 3) == .transitioning)
        #expect(bar.state(at: 4) == .barHidden)
        #expect(bar.state(at: bar.end) == .barHidden)
        #expect(bar.end > 3.4 && bar.end < 4)
    }

    @Test func settlesExactlyAtItsEnd() {
        var bar = hidden()
        bar.present(at: 0.25)
        #expect(bar.state(at: bar.end) == .barPresented)
        for (value, _, shown) in bar.motion.parts { #expect(value.value(at: bar.end) == shown) }
        #expect(bar.motion.parts.contains { $0.0.value(at: bar.end - 1.0 / 120) != $0.shown })
    }

    @Test func turningBackHalfWay() {
        var bar = hidden()
        bar.present(at: 1)
        bar.dismiss(at: 1.1)
        bar.present(at: 1.2)
        for t in [1.0, 1.1, 1.15, 1.2, 1.3] { #expect(bar.state(at: t) == .transitioning) }
        #expect(bar.state(at: 2.5) == .barPresented)
        bar.dismiss(at: 2.5)
        #expect(bar.state(at: 2.5) == .transitioning)
        #expect(bar.state(at: 5) == .barHidden)
    }

    @Test func unanimatedChangesAreComplete() {
        var bar = hidden()
        bar.present(at: 1, animated: false)
        #expect(bar.state(at: 0.99) == .barHidden && bar.state(at: 1) == .barPresented)
        bar.dismiss(at: 2, animated: false)
        #expect(bar.state(at: 1.99) == .barPresented && bar.state(at: 2) == .barHidden)
        // Both calls are at one time: they are performed in order.
        bar.present(at: 3)
        bar.dismiss(at: 3)
        bar.finish()
        #expect(bar.state(at: 3) == .transitioning && bar.motion.alpha.value(at: 3.5) > 0.99)
        #expect(bar.state(at: 3.9) == .transitioning && bar.state(at: 9) == .barHidden)
    }

    @Test func updatesCountFromTheirTimeOn() {
        var bar = hidden()
        bar.update(at: 1) { $0.popupItem.title = "One" }
        bar.update(at: 2) { $0.popupItem.subtitle = "Two" }
        #expect(bar.bar.value(at: 0.9).popupItem.title == "Suscipit Ut")
        #expect(bar.bar.value(at: 1).popupItem.title == "One")
        #expect(bar.bar.value(at: 2).popupItem.title == "One")
        #expect(bar.bar.value(at: 2).popupItem.subtitle == "Two")
        #expect(bar.end == 2)
        var steps = Stepped(0)
        #expect(steps.end == 0 && steps.value(at: 100) == 0 && steps.value(at: -.infinity) == 0)
        steps.set(1, at: 1)
        steps.set(2, at: 1)
        #expect(steps.value(at: 1) == 2 && steps.value(at: 0.999) == 0 && steps.initial == 0)
    }
}
