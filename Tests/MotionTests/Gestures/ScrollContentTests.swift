import Testing
import VitrinePrimitives

@testable import VitrineMotion

@Suite struct ScrollContentTests {
    private static let view = ScrollGeometry(length: 600, reach: 1000, pixel: 1.0 / 3)

    /// The step of an explicit integrator, small enough that its error is negligible.
    private static let step = 1e-5

    /// Returns the path of a point whose velocity decreases by the factor 0.998 per millisecond, in small steps.
    private static func glide(from start: Double, velocity: Double, for seconds: Double) -> Double {
        var (x, v) = (start, velocity)
        // The rate per step is one plus the logarithm's series, accurate to 1e-12 for such a small step.
        let loss = 1000 * (0.002 + 0.002 * 0.002 / 2 + 0.002 * 0.002 * 0.002 / 3) * step
        for _ in 0..<Int(seconds / step) {
            x += v * step - v * loss * step / 2
            v *= 1 - loss + loss * loss / 2
        }
        return x
    }

    @Test(arguments: [300.0, 900, -700, 1500])
    func inertiaIsThatOfAnIntegrator(velocity: Double) {
        var content = ScrollContent(Self.view, offset: 500)
        content.release(velocity: velocity * 0.5, at: 1)
        for t in [0.1, 0.25, 0.5] {
            let expected = Self.glide(from: 500, velocity: velocity * 0.5, for: t)
            #expect(abs(content.offset(at: 1 + t) - expected) < 0.6, "after \(t) s")
        }
    }

    @Test func aFingerMovesTheContentStraight() {
        var content = ScrollContent(Self.view, offset: 100)
        content.drag(by: -30, from: 0, to: 0.1)
        content.drag(by: 10, from: 0.1, to: 0.2)
        #expect(abs(content.offset(at: 0.05) - 115) < 1e-9)
        #expect(abs(content.offset(at: 0.1) - 130) < 1e-9)
        #expect(abs(content.offset(at: 0.2) - 120) < 1e-9)
        #expect(abs(content.velocity(at: 0.05) - 300) < 1e-9)
    }

    /// The test repeats the law of the rubber band.
    @Test func contentResistsBeyondItsEnds() {
        var content = ScrollContent(Self.view, offset: 0)
        content.drag(by: 100, from: 0, to: 0.1)
        #expect(abs(content.offset(at: 0.1) + (1 - 1 / (100 * 0.55 / 600 + 1)) * 600) < 1e-9)
        content.drag(by: -100, from: 0.1, to: 0.2)
        #expect(abs(content.offset(at: 0.2)) < 1e-9)
    }

    @Test func contentThatDoesNotBounceStopsAtItsEnds() {
        var content = ScrollContent(ScrollGeometry(length: 600, reach: 1000, pixel: 1.0 / 3, bounces: false))
        content.drag(by: 100, from: 0, to: 0.1)
        #expect(content.offset(at: 0.1) == 0)
        content.jump(to: 950, at: 0.2)
        content.release(velocity: 3000, at: 0.2)
        for i in 0..<200 { #expect(content.offset(at: 0.2 + Double(i) / 100) <= 1000 + 1e-9) }
        #expect(content.offset(at: content.end) == 1000)
    }

    /// The test integrates the spring step by step: x'' = -20 x' - 100 x.
    @Test func contentBouncesBackAsASpring() {
        var content = ScrollContent(Self.view, offset: 0)
        content.jump(to: -80, at: 0)
        content.letGo(at: 0, velocity: 0)
        var (x, v) = (-80.0, 0.0)
        for i in 1...40_000 {
            v += (-20 * v - 100 * x) * Self.step
            x += v * Self.step
            if i % 10_000 == 0 {
                let t = Double(i) * Self.step
                #expect(abs(content.offset(at: t) - x) < 0.1, "after \(t) s")
            }
        }
        #expect(content.offset(at: content.end) == 0)
    }

    @Test func aThrowPastTheEndComesBackToIt() {
        var content = ScrollContent(Self.view, offset: 800)
        content.release(velocity: 2000, at: 0)
        let offsets = (0...300).map { content.offset(at: Double($0) / 100) }
        #expect((offsets.max() ?? 0) > 1010)
        #expect((offsets.max() ?? 0) < 1000 + 0.25 * 600)
        #expect(content.offset(at: content.end) == 1000)
    }

    @Test func contentComesToRestOnWholePixels() {
        for velocity in [37.0, 211, 480, -333] {
            var content = ScrollContent(Self.view, offset: 400)
            content.release(velocity: velocity, at: 0)
            let rest = content.offset(at: content.end) * 3
            #expect(abs(rest - rest.rounded()) < 1e-9)
        }
    }

    @Test func aPinHoldsContentThatIsOnItsWay() {
        var content = ScrollContent(Self.view, offset: 400)
        content.release(velocity: 1500, at: 0)
        content.pin(at: 298, from: 0.2, to: 0.5)
        for t in [0.2, 0.3, 0.5, 2.0] { #expect(content.offset(at: t) == 298) }
        // A drag takes the content at its bound.
        content.drag(by: -10, from: 0.5, to: 0.6)
        #expect(abs(content.offset(at: 0.6) - 308) < 1e-9)
    }

    @Test(arguments: [(1000.0, 650.0), (0, 320), (-500, 320), (4000, 1000), (20, 402)])
    func aTargetIsWhereTheContentComesToRest(velocity: Double, target: Double) {
        var content = ScrollContent(Self.view, offset: 400)
        content.release(velocity: velocity, target: target, at: 0)
        let end = content.offset(at: content.end)
        #expect(abs(end - Self.view.snapped(target)) < 1e-6)
        // The offset never overshoots its target, nor goes back.
        var last = 400.0
        for i in 0...200 {
            let offset = content.offset(at: Double(i) * content.end / 200)
            #expect((offset - last) * (target - 400) >= -1e-9)
            last = offset
        }
    }

    @Test func aGlideToATargetBeginsWithTheFingersVelocity() {
        var content = ScrollContent(Self.view, offset: 400)
        content.release(velocity: 1000, target: 600, at: 0)
        #expect(abs(content.velocity(at: 0.001) - 1000) < 40)
    }

    @Test func numbersThatAreNotFiniteMoveNothing() {
        var content = ScrollContent(Self.view, offset: 400)
        content.drag(by: .nan, from: 0, to: 1)
        content.drag(by: 10, from: 1, to: 0)
        content.release(velocity: .infinity, at: 1)
        #expect(content.offset(at: 2) == 400)
    }
}
