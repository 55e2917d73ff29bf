import Testing
import VitrineMotion
import VitrineTestSupport

@Suite struct TimingCurveTests {
    static let presets: [(TimingCurve, [Double])] = [
        (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]), (.easeInOut, [0.42, 0, 0.58, 1]),
        (.coreAnimationDefault, [0.25, 0.1, 0.25, 1]), (.keyboard, [0.38, 0.7, 0.125, 1]),
    ]

    #if arch(x86_64) && !os(Windows)
        private typealias Precise = Float80
    #else
        private typealias Precise = Double
    #endif

    /// Returns y(x) by bisection in the widest format.
    private func bisected(_ p: [Double], at x: Double) -> Double {
        func coordinate(_ a: Double, _ b: Double, _ t: Precise) -> Precise {
            let s = 1 - t
            return 3 * s * s * t * Precise(a) + 3 * s * t * t * Precise(b) + t * t * t
        }
        var (low, high): (Precise, Precise) = (0, 1)
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if coordinate(p[0], p[2], middle) < Precise(x) { low = middle } else { high = middle }
        }
        return Double(coordinate(p[1], p[3], (low + high) / 2))
    }

    @Test func presetsAgreeWithBisection() throws {
        for (curve, p) in Self.presets {
            let same = try TimingCurve(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
            #expect(same == curve)
            for i in 0...5000 {
                let x = Double(i) / 5000
                #expect(abs(curve.value(at: x) - bisected(p, at: x)) < 1e-14)
            }
        }
    }

    @Test func randomCurvesAgreeWithBisectionAndNeverRunBackward() throws {
        var generator = SplitMix64(seed: 7)
        for _ in 0..<(isDebugBuild ? 100 : 1500) {
            let p = (0..<4).map { _ in
                generator.next() % 4 == 0 ? generator.element(of: [0.0, 1]) : generator.double(0...1)
            }
            let curve = try TimingCurve(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
            var previous = 0.0
            for i in 0..<200 {
                let x = Double(i) / 200
                let y = curve.value(at: x)
                // Where x is constant (x1 = 1, x2 = 0), the parameter is the cube root of a rounding.
                let standsStill = p[0] > 0.97 && p[2] < 0.03
                #expect(abs(y - bisected(p, at: x)) < (standsStill ? 1e-4 : 1e-11), "\(p) at \(x)")
                #expect(y >= previous - 1e-15)
                previous = y
            }
        }
    }

    @Test func curvesBeginAtZeroAndEndAtOne() throws {
        let odd = try TimingCurve(x1: 0.3, y1: -3, x2: 0.2, y2: 4)
        for curve in Self.presets.map(\.0) + [.linear, .smoothstep, odd] {
            #expect(curve.value(at: 0) == 0 && curve.value(at: -1) == 0 && curve.value(at: .nan) == 0)
            #expect(curve.value(at: 1) == 1 && curve.value(at: 7) == 1 && curve.value(at: .infinity) == 1)
            #expect(abs(curve.value(at: 1e-12)) < 1e-5 && abs(curve.value(at: 1 - 1e-12) - 1) < 1e-5)
        }
    }

    @Test func symmetriesHold() {
        for i in 0...1000 {
            let x = Double(i) / 1000
            #expect(TimingCurve.linear.value(at: x) == x)
            #expect(abs(TimingCurve.easeInOut.value(at: x) + TimingCurve.easeInOut.value(at: 1 - x) - 1) < 1e-14)
            #expect(abs(TimingCurve.smoothstep.value(at: x) + TimingCurve.smoothstep.value(at: 1 - x) - 1) < 1e-14)
            #expect(abs(TimingCurve.easeIn.value(at: x) + TimingCurve.easeOut.value(at: 1 - x) - 1) < 1e-14)
        }
    }

    @Test func slopeIsTheDerivative() {
        for i in 0...100 {
            let x = Double(i) / 100
            #expect(abs(TimingCurve.smoothstep.slope(at: x) - 6 * x * (1 - x)) < 1e-5)
        }
        #expect(TimingCurve.linear.slope(at: 2) == 0 && TimingCurve.linear.slope(at: .nan) == 0)
    }

    @Test(arguments: [Double.nan, .infinity, -0.001, 1.001])
    func illegalControlPointsAreNamed(value: Double) {
        #expect(throws: MotionError.self) { try TimingCurve(x1: value, y1: 0, x2: 0, y2: 0) }
        #expect(throws: MotionError.self) { try TimingCurve(x1: 0, y1: 0, x2: value, y2: 0) }
        #expect(throws: MotionError.self) { try TimingCurve(x1: 0, y1: value * 20, x2: 0, y2: .nan) }
    }
}
