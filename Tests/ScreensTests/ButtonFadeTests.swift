import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrineMotion
@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

/// Buttons that replace others fade in; the old ones disappear at once.
@Suite struct ButtonFadeTests {
    private func bar(_ items: [PopupItem] = [.music(title: "One")]) -> PopupBarPresentation {
        PopupBarPresentation(PopupBar(barStyle: .floatingCompact, popupItems: items), presented: true)
    }

    @Test func changedButtons() {
        var bar = bar()
        #expect(bar.buttonsOpacity(at: 0) == 1 && bar.buttonsEnd == 0)
        bar.update(at: 1) { $0.popupItem.title = "Two" }
        #expect(bar.buttonsOpacity(at: 1) == 1 && bar.buttonsEnd == 0)
        bar.update(at: 2) { $0.popupItem.trailingBarButtonItems.removeLast() }
        #expect(bar.buttonsOpacity(at: 1.9) == 1 && bar.buttonsOpacity(at: 2) == 0)
        #expect(near(bar.buttonsOpacity(at: 2 + ButtonFade.duration / 2), 0.5, 1e-6))
        #expect(bar.buttonsOpacity(at: 2.2) == 1 && bar.end == 2 + ButtonFade.titleDuration)
        // The same button is no change; a button at the other side is.
        bar.update(at: 3) { $0.popupItem.trailingBarButtonItems = [BarButtonItem(icon: "pause")] }
        #expect(bar.buttonsOpacity(at: 3) == 1)
        bar.update(at: 4) {
            $0.popupItem.leadingBarButtonItems = $0.popupItem.trailingBarButtonItems
            $0.popupItem.trailingBarButtonItems = []
        }
        #expect(bar.buttonsOpacity(at: 4) == 0)
    }

    /// The width of the titles changes to that of the new buttons in a fifth of a second, at either side.
    @Test(arguments: InterfaceLayoutDirection.allCases) func roomOfTitles(_ direction: InterfaceLayoutDirection) throws
    {
        let context = Context.test(direction: direction)
        var popupBar = PopupBarPresentation(.music(.floatingCompact), presented: true)
        popupBar.update(at: 1) { $0.popupItem.trailingBarButtonItems.removeLast() }
        let screen = Screen(
            traits: context.traits, container: Container(), popupBar: popupBar)
        func width(_ seconds: Double) throws -> Double {
            try #require(screen.layout(at: seconds, in: context)).titleArea.width
        }
        let (before, after) = (try width(0.99), try width(1.2))
        #expect(near(after - before, 41, 1e-9))
        #expect(near(try width(1), before, 1e-9))
        #expect(near(try width(1.1), (before + after) / 2, 1e-9))
    }

    @Test(arguments: [true, false]) func pagedItems(_ haveOneRow: Bool) {
        var bar = bar([
            .music(title: "One"), .music(title: "Two", trailing: haveOneRow ? ["pause", "forward"] : ["stop"]),
        ])
        let finger = FingerPath(
            down: 1, start: Point(x: 200, y: 870),
            legs: [FingerPath.Leg(by: Point(x: -150, y: 3), duration: 0.3, curve: .linear)])
        bar.pan(
            finger, from: .bar,
            in: PopupGeometry(collapsedTop: 848, barHeight: 48, height: 932, statusBarThreshold: 29, pageWidth: 240))
        bar.finish()
        let commit = bar.paging.turns[0].commit
        #expect(bar.buttonsOpacity(at: commit - 0.01) == 1)
        #expect((bar.buttonsOpacity(at: commit + 0.01) < 0.1) == !haveOneRow)
        #expect(bar.buttonsOpacity(at: commit + 1) == 1)
    }

    /// At the time of the change there are no buttons; later the picture is that of the new ones.
    @Test(arguments: Design.allCases) func pictures(_ design: Design) {
        let context = Context.test(design: design)
        func nodes(_ change: (inout PopupBarPresentation) -> Void, at seconds: Double) -> [Node] {
            // The titles are so short that their width makes no difference.
            let bar = PopupBar.music(.floating, item: .music(subtitle: "Short"))
            var popupBar = PopupBarPresentation(bar, presented: true, design: design)
            change(&popupBar)
            let screen = Screen(
                traits: context.traits,
                container: with(Container()) { $0.content = Content(background: .white) },
                popupBar: popupBar)
            return screen.nodes(at: seconds, in: context).nodes
        }
        let changed: (inout PopupBarPresentation) -> Void = { bar in
            bar.update(at: 1) { $0.popupItem.trailingBarButtonItems = [BarButtonItem(icon: "stop")] }
        }
        let bare = nodes({ bar in bar.update(at: 0) { $0.popupItem.trailingBarButtonItems = [] } }, at: 1)
        let stop = nodes(
            { bar in bar.update(at: 0) { $0.popupItem.trailingBarButtonItems = [BarButtonItem(icon: "stop")] } }, at: 1)
        #expect(nodes(changed, at: 1) == bare)
        #expect(nodes(changed, at: 2) == stop)
        let between = nodes(changed, at: 1 + ButtonFade.duration / 2)
        #expect(between != bare && between != stop)
    }
}
