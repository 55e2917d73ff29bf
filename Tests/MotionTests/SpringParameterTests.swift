import Testing
import VitrineMotion

@Suite struct SpringParameterTests {
    @Test func systemSpringsRestWhenPublished() throws {
        let system = try Spring(stiffness: 522.35, damping: 45.71)
        #expect(system == .system)
        #expect(abs(Spring.system.settlingDuration() - 0.404) < 0.0005)
        let keyboard = try Spring(stiffness: 1000, damping: 500, mass: 3)
        #expect(keyboard.dampingRatio == 1)
        #expect(abs(keyboard.angularFrequency - Spring.keyboard.angularFrequency) < 1e-12)
        #expect(abs(Spring.keyboard.settlingDuration() - 0.506) < 0.0005)
    }

    /// Source: Apple's documentation of `settlingDuration`: stiffness 100 and mass 1 rest "approximately 2.85 seconds"
    /// with damping 5 and "just over 1 second" with damping 15.
    @Test func settlingFollowsCoreAnimation() throws {
        #expect(abs(try Spring(stiffness: 100, damping: 5).settlingDuration() - 2.85) < 0.01)
        let second = try Spring(stiffness: 100, damping: 15).settlingDuration()
        #expect(second > 1 && second < 1.05)
    }

    @Test(arguments: SpringTests.ratios, [0.0, 12, -12])
    func settledMeansSettled(ratio: Double, velocity: Double) throws {
        let spring = try Spring(dampingRatio: ratio, angularFrequency: 14, overdamping: .physical)
        for tolerance in [0.1, 0.01, 0.001, 1e-6] {
            let end = spring.settlingDuration(tolerance: tolerance, initialVelocity: velocity)
            for i in 0...400 {
                let t = end * (1 + Double(i) / 100)
                let left = 1 - spring.value(at: t, from: 0, to: 1, initialVelocity: velocity)
                #expect(abs(left) <= tolerance * (1 + 1e-9))
            }
        }
    }

    @Test func criticalAndOverdampedSettleToTheBit() throws {
        for ratio in [1.0, 1.2, 4.56] {
            let spring = try Spring(dampingRatio: ratio, angularFrequency: 20, overdamping: .physical)
            let end = spring.settlingDuration()
            #expect(abs(1 - spring.value(at: end, from: 0, to: 1) - 0.001) < 1e-12)
        }
    }

    @Test func durationMakesTheSpringRestInTime() throws {
        let half = try Spring(duration: 0.5, dampingRatio: 1)
        #expect(abs(half.angularFrequency * 0.5 - 9.233) < 0.0005)
        #expect(try Spring(duration: 0.5, dampingRatio: 500) == half)
        #expect(Spring.settling(in: 0.5) == half)
        for duration in [0.1, 0.25, 0.3, 0.404, 0.5, 1, 3] {
            let critical = try Spring(duration: duration, dampingRatio: 1)
            #expect(abs(critical.settlingDuration() - duration) < 1e-9)
            for ratio in [0.2, 0.5, 0.7, 0.87, 0.95] {
                let spring = try Spring(duration: duration, dampingRatio: ratio)
                for i in 0...100 {
                    let t = duration * (1 + Double(i) / 100)
                    // UIKit's equation has only the sine part of the envelope.
                    #expect(abs(1 - spring.value(at: t, from: 0, to: 1)) < 0.001 / ratio)
                }
                #expect(Spring.settling(in: duration, dampingRatio: ratio) == spring)
            }
        }
    }

    @Test func velocityShapesTheDurationSpring() throws {
        for ratio in [0.2, 0.5, 0.87, 1] {
            for velocity in [-1000, -20, -3, -0.5, 0.5, 3, 8, 12, 20, 100, 1e4, 1e6] {
                let spring = try Spring(duration: 0.5, dampingRatio: ratio, initialVelocity: velocity)
                let w = spring.angularFrequency
                let root = (1 - ratio * ratio).squareRoot()
                let factor = ratio < 1 ? (ratio * w - velocity) / (w * root) : (w - velocity) * 0.5 + 1
                // The equation uses the exponential of the critical spring's closed form.
                let probe = try Spring(dampingRatio: 1, angularFrequency: ratio * w)
                let exponential =
                    (1 - probe.value(at: 0.5, from: 0, to: 1)) / (1 + ratio * w * 0.5)
                #expect(abs(abs(factor) * exponential - 0.001) < 1e-9, "ζ \(ratio) v \(velocity)")
            }
        }
    }

    @Test func constructorsAgree() throws {
        let response = try Spring(response: 0.4, dampingRatio: 0.8)
        let bounce = try Spring(duration: 0.4, bounce: 0.2)
        let k = 4 * Double.pi * Double.pi / 0.16
        let constants = try Spring(stiffness: k * 2, damping: 4 * Double.pi * 0.8 / 0.4 * 2, mass: 2)
        for other in [bounce, constants] {
            #expect(abs(other.dampingRatio - response.dampingRatio) < 1e-12)
            #expect(abs(other.angularFrequency - response.angularFrequency) < 1e-12)
        }
        #expect(abs(try Spring(duration: 0.4, bounce: -0.5).dampingRatio - 2) < 1e-12)
        #expect(try Spring(response: 0.4, dampingRatio: 3).dampingRatio == 1)
        #expect(try Spring(response: 0.4, dampingRatio: 3, overdamping: .physical).dampingRatio == 3)
    }

    static let illegal = [Double.nan, .infinity, -.infinity, 0, -1, -.leastNonzeroMagnitude, .greatestFiniteMagnitude]

    @Test(arguments: illegal)
    func illegalParametersAreNamed(value: Double) {
        #expect(throws: MotionError.self) { try Spring(dampingRatio: value, angularFrequency: 1) }
        #expect(throws: MotionError.self) { try Spring(dampingRatio: 1, angularFrequency: value) }
        #expect(throws: MotionError.self) { try Spring(response: value, dampingRatio: 1) }
        #expect(throws: MotionError.self) { try Spring(response: 1, dampingRatio: value) }
        #expect(throws: MotionError.self) { try Spring(stiffness: value, damping: 1) }
        #expect(throws: MotionError.self) { try Spring(stiffness: 1, damping: value) }
        #expect(throws: MotionError.self) { try Spring(stiffness: 1, damping: 1, mass: value) }
        #expect(throws: MotionError.self) { try Spring(duration: value, dampingRatio: 1) }
        #expect(throws: MotionError.self) { try Spring(duration: 1, dampingRatio: value) }
        #expect(throws: MotionError.self) { try Spring(duration: value, bounce: 0) }
        let fallback = Spring.settling(in: value, dampingRatio: value)
        #expect(Spring.angularFrequencies.contains(fallback.angularFrequency))
    }

    @Test func errorsSayWhatIsWrong() {
        #expect(throws: MotionError.outOfRange(parameter: "damping ratio", value: 0, legal: 0.01...1e6)) {
            try Spring(duration: 0.5, dampingRatio: 0)
        }
        #expect(throws: MotionError.outOfRange(parameter: "bounce", value: 1, legal: -0.99...0.99)) {
            try Spring(duration: 0.5, bounce: 1)
        }
        let error = MotionError.outOfRange(parameter: "duration", value: -2, legal: 0.001...600)
        #expect("\(error)" == "duration is -2; expected 0.001 to 600")
        let order = MotionError.timeRunsBackward(time: 0.5, previous: 1)
        #expect("\(order)" == "time 0.5 s comes before 1 s; expected times in ascending order")
    }
}
