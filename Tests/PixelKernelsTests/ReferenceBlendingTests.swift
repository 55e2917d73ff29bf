import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrinePixelKernels

@Suite struct ReferenceBlendingTests {
    private static let guardPixel: UInt32 = 0xdead_beef

    /// Performs a call on a destination row with guards before and after, and returns the row.
    private func run(
        count: Int, offset: Int, random: inout SplitMix64, _ body: (UnsafeMutablePointer<UInt32>) -> Void
    ) -> (before: [UInt32], after: [UInt32]) {
        var row = [UInt32](repeating: ReferenceBlendingTests.guardPixel, count: offset + count + 5)
        for i in 0..<count { row[offset + i] = random.pixel() }
        let before = Array(row[offset..<(offset + count)])
        row.withUnsafeMutableBufferPointer { body($0.baseAddress! + offset) }
        #expect(row[..<offset].allSatisfy { $0 == ReferenceBlendingTests.guardPixel }, "wrote before the row")
        #expect(row[(offset + count)...].allSatisfy { $0 == ReferenceBlendingTests.guardPixel }, "wrote past the row")
        return (before, Array(row[offset..<(offset + count)]))
    }

    private func joined(_ s: UInt32, _ d: UInt32, _ mode: BlendMode) -> UInt32 {
        switch mode {
        case .normal: PackedPixel.over(s, d)
        case .plusDarker: PackedPixel.plusDarker(s, d)
        case .plusLighter: PackedPixel.plusLighter(s, d)
        default: BlendModes.joined(s, d, mode)
        }
    }

    @Test(arguments: [BlendMode.normal, .plusDarker, .plusLighter])
    func rowsOfEveryWidthAndOffsetEqualSinglePixels(_ mode: BlendMode) {
        var random = SplitMix64(seed: 3)
        for count in 1...130 {
            let offset = count % 7
            let at = count % 5
            let src = (0..<(count + at)).map { _ in random.pixel() }
            let coverage = (0..<(count + at)).map { _ in
                UInt8([0, 255, Int.random(in: 0...255, using: &random)].randomElement(using: &random)!)
            }
            let color = random.pixel()
            let opacity = UInt32.random(in: 0...255, using: &random)

            let plain = run(count: count, offset: offset, random: &random) {
                ReferenceBlending.solid($0, count: count, color: color, mode: mode)
            }
            let solid = run(count: count, offset: offset, random: &random) { row in
                coverage.withUnsafeBufferPointer {
                    ReferenceBlending.solidCoverage(
                        row, coverage: $0.baseAddress! + at, count: count, color: color, mode: mode)
                }
            }
            let masked = run(count: count, offset: offset, random: &random) { row in
                coverage.withUnsafeBufferPointer { bytes in
                    src.withUnsafeBufferPointer {
                        ReferenceBlending.pixelsCoverage(
                            row, $0.baseAddress! + at, coverage: bytes.baseAddress! + at, count: count,
                            opacity: opacity, mode: mode)
                    }
                }
            }
            let faded = run(count: count, offset: offset, random: &random) { row in
                src.withUnsafeBufferPointer {
                    ReferenceBlending.pixels(row, $0.baseAddress! + at, count: count, opacity: opacity, mode: mode)
                }
            }
            for i in 0..<count {
                let k = UInt32(coverage[at + i])
                let both = UInt32((Double(k) * Double(opacity) / 255).rounded())
                #expect(plain.after[i] == joined(color, plain.before[i], mode))
                #expect(solid.after[i] == joined(PackedPixel.scaled(color, by: k), solid.before[i], mode))
                #expect(masked.after[i] == joined(PackedPixel.scaled(src[at + i], by: both), masked.before[i], mode))
                #expect(faded.after[i] == joined(PackedPixel.scaled(src[at + i], by: opacity), faded.before[i], mode))
            }
        }
    }

    /// The chain of 8-bit roundings (coverage times opacity, source, destination) is compared with one in Double.
    @Test func maskedPixelsAreWithinTwoStepsOfTheTrueMix() {
        var random = SplitMix64(seed: 4)
        var worst = 0.0
        var sum = 0.0
        var n = 0.0
        for opacity in stride(from: UInt32(0), through: 255, by: 5) {
            let src = (0..<1000).map { _ in random.pixel() }
            let coverage = (0..<1000).map { _ in UInt8.random(in: 0...255, using: &random) }
            let row = run(count: 1000, offset: 0, random: &random) {
                ReferenceBlending.pixelsCoverage(
                    $0, src, coverage: coverage, count: 1000, opacity: opacity, mode: .normal)
            }
            for i in 0..<1000 {
                let k = Double(coverage[i]) * Double(opacity) / 65025
                let (s, d, out) = (channels(src[i]), channels(row.before[i]), channels(row.after[i]))
                for c in 0..<4 {
                    let exact = Double(s[c]) * k + Double(d[c]) * (1 - Double(s[3]) * k / 255)
                    let error = (Double(out[c]) - exact).magnitude
                    worst = max(worst, error)
                    sum += error
                    n += 1
                    #expect(out[c] <= out[3])
                }
            }
        }
        #expect(worst < 2)
        #expect(sum / n < 0.4)
    }

    @Test func deepAlphaRoundsOnce() {
        var worst = 0.0
        for k in stride(from: 0, through: 65535, by: 51) {
            let alpha = [UInt16](repeating: UInt16(k), count: 256)
            var row = (0..<256).map { UInt32($0) | UInt32($0) << 24 }
            ReferenceBlending.solidAlpha16(&row, alpha: alpha, count: 256, color: 200 | 255 << 16)
            let f = Double(k) / 65535
            for d in 0..<256 {
                let out = channels(row[d])
                let v = Double(d)
                for (got, exact) in zip(out, [v + (200 - v) * f, 0, 255 * f, v + (255 - v) * f]) {
                    worst = max(worst, (Double(got) - exact).magnitude)
                }
                #expect(out[0] <= out[3] && out[2] <= out[3])
            }
        }
        #expect(worst <= 0.5 + 1e-4)
    }

    @Test func deepAlphaKeepsToItsRow() {
        var random = SplitMix64(seed: 5)
        for count in 1...130 {
            let alpha = (0..<count).map { _ in UInt16(random.element(of: [0, 65535, random.below(65536)])) }
            let row = run(count: count, offset: 4, random: &random) {
                ReferenceBlending.solidAlpha16($0, alpha: alpha, count: count, color: 0)
            }
            for i in 0..<count where alpha[i] == 0 { #expect(row.after[i] == row.before[i]) }
        }
    }
}
