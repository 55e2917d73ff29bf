import Testing
import VitrineLayoutTestSupport
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineMotion
@testable import VitrinePopupBar
@testable import VitrineSurfaces

/// Opening, closing and the order of calls. Source: facts, popup bar, section 8.1.
@Suite struct PopupStateTests {
    /// The geometry of a legacy phone of 896 pt with a compact bar of 40 pt above a dock of 83.
    static let geometry = PopupGeometry(collapsedTop: 813, barHeight: 40, height: 896, statusBarThreshold: 22)

    private func presented(_ content: PopupContent = PopupContent(), design: Design = .glass) -> PopupBarPresentation {
        PopupBarPresentation(.music(.floatingCompact), content: content, presented: true, design: design)
    }

    @Test func opensAndCloses() {
        var bar = presented()
        bar.open(at: 1)
        bar.close(at: 3)
        #expect(bar.state(at: 0.99) == .barPresented && bar.state(at: 1) == .transitioning)
        #expect(bar.state(at: 1.49) == .transitioning && bar.state(at: 1.51) == .open)
        #expect(bar.state(at: 3.1) == .transitioning && bar.state(at: 3.51) == .barPresented)
        #expect(bar.popup.openness.value(at: 2.9) == 1 && bar.popup.openness.value(at: bar.end) == 0)
    }

    /// A hidden bar has no popup, an open popup does not open.
    @Test func callsWithoutMeaning() {
        var hidden = PopupBarPresentation(.music(.floating), presented: false)
        hidden.open(at: 1)
        hidden.close(at: 2)
        #expect(hidden.state(at: 5) == .barHidden && hidden.end == 0)
        var open = presented(PopupContent(open: true))
        open.open(at: 1)
        open.present(at: 2)
        #expect(open.state(at: 1.1) == .open && open.end == 0)
        open.close(at: 3, animated: false)
        #expect(open.state(at: 3) == .barPresented)
    }

    /// A bar whose popup is open first closes it, then disappears: half a second each.
    @Test func dismissalClosesFirst() {
        var bar = presented(PopupContent(open: true))
        bar.dismiss(at: 1)
        bar.finish()
        #expect(bar.popup.openness.value(at: 1.25) < 1 && bar.motion.alpha.value(at: 1.49) == 1)
        #expect(bar.state(at: 1.51) == .transitioning && bar.motion.alpha.value(at: 1.6) < 1)
        #expect(bar.state(at: 2.01) == .barHidden)
        var atOnce = presented(PopupContent(open: true))
        atOnce.dismiss(at: 1, animated: false)
        #expect(atOnce.state(at: 1) == .barHidden)
    }

    /// The next call begins when the last is over; a later one replaces those that wait.
    @Test func callsWaitForEachOther() {
        var bar = PopupBarPresentation(.music(.floating), presented: false)
        bar.present(at: 0)
        bar.open(at: 0.1)
        bar.finish()
        #expect(bar.popup.openness.value(at: 0.499) == 0 && bar.popup.openness.value(at: 0.6) > 0)
        #expect(bar.state(at: 1.1) == .open)

        var turned = PopupBarPresentation(.music(.floating), presented: false)
        turned.present(at: 0)
        turned.open(at: 0.1)
        turned.close(at: 0.2)
        turned.finish()
        #expect(turned.state(at: 2) == .barPresented && turned.popup.end == 0)

        var gone = PopupBarPresentation(.music(.floating), presented: false)
        gone.present(at: 0)
        gone.open(at: 0.1)
        gone.dismiss(at: 0.2)
        gone.finish()
        #expect(gone.state(at: 0.51) == .transitioning && gone.state(at: 1.01) == .barHidden && gone.popup.end == 0)
    }

    @Test func presentsAndOpensTogether() {
        var bar = PopupBarPresentation(.music(.floating), presented: false)
        bar.present(at: 1, openPopup: true)
        #expect(bar.state(at: 1.2) == .transitioning && bar.state(at: 1.51) == .open)
        let pose = (bar.motion.inset.value(at: 1.2), bar.popup.openness.value(at: 1.2))
        #expect(pose.0 == pose.1 && pose.0 > 0.5)
    }

    private func finger(_ legs: [(Double, Double)], down: Double = 1, x: Double = 0) -> FingerPath {
        FingerPath(
            down: down, start: Point(x: 200, y: 500),
            legs: legs.map { FingerPath.Leg(by: Point(x: x, y: $0.0), duration: $0.1, curve: .linear) })
    }

    /// Pulled up, a bar of the snap style opens by itself 0.15 s after the pull is recognized.
    @Test func snapOpens() {
        var bar = presented()
        bar.pan(finger([(-120, 0.12)]), from: .bar, in: Self.geometry)
        bar.finish()
        // The finger moves by 10 pt at 1000 pt per second.
        #expect(bar.popup.openness.value(at: 1.15) == 0)
        #expect(bar.popup.openness.value(at: 1.3) > 0 && bar.state(at: 1.7) == .open)
    }

    @Test func pullsThatDoNothing() {
        let pulls: [(FingerPath, PopupBarPresentation.Place, PopupContent)] = [
            (finger([(120, 0.2)]), .bar, PopupContent()),
            (finger([(-5, 0.2)]), .bar, PopupContent()),
            (finger([(-20, 0.2)], x: 60), .bar, PopupContent()),
            (finger([(-120, 0.2)]), .popup, PopupContent()),
            (finger([(-120, 0.2)]), .bar, with(PopupContent()) { $0.popupInteractionStyle = .none }),
            (finger([(-120, 0.2)]), .bar, with(PopupContent()) { $0.popupInteractionStyle = .scroll }),
        ]
        for (i, pull) in pulls.enumerated() {
            var bar = presented(pull.2)
            bar.pan(pull.0, from: pull.1, in: Self.geometry)
            bar.finish()
            #expect(bar.state(at: 9) == .barPresented && bar.popup.end == 0, "pull \(i)")
        }
    }

    /// A dragged bar follows the finger point by point from the recognition on.
    @Test func dragFollows() {
        var bar = presented(with(PopupContent()) { $0.popupInteractionStyle = .drag })
        let finger = finger([(-400, 1)])
        bar.pan(finger, from: .bar, in: Self.geometry)
        let begin = finger.panBegin()!
        let start = finger.location(at: begin).y
        for t in stride(from: begin, to: 2, by: 1.0 / 120) {
            let edge = Self.geometry.edge(at: bar.popup.openness.value(at: t))
            #expect(near(edge, 813 + finger.location(at: t).y - start, 1e-6))
        }
        #expect(bar.state(at: 1.9) == .transitioning && bar.state(at: 3) == .open)
    }

    /// The end of a released popup. Source: facts, popup bar, section 3.3.
    @Test(arguments: [
        (0.3, -100.0, false, true), (0.1, -100, false, true), (0.9, -100, true, true), (0.4, -100, true, false),
        (0.9, 100, true, false), (0.5, 100, false, false), (1, 100, true, true), (0.1, 0, false, false),
        (0.21, 0, false, true), (0.85, 0, true, true), (0.79, 0, true, false),
    ])
    func release(openness: Double, velocity: Double, wasOpen: Bool, opens: Bool) {
        #expect(PopupBarPresentation.opens(openness: openness, velocity: velocity, wasOpen: wasOpen) == opens)
    }

    /// The rubber band of the snap style starts at rest, moves less than the finger, and closes at the snap percentage.
    @Test func snapResistsAndCloses() {
        let band = SnapBand(percent: 0.32, geometry: Self.geometry)
        #expect(band.edge(pull: 0) == 0 && band.edge(pull: -50) == 0)
        for pull in stride(from: 10.0, through: 800, by: 10) {
            #expect(band.edge(pull: pull) > band.edge(pull: pull - 10) && band.edge(pull: pull) < 0.34 * pull)
        }
        var back = presented(with(PopupContent(open: true)) { $0.popupInteractionStyle = .snap })
        back.pan(finger([(200, 0.5), (0, 0.2)]), from: .popup, in: Self.geometry)
        #expect(back.state(at: 1.6) == .transitioning && back.state(at: 2.3) == .open)
        // The pull is 0.32 x 896 + 20 pt, recognized after 10, at 800 pt per second.
        var shut = presented(with(PopupContent(open: true)) { $0.popupInteractionStyle = .snap })
        shut.pan(finger([(400, 0.5)]), from: .popup, in: Self.geometry)
        let transition = shut.popup.transitions.last
        #expect(transition.map { !$0.isOpening } ?? false)
        // It closes within a tick, and the finger is recognized within one.
        let reached: Double = 1 + (0.32 * 896 + 20 + 10) / 800
        #expect((reached...reached + 2.0 / 120).contains(transition?.start ?? 0))
        #expect(shut.state(at: 2.3) == .barPresented)
    }

    /// A popup that a finger closes overshoots a little, one that a call closes does not.
    @Test func dampingOfClosing() {
        var told = presented(PopupContent(open: true))
        told.close(at: 1)
        var thrown = presented(PopupContent(open: true))
        thrown.pan(finger([(300, 0.3)], down: 0.7), from: .popup, in: Self.geometry)
        func lowest(_ bar: PopupBarPresentation) -> Double {
            stride(from: 0.5, to: 2, by: 0.002).map { bar.popup.openness.value(at: $0) }.min() ?? 1
        }
        #expect(lowest(told) == 0)
        #expect(lowest(thrown) < -0.001 && lowest(thrown) > -0.01)
    }

    /// The status bar's owner changes where the edge crosses half of the safe area.
    @Test func statusBarChangesHands() {
        var bar = presented(with(PopupContent(open: true)) { $0.statusBarStyle = .lightContent })
        bar.pan(finger([(60, 0.5), (-40, 0.5), (0, 0.2)]), from: .popup, in: Self.geometry)
        let changes = bar.popup.statusBar.animations
        // The edge moves down over 22 pt at 120 pt per second (recognized after 10 pt), and back up over it at 80; the
        // released popup has it already.
        #expect(changes.count == 2)
        #expect(near(changes.first?.begin, 1 + 32 / 120.0, 0.02) && changes.first?.to == 0)
        #expect(near(changes.dropFirst().first?.begin, 1.5 + 28 / 80.0, 0.02) && changes.dropFirst().first?.to == 1)
    }

    /// A chevron stretches out when the pull begins, and comes back when it ends.
    @Test func chevronStretches() {
        var bar = presented(PopupContent(open: true))
        bar.pan(finger([(100, 0.5)]), from: .popup, in: Self.geometry)
        #expect(bar.popup.flatness.value(at: 1) == 0 && bar.popup.flatness.value(at: 1.45) == 1)
        #expect(bar.popup.flatness.value(at: bar.end) == 0)
    }

    /// Scrolling titles stay at their start behind an open popup and start anew when it closes.
    @Test func marqueePauses() {
        var bar = presented()
        bar.open(at: 3)
        bar.close(at: 6)
        #expect(bar.marqueeTime(at: 2.5) == 2.5 && bar.marqueeTime(at: 4) == 0)
        #expect(near(bar.marqueeTime(at: 7), 1, 1e-9))
    }

    /// The picture moves only if it may. Source: facts, popup bar, section 3.5.
    @Test func pictureFlies() {
        func flies(_ content: PopupContent, _ style: PopupBar.Style = .floating, _ design: Design = .glass) -> Bool {
            var bar = PopupBarPresentation(.music(style), content: content, presented: true, design: design)
            bar.open(at: 1)
            return bar.popup.transitions.last?.fliesImage ?? false
        }
        #expect(flies(PopupContent(image: "art.png")))
        #expect(flies(with(PopupContent(image: "art.png")) { $0.popupInteractionStyle = .snap }))
        #expect(!flies(with(PopupContent(image: "art.png")) { $0.popupInteractionStyle = .drag }))
        #expect(!flies(PopupContent()))
        #expect(flies(PopupContent(image: "art.png"), .floating, .legacy))
        #expect(!flies(PopupContent(image: "art.png"), .compact, .legacy))
    }

    /// The popup closes on the first tick on which the bar's center has been pulled beyond the fraction of the height.
    @Test(arguments: [0.1, 0.32, 0.5, 0.9]) func snapClosesAtItsFraction(_ percent: Double) throws {
        let band = SnapBand(percent: percent, geometry: Self.geometry)
        let finger = finger([(1000, 2)])
        let begin = try #require(finger.panBegin())
        let close = try #require(band.closingPull(of: finger, from: begin))
        func share(_ seconds: Double) -> Double {
            let pull = finger.location(at: seconds).y - finger.location(at: begin).y
            return (pull - Self.geometry.barHeight / 2) / Self.geometry.height
        }
        #expect(share(close) > percent && share(close - 1.0 / 120) <= percent)
    }
}
