import Testing
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrineChrome
@testable import VitrinePopupBar
@testable import VitrineScreens
@testable import VitrineSetting

@Suite struct PopupBarMarqueeTests {
    private let long = PopupItem.music(
        title: "Velit Mollitia Incidunt Est Occaecati Laboriosam Et",
        subtitle: "Quo pariatur eos et molestiae praesentium modi ratione voluptas")

    private func layout(_ bar: PopupBar, _ design: Design = .glass) -> PopupBarLayout {
        var context = Context.test()
        context.environment.design = design
        return PopupBarLayout(bar, in: context)
    }

    /// On in the glass design, off in the legacy one, unless the bar says otherwise.
    @Test func defaults() {
        var bar = PopupBar(barStyle: .floatingCompact, popupItem: long)
        #expect(layout(bar).title?.marquee != nil && layout(bar).title?.line.isTruncated == false)
        #expect(layout(bar, .legacy).title?.marquee == nil && layout(bar, .legacy).title?.line.isTruncated == true)
        bar.standardAppearance.marqueeScrollEnabled = false
        #expect(layout(bar).title?.marquee == nil && layout(bar).title?.line.isTruncated == true)
        bar.standardAppearance.marqueeScrollEnabled = true
        #expect(layout(bar, .legacy).subtitle?.marquee != nil)
    }

    /// Titles that fit are plain labels, whatever the bar says.
    @Test func fittingTitlesStay() {
        let on = layout(.music(.floating, marquee: true))
        let off = layout(.music(.floating, marquee: false))
        #expect(on.title == off.title && on.title?.marquee == nil)
    }

    /// Two seconds begin when the bar begins to appear, when a title changes, and when its room does; not when others do.
    @Test func restarts() {
        var p = PopupBarPresentation(PopupBar(barStyle: .floating, popupItem: long), presented: false)
        #expect(p.marqueeTime(at: 3) == 0)
        p.present(at: 5)
        p.update(at: 7) { $0.popupItem.progress = 0.5 }
        p.update(at: 7.5) { $0.tintColor = .black }
        p.update(at: 8) { $0.popupItem.title = "Another title that is as long as the one before" }
        p.update(at: 9) { $0.popupItem.trailingBarButtonItems = [] }
        p.update(at: 10) { $0.standardAppearance.marqueeScrollRate = 60 }
        p.update(at: 11) { $0.popupItem.title = "Another title that is as long as the one before" }
        p.dismiss(at: 14)
        p.present(at: 20)
        for (time, gone) in [
            (5.5, 0.5), (7.75, 2.75), (8.25, 0.25), (9.5, 0.5), (10.5, 0.5), (11.5, 1.5), (15, 0), (20.5, 0.5),
        ] { #expect((p.marqueeTime(at: time) - gone).magnitude < 1e-12, "\(time)") }
    }

    /// Behind an open popup titles are at home, and rest anew when it closes.
    @Test func pauses() {
        var p = PopupBarPresentation(PopupBar(popupItem: long), presented: true)
        p.open(at: 4)
        p.close(at: 6)
        #expect(p.marqueeTime(at: 3.5) == 3.5 && p.marqueeTime(at: 5) == 0 && p.marqueeTime(at: 6.5) == 0.5)
    }

    /// Whole screens: still at home, different while running, equal to itself at any order of asking.
    @Test(arguments: [Design.glass, .legacy])
    func onScreen(_ design: Design) {
        var context = Context.test(scale: 1)
        context.environment.design = design
        var bar = PopupBar(barStyle: .compact, popupItem: long)
        bar.standardAppearance.marqueeScrollEnabled = true
        let screen = ScreenPresentation(
            environment: context.environment, container: Container(dock: .toolbar(Toolbar(items: ["Go"]))),
            popupBar: PopupBarPresentation(bar, presented: true))
        func nodes(_ t: Double) -> [Node] { screen.picture(at: t, in: context).nodes }
        let later = nodes(3)
        #expect(nodes(0) == nodes(1.9) && nodes(1.9) != later && nodes(3.5) != later && nodes(3) == later)
    }
}
