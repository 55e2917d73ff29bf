import Testing
import VitrineMotion
import VitrinePrimitives
import VitrineTestSupport

@Suite struct AnimatedValueTests {
    private func interrupted() throws -> AnimatedValue {
        var value = AnimatedValue(10)
        value.animate(to: 100, start: 0.5, pacing: .spring(.system))
        value.animate(to: 0, start: 0.6, pacing: .spring(try Spring(response: 0.4, dampingRatio: 0.5)))
        value.animate(to: 50, start: 0.8, delay: 0.05, pacing: .curve(.easeInOut, duration: 0.3))
        value.animate(to: 20, start: 1, pacing: .spring(.keyboard), carriesVelocity: false)
        value.set(5, at: 3)
        return value
    }

    @Test func isContinuousWhereInterrupted() throws {
        let value = try interrupted()
        #expect(value.animations.count == 5)
        #expect(value.value(at: 0) == 10 && value.value(at: 0.5) == 10)
        for begin in [0.5, 0.6, 0.85, 1] {
            #expect(abs(value.value(at: begin - 1e-9) - value.value(at: begin + 1e-9)) < 1e-5)
        }
        // A spring keeps the velocity unless it gets another one.
        #expect(abs(value.velocity(at: 0.6 - 1e-9) - value.velocity(at: 0.6)) < 1e-4)
        #expect(value.velocity(at: 0.6) > 400)
        #expect(abs(value.velocity(at: 1 - 1e-9)) > 20 && value.velocity(at: 1) == 0)
        #expect(value.value(at: 3) == 5 && value.value(at: 2.9999) == 20)
        #expect(value.isSettled(at: 3) && !value.isSettled(at: 2.5))
        #expect(value.target == 5 && value.end == 3)
    }

    @Test func orderOfEvaluationDoesNotMatter() throws {
        let value = try interrupted()
        let times = (0..<500).map { Double($0) / 120 }
        let inOrder = times.map { value.value(at: $0).bitPattern }
        var shuffled = Array(times.indices)
        var generator = SplitMix64(seed: 3)
        for i in shuffled.indices.reversed() { shuffled.swapAt(i, Int(generator.next() % UInt64(i + 1))) }
        for i in shuffled { #expect(value.value(at: times[i]).bitPattern == inOrder[i]) }
        // Coarser sampling gives the same values: no frame depends on another.
        for i in stride(from: 0, to: 500, by: 7) { #expect(value.value(at: Tick(i)).bitPattern == inOrder[i]) }
    }

    @Test func theNewestWishCounts() {
        var value = AnimatedValue(0)
        value.animate(to: 1, start: 0, delay: 0.375, pacing: .curve(.linear, duration: 0.125))
        value.animate(to: -1, start: 0.2, pacing: .curve(.linear, duration: 0.1))
        #expect(value.animations.count == 1)
        #expect(value.value(at: 0.5) == -1)
        value.animate(to: 7, start: 0.1, pacing: .curve(.linear, duration: 1))
        #expect(value.animations.count == 1 && value.target == 7)
    }

    @Test func aDelayedMotionLetsTheOldOneGoOn() {
        var value = AnimatedValue(0)
        value.animate(to: 1, start: 0, pacing: .curve(.linear, duration: 1))
        value.animate(to: 0, start: 0.2, delay: 0.3, pacing: .curve(.linear, duration: 0.5))
        #expect(abs(value.value(at: 0.4) - 0.4) < 1e-12)
        #expect(abs(value.value(at: 0.75) - 0.25) < 1e-12)
        #expect(value.value(at: 1) == 0)
    }

    /// A drag is a jump at each tick; the lookup must be fast after 83 s of jumps.
    @Test func followsAFinger() {
        var value = AnimatedValue(0)
        for tick in 0..<10_000 { value.set(Double(tick), at: Double(tick) / 120) }
        value.set(-1, at: .nan)
        for tick in 0..<10_000 where value.value(at: Tick(tick)) != Double(tick) { Issue.record("tick \(tick)") }
        #expect(value.animations.count == 10_000)
    }

    @Test func restsBetweenMotions() {
        var value = AnimatedValue(0)
        value.animate(to: 1, start: 1, pacing: .curve(.linear, duration: 1))
        value.animate(to: 0, start: 3, pacing: .curve(.linear, duration: 1))
        for (time, rests) in [(0.0, true), (1, false), (1.5, false), (2, true), (2.9, true), (3, false), (4, true)] {
            #expect(value.isResting(at: time) == rests, "\(time)")
        }
        #expect(!value.isSettled(at: 2.5) && value.isSettled(at: 4))
    }

    /// A spring begins with the given velocity, whatever the value did before.
    @Test func beginsWithAGivenVelocity() {
        var value = AnimatedValue(5)
        value.animate(to: 9, start: 0, pacing: .curve(.linear, duration: 2))
        value.animate(to: 6, start: 1, pacing: .spring(.system), carriesVelocity: false, initialVelocity: -40)
        #expect(abs(value.velocity(at: 1) + 40) < 1e-9 && value.value(at: 1) == 7)
    }

    @Test func restsWhereItIsWithoutMotions() {
        let value = AnimatedValue(3.25)
        #expect(value.value(at: 1) == 3.25 && value.velocity(at: 1) == 0 && value.isSettled(at: 0))
        #expect(value.target == 3.25 && value.end == nil)
    }
}
