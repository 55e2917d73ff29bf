import Testing
import VitrineLayoutTestSupport
import VitrinePopupBarTestSupport
import VitrinePrimitives

@testable import VitrineMotion
@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineSurfaces

@Suite struct HapticFeedbackTests {
    private func felt(
        _ content: PopupContent = PopupContent(), items: [PopupItem] = [], allowsPopup: Bool = true,
        allowsPaging: Bool = true, calls: (inout PopupBarPresentation) -> Void
    ) -> [HapticFeedback] {
        var bar = PopupBar(barStyle: .floatingCompact, popupItem: .music(), popupItems: items)
        bar.allowPopupHapticFeedbackGeneration = allowsPopup
        bar.allowHapticFeedbackGenerationOnItemPaging = allowsPaging
        var popupBar = PopupBarPresentation(bar, content: content, presented: true)
        calls(&popupBar)
        popupBar.finish()
        return popupBar.log.compactMap { if case .haptic(let feedback) = $0.what { feedback } else { nil } }
    }

    private let geometry = PopupGeometry(
        collapsedTop: 848, barHeight: 48, height: 932, statusBarThreshold: 29, pageWidth: 240)

    private func finger(_ by: Point, at down: Double, in duration: Double = 0.3) -> FingerPath {
        FingerPath(
            down: down, start: Point(x: 200, y: 300),
            legs: [FingerPath.Leg(by: by, duration: duration, curve: .linear)])
    }

    /// Feedback is given once at the beginning of each motion; by default there is none.
    @Test func calls() {
        let calls: (inout PopupBarPresentation) -> Void = { bar in
            bar.open(at: 1)
            bar.open(at: 2)
            bar.close(at: 3, animated: false)
        }
        #expect(
            felt(calls: calls) == [
                HapticFeedback(at: 1, style: .soft, intensity: 0.9),
                HapticFeedback(at: 3, style: .rigid, intensity: 0.9),
            ])
        #expect(felt(allowsPopup: false, calls: calls) == [])
        #expect(PopupBar().allowPopupHapticFeedbackGeneration == false)
        #expect(felt { $0.dismiss(at: 1) } == [])
    }

    /// A finger that moves the popup gives feedback when it catches the popup and when the popup rests.
    @Test func drags() {
        let ticks = felt(PopupContent(open: true)) {
            $0.pan(finger(Point(x: 0, y: 500), at: 1), from: .popup, in: geometry)
        }
        #expect(ticks.count == 2 && ticks.allSatisfy { $0.style == .soft && $0.intensity == 0.8 })
        guard ticks.count == 2 else { return }
        #expect(ticks[0].at > 1 && ticks[0].at < 1.3 && near(ticks[1].at, 1.8, 1e-9))
    }

    /// A resisting popup gives feedback only when it closes, and none when it comes back.
    @Test func snaps() {
        let snapping = with(PopupContent(open: true)) { $0.popupInteractionStyle = .snap }
        let closing = felt(snapping) {
            $0.pan(finger(Point(x: 0, y: 900), at: 1), from: .popup, in: geometry)
        }
        #expect(closing.map(\.style) == [.rigid] && closing[0].at > 1 && closing[0].at < 1.3)
        let returning = felt(snapping) {
            $0.pan(finger(Point(x: 0, y: 100), at: 1), from: .popup, in: geometry)
        }
        #expect(returning == [])
        let opening = felt(with(PopupContent()) { $0.popupInteractionStyle = .snap }) {
            $0.pan(finger(Point(x: 0, y: -100), at: 1), from: .bar, in: geometry)
        }
        #expect(opening.map(\.style) == [.soft] && opening[0].intensity == 0.9)
    }

    /// Another item gives feedback, one that comes back does not.
    @Test func paging() {
        let items = ["One", "Two"].map { PopupItem.music(title: $0) }
        let calls: (inout PopupBarPresentation) -> Void = { bar in
            bar.pan(finger(Point(x: -150, y: 3), at: 1), from: .bar, in: geometry)
            bar.pan(finger(Point(x: -60, y: 3), at: 3, in: 2), from: .bar, in: geometry)
        }
        let ticks = felt(items: items, allowsPopup: false, calls: calls)
        var paged = PopupBarPresentation(PopupBar(popupItems: items), presented: true)
        calls(&paged)
        #expect(ticks.map(\.style) == [.selection] && near(ticks.first?.at, paged.paging.turns[0].commit, 1e-9))
        #expect(felt(items: items, allowsPaging: false, calls: calls) == [])
        #expect(PopupBar().allowHapticFeedbackGenerationOnItemPaging)
    }
}
