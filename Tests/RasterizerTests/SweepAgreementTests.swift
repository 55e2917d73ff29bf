import CVitrinePixelKernels
import Testing
import VitrinePixelKernels
import VitrineTestSupport

@testable import VitrineRasterizer

/// The sweep of every level agrees with a plain running sum. Rows may have any division into runs.
@Suite struct SweepAgreementTests {
    private static let full = Int(ReferenceCoverage.full)

    /// Cells with a mark for each block that holds something, or for the one before it, and for some empty ones.
    private struct Row {
        var cells: [Int32]
        var marks: [UInt64]

        init(_ cells: [Int32], needless: (Int) -> Bool) {
            self.cells = cells
            marks = Array(repeating: 0, count: (cells.count + 255) / 256)
            for block in 0..<((cells.count + 3) / 4) {
                let part = cells[(4 * block)..<min(4 * block + 4, cells.count)]
                let before = block - 1
                let isMarked = block > 0 && marks[before / 64] >> UInt64(before % 64) & 1 == 1
                if part.contains(where: { $0 != 0 }) && !isMarked || needless(block) {
                    marks[block / 64] |= 1 << UInt64(block % 64)
                }
            }
        }
    }

    /// Sweeps a row at a level; nil if the kernel wrote elsewhere, or runs are invalid.
    private func sweep(_ row: Row, rule: Int32, level: KernelLevel) -> [UInt8]? {
        let width = row.cells.count - 1
        let guards = 40
        var cells = row.cells + Array(repeating: 77, count: guards)
        var marks = row.marks + [77, 77]
        var bytes = [UInt8](repeating: 77, count: width + guards)
        var runs = [vitrine_run](repeating: vitrine_run(start: 77, count: 77, coverage: 77), count: width + 3)
        let count = Int(kernels(at: level).pointee.sweep(&cells, &marks, Int32(width), rule, &bytes, &runs))
        guard cells.dropLast(guards).allSatisfy({ $0 == 0 }), cells.suffix(guards).allSatisfy({ $0 == 77 }),
            marks.dropLast(2).allSatisfy({ $0 == 0 }), marks.suffix(2).allSatisfy({ $0 == 77 }),
            bytes.suffix(guards).allSatisfy({ $0 == 77 }), count <= width + 1,
            runs.suffix(2).allSatisfy({ $0.start == 77 && $0.count == 77 && $0.coverage == 77 })
        else { return nil }
        var out = [UInt8](repeating: 0, count: width)
        var end: Int32 = 0
        for run in runs.prefix(count) {
            guard run.start >= end, run.count > 0, run.start + run.count <= width,
                run.coverage == -1 || (1...255).contains(run.coverage)
            else { return nil }
            end = run.start + run.count
            ReferenceCoverage.expand(
                start: Int(run.start), count: Int(run.count), coverage: Int(run.coverage), bytes: bytes, into: &out)
        }
        return out
    }

    /// Returns whether a row that is blended as it is swept has the pixels of its coverage, in each mode, for an opaque
    /// color and another.
    private func blends(_ row: Row, through coverage: [UInt8], rule: Int32, level: KernelLevel) -> Bool {
        let width = coverage.count
        let guards = 40
        let initial = (0..<(width + guards)).map { UInt32(truncatingIfNeeded: $0) &* 0x0019_660d | 0xff00_0000 }
        for mode in [VITRINE_OVER, VITRINE_PLUS_DARKER, VITRINE_PLUS_LIGHTER].map({ Int32($0) }) {
            for color: UInt32 in [0xff12_80f0, 0xc640_2078] {
                var cells = row.cells + Array(repeating: 77, count: guards)
                var marks = row.marks + [77, 77]
                var got = initial
                kernels(at: level).pointee.sweep_solid(
                    &got, 0, &cells, 0, &marks, 0, Int32(width), 1, rule, color, mode)
                var expected = initial
                kernels(at: .scalar).pointee.solid_coverage(&expected, coverage, Int32(width), color, mode)
                guard got == expected, runsBlend(row, through: expected, initial, (rule, color, mode), level: level),
                    cells.dropLast(guards).allSatisfy({ $0 == 0 }), cells.suffix(guards).allSatisfy({ $0 == 77 }),
                    marks.dropLast(2).allSatisfy({ $0 == 0 }),
                    marks.suffix(2).allSatisfy({ $0 == 77 })
                else { return false }
            }
        }
        return true
    }

    /// Returns whether the runs of a row, blended onto two rows at once, give both the same pixels.
    private func runsBlend(
        _ row: Row, through expected: [UInt32], _ initial: [UInt32], _ how: (rule: Int32, color: UInt32, mode: Int32),
        level: KernelLevel
    ) -> Bool {
        let width = row.cells.count - 1
        var (cells, marks) = (row.cells + Array(repeating: 0, count: 8), row.marks)
        var bytes = [UInt8](repeating: 0, count: width + 8)
        var runs = [vitrine_run](repeating: vitrine_run(start: 0, count: 0, coverage: 0), count: width + 1)
        let count = kernels(at: level).pointee.sweep(&cells, &marks, Int32(width), how.rule, &bytes, &runs)
        var got = initial + initial
        kernels(at: level).pointee.solid_runs(
            &got, Int64(initial.count), 2, bytes, runs, count, how.color, how.mode)
        return got == expected + expected
    }

    private func check(_ row: Row, _ what: String = "") -> Bool {
        var fine = true
        for rule: Int32 in [0, 1] {
            var sum: Int32 = 0
            let expected = row.cells.dropLast().map { cell in
                sum &+= cell
                return ReferenceCoverage.coverage(ofSum: sum, evenOdd: rule == 1)
            }
            for level in [.scalar] + levelsInC {
                let got = sweep(row, rule: rule, level: level)
                if got != expected { fine = false }
                #expect(got == expected, "\(level), rule \(rule), width \(row.cells.count - 1) \(what)")
                if !blends(row, through: expected, rule: rule, level: level) {
                    fine = false
                    Issue.record("\(level), rule \(rule), width \(row.cells.count - 1) \(what), blended")
                }
            }
        }
        return fine
    }

    /// Rows that are swept in one call equal rows that are swept one by one.
    @Test func rowsAtOnce() {
        var random = SplitMix64(seed: 33)
        for width in [1, 15, 16, 17, 61, 255, 256, 300] {
            let (stride, words, rows, pixels) = (width + 9, width / 256 + 2, 5, width + 3)
            var cells = [Int32](repeating: 0, count: stride * rows)
            var marks = [UInt64](repeating: 0, count: words * rows)
            for y in 0..<rows {
                for _ in 0..<random.below(6) {
                    let x = random.below(width + 1)
                    cells[y * stride + x] &+= Int32(random.int(-SweepAgreementTests.full...SweepAgreementTests.full))
                    marks[y * words + x / 256] |= 1 << UInt64(x / 4 % 64)
                }
            }
            let canvas = (0..<(pixels * rows)).map { UInt32(truncatingIfNeeded: $0) &* 0x0019_660d | 0xff00_0000 }
            let color: UInt32 = 0xc640_2078
            for level in [.scalar] + levelsInC {
                var (together, joint, jointMarks) = (canvas, cells, marks)
                kernels(at: level).pointee.sweep_solid(
                    &together, Int64(pixels), &joint, Int32(stride), &jointMarks, Int32(words), Int32(width),
                    Int32(rows), 0, color, Int32(VITRINE_OVER))
                var expected = canvas
                for y in 0..<rows {
                    var row = Array(cells[(y * stride)..<((y + 1) * stride)])
                    var rowMarks = Array(marks[(y * words)..<((y + 1) * words)])
                    var line = Array(canvas[(y * pixels)..<((y + 1) * pixels)])
                    kernels(at: .scalar).pointee.sweep_solid(
                        &line, 0, &row, 0, &rowMarks, 0, Int32(width), 1, 0, color, Int32(VITRINE_OVER))
                    expected.replaceSubrange((y * pixels)..<((y + 1) * pixels), with: line)
                }
                #expect(together == expected, "\(level), width \(width)")
                #expect(joint.allSatisfy { $0 == 0 } && jointMarks.allSatisfy { $0 == 0 }, "\(level), width \(width)")
            }
        }
    }

    @Test func emptyRows() {
        for width in 0...300 where !check(Row(Array(repeating: 0, count: width + 1)) { _ in false }) { return }
        for width in 0...300 where !check(Row(Array(repeating: 0, count: width + 1)) { _ in true }) { return }
    }

    /// Realistic shapes have few edges, each over a pixel or two, and sums that return to zero or do not.
    @Test func edges() {
        var random = SplitMix64(seed: 31)
        for width in Array(1...300) + [1000, 1170, 1171] {
            for _ in 0..<4 {
                var cells = [Int32](repeating: 0, count: width + 1)
                for _ in 0..<random.below(7) {
                    let x = random.below(width)
                    let whole = random.element(of: [1, -1, 2]) * SweepAgreementTests.full
                    let part = random.element(of: [0, whole / 2, random.below(SweepAgreementTests.full)])
                    cells[x] &+= Int32(whole - part)
                    cells[x + 1] &+= Int32(part)
                }
                guard check(Row(cells) { _ in random.chance(9) }) else { return }
            }
        }
    }

    @Test func anyCells() {
        var random = SplitMix64(seed: 32)
        for width in 1...300 {
            let most = random.element(of: [10, SweepAgreementTests.full, Int(Int32.max)])
            let cells = (0...width).map { _ in random.chance(3) ? 0 : Int32(random.int(-most...most)) }
            guard check(Row(cells) { _ in false }, "up to \(most)") else { return }
        }
    }

    /// The sums are from below −4 pixels to above 4, by steps that include every residue, and the ends of Int32.
    @Test func manySums() {
        let width = 1 << 16
        var cells = [Int32](repeating: 257, count: width + 1)
        cells[0] = -4 * Int32(SweepAgreementTests.full) - 4099
        #expect(check(Row(cells) { _ in false }))
        for start in [Int32.min, .max, 0, -1, Int32(SweepAgreementTests.full)] {
            var cells = [Int32](repeating: 1, count: 65)
            cells[0] = start &- 32
            #expect(check(Row(cells) { _ in false }, "around \(start)"))
        }
    }
}
