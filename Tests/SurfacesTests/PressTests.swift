import Testing
import VitrineLayoutTestSupport
import VitrinePrimitives

@testable import VitrineMotion
@testable import VitrineSurfaces

/// A finger on a toolbar's capsule, compared with the recording's frames: the edge of a 115.3 pt wide capsule.
@Suite struct PressTests {
    private let press = Press(item: 0, down: 1, up: 1.2, location: .zero)
    /// The time at which the glass is released.
    private var release: Double { 1.2 + Press.releaseDelay }

    /// The width changes from 115.3 to 131 pt: 16 pt of growth within 0.12 to 0.15 s of the touch.
    @Test func liftsInAnEighthOfASecond() {
        #expect(press.lift(at: 0.9) == 0 && press.lift(at: 1) == 0)
        #expect(Press.growth == 16)
        #expect(press.lift(at: 1.08) < 0.9)
        let full = (0...300).map { 1 + Double($0) / 1000 }.first { press.lift(at: $0) * Press.growth >= 15.9 }
        #expect(near(full.map { $0 - 1 }, 0.135, 0.015))
        // The overshoot is a few percent at most.
        for t in stride(from: 1.1, to: release, by: 0.005) { #expect(press.lift(at: t) * Press.growth < 16.8) }
    }

    /// The left edge, 7.7 pt out, crosses its position 0.09 s after the release, is 2.4 pt inside of it at 0.20 s and
    /// 0.4 pt out again at 0.44 s.
    @Test func fallsAndSwings() {
        let edge: (Double) -> Double = { -press.lift(at: release + $0) * Press.growth / 2 }
        #expect(near(edge(0), -7.7, 0.5))
        let crossing = (0...300).map { Double($0) / 1000 }.first { edge($0) >= 0 }
        #expect(near(crossing, 0.09, 0.015))
        #expect(near(edge(0.20), 2.35, 0.3))
        let highest = (0...400).map { Double($0) / 1000 }.max { edge($0) < edge($1) }
        #expect(near(highest, 0.20, 0.03))
        #expect(edge(0.44) < 0 && edge(0.44) > -0.8)
        #expect(edge(2) == 0)
        #expect(press.lift(at: press.end) == 0)
        #expect(press.light(at: press.end) == 0)
        #expect(press.end < release + 2)
    }

    /// The light comes within 0.06 s and goes 0.3 s after the glass lets go, without a jump; it takes most of the title's ink.
    @Test func light() {
        #expect(press.light(at: 1) == 0 && press.light(at: 1.06) == 1 && press.light(at: release) == 1)
        var last = 0.0
        for t in stride(from: 1, through: release + 0.4, by: 0.001) {
            let now = press.light(at: t)
            #expect((now - last).magnitude < 0.03 && (t < release ? now >= last : now <= last))
            last = now
        }
        #expect(press.light(at: release + 0.1) > 0 && press.light(at: release + 0.3) == 0)
        #expect(Press.ink(under: 0) == 1 && near(Press.ink(under: 1), 0.14, 1e-9))
    }

    /// Nothing jumps for any duration of the touch.
    @Test(arguments: [1.0 / 120, 0.03, 0.1, 0.25, 1, 30]) func continuous(_ hold: Double) {
        let press = Press(item: 0, down: 0, up: hold, location: .zero)
        for tick in 1..<Int((hold + 2) * 120) {
            let step = press.lift(at: Double(tick) / 120) - press.lift(at: Double(tick - 1) / 120)
            #expect(step.magnitude < 0.13)
        }
    }
}
