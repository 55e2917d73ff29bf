import Testing
import VitrineMotion

@Suite struct ScrollingTests {
    @Test func decayIsTheIntegralOfItsVelocity() {
        for decay in [Decay.normal, .fast] {
            var distance = 0.0
            for i in 1...20_000 {
                // The integral uses Simpson's rule over each tenth of a millisecond.
                let (a, b) = (Double(i - 1) * 1e-4, Double(i) * 1e-4)
                distance +=
                    (decay.velocity(at: a, initialVelocity: 1500)
                        + 4 * decay.velocity(at: (a + b) / 2, initialVelocity: 1500)
                        + decay.velocity(at: b, initialVelocity: 1500)) / 6 * 1e-4
                if i % 1000 == 0 { #expect(abs(decay.distance(at: b, initialVelocity: 1500) - distance) < 1e-8) }
            }
        }
    }

    /// The oracle is a loop over milliseconds with multiplications only.
    @Test func velocityFallsByTheRateEachMillisecond() throws {
        let decay = try Decay(rate: 0.995)
        var velocity = 800.0
        for millisecond in 1...500 {
            velocity *= 0.995
            let own = decay.velocity(at: Double(millisecond) / 1000, initialVelocity: 800)
            #expect(abs(own - velocity) < 1e-10)
        }
    }

    @Test func publishedDistances() {
        #expect(abs(Decay.normal.projection(initialVelocity: 1) - 0.499) < 1e-12)
        #expect(abs(Decay.fast.projection(initialVelocity: 1) - 0.099) < 1e-12)
        #expect(abs(Decay.normal.totalDistance(initialVelocity: 1) - 0.4995) < 1e-6)
        #expect(Decay.normal.totalDistance(initialVelocity: -300) < 0)
        #expect(Decay.normal.distance(at: 60, initialVelocity: 200) == Decay.normal.totalDistance(initialVelocity: 200))
    }

    @Test func glidesEndAtTheThreshold() {
        let end = Decay.normal.duration(initialVelocity: -1200, threshold: 0.5)
        let left =
            Decay.normal.totalDistance(initialVelocity: -1200) - Decay.normal.distance(at: end, initialVelocity: -1200)
        #expect(abs(left + 0.5) < 1e-9)
        for (velocity, threshold) in [(0.0, 0.5), (.nan, 0.5), (100, 0), (100, -1), (100, .nan), (0.5, 0.5)] {
            #expect(Decay.normal.duration(initialVelocity: velocity, threshold: threshold) == 0)
        }
    }

    /// The time of a distance is that in which inertia moves by that distance.
    @Test func timesOfDistances() {
        for (velocity, way) in [(1200.0, 0.0), (1200, 30), (1200, 590), (-1200, -590)] {
            let time = Decay.normal.duration(of: way, initialVelocity: velocity)
            #expect(time.map { abs(Decay.normal.distance(at: $0, initialVelocity: velocity) - way) < 1e-9 } ?? false)
        }
        for (velocity, way) in [(1200.0, 600.0), (1200, -1), (0, 1), (-1200, 5), (.nan, 5), (5, .nan)] {
            #expect(Decay.normal.duration(of: way, initialVelocity: velocity) == nil)
        }
    }

    @Test func rubberBandFollowsThePublishedFormula() {
        let band = RubberBand.standard
        for length in [100.0, 568, 932] {
            var previous = -length
            for pull in stride(from: -2000.0, through: 2000, by: 12.5) {
                let magnitude = (1 - 1 / (abs(pull) * 0.55 / length + 1)) * length
                let offset = band.offset(pull: pull, length: length)
                #expect(abs(offset - (pull < 0 ? -magnitude : magnitude)) < 1e-10)
                #expect(offset > previous && abs(offset) < length)
                #expect(abs(band.pull(offset: offset, length: length) - pull) < 1e-8)
                previous = offset
            }
        }
        #expect(band.pull(offset: 100, length: 100) == .infinity && band.pull(offset: -101, length: 100) == -.infinity)
        #expect(band.offset(pull: 10, length: 0) == 0 && band.pull(offset: 10, length: -1) == 0)
    }

    @Test func rubberBandHoldsARange() {
        let band = RubberBand.standard
        #expect(band.banded(40, within: 0...100, length: 500) == 40)
        #expect(band.banded(-30, within: 0...100, length: 500) == band.offset(pull: -30, length: 500))
        #expect(band.banded(130, within: 0...100, length: 500) == 100 + band.offset(pull: 30, length: 500))
    }

    @Test(arguments: [Double.nan, 0, -1, 1.5, .infinity])
    func illegalRatesAreNamed(value: Double) {
        #expect(throws: MotionError.self) { try Decay(rate: value) }
        #expect(throws: MotionError.self) { try RubberBand(coefficient: value) }
    }
}
