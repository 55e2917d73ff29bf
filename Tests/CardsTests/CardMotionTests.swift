import Testing
import VitrineLayoutTestSupport
import VitrineMotion
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineVocabulary

@testable import VitrineCards

@Suite struct CardMotionTests {
    /// Times and tops while presented and while dismissed from 60. Source: facts, card presentation, section 3.4.
    private static let values: [(t: Double, presented: Double, dismissed: Double)] = [
        (0, 812, 60), (0.05, 691.2, 190.3), (0.10, 497.8, 413.1), (0.15, 337.4, 600.5), (0.20, 226.7, 721.8),
        (0.25, 156.8, 786.9), (0.30, 114.8, 814.9), (0.35, 90.5, 823.1), (0.40, 76.7, 822.4), (0.45, 69.0, 819.1),
        (0.50, 64.9, 816.1), (0.55, 62.6, 813.9), (0.60, 61.4, 812.6),
    ]

    @Test func `a card is where the facts say while it comes and goes`() throws {
        let screen = try Screen.cards(["a": Card()], [.present("a", 1), .dismiss("a", 3)])
        for row in Self.values {
            #expect(near(screen.top("a", at: 1 + row.t), row.presented, 0.1), "\(row.t)")
            #expect(near(screen.top("a", at: 3 + row.t), row.dismissed, 0.1), "\(row.t)")
        }
    }

    /// Integrates x'' = -k (x - 1) - c x' by the classical Runge-Kutta method.
    private func integrate(stiffness k: Double, damping c: Double, until end: Double) -> Double {
        var (x, v) = (0.0, 0.0)
        let steps = 20_000
        let h = end / Double(steps)
        func force(_ x: Double, _ v: Double) -> Double { -k * (x - 1) - c * v }
        for _ in 0..<steps {
            let (a1, b1) = (v, force(x, v))
            let (a2, b2) = (v + h / 2 * b1, force(x + h / 2 * a1, v + h / 2 * b1))
            let (a3, b3) = (v + h / 2 * b2, force(x + h / 2 * a2, v + h / 2 * b2))
            let (a4, b4) = (v + h * b3, force(x + h * a3, v + h * b3))
            x += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
            v += h / 6 * (b1 + 2 * b2 + 2 * b3 + b4)
        }
        return x
    }

    /// Source of stiffness and damping: facts, card presentation, section 3.1.
    @Test(arguments: [
        (Card.Controller.LibraryVersion.v1_6, 203.92, 28.560, 203.92, 22.848),
        (.v1_1, 246.74, 26.704, 438.65, 29.322),
    ])
    func `springs solve their equations`(
        _ version: Card.Controller.LibraryVersion, _ k1: Double, _ c1: Double, _ k2: Double, _ c2: Double
    ) throws {
        let motion = CardMotion(version)
        for (spring, k, c) in [(motion.presentation, k1, c1), (motion.dismissal, k2, c2)] {
            let omega = spring.angularFrequency
            #expect(near(omega * omega, k, 0.005) && near(2 * spring.dampingRatio * omega, c, 0.0005))
            for t in [0.03, 0.1, 0.25, 0.4, 0.6] {
                let exact = integrate(stiffness: omega * omega, damping: 2 * spring.dampingRatio * omega, until: t)
                #expect(near(spring.value(at: t, from: 0, to: 1, initialVelocity: 0), exact, 1e-6))
            }
        }
    }

    @Test func `a continued dismissal is the same spring on a clock that runs faster by the factor`() {
        let motion = CardMotion(.v1_6)
        for factor in [0.1, 0.35, 0.5, 0.9, 1] {
            let spring = motion.continued(durationFactor: factor)
            #expect(near(spring.settlingDuration(), motion.dismissal.settlingDuration() * factor, 1e-9))
            for t in [0.05, 0.2, 0.5] {
                let expected = motion.dismissal.value(at: t, from: 0, to: 1, initialVelocity: 0)
                #expect(near(spring.value(at: t * factor, from: 0, to: 1, initialVelocity: 0), expected, 1e-9))
            }
        }
        #expect(near(CardMotion.duration(of: motion.continued(durationFactor: 0.1)), 0.06, 0.005))
        #expect(motion.continued(durationFactor: 0) == motion.dismissal)
        #expect(motion.continued(durationFactor: 1e-9).settlingDuration() > 0)
    }

    /// Source: facts, card presentation, section 3.5.
    @Test(arguments: [
        (-1.0, 0.0, false), (-1, 0.99, false), (-0.001, 0.7, false), (0, 0, false), (0, 0.499, false), (0, 0.5, true),
        (0, 1, true), (0.001, 0, true), (1, 0.1, true), (900, 0.9, true),
    ])
    func `any velocity wins over the distance`(_ velocity: Double, _ progress: Double, _ finishes: Bool) {
        #expect(CardMotion.finishes(velocity: velocity, progress: progress) == finishes)
    }

    @Test func `progress is a share of the window's height, and never below 0`() {
        #expect(CardMotion.progress(translation: 203, height: 812) == 0.25)
        #expect(CardMotion.progress(translation: -50, height: 812) == 0)
        #expect(CardMotion.progress(translation: 2000, height: 812) == 1)
        #expect(CardMotion.progress(translation: 5, height: 0) == 0)
    }

    /// The recording of release 1.1, 30 frames per second, which lost and repeated frames, so that a sample may be a
    /// frame from its time. Source: facts, card presentation, section 4.
    private static let recorded: [(start: Double, from: Double, to: Double, samples: [(Double, Double)])] = [
        (
            0.541, 812, 61,
            [
                (0.567, 768), (0.600, 678.5), (0.633, 408), (0.700, 197.5), (0.733, 153), (0.767, 96.5), (0.800, 82.5),
                (0.833, 70.5), (0.867, 57.5), (0.933, 56.5), (1.000, 58.5), (1.067, 60), (1.133, 61), (1.167, 61.5),
            ]
        ),
        (
            2.56, 812, 78,
            [
                (2.800, 104), (2.833, 91), (2.867, 78), (2.900, 76), (2.933, 74), (3.000, 75.5), (3.067, 77),
                (3.133, 78), (3.167, 78.5),
            ]
        ),
        (
            4.111, 812, 95,
            [(4.300, 191), (4.333, 152), (4.367, 109), (4.433, 94), (4.467, 92), (4.600, 94), (4.733, 95.5)]
        ),
        (9.298, 61, 812, [(9.333, 262.5), (9.400, 652.5), (9.467, 794.5)]),
    ]

    @Test func `release 1.1 moves as its recording does`() {
        let motion = CardMotion(.v1_1)
        for series in Self.recorded {
            let spring = series.to < series.from ? motion.presentation : motion.dismissal
            for (time, y) in series.samples {
                let off = stride(from: -1.0 / 30, through: 1.0 / 30, by: 1.0 / 6000).map { shift in
                    let t = max(0, time + shift - series.start)
                    return (spring.value(at: t, from: series.from, to: series.to, initialVelocity: 0) - y).magnitude
                }
                #expect((off.min() ?? .infinity) < 2, "\(time) s")
            }
        }
    }
}
