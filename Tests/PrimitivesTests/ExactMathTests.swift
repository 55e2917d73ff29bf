import Testing
import VitrinePrimitives
import VitrineTestSupport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite struct ExactMathTests {
    @Test func expAgreesWithTheSystemLibrary() {
        var worst = 0.0
        for i in -70_000...70_000 {
            let x = Double(i) * 0.01 * 0.9999
            worst = max(worst, (ExactMath.exp(x) / exp(x) - 1).magnitude)
        }
        #expect(worst < 1e-15)
        #expect(ExactMath.exp(0) == 1)
        #expect(ExactMath.exp(-701) == 0)
        #expect(ExactMath.exp(701) == .infinity)
        #expect(ExactMath.exp(.nan).isNaN)
    }

    @Test func sincosAgreesWithTheSystemLibrary() {
        var worst = 0.0
        for i in -200_000...200_000 {
            let x = Double(i) * 0.0137
            let ours = ExactMath.sincos(x)
            for (a, b) in [(ours.sin, sin(x)), (ours.cos, cos(x))] where b.magnitude > 1e-3 {
                worst = max(worst, (a / b - 1).magnitude)
            }
            #expect((ours.sin - sin(x)).magnitude < 4e-16 && (ours.cos - cos(x)).magnitude < 4e-16)
        }
        #expect(worst < 1e-15)
    }

    @Test func `quarter turns in degrees are exact`() {
        for k in -50_000...50_000 {
            let (s, c) = ExactMath.sincos(degrees: Double(k) * 90)
            let right = [(0.0, 1.0), (1, 0), (0, -1), (-1, 0)][k & 3]
            #expect(s == right.0 && c == right.1, "\(k)")
        }
        for degrees in stride(from: -1000.0, through: 1000, by: 0.37) {
            let (s, c) = ExactMath.sincos(degrees: degrees)
            #expect(
                (s - sin(degrees * .pi / 180)).magnitude < 1e-14 && (c - cos(degrees * .pi / 180)).magnitude < 1e-14)
        }
        #expect(ExactMath.sincos(degrees: .infinity) == (0, 1))
        #expect(ExactMath.sincos(degrees: .nan) == (0, 1))
    }

    @Test func sincosKeepsItsPrecisionAtTheFarEndAndNearTheZeros() {
        for q in [1, 2, 3, 1_000, 31_415, 63_661] {
            let x = Double(q) * (Double.pi / 2)
            let ours = ExactMath.sincos(x)
            let (s, c) = (sin(x), cos(x))
            #expect((ours.sin - s).magnitude <= 1e-15 * max(1e-3, s.magnitude))
            #expect((ours.cos - c).magnitude <= 1e-15 * max(1e-3, c.magnitude))
        }
        #expect(ExactMath.sincos(1e6) == (0, 1))
        #expect(ExactMath.sincos(.nan) == (0, 1))
    }

    @Test func logAgreesWithTheSystemLibrary() {
        var worst = 0.0
        var random = SplitMix64(seed: 3)
        for i in 0..<200_000 {
            let x =
                i < 100_000
                ? Double.random(in: 0.3...3, using: &random)
                : Double(sign: .plus, exponent: Int.random(in: -1060...1020, using: &random), significand: 1.37)
            worst = max(worst, (ExactMath.log(x) / log(x) - 1).magnitude)
        }
        #expect(worst < 1e-15)
        #expect(ExactMath.log(1) == 0)
        for bad in [0, -1, .infinity, .nan] { #expect(ExactMath.log(bad).isNaN) }
    }
}
