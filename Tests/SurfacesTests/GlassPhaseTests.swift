import Testing
import VitrineLayoutTestSupport
import VitrinePrimitives

@testable import VitrineSurfaces

/// Glass that follows its backdrop, compared with the recording. Source: facts, popup bar, section 6.5.
@Suite struct GlassPhaseTests {
    /// The red of the bar's fill after the change to dark, from 194 to 33.
    @Test(arguments: [
        (0.01, 194.0), (0.08, 178), (0.14, 129), (0.22, 88), (0.3, 63), (0.38, 46), (0.48, 37), (0.9, 33),
    ])
    func barToDark(seconds: Double, red: Double) {
        let ours = 194 + (33 - 194) * GlassPhase(.dark, since: seconds).bar
        #expect(near(ours, red, 11), "\(ours)")
    }

    /// After the change to light, the red increases from 47 to 187.
    @Test(arguments: [(0.1, 47.0), (0.26, 48), (0.34, 92), (0.42, 131), (0.54, 164), (0.8, 187)])
    func barToLight(seconds: Double, red: Double) {
        let ours = 47 + (187 - 47) * (1 - GlassPhase(.light, since: seconds).bar)
        #expect(near(ours, red, 11), "\(ours)")
    }

    /// The red of the toolbar's capsules decreases from 191 to 31.
    @Test(arguments: [(0.1, 191.0), (0.14, 188), (0.22, 166), (0.3, 119), (0.38, 64), (0.48, 37), (0.7, 31)])
    func dockToDark(seconds: Double, red: Double) {
        let ours = 191 + (31 - 191) * GlassPhase(.dark, since: seconds).dock
        #expect(near(ours, red, 8), "\(ours)")
    }

    @Test func settles() {
        for appearance in Appearance.allCases {
            let (start, end) = (GlassPhase(appearance, since: 0), GlassPhase(appearance, since: GlassPhase.settling))
            let rest = GlassPhase(appearance)
            #expect(near(end.bar, rest.bar, 0.01) && near(end.dock, rest.dock, 0.01))
            #expect(end.barInk == rest.barInk && end.dockInk == rest.dockInk)
            #expect(start.bar == 1 - rest.bar && start.dockInk == 1 - rest.dockInk)
        }
    }

    /// The ink changes within the duration of the glass's change, in both directions and never back.
    @Test func ink() {
        for appearance in Appearance.allCases {
            var last = GlassPhase(appearance, since: 0)
            for tick in 1...120 {
                let now = GlassPhase(appearance, since: Double(tick) / 120)
                if appearance == .dark {
                    #expect(now.bar >= last.bar && now.barInk >= last.barInk && now.dockInk >= last.dockInk)
                } else {
                    #expect(now.bar <= last.bar && now.barInk <= last.barInk && now.dockInk <= last.dockInk)
                }
                last = now
            }
        }
    }

    /// Halfway, glass is halfway between its two laws.
    @Test func style() {
        let page = RGBColor(0x7df67d)
        let (light, dark) = (GlassStyle(over: page, appearance: .light), GlassStyle(over: page, appearance: .dark))
        let half = GlassStyle(over: page, darkness: 0.5)
        #expect(near(half.fill(over: page).red, (light.fill(over: page).red + dark.fill(over: page).red) / 2, 1e-9))
        #expect(GlassStyle(over: page, darkness: 0) == light && GlassStyle(over: page, darkness: 1) == dark)
    }

    /// The brighter glass of windows is part of the change, whose last frame does not jump.
    @Test("The glass of windows changes without a jump between light and dark", arguments: [false, true])
    func windows(isElevated: Bool) {
        let page = RGBColor(0x1c1c1e)
        func red(_ darkness: Double) -> Double {
            GlassStyle(over: page, darkness: darkness, isElevated: isElevated).fill(over: page).red
        }
        for (a, b) in [(0, 0.001), (0.5, 0.501), (0.999, 1)] { #expect(near(red(a), red(b), 0.002)) }
        #expect(isElevated == (red(1) > GlassStyle(over: page, appearance: .dark).fill(over: page).red + 0.05))
    }
}
