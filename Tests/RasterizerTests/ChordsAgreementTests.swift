import CVitrinePixelKernels
import Testing
import VitrinePixelKernels
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Edges of curves of every level agree with the reference's.
@Suite struct ChordsAgreementTests {
    private struct Chords: Equatable {
        var edges: [[Int32]] = []
        var box: [Int32] = []
    }

    /// Returns the edges at a level; nil if the kernel wrote beyond their space.
    private func chords(_ c: CubicCurve, level: KernelLevel) -> Chords? {
        let most = Int(VITRINE_MOST_CHORDS)
        let guarded = vitrine_edge(x0: 77, y0: 77, x1: 77, y1: 77, winding: 77)
        var edges = [vitrine_edge](repeating: guarded, count: most + 1)
        var curve = vitrine_cubic(
            x: (c.start.x, c.control1.x, c.control2.x, c.end.x), y: (c.start.y, c.control1.y, c.control2.y, c.end.y))
        var box = vitrine_box(left: 300, top: 301, right: 302, bottom: 303)
        let made = unsafe Int(kernels(at: level).pointee.chords(&edges, &curve, &box))
        guard made <= most, edges[most].winding == 77 else { return nil }
        return Chords(
            edges: edges[..<made].map { [$0.x0, $0.y0, $0.x1, $0.y1, $0.winding] },
            box: [box.left, box.top, box.right, box.bottom])
    }

    private func check(_ curve: CubicCurve) -> Bool {
        guard let expected = chords(curve, level: .scalar) else {
            Issue.record("the reference wrote where it must not: \(curve)")
            return false
        }
        var isFine = true
        for level in levelsInC where chords(curve, level: level) != expected {
            Issue.record("\(level): \(curve)")
            isFine = false
        }
        return isFine
    }

    /// Curves extend from a fraction of a pixel to all that can be painted; each kind has another number of chords.
    @Test(arguments: [0.01, 1, 5, 24, 400, 5_000, 1_000_000]) func curvesOfEverySize(_ reach: Double) {
        var random = SplitMix64(seed: 61)
        func point() -> Point { Point(x: random.double(-reach...reach), y: random.double(-reach...reach)) }
        for _ in 0..<(isDebugBuild ? 100 : 5_000) {
            guard check(CubicCurve(point(), point(), point(), point())) else { return }
        }
    }

    /// The test includes points, lines, level curves, and centers between two steps.
    @Test func degenerateCurves() {
        var random = SplitMix64(seed: 62)
        for _ in 0..<(isDebugBuild ? 100 : 5_000) {
            func point() -> Point {
                Point(x: Double(random.int(0...3)) * 0.5 / 1024, y: Double(random.int(-1...1)) * 512.5 / 1024)
            }
            guard check(CubicCurve(point(), point(), point(), point())) else { return }
        }
    }

    /// Chords are connected from the start of the curve to its end, and the box contains them.
    @Test func chordsAreConnected() throws {
        let curve = CubicCurve(Point(x: 1, y: 2), Point(x: 90, y: 0), Point(x: -40, y: 70), Point(x: 30, y: 60))
        let found = try #require(chords(curve, level: .scalar))
        var (x, y): (Int32, Int32) = (1024, 2048)
        for e in found.edges {
            let isDown = e[4] > 0
            let (low, high): ((Int32, Int32), (Int32, Int32)) = ((e[0], e[1]), (e[2], e[3]))
            let (start, end) = isDown ? (low, high) : (high, low)
            #expect(x == start.0 && y == start.1)
            (x, y) = end
        }
        #expect(x == 30 * 1024 && y == 60 * 1024)
        let bottom: Int32? = found.edges.map { $0[3] }.max()
        #expect(found.box[1] == 301 && found.box[3] == bottom)
        let left: Int32 = found.edges.map { min($0[0], $0[2]) }.min() ?? 300
        #expect(found.box[0] == min(300, left))
    }
}
