import Testing
import VitrineMotion
import VitrinePrimitives
import VitrineTestSupport

/// Any numbers give an error or a result in bounded time.
@Suite struct HostileNumbersTests {
    static let nasty: [Double] = [
        .nan, .infinity, -.infinity, 0, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude, .ulpOfOne, 1e-300, 1e300, 1, -1, 0.01, 0.5, 0.999_999_999_999, 1.000_000_000_001,
        1e6, -1e6, 600, 0.001, 1e9, 1e-6,
    ]

    @Test func nothingTraps() {
        var generator = SplitMix64(seed: 99)
        var made = 0
        for _ in 0..<(isDebugBuild ? 2_000 : 30_000) {
            func number() -> Double {
                generator.next() % 3 == 0 ? generator.double(0...30) : generator.element(of: Self.nasty)
            }
            let overdamping: Spring.Overdamping = generator.next() % 2 == 0 ? .clamped : .physical
            let springs: [Spring?] = [
                try? Spring(dampingRatio: number(), angularFrequency: number(), overdamping: overdamping),
                try? Spring(stiffness: number(), damping: number(), mass: number(), overdamping: overdamping),
                try? Spring(duration: number(), dampingRatio: number(), initialVelocity: number()),
                try? Spring(duration: number(), bounce: number()), .settling(in: number(), dampingRatio: number()),
            ]
            for case .some(let spring) in springs {
                made += 1
                #expect(spring.dampingRatio > 0 && Spring.angularFrequencies.contains(spring.angularFrequency))
                let settled = spring.settlingDuration()
                #expect(settled > 0 && settled.isFinite)
                let t = number()
                if t.isFinite {
                    let value = spring.value(at: t, from: 0, to: 1)
                    #expect(value > -0.0001 && value < 2, "\(spring) at \(t)")
                }
                var animated = AnimatedValue(number())
                animated.animate(to: number(), start: number(), delay: number(), pacing: .spring(spring))
                animated.animate(
                    to: number(), start: number(), pacing: .curve(.easeInOut, duration: number()))
                _ = animated.value(at: number())
                _ = animated.velocity(at: number())
            }
            if let curve = try? TimingCurve(x1: number(), y1: number(), x2: number(), y2: number()) {
                #expect(curve.value(at: number()).isFinite)
            }
        }
        #expect(made > 1_000)
    }

    /// Twelve thousand values, combined into one number, are the same in every build and on every machine.
    @Test func valuesAreTheSameToTheBit() throws {
        var hash = StableHash()
        for ratio in [0.1, 0.5, 0.87, 0.999, 1, 1.3] {
            let spring = try Spring(response: 0.45, dampingRatio: ratio, overdamping: .physical)
            hash.combine(spring.settlingDuration().bitPattern)
            for i in 0..<1000 {
                hash.combine(spring.value(at: Double(i) / 120, from: 868, to: 12, initialVelocity: -300).bitPattern)
            }
        }
        for i in 0...1000 {
            let x = Double(i) / 1000
            for curve in [TimingCurve.easeIn, .easeOut, .easeInOut, .coreAnimationDefault, .keyboard] {
                hash.combine(curve.value(at: x).bitPattern)
            }
            hash.combine(Decay.normal.distance(at: x, initialVelocity: 900).bitPattern)
        }
        #expect(hash.value == 3_358_006_560_862_207_093)
    }
}
