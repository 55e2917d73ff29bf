import Primitives
import Testing

@testable import Presentations

/// Motions beside the documentation's recordings: facts, popup bar, section 3.11.
@Suite struct PopupTrajectoryTests {
    /// y of the popup's edge while the status bar recordings open it, in points of GIF time; they play slower than life.
    @Test func opening() {
        let recorded = [
            (0.16, 86.5), (0.18, 71.9), (0.20, 59.2), (0.24, 33.3), (0.26, 27.3), (0.28, 22.4), (0.30, 18.4),
            (0.32, 15.1),
            (0.34, 12.4), (0.36, 8.1), (0.40, 5.5), (0.44, 3.9), (0.48, 2.5), (0.54, 1.1), (0.58, 0),
        ]
        var bar = PopupBarPresentation(.music(.compact), presented: true, design: .legacy)
        bar.open(at: -0.12, duration: 0.67)
        for (time, edge) in recorded {
            let ours = PopupStateTests.geometry.edge(at: bar.popup.openness.value(at: time))
            // The recording drops a frame between 0.20 and 0.22 s.
            #expect(near(ours, edge, time < 0.24 ? 6 : 2.1), "\(time): \(ours), recorded \(edge)")
        }
    }

    private static let tabBarTop: [(Double, Double)] = [
        (0.620, 35.4), (0.660, 53.1), (0.680, 63.9), (0.700, 69.4), (0.720, 76.3), (0.740, 81.1), (0.760, 84.6),
        (0.780, 87.6), (0.800, 89.6), (0.820, 91.5), (0.840, 92.8), (0.860, 93.8), (0.880, 94.9), (0.960, 96.0),
        (1.06, 96.7),
    ]
    private static let tabBarPage: [(Double, Double)] = [
        (0.620, 318), (0.660, 206), (0.680, 162), (0.700, 126), (0.720, 97), (0.740, 75), (0.760, 57), (0.780, 43),
        (0.800, 33), (0.820, 25), (0.840, 18), (0.860, 13), (0.880, 8), (0.920, 6), (0.960, 3),
    ]

    /// Bar and page while a page comes that hides the tab bar.
    @Test func push() {
        let tabs = Container.Dock.tabBar(TabBar(items: [TabBar.Item(title: "Tab", icon: "house")]))
        var navigation = NavigationMotion(dock: tabs)
        navigation.push(Page(hidesBottomBarWhenPushed: true), at: 0.565)
        for (time, top) in Self.tabBarTop {
            let ours = 27.7 + (96.7 - 27.7) * navigation.absence.value(at: time)
            #expect(near(ours, top, 2.5), "bar at \(time): \(ours), recorded \(top)")
        }
        for (time, page) in Self.tabBarPage {
            let ours = 430 * (1 - navigation.pages(at: time).progress)
            // A page crosses 10 pt in a millisecond at its fastest.
            #expect(near(ours, page, time < 0.7 ? 8 : 4), "page at \(time): \(ours), recorded \(page)")
        }
    }

    /// Where pages stand before, between and after.
    @Test func stack() {
        var navigation = NavigationMotion()
        let (a, b) = (Page(bottomLabel: "a", hidesBottomBarWhenPushed: true), Page(bottomLabel: "b"))
        navigation.push(a, at: 1)
        navigation.push(b, at: 1.1)
        navigation.pop(at: 3)
        navigation.pop(at: 4)
        navigation.pop(at: 5)
        #expect(navigation.pages(at: 0.9).upper == nil && navigation.pages(at: 0.9).progress == 1)
        #expect(navigation.pages(at: 1.2).upper == a && navigation.pages(at: 1.2).lower == nil)
        // The second waits for the first.
        #expect(navigation.pages(at: 1.6).upper == b && navigation.pages(at: 1.6).lower == a)
        #expect(navigation.pages(at: 2.9).upper == b && navigation.pages(at: 2.9).progress == 1)
        #expect(navigation.pages(at: 3.9).upper == a && navigation.pages(at: 3.9).progress == 1)
        #expect(navigation.pages(at: 9).upper == nil && navigation.end < 5)
        #expect(navigation.absence.value(at: 1.45) > 0.9 && navigation.absence.value(at: 2.9) == 0)
        #expect(navigation.absence.value(at: 3.9) == 1 && navigation.absence.value(at: 9) == 0)
    }
}
