import Testing
import VitrineMotion
import VitrineTestSupport

@Suite struct SpringTests {
    /// The oscillator by classical Runge-Kutta steps of 1e-5 s, independent of every closed form.
    private struct Integrator {
        let ratio: Double
        let frequency: Double
        var x: Double
        var v: Double

        func acceleration(_ x: Double, _ v: Double) -> Double {
            -2 * ratio * frequency * v - frequency * frequency * x
        }

        mutating func step() {
            let h = 1e-5
            let (x1, v1) = (v, acceleration(x, v))
            let (x2, v2) = (v + h / 2 * v1, acceleration(x + h / 2 * x1, v + h / 2 * v1))
            let (x3, v3) = (v + h / 2 * v2, acceleration(x + h / 2 * x2, v + h / 2 * v2))
            let (x4, v4) = (v + h * v3, acceleration(x + h * x3, v + h * v3))
            x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
            v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        }
    }

    static let ratios = [0.01, 0.1, 0.3, 0.5, 0.7, 0.87, 0.99, 0.999_999, 1, 1.000_001, 1.01, 1.5, 4.56, 40]

    @Test(arguments: ratios, [0.0, 7, -3])
    func agreesWithAnIntegrator(ratio: Double, velocity: Double) throws {
        let spring = try Spring(dampingRatio: ratio, angularFrequency: 18.466, overdamping: .physical)
        var oracle = Integrator(ratio: ratio, frequency: 18.466, x: -1, v: velocity)
        for step in 1...(isDebugBuild ? 20_000 : 80_000) {
            oracle.step()
            guard step % 500 == 0 else { continue }
            let t = Double(step) * 1e-5
            let value = spring.value(at: t, from: 2, to: 3, initialVelocity: velocity)
            let speed = spring.velocity(at: t, from: 2, to: 3, initialVelocity: velocity)
            #expect(abs(value - 3 - oracle.x) < 1e-9, "ζ \(ratio) t \(t)")
            #expect(abs(speed - oracle.v) < 1e-8, "ζ \(ratio) t \(t)")
        }
    }

    @Test(arguments: ratios)
    func startsExactlyAtTheStart(ratio: Double) throws {
        let spring = try Spring(dampingRatio: ratio, angularFrequency: 31, overdamping: .physical)
        var generator = SplitMix64(seed: 1)
        for _ in 0..<200 {
            let from = generator.double(-900...900)
            let to = generator.double(-900...900)
            let velocity = generator.double(-5000...5000)
            #expect(spring.value(at: 0, from: from, to: to, initialVelocity: velocity) == from)
            #expect(spring.value(at: -1, from: from, to: to, initialVelocity: velocity) == from)
            #expect(spring.velocity(at: 0, from: from, to: to, initialVelocity: velocity) == velocity)
            let soon = spring.value(at: 1e-9, from: from, to: to, initialVelocity: velocity)
            #expect(abs(soon - from) < 1e-4)
        }
    }

    @Test(arguments: ratios)
    func velocityIsTheSlope(ratio: Double) throws {
        let spring = try Spring(dampingRatio: ratio, angularFrequency: 12, overdamping: .physical)
        let h = 1e-5
        for t in stride(from: 0.01, to: 2, by: 0.0137) {
            let slope =
                (spring.value(at: t + h, from: 0, to: 1, initialVelocity: 4)
                    - spring.value(at: t - h, from: 0, to: 1, initialVelocity: 4)) / (2 * h)
            #expect(abs(spring.velocity(at: t, from: 0, to: 1, initialVelocity: 4) - slope) < 1e-5)
        }
    }

    @Test(arguments: ratios)
    func energyNeverRises(ratio: Double) throws {
        let spring = try Spring(dampingRatio: ratio, angularFrequency: 25, overdamping: .physical)
        var previous = Double.infinity
        for i in 0...4000 {
            let t = Double(i) * 0.001
            let distance = spring.value(at: t, from: 1, to: 0, initialVelocity: -20)
            let speed = spring.velocity(at: t, from: 1, to: 0, initialVelocity: -20)
            let energy = speed * speed + 25 * 25 * distance * distance
            #expect(energy <= previous * (1 + 1e-12))
            previous = energy
        }
    }

    @Test func onlySpringsBelowTheCriticalDampingOvershoot() throws {
        for ratio in Self.ratios {
            let spring = try Spring(dampingRatio: ratio, angularFrequency: 20, overdamping: .physical)
            let highest = (0...20_000).map { spring.value(at: Double($0) * 1e-4, from: 0, to: 1) }.max() ?? 0
            if ratio < 1 {
                // The height of the first overshoot has a closed form of its own.
                let root = (1 - ratio * ratio).squareRoot()
                guard Double.pi / (20 * root) < 2 else { continue }
                let expected = 1 + power(2.718281828459045, -Double.pi * ratio / root)
                #expect(abs(highest - expected) < 1e-4)
            } else {
                #expect(highest <= 1)
            }
        }
    }

    /// Returns b^x by halving x, accurate to 1e-6, independent of Vitrine's exponential.
    private func power(_ base: Double, _ x: Double) -> Double {
        guard x.magnitude > 1e-9 else { return 1 + x }
        let half = power(base, x / 2)
        return half * half
    }

    @Test func nothingIsLostNearTheCriticalDamping() throws {
        let critical = try Spring(dampingRatio: 1, angularFrequency: 20)
        for deviation in [-1e-9, -1e-12, -1e-13, 1e-13, 1e-12, 1e-9] {
            let ratio = 1 + deviation
            let near = try Spring(dampingRatio: ratio, angularFrequency: 20, overdamping: .physical)
            for t in stride(from: 0.0, to: 1.5, by: 0.01) {
                let difference = near.value(at: t, from: 0, to: 1) - critical.value(at: t, from: 0, to: 1)
                #expect(abs(difference) < abs(ratio - 1) + 1e-14)
            }
        }
    }
}
