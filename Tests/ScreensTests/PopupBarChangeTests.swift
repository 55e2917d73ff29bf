import Testing
import VitrineLayoutTestSupport
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrineMotion
@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

@Suite struct PopupBarChangeTests {
    private func screen(_ bar: PopupBar, design: Design = .glass) -> Screen {
        Screen(
            traits: Context.test(design: design).traits, container: Container(),
            popupBar: PopupBarPresentation(bar, presented: true, design: design))
    }

    /// Its upper edge moves up at once, its lower edge stays.
    @Test(arguments: Design.allCases) func customBarGrows(_ design: Design) throws {
        let context = Context.test(design: design)
        var screen = screen(with(PopupBar()) { $0.customBar = CustomPopupBar(height: 60) }, design: design)
        screen.popupBar?.update(at: 1) { $0.customBar?.height = 120 }
        func frame(_ seconds: Double) throws -> Rect {
            try #require(screen.accessibilityElement(.background, at: seconds, in: context)).frame
        }
        let (low, high) = (try frame(0.99), try frame(1))
        #expect(near(high.height - low.height, 60, 0.4) && near(high.maxY, low.maxY, 0.4))
        #expect(try frame(3) == high && screen.end == 1)
    }

    /// The size is that of the floating shape, which on iPads has its maximum width.
    @Test func effectiveContentSize() throws {
        let phone = Context.test()
        let screen = screen(.music(.floatingCompact))
        let size = try #require(screen.popupBar?.effectiveContentSize(at: screen.frame(at: 0, in: phone)))
        #expect(near(size.width, 388, 0.4) && near(size.height, 48, 0.4))
        let pad = Context.test(device: "ipad-pro-11-more-space", scale: 2, orientation: .landscape)
        var bar = PopupBar.music(.floating, .v4_5)
        func width() throws -> Double? {
            var screen = self.screen(bar)
            screen.host.traits = Stepped(pad.traits)
            return screen.popupBar?.effectiveContentSize(at: screen.frame(at: 0, in: pad)).width
        }
        #expect(try width() == 700)
        bar.limitFloatingContentWidth = false
        #expect(try width() == pad.screen.width - 20)
    }

    /// Equal items are distinguished by their identifiers, which keep their values with them.
    @Test func alikeItems() {
        let items = ["a", "b", "c"].map { id in
            var item = PopupItem.music(title: "Same")
            item.identifier = id
            item.userInfo = ["id": id]
            return item
        }
        var bar = PopupBarPresentation(PopupBar(popupItem: items[1], popupItems: items), presented: true)
        #expect(bar.bar.initial.popupItem.userInfo == ["id": "b"] && bar.paging.position.value(at: 0) == 1)
        let finger = FingerPath(
            down: 1, start: Point(x: 200, y: 870),
            legs: [FingerPath.Leg(by: Point(x: -150, y: 3), duration: 0.3, curve: .linear)])
        bar.pan(
            finger, from: .bar,
            in: PopupGeometry(collapsedTop: 848, barHeight: 48, height: 932, statusBarThreshold: 29, pageWidth: 240))
        bar.finish()
        #expect(bar.bar.value(at: 3).popupItem.userInfo == ["id": "c"])
    }

    /// A change stays with its item when that is paged away and comes back.
    @Test func changesOfPagedItems() {
        let items = ["One", "Two"].map { PopupItem.music(title: $0) }
        var bar = PopupBarPresentation(PopupBar(popupItems: items), presented: true)
        let geometry = PopupGeometry(
            collapsedTop: 848, barHeight: 48, height: 932, statusBarThreshold: 29, pageWidth: 240)
        func swipe(_ x: Double, at down: Double) -> FingerPath {
            FingerPath(
                down: down, start: Point(x: 200, y: 870),
                legs: [FingerPath.Leg(by: Point(x: x, y: 3), duration: 0.3, curve: .linear)])
        }
        bar.update(at: 0.5) { $0.popupItem.title = "Changed" }
        bar.pan(swipe(-150, at: 1), from: .bar, in: geometry)
        bar.update(at: 2) { $0.popupItem.progress = 0.7 }
        bar.pan(swipe(150, at: 3), from: .bar, in: geometry)
        bar.finish()
        #expect(bar.bar.value(at: 2.5).popupItem.title == "Two" && bar.bar.value(at: 2.5).popupItem.progress == 0.7)
        #expect(bar.bar.value(at: 5).popupItem.title == "Changed")
        #expect(bar.bar.value(at: 5).popupItems.map(\.progress) == [0, 0.7])
        // Another of the items in its place is no change of either.
        bar.update(at: 6) { $0.popupItem = $0.popupItems[1] }
        #expect(bar.bar.value(at: 7).popupItems.map(\.title) == ["Changed", "Two"])
    }

    @Test func barButtonItems() {
        var item = PopupItem.music()
        #expect(item.barButtonItems == item.trailingBarButtonItems)
        item.barButtonItems = [BarButtonItem(icon: "play")]
        #expect(item.trailingBarButtonItems == [BarButtonItem(icon: "play")])
    }
}
