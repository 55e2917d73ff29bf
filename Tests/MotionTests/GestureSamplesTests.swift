import Testing
import VitrineMotion
import VitrinePrimitives

@Suite struct GestureSamplesTests {
    /// Returns a finger's positions at 120 Hz.
    private func samples(_ count: Int, _ position: (Double) -> Point) throws -> GestureSamples {
        var samples = GestureSamples()
        for tick in 0..<count {
            let time = Double(tick) / 120
            try samples.append(position(time), at: time)
        }
        return samples
    }

    @Test func steadyMotionIsMeasuredExactly() throws {
        let steady = try samples(60) { Point(x: 3 + 250 * $0, y: 700 - 1234 * $0) }
        for time in [0.1, 0.25, 59.0 / 120, 0.55] {
            let velocity = steady.velocity(at: time)
            #expect(abs(velocity.x - 250) < 1e-8 && abs(velocity.y + 1234) < 1e-8)
        }
    }

    @Test func recentMotionWeighsMore() throws {
        // The current velocity is 2·a·t; an even window would report the one 50 ms ago, the weights report a closer
        // one.
        let accelerating = try samples(121) { Point(x: 0, y: 1000 * $0 * $0) }
        let velocity = accelerating.velocity(at: 1).y
        #expect(velocity > 2000 - 100 && velocity < 2000)
        #expect(velocity > 2000 - 0.9 * 100)
    }

    @Test func aRestingFingerHasNoVelocity() throws {
        var thrown = try samples(30) { Point(x: 0, y: 900 * $0) }
        #expect(thrown.velocity(at: 0.5) == .zero)
        try thrown.append(Point(x: 0, y: 225), at: 0.6)
        #expect(thrown.velocity(at: 0.61) == .zero)
        #expect(GestureSamples().velocity(at: 0) == .zero)
        #expect(thrown.velocity(at: .nan) == .zero)
    }

    @Test func laterSamplesDoNotMatter() throws {
        let early = try samples(30) { Point(x: 0, y: 400 * $0) }
        let late = try samples(90) { Point(x: 0, y: $0 < 30.0 / 120 ? 400 * $0 : 9000 * $0) }
        #expect(early.velocity(at: 29.0 / 120) == late.velocity(at: 29.0 / 120))
    }

    @Test func badSamplesAreNamed() throws {
        var samples = GestureSamples()
        try samples.append(.zero, at: 1)
        #expect(throws: MotionError.timeRunsBackward(time: 0.5, previous: 1)) { try samples.append(.zero, at: 0.5) }
        #expect(throws: MotionError.self) { try samples.append(Point(x: .nan, y: 0), at: 2) }
        #expect(throws: MotionError.self) { try samples.append(Point(x: 0, y: .infinity), at: 2) }
        #expect(throws: MotionError.self) { try samples.append(.zero, at: .nan) }
        try samples.append(Point(x: 4, y: 4), at: 1)
        #expect(samples.samples == [samples.samples[0]] && samples.samples[0].position == Point(x: 4, y: 4))
    }
}
