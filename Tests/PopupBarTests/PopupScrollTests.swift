import Testing
import VitrineLayoutTestSupport
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineSceneGraph
import VitrineVocabulary

@testable import VitrineMotion
@testable import VitrinePages
@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineSurfaces

/// Scrolling content of an open popup. Source: facts, popup bar, sections 1.2 and 3.3; iOS surroundings, section 8.
@Suite struct PopupScrollTests {
    private static let list = Element.list(sections: [
        .init(header: "Songs", rows: (0..<60).map { .init(title: "Song \($0)") })
    ])
    private static let view = ScrollGeometry(length: 932, reach: 1500, pixel: 1.0 / 3)
    private static let geometry = PopupGeometry(
        collapsedTop: 848, barHeight: 48, height: 932, statusBarThreshold: 29.5, scroll: view)
    /// The styles with which a finger can close the popup.
    private static let closing: [PopupInteractionStyle] = [.default, .automatic, .snap, .drag, .scroll]

    private func open(_ style: PopupInteractionStyle, offset: Double = 0) -> PopupBarPresentation {
        var list = Self.list
        list.list?.contentOffset = offset
        return PopupBarPresentation(
            .music(.floating),
            content: with(PopupContent(open: true)) {
                $0.content = [list]
                $0.popupInteractionStyle = style
            }, presented: true)
    }

    /// Returns the same popup without scrolling content, and its geometry.
    private func bare(_ style: PopupInteractionStyle) -> (PopupBarPresentation, PopupGeometry) {
        var geometry = Self.geometry
        geometry.scroll = nil
        let content = with(PopupContent(open: true)) { $0.popupInteractionStyle = style }
        return (PopupBarPresentation(.music(.floating), content: content, presented: true), geometry)
    }

    private func finger(_ legs: [(Double, Double)], down: Double = 1) -> FingerPath {
        FingerPath(
            down: down, start: Point(x: 200, y: 500),
            legs: legs.map { FingerPath.Leg(by: Point(x: 0, y: $0.0), duration: $0.1, curve: .linear) })
    }

    private func offset(_ bar: PopupBarPresentation, _ seconds: Double) -> Double {
        bar.scroll.offset.value(at: seconds)
    }

    private func edge(_ bar: PopupBarPresentation, _ seconds: Double) -> Double {
        Self.geometry.edge(at: bar.popup.openness.value(at: seconds))
    }

    @Test(arguments: PopupInteractionStyle.allCases) func middleScrolls(_ style: PopupInteractionStyle) throws {
        var bar = open(style, offset: 600)
        let finger = finger([(200, 0.3), (-350, 0.3), (0, 0.2)])
        bar.pan(finger, from: .popup, in: Self.geometry)
        bar.finish()
        #expect(bar.popup.end == 0 && bar.state(at: 1.3) == .open && bar.state(at: 9) == .open)
        let begin = try #require(finger.panBegin())
        func way(_ t: Double) -> Double { finger.location(at: t).y - finger.location(at: begin).y }
        for t in stride(from: begin, to: finger.up, by: 1.0 / 120) {
            #expect(near(offset(bar, t), 600 - way(t), 1e-6))
        }
        // Released at rest, the content stays, on a whole pixel.
        let end = offset(bar, bar.end)
        #expect(near(end, 600 - way(finger.up), 0.2) && near(end * 3, (end * 3).rounded(), 1e-6))
    }

    /// At the top a finger that moves down closes the popup as one without scrolling content; the content stays.
    @Test(arguments: closing) func topCloses(_ style: PopupInteractionStyle) {
        for legs in [[(300.0, 0.5)], [(120.0, 0.3), (-60, 0.2)], [(80, 0.2), (-200, 0.3), (300, 0.3)]] {
            var bar = open(style)
            bar.pan(finger(legs), from: .popup, in: Self.geometry)
            bar.finish()
            // A popup that only follows a scroll view moves as with a drag.
            var (other, geometry) = bare(style == .scroll ? .drag : style)
            other.pan(finger(legs), from: .popup, in: geometry)
            other.finish()
            #expect(bar.popup == other.popup && bar.popup.end > 0)
            #expect(bar.target.last == other.target.last && bar.phases == other.phases)
            #expect(bar.scroll.end == 0 || offset(bar, 1.2) == 0 && offset(bar, 9) == 0)
        }
    }

    /// Without a scroll view the style `scroll` leaves the popup closed to fingers, and the style `none` always does.
    @Test func whoDoesNotClose() {
        var (bar, geometry) = bare(.scroll)
        bar.pan(finger([(400, 0.3)]), from: .popup, in: geometry)
        #expect(bar.popup.end == 0 && bar.scroll.end == 0)
        var none = open(.none)
        none.pan(finger([(400, 0.3)]), from: .popup, in: Self.geometry)
        #expect(none.popup.end == 0)
        // The content resists instead.
        let pulled = -0.55 * 390 * 932 / (932 + 0.55 * 390)
        #expect(near(offset(none, 1.3), pulled, 6) && offset(none, none.end) == 0)
    }

    /// A finger that scrolls to the top moves the popup from there: both together move by its whole distance.
    @Test(arguments: [PopupInteractionStyle.drag, .scroll, .automatic])
    func goesOverAtTheTop(_ style: PopupInteractionStyle) throws {
        var bar = open(style, offset: 100)
        let finger = finger([(400, 0.8), (-250, 0.5), (200, 0.4)])
        bar.pan(finger, from: .popup, in: Self.geometry)
        bar.finish()
        let begin = try #require(finger.panBegin())
        // The recognition takes 10 pt, and 100 are scrolled, at 500 pt per second.
        let over = try #require(bar.popup.transitions.first?.start)
        #expect(near(over, 1 + 110 / 500.0, 0.01))
        for t in stride(from: begin, to: 1.8, by: 1.0 / 120) {
            let way = finger.location(at: t).y - finger.location(at: begin).y
            // The distance of a tick is lost at the transition.
            #expect(near(edge(bar, t) - offset(bar, t), way - 100, 500 / 120 + 0.01))
            #expect(offset(bar, t) <= 1e-9 || edge(bar, t) < 1e-9)
        }
        // From then on the content is pinned, wherever the finger moves.
        for t in stride(from: over, to: finger.up, by: 1.0 / 120) { #expect(near(offset(bar, t), 0, 1e-9)) }
        #expect(offset(bar, bar.end) == 0 && bar.state(at: 9) != .transitioning)
    }

    /// At the top, moving up scrolls; moving back moves the popup once the content is at its top.
    @Test func upAndDownAgain() throws {
        var bar = open(.drag)
        let finger = finger([(-160, 0.4), (400, 0.5)])
        bar.pan(finger, from: .popup, in: Self.geometry)
        let felt = try #require(finger.panBegin()) - 1
        let up = 160 - 400 * felt
        #expect(near(offset(bar, 1.4), up, 0.1) && up > 140 && edge(bar, 1.4) == 0)
        let over = try #require(bar.popup.transitions.first?.start)
        #expect(near(over, 1.4 + up / 800, 0.01) && edge(bar, 1.85) > 100)
        bar.finish()
        #expect(bar.state(at: 9) == .barPresented && offset(bar, 9) == 0)
    }

    /// Thrown content moves to a given fraction of its distance in equal times, and rests on a whole pixel.
    @Test func glides() {
        var bar = open(.drag, offset: 300)
        bar.pan(finger([(-80, 0.1)]), from: .popup, in: Self.geometry)
        let end = offset(bar, bar.end)
        // At 800 pt per second, content moves by half as many points.
        #expect(near(end - offset(bar, 1.1), 0.4995 * 800, 15))
        #expect(near(end * 3, (end * 3).rounded(), 1e-6))
        for t in stride(from: 1.15, to: 2.2, by: 0.05) {
            let (left, later) = (end + 0.5 - offset(bar, t), end + 0.5 - offset(bar, t + 0.25))
            // The fraction is 0.998 to the 250th.
            #expect(near(later / left, 0.6062, 0.02))
        }
    }

    /// At either end thrown content bounces a little and comes to rest there.
    @Test(arguments: [(-300.0, 1400.0, 1500.0), (200, 150, 0)])
    func bounces(_ way: Double, _ from: Double, _ end: Double) {
        var bar = open(.none, offset: from)
        bar.pan(finger([(way, 0.15)]), from: .popup, in: Self.geometry)
        let beyond = stride(from: 1.0, to: bar.end, by: 0.005).map { abs(offset(bar, $0) - end) }
        let side = stride(from: 1.0, to: bar.end, by: 0.005).map { (offset(bar, $0) - end) * (end == 0 ? -1 : 1) }
        #expect((side.max() ?? 0) > 20 && (side.max() ?? 0) < 932 * 0.3)
        #expect((beyond.last ?? 1) < 0.01 && offset(bar, bar.end) == end)
    }

    /// Pulled past the end, content follows with growing resistance: c·x·d / (d + c·x).
    @Test func resists() throws {
        var bar = open(.drag, offset: 1500)
        let long = finger([(-410, 0.5), (0, 0.3)])
        bar.pan(long, from: .popup, in: Self.geometry)
        let x = 410 - 820 * (try #require(long.panBegin()) - 1)
        #expect(near(offset(bar, 1.6) - 1500, 0.55 * x * 932 / (932 + 0.55 * x), 0.5))
        #expect(offset(bar, bar.end) == 1500)
        // Touched on its way back, it continues from its position.
        let caught = 1.9
        let before = offset(bar, caught)
        bar.pan(finger([(0, 0.2), (-40, 0.2)], down: caught), from: .popup, in: Self.geometry)
        #expect(near(offset(bar, 2.05), before, 1e-9) && before > 1520)
        #expect(offset(bar, 2.3) > before && offset(bar, 2.3) - before < 0.55 * 30)
    }

    @Test func fingersStopIt() {
        var bar = open(.drag, offset: 300)
        bar.pan(finger([(-80, 0.1)]), from: .popup, in: Self.geometry)
        let before = offset(bar, 1.3)
        bar.pan(finger([(0, 0.1)], down: 1.3), from: .popup, in: Self.geometry)
        #expect(near(offset(bar, 9), before, 0.2) && before < 700)
        // A finger on the bar, or on a closed popup, has no effect on it.
        var closed = open(.drag, offset: 300)
        closed.close(at: 0, animated: false)
        closed.pan(finger([(-80, 0.1)]), from: .popup, in: Self.geometry)
        #expect(closed.scroll.end == 0)
    }

    /// Content that fits still follows a finger, and comes back.
    @Test func contentThatFits() {
        var geometry = Self.geometry
        geometry.scroll = ScrollGeometry(length: 932, reach: -400)
        var bar = open(.drag)
        bar.pan(finger([(-200, 0.4), (0, 0.2)]), from: .popup, in: geometry)
        #expect(offset(bar, 1.4) > 80 && offset(bar, bar.end) == 0 && bar.popup.end == 0)
    }

    /// Content far outside keeps its position when it is touched.
    @Test func neverJumps() {
        for from in [-10_000.0, -800, 2500, 10_000] {
            var bar = open(.none, offset: from)
            let finger = finger([(-60, 0.2), (90, 0.2)])
            bar.pan(finger, from: .popup, in: Self.geometry)
            var last = offset(bar, 1)
            for t in stride(from: 1.0, through: finger.up, by: 1.0 / 120) {
                #expect((offset(bar, t) - last).magnitude < 450 / 120 + 0.01)
                last = offset(bar, t)
            }
            #expect(Self.view.clamped(offset(bar, bar.end)) == offset(bar, bar.end))
        }
    }

    @Test func anotherList() {
        var bar = open(.drag, offset: 300)
        bar.updateContent(at: 2) { $0.content.background = .black }
        bar.updateContent(at: 3) { $0.content.body = [.list(sections: [], contentOffset: 40)] }
        bar.updateContent(at: 4) { $0.content.body = [] }
        #expect(offset(bar, 1) == 300 && offset(bar, 2.5) == 300 && offset(bar, 3) == 40 && offset(bar, 5) == 0)
    }

    /// The list scrolls until its end is above the bottom safe area, below picture and titles.
    @Test func reach() throws {
        let context = Context.test()
        func geometry(_ rows: Int, image: String? = nil, controls: Bool = false) throws -> ScrollGeometry {
            let list = Element.list(sections: [.init(rows: (0..<rows).map { .init(title: "\($0)") })])
            return try #require(
                PopupPageView(
                    with(PopupContent(image: image, showsControls: controls)) { $0.content = [list] },
                    bar: .music(.floating),
                    in: context
                ).scrollGeometry)
        }
        #expect(try geometry(3).reach == 0 && geometry(60).length == 932)
        #expect(try near(geometry(61).reach - geometry(60).reach, 52, 0.4))
        #expect(try geometry(60, image: "art.png").reach > geometry(60).reach + 300)
        #expect(try geometry(60, controls: true).reach > geometry(60).reach + 50)
        let bare = PopupPageView(PopupContent(), bar: .music(.floating), in: context)
        #expect(bare.scrollGeometry == nil)
    }
}
