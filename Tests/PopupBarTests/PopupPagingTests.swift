import Testing
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrineMotion
@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineSurfaces

/// Paging through the items of a bar. Source: facts, popup bar, section 3.8.
@Suite struct PopupPagingTests {
    static let items = ["One", "Two", "Three"].map { PopupItem.music(title: $0, subtitle: "of three") }
    private static let geometry = PopupGeometry(
        collapsedTop: 848, barHeight: 48, height: 932, statusBarThreshold: 29, pageWidth: 240)

    private func bar() -> PopupBarPresentation {
        PopupBarPresentation(PopupBar(barStyle: .floatingCompact, popupItems: Self.items), presented: true)
    }

    private func swipe(_ x: Double, at down: Double = 1, in seconds: Double = 0.3) -> FingerPath {
        FingerPath(
            down: down, start: Point(x: 200, y: 870),
            legs: [FingerPath.Leg(by: Point(x: x, y: 3), duration: seconds, curve: .linear)])
    }

    @Test func pagesForwardAndBack() {
        var bar = bar()
        bar.pan(swipe(-150), from: .bar, in: Self.geometry)
        bar.pan(swipe(-150, at: 3), from: .bar, in: Self.geometry)
        bar.pan(swipe(150, at: 5), from: .bar, in: Self.geometry)
        bar.finish()
        func title(_ seconds: Double) -> String? { bar.bar.value(at: seconds).popupItem.title }
        // The item changes when the pages rest, not before.
        let commits = bar.paging.turns.map(\.commit)
        #expect(title(commits[0] - 0.01) == "One" && title(commits[0]) == "Two")
        #expect(title(commits[1]) == "Three" && title(9) == "Two")
        for (commit, page) in zip(commits, [1.0, 2]) {
            #expect((bar.paging.position.value(at: commit) - page).magnitude * 240 < PopupPaging.tolerance)
            #expect((bar.paging.position.value(at: commit - 0.02) - page).magnitude * 240 > PopupPaging.tolerance)
        }
        #expect(bar.paging.position.value(at: 1.2) > 0.1 && bar.paging.position.value(at: 2.5) == 1)
        #expect(bar.state(at: 1.2) == .barPresented && bar.popup.end == 0)
    }

    /// Beyond the last page there is resistance, and no page.
    @Test func ends() {
        var bar = bar()
        bar.pan(swipe(200), from: .bar, in: Self.geometry)
        let lowest = bar.paging.position.value(at: 1.3)
        #expect(lowest < -0.1 && lowest > -200.0 / 240 * 0.56)
        bar.finish()
        #expect(bar.bar.value(at: 9).popupItem.title == "One" && bar.paging.position.value(at: 9) == 0)
    }

    /// A short slow pull comes back, a flick moves to the next page.
    @Test func pullsAndFlicks() {
        var slow = bar()
        slow.pan(swipe(-60, in: 2), from: .bar, in: Self.geometry)
        slow.finish()
        #expect(slow.bar.value(at: 9).popupItem.title == "One")
        var quick = bar()
        quick.pan(swipe(-60, in: 0.12), from: .bar, in: Self.geometry)
        quick.finish()
        #expect(quick.bar.value(at: 9).popupItem.title == "Two")
    }

    @Test func rightToLeft() {
        var bar = bar()
        var geometry = Self.geometry
        geometry.direction = .rightToLeft
        bar.pan(swipe(150), from: .bar, in: geometry)
        bar.finish()
        #expect(bar.bar.value(at: 9).popupItem.title == "Two")
    }

    /// A change between the end of a touch and the new item keeps its order in time.
    @Test func changesBeforeTheCommit() {
        var bar = bar()
        bar.pan(swipe(-150), from: .bar, in: Self.geometry)
        bar.update(at: 1.4) { $0.tintColor = .black }
        bar.finish()
        #expect(bar.bar.value(at: 1.41).popupItem.title == "One" && bar.bar.value(at: 1.41).tintColor == .black)
        #expect(bar.bar.value(at: 1.7).popupItem.title == "Two" && bar.bar.value(at: 1.7).tintColor == .black)
    }

    /// With one item, or none, there are no pages.
    @Test func nothingToPage() {
        var single = PopupBarPresentation(.music(.floatingCompact), presented: true)
        single.pan(swipe(-150), from: .bar, in: Self.geometry)
        #expect(single.paging.end == 0 && single.bar.end == 0)
    }
}
