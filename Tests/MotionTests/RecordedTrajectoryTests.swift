import Testing
import VitrineMotion

/// Trajectories measured in published recordings of iOS, compared with the springs that their source code names.
@Suite struct RecordedTrajectoryTests {
    /// The milliseconds and visibility of a presented popup bar, from a recording of 50 frames per second.
    static let presentedBar: [(Double, Double)] = [
        (865, 0.00), (880, 0.03), (900, 0.13), (920, 0.25), (960, 0.47), (980, 0.54), (1000, 0.64), (1020, 0.70),
        (1040, 0.81), (1060, 0.86), (1080, 0.89), (1100, 0.91), (1120, 0.95), (1160, 0.98), (1200, 0.98), (1240, 1.00),
        (1320, 1.00), (1480, 1.00),
    ]

    /// Returns the largest difference from the recording when the motion starts at a time in milliseconds.
    private func difference(spring: Spring, start: Double) -> Double {
        let alpha = Animation(from: 0, to: 1, start: start / 1000, pacing: .spring(spring))
        return Self.presentedBar.map { time, measured in abs(alpha.value(at: time / 1000) - measured) }.max() ?? 0
    }

    /// The recorded bar is at rest at 865 ms and moving at 880 ms. Its own best fit is slightly slower.
    @Test func presentedBarFollowsTheHalfSecondSpring() throws {
        let spring = try Spring(duration: 0.5, dampingRatio: 1)
        #expect(difference(spring: spring, start: 874) < 0.06)
        #expect(difference(spring: spring, start: 868) < 0.08)
        #expect(difference(spring: try Spring(dampingRatio: 1, angularFrequency: 17), start: 868) < 0.03)
        // The measure distinguishes springs: neither a faster nor a bouncy one passes, whenever it starts.
        for other in [Spring.settling(in: 0.25), .settling(in: 1), .settling(in: 0.5, dampingRatio: 0.3)] {
            let best = (850...900).map { difference(spring: other, start: Double($0)) }.min() ?? 0
            #expect(best > 0.06)
        }
    }

    /// The milliseconds and top edge in points of a bar's content, from a recording of 30 frames per second. As the
    /// start and the distance are not in the recording, they are fitted.
    static let legacyBar: [(Double, Double)] = [
        (300, 58.7), (330, 44.9), (370, 33.0), (400, 23.7), (430, 17.6), (470, 13.4), (500, 10.9), (530, 9.2),
        (570, 8.2), (600, 8.0), (630, 7.3), (670, 7.0), (800, 6.8),
    ]

    @Test func legacyBarFollowsTheHalfSecondSpring() throws {
        let spring = try Spring(duration: 0.5, dampingRatio: 1)
        var best = Double.infinity
        for start in stride(from: 0.2, through: 0.3, by: 0.002) {
            for distance in stride(from: 50.0, through: 80, by: 0.5) {
                let worst = Self.legacyBar.map { time, top in
                    abs(spring.value(at: time / 1000 - start, from: 6.8 + distance, to: 6.8) - top)
                }
                best = min(best, worst.max() ?? .infinity)
            }
        }
        #expect(best < 1.5, "off by \(best) pt")
    }
}
