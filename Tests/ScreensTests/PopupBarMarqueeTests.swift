import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

@Suite struct PopupBarMarqueeTests {
    private let long = PopupItem.music(
        title: "Velit Mollitia Incidunt Est Occaecati Laboriosam Et",
        subtitle: "Quo pariatur eos et molestiae praesentium modi ratione voluptas")

    private func layout(_ bar: PopupBar, _ design: Design = .glass) -> PopupBarLayout {
        var context = Context.test()
        context.traits.design = design
        return PopupBarLayout(bar, in: context)
    }

    /// Scrolling is on in the glass design, off in the legacy one, unless the bar specifies it.
    @Test func defaults() {
        var bar = PopupBar(barStyle: .floatingCompact, popupItem: long)
        #expect(layout(bar).title?.marquee != nil && layout(bar).title?.line.isTruncated == false)
        #expect(layout(bar, .legacy).title?.marquee == nil && layout(bar, .legacy).title?.line.isTruncated == true)
        bar.standardAppearance.marqueeScrollEnabled = false
        #expect(layout(bar).title?.marquee == nil && layout(bar).title?.line.isTruncated == true)
        bar.standardAppearance.marqueeScrollEnabled = true
        #expect(layout(bar, .legacy).subtitle?.marquee != nil)
    }

    /// Titles that fit never scroll.
    @Test func fittingTitlesStay() {
        let on = layout(.music(.floating, marquee: true))
        let off = layout(.music(.floating, marquee: false))
        #expect(on.title == off.title && on.title?.marquee == nil)
    }

    /// A title starts where it is read at rest, whatever the direction of its bar.
    @Test func titlesAreAtHomeWhereTheyAreRead() throws {
        let hebrew = PopupItem.music(title: String(repeating: "\u{5E9}\u{5DC}\u{5D5}\u{5DD} ", count: 20), subtitle: "")
        for direction in InterfaceLayoutDirection.allCases {
            let context = Context.test(direction: direction)
            let latin = try #require(
                PopupBarLayout(PopupBar(barStyle: .floating, popupItem: long), in: context).title?.marquee)
            #expect(latin.direction == .leftToRight && (latin.home.x - latin.box.minX).magnitude < 1)
            let other = try #require(
                PopupBarLayout(PopupBar(barStyle: .floating, popupItem: hebrew), in: context).title?.marquee)
            #expect(other.direction == .rightToLeft)
            #expect((other.home.x + other.line.width - other.box.maxX).magnitude < 1)
        }
    }

    /// An animation that ends when everything is at rest shows one lap of long titles.
    @Test func titlesThatRunCountForTheEnd() throws {
        let context = Context.test(scale: 1)
        func end(_ item: PopupItem, _ change: (inout PopupBarPresentation) -> Void = { _ in }) -> Double? {
            var bar = PopupBarPresentation(PopupBar(barStyle: .floating, popupItem: item), presented: true)
            change(&bar)
            let screen = Screen(
                traits: context.traits, container: Container(dock: .toolbar(Toolbar(items: ["Go"]))),
                popupBar: bar)
            return screen.lapEnd(at: screen.end, in: context)
        }
        let widths = PopupBarLayout(PopupBar(barStyle: .floating, popupItem: long), in: context).runningWidths
        let lap = 2 + (try #require(widths.max()) + 50) / 30
        #expect(widths.count == 2)
        #expect(try (#require(end(long)) - lap).magnitude < 1e-9)
        // The lap begins when the titles are put at their start.
        #expect(try (#require(end(long) { $0.update(at: 5) { $0.popupItem.title! += "!" } }) - 5 - lap).magnitude < 1)
        #expect(end(.music(title: "Short", subtitle: "Short")) == nil)
        #expect(end(long) { $0.open(at: 1) } == nil)
        #expect(end(long) { $0.dismiss(at: 1) } == nil)
        #expect(end(long) { $0.update(at: 0) { $0.standardAppearance.marqueeScrollRate = 1 } } == 60)
    }

    /// The two seconds begin when the bar begins to appear, and when a title or its width changes; not at other
    /// changes.
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

    /// Behind an open popup titles are at their start, and pause anew when it closes.
    @Test func pauses() {
        var p = PopupBarPresentation(PopupBar(popupItem: long), presented: true)
        p.open(at: 4)
        p.close(at: 6)
        #expect(p.marqueeTime(at: 3.5) == 3.5 && p.marqueeTime(at: 5) == 0 && p.marqueeTime(at: 6.5) == 0.5)
    }

    /// On whole screens, titles begin at their start, scroll, and do not depend on the order of frames.
    @Test(arguments: [Design.glass, .legacy])
    func onScreen(_ design: Design) {
        var context = Context.test(scale: 1)
        context.traits.design = design
        var bar = PopupBar(barStyle: .compact, popupItem: long)
        bar.standardAppearance.marqueeScrollEnabled = true
        let screen = Screen(
            traits: context.traits, container: Container(dock: .toolbar(Toolbar(items: ["Go"]))),
            popupBar: PopupBarPresentation(bar, presented: true))
        func nodes(_ t: Double) -> [Node] { screen.nodes(at: t, in: context).nodes }
        let later = nodes(3)
        #expect(nodes(0) == nodes(1.9) && nodes(1.9) != later && nodes(3.5) != later && nodes(3) == later)
    }
}
