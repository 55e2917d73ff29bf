import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrinePixelKernels

/// Rows in every mode equal single pixels, with guards at both ends.
@Suite struct BlendModeRowsTests {
    private let guarding: UInt32 = 0xdead_beef

    /// Returns the expected pixel of a source that is scaled by `k` of 255.
    private func joined(_ s: UInt32, _ d: UInt32, _ k: UInt32, _ mode: BlendMode) -> UInt32 {
        let scaled = PackedPixel.scaled(s, by: k)
        if mode == .destinationIn { return PackedPixel.scaled(d, by: 255 - k + scaled >> 24) }
        return BlendModes.joined(scaled, d, mode)
    }

    @Test(arguments: BlendMode.allCases) func rowsEqualSinglePixels(_ mode: BlendMode) {
        var random = SplitMix64(seed: 51)
        for count in 0...70 {
            let src = (0..<count).map { _ in random.pixel() }
            let coverage = (0..<count).map { _ in UInt8(random.element(of: [0, 255, random.below(256)])) }
            let opacity = UInt32(random.element(of: [255, random.below(256)]))
            let row = (0..<count).map { _ in random.pixel() }
            let color = random.pixel()
            func check(
                _ what: String, _ source: (Int) -> (UInt32, UInt32), _ body: (UnsafeMutablePointer<UInt32>) -> Void
            ) {
                var out = [guarding] + row + [guarding]
                out.withUnsafeMutableBufferPointer { body($0.baseAddress! + 1) }
                let expected = (0..<count).map { joined(source($0).0, row[$0], source($0).1, mode) }
                #expect(out == [guarding] + expected + [guarding], "\(what), \(mode), width \(count)")
            }
            let both = coverage.map { (2 * UInt32($0) * opacity + 255) / 510 }
            check("pixels", { (src[$0], opacity) }) {
                BlendModes.pixels($0, src, coverage: nil, count: count, opacity: opacity, mode: mode)
            }
            check("pixels through coverage", { (src[$0], both[$0]) }) {
                BlendModes.pixels($0, src, coverage: coverage, count: count, opacity: opacity, mode: mode)
            }
            check("color", { _ in (color, 255) }) {
                BlendModes.solid($0, color, coverage: nil, count: count, mode: mode)
            }
            check("faded color", { _ in (color, opacity) }) {
                BlendModes.solid($0, color, coverage: nil, opacity: opacity, count: count, mode: mode)
            }
            check("color through coverage", { (color, UInt32(coverage[$0])) }) {
                BlendModes.solid($0, color, coverage: coverage, count: count, mode: mode)
            }
        }
    }

    /// Without coverage, a destination stays, in `destinationIn` too, whose source is clear there.
    @Test(arguments: BlendMode.allCases) func withoutCoverageNothingChanges(_ mode: BlendMode) {
        var random = SplitMix64(seed: 52)
        let src = (0..<100).map { _ in random.pixel() }
        let row = (0..<100).map { _ in random.pixel() }
        let none = [UInt8](repeating: 0, count: 100)
        var out = row
        BlendModes.pixels(&out, src, coverage: none, count: 100, opacity: 255, mode: mode)
        BlendModes.solid(&out, src[0], coverage: none, count: 100, mode: mode)
        #expect(out == row)
    }
}
