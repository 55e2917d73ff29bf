import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

@Suite struct CoverageTests {
    private static let area = PixelRect(x: 0, y: 0, width: 26, height: 26)

    private func compare(_ path: Path, _ rule: FillRule, steps: Int = 400) -> (mean: Double, max: Double) {
        difference(
            coverage(Mask(path, rule: rule, within: CoverageTests.area), in: CoverageTests.area),
            CoverageOracle.coverage(path, rule: rule, in: CoverageTests.area, steps: steps))
    }

    /// Returns the mean and largest error over many paths.
    private func worst(_ rounds: Int, seed: UInt64, curved: Bool) -> (mean: Double, max: Double) {
        var random = SplitMix64(seed: seed)
        var sum = 0.0
        var top = 0.0
        for i in 0..<rounds {
            let path = Shapes.random(&random, in: 26, corners: curved ? 2...4 : 2...9, curved: curved)
            let d = compare(path, i % 2 == 0 ? .nonZero : .evenOdd, steps: isDebugBuild ? 60 : 200)
            sum += d.mean
            top = max(top, d.max)
        }
        return (sum / Double(rounds), top)
    }

    @Test func polygonsEqualTheExactArea() {
        let e = worst(isDebugBuild ? 20 : 300, seed: 20, curved: false)
        #expect(e.mean < 1 && e.max < 2, "mean \(e.mean), max \(e.max) of 255")
    }

    @Test func curvesEqualTheExactArea() {
        let e = worst(isDebugBuild ? 6 : 100, seed: 21, curved: true)
        #expect(e.mean < 0.5 && e.max < 3, "mean \(e.mean), max \(e.max) of 255")
    }

    @Test func lettersEqualTheExactAreaAtEverySubPixelShift() {
        for i in 0..<(isDebugBuild ? 2 : 16) {
            let t = Transform.translation(x: Double(i % 4) / 4 + 0.03, y: Double(i / 4) / 4 + 0.01)
            let e = compare(Shapes.letter(t), .nonZero, steps: isDebugBuild ? 60 : 400)
            #expect(e.mean < 0.5 && e.max < 3, "shift \(t.tx), \(t.ty): mean \(e.mean), max \(e.max) of 255")
        }
    }

    @Test func bothRulesOnAStarThatWindsTwice() {
        let star = Shapes.star(center: Point(x: 13, y: 13.2), radius: 12)
        #expect(compare(star, .nonZero).max < 1.5)
        #expect(compare(star, .evenOdd).max < 1.5)
        #expect(
            coverage(Mask(star, rule: .nonZero, within: CoverageTests.area), in: CoverageTests.area)[13 * 26 + 13]
                == 255)
        #expect(
            coverage(Mask(star, rule: .evenOdd, within: CoverageTests.area), in: CoverageTests.area)[13 * 26 + 13] == 0)
    }

    @Test func overlapCountsOnceNonZeroAndCancelsEvenOdd() {
        let square = Path.rect(Rect(x: 3, y: 3, width: 9, height: 9))
        var twice = square
        twice.append(square)
        let within = CoverageTests.area
        #expect(Mask(twice, within: within) == Mask(square, within: within))
        #expect(Mask(twice, rule: .evenOdd, within: within).coverage.allSatisfy { $0 == 0 })
        // With opposite directions, the winding number is 0.
        var opposed = square
        opposed.append(square.transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: 15, ty: 0)))
        #expect(Mask(opposed, within: within).coverage.allSatisfy { $0 == 0 })
    }

    /// The turns exceed what 32-bit sums of areas could hold if they were not kept modulo 2³².
    @Test func aThousandTurnsAreStillFull() {
        var many = Path()
        for _ in 0..<1023 { many.append(.rect(Rect(x: 1.25, y: 1, width: 3.5, height: 2))) }
        let mask = Mask(many, within: CoverageTests.area)
        #expect(mask.coverage == Array(repeating: 255, count: 8))
        for _ in 0..<5000 { many.append(.rect(Rect(x: 1.25, y: 1, width: 3.5, height: 2))) }
        #expect(Mask(many, within: CoverageTests.area).coverage.count == 8)
    }

    @Test func turningAPathRoundChangesNothing() {
        var random = SplitMix64(seed: 22)
        for _ in 0..<50 {
            let corners = (0..<random.int(3...8)).map { _ in Point(x: random.double(-5...30), y: random.double(-5...30))
            }
            let forward = Mask(Shapes.polygon(corners), within: CoverageTests.area)
            let backward = Mask(Shapes.polygon(corners.reversed()), within: CoverageTests.area)
            #expect(forward == backward)
        }
    }

    @Test func areaIsKeptUnderTranslation() {
        let large = PixelRect(x: 0, y: 0, width: 60, height: 60)
        let letter = Shapes.ring(.translation(x: 12, y: 12))
        let exact = CoverageOracle.windings(letter, in: large).reduce(0) { $0 + $1.magnitude }
        for i in 0..<60 {
            let shift = Transform.translation(x: Double(i) * 0.137, y: Double(i) * 0.0713)
            let total =
                Mask(letter.transformed(by: shift), within: large).coverage.reduce(0.0) { $0 + Double($1) } / 255
            #expect((total - exact).magnitude < 0.1, "shift \(i): \(total) for \(exact) pixels")
        }
    }

    @Test func wholePixelShiftsMoveTheMaskExactly() {
        let letter = Shapes.letter(.translation(x: 3.37, y: 2.91))
        let large = PixelRect(x: -500, y: -500, width: 1000, height: 1000)
        let here = Mask(letter, within: large)
        for (dx, dy) in [(1, 0), (0, 1), (-40, 77), (310, -205)] {
            let there = Mask(letter.transformed(by: .translation(x: Double(dx), y: Double(dy))), within: large)
            #expect(there.coverage == here.coverage)
            #expect(there.bounds.x == here.bounds.x + Int32(dx) && there.bounds.y == here.bounds.y + Int32(dy))
        }
    }

    @Test func clippingEqualsCropping() {
        var random = SplitMix64(seed: 23)
        let large = PixelRect(x: -60, y: -60, width: 200, height: 200)
        for i in 0..<(isDebugBuild ? 20 : 300) {
            let path = Shapes.random(&random, in: 60, corners: 2...7, curved: i % 2 == 0)
            let small = PixelRect(
                x: Int32(random.int(-40...50)), y: Int32(random.int(-40...50)), width: Int32(random.int(1...40)),
                height: Int32(random.int(1...40)))
            let rule = i % 3 == 0 ? FillRule.evenOdd : .nonZero
            #expect(
                coverage(Mask(path, rule: rule, within: small), in: small)
                    == coverage(Mask(path, rule: rule, within: large), in: small))
        }
    }

    @Test func largeMasksEqualTheirRows() {
        let path = Path.ellipse(in: Rect(x: 2.5, y: 1.5, width: 3000, height: 300))
        let whole = Mask(path, within: PixelRect(x: 0, y: 0, width: 3010, height: 310))
        for y in stride(from: Int32(1), to: 302, by: 43) {
            let row = PixelRect(x: 0, y: y, width: 3010, height: 1)
            #expect(coverage(Mask(path, within: row), in: row) == coverage(whole, in: row))
        }
    }

    @Test func rowsThatWereNotAskedForLeaveNothingBehind() {
        let area = CoverageTests.area
        let letter = Shapes.letter(.identity)
        let square = Path.rect(Rect(x: 3, y: 3, width: 9, height: 9))
        func edges(_ path: Path) -> EdgeList {
            var list = EdgeList()
            list.add(path)
            return list
        }
        func rows(_ buffer: CoverageBuffer, _ path: Path, upTo end: Int32) -> [[UInt8]] {
            edges(path).edges.withUnsafeBufferPointer { edges in
                buffer.begin(area, edges)
                return (area.y..<end).map { y in
                    var row = [UInt8](repeating: 0, count: Int(area.width))
                    row.withUnsafeMutableBufferPointer { buffer.row(y, .nonZero).expand(into: $0.baseAddress!) }
                    return row
                }
            }
        }
        let used = CoverageBuffer(kernels: kernels(at: .best))
        for end in [area.y, area.y + 1, area.y + 9] {
            _ = rows(used, letter, upTo: end)
            let fresh = CoverageBuffer(kernels: kernels(at: .best))
            #expect(rows(used, square, upTo: area.maxY) == rows(fresh, square, upTo: area.maxY))
        }
    }
}
