import CVitrinePixelKernels
import Testing
import VitrinePixelKernels
import VitrineTestSupport

@testable import VitrineRasterizer

/// Cells of every level, to which edges are added, agree with the reference's.
@Suite struct EdgeAgreementTests {
    private static let width = 61
    private static let height = 23
    private static let stride = 68
    private static let words = 2

    private struct Cells: Equatable {
        var cells = [Int32](repeating: 0, count: stride * height)
        var touched: [Int32] = [.max, -1]
    }

    /// Returns the cells at a level; nil if a cell that holds something is not marked, nor the block before it, or if
    /// the kernel wrote outside.
    private func accumulate(_ edges: [vitrine_edge], left: Int32, top: Int32, level: KernelLevel) -> Cells? {
        let (width, height) = (EdgeAgreementTests.width, EdgeAgreementTests.height)
        let (stride, words) = (EdgeAgreementTests.stride, EdgeAgreementTests.words)
        let guards = 40
        var out = Cells()
        let guarded = [Int32](repeating: 77, count: guards)
        var cells: [Int32] = guarded
        cells += out.cells
        cells += guarded
        var marks = [UInt64](repeating: 0, count: words * height)
        unsafe cells.withUnsafeMutableBufferPointer { cells in
            unsafe kernels(at: level).pointee.accumulate(
                cells.baseAddress! + guards, &marks, Int32(stride), Int32(words), Int32(width), Int32(height), edges,
                Int64(edges.count), left, top, &out.touched)
        }
        guard cells.prefix(guards).allSatisfy({ $0 == 77 }), cells.suffix(guards).allSatisfy({ $0 == 77 }) else {
            return nil
        }
        out.cells = Array(cells[guards..<(guards + stride * height)])
        for row in 0..<height {
            for x in 0..<stride where out.cells[row * stride + x] != 0 {
                let block = x / 4
                let isMarked = [block, max(block - 1, 0)].contains { (block: Int) -> Bool in
                    let word: UInt64 = marks[row * words + block / 64]
                    return word >> UInt64(block % 64) & 1 == 1
                }
                guard x <= width, isMarked else { return nil }
            }
        }
        return out
    }

    private func check(_ edges: [vitrine_edge], left: Int32, top: Int32) -> Bool {
        guard let expected = accumulate(edges, left: left, top: top, level: .scalar) else {
            Issue.record("the reference wrote where it must not: \(edges)")
            return false
        }
        var isFine = true
        for level in levelsInC where accumulate(edges, left: left, top: top, level: level) != expected {
            Issue.record("\(level), \(left), \(top): \(edges)")
            isFine = false
        }
        return isFine
    }

    private func edge(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ winding: Int32) -> vitrine_edge? {
        guard y0 != y1 else { return nil }
        let isDown = y0 < y1
        return vitrine_edge(
            x0: Int32(isDown ? x0 : x1), y0: Int32(min(y0, y1)), x1: Int32(isDown ? x1 : x0), y1: Int32(max(y0, y1)),
            winding: winding)
    }

    /// Edges have lengths from a fraction of a pixel to several rows, inside, across every side and beyond.
    @Test func edgesOfEverySize() {
        var random = SplitMix64(seed: 41)
        for round in 0..<(isDebugBuild ? 200 : 20_000) {
            let reach = random.element(of: [3, 100, 1024, 1500, 5000, 80_000])
            let (left, top) = (random.int(-50...50), random.int(-50...50))
            let x = left * 1024 + random.int(-9000...72_000)
            let y = top * 1024 + random.int(-9000...32_000)
            let edges = (0..<(round % 4 + 1)).compactMap { _ in
                edge(
                    x, y, x + random.int(-reach...reach), y + random.int(-reach...reach),
                    random.element(of: [1, -1]))
            }
            guard check(edges, left: Int32(left), top: Int32(top)) else { return }
        }
    }

    /// The test includes vertical and level edges, and ends on the borders of cells and rows.
    @Test func borders() {
        var random = SplitMix64(seed: 42)
        for _ in 0..<(isDebugBuild ? 200 : 20_000) {
            func place(_ most: Int) -> Int { random.int(-2...most) * 1024 + random.element(of: [0, 0, 1, -1, 512]) }
            let (x0, y0) = (place(62), place(24))
            let (x1, y1) = random.element(of: [(x0, place(24)), (place(62), y0 + 1), (place(62), place(24))])
            guard check([edge(x0, y0, x1, y1, 1)].compactMap(\.self), left: 0, top: 0) else { return }
        }
    }

    /// A call has many edges, most of them inside, so that pieces are added several times.
    @Test func manyEdges() {
        var random = SplitMix64(seed: 44)
        for _ in 0..<(isDebugBuild ? 20 : 2_000) {
            let edges = (0..<random.int(0...150)).compactMap { _ in
                edge(
                    random.int(-2_000...65_000), random.int(-2_000...25_000), random.int(-2_000...65_000),
                    random.int(-2_000...25_000), random.element(of: [1, -1]))
            }
            guard check(edges, left: 0, top: 0) else { return }
        }
    }

    /// Many short edges, as curves have, across the upper and lower side and in the corners, are added several at once.
    @Test func manyShortEdges() {
        var random = SplitMix64(seed: 45)
        for _ in 0..<(isDebugBuild ? 20 : 4_000) {
            let reach = random.element(of: [700, 1024, 3_000, 5_000])
            let edges = (0..<random.int(0...60)).compactMap { _ in
                let x = random.element(of: [random.int(-500...62_900), random.int(0...62_464)])
                let y = random.element(of: [random.int(-4_500...27_000), random.int(-2_000...2_000)])
                return edge(
                    x, y, x + random.int(-reach...reach), y + random.int(-reach...reach),
                    random.element(of: [1, -1]))
            }
            guard check(edges, left: 0, top: 0) else { return }
        }
    }

    /// Edges extend from one end of the paintable range to the other.
    @Test func farEdges() {
        var random = SplitMix64(seed: 43)
        let limit = 1_024_000_000
        for _ in 0..<(isDebugBuild ? 200 : 20_000) {
            func far() -> Int {
                random.element(of: [-limit, limit, random.int(-limit...limit), random.int(0...60_000)])
            }
            let (left, top) = random.element(of: [(0, 0), (999_000, 999_000), (-1_000_000, -1_000_000)])
            guard check([edge(far(), far(), far(), far(), -1)].compactMap(\.self), left: Int32(left), top: Int32(top))
            else { return }
        }
    }
}
