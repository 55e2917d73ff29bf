import CVitrinePixelKernels
import Testing
import VitrineTestSupport

@testable import VitrineRasterizer

/// The kernels of reduced pictures give the bits of the reference at every level.
@Suite struct ReductionAgreementTests {
    /// Returns weights of any sign that add up to 16384, and whose magnitudes add up to at most 49152.
    private func weights(_ count: Int, _ random: inout SplitMix64) -> [Int16] {
        var out = (0..<count).map { _ in random.int(-16384 / count...16384 / count) }
        out[random.below(count)] += 16384 - out.reduce(0, +)
        return out.map { Int16(clamping: $0) }
    }

    @Test func rows() {
        var random = SplitMix64(seed: 31)
        for pixels in [1, 2, 3, 4, 5, 7, 8, 15, 16, 17, 33, 64, 129] {
            for kind in RowKind.allCases {
                let rows = random.int(1...21)
                let stride = pixels + random.below(5)
                let source = FencedInput(kind.pixels(stride * (rows - 1) + pixels, &random))
                let weights = FencedInput(self.weights(rows, &random))
                agree(
                    [Int16](repeating: 9, count: 4 * pixels), offset: random.below(8), reading: [source, weights],
                    "\(rows) rows, \(kind)"
                ) {
                    $0.reduce_rows($1, source.pointer, Int64(stride), weights.pointer, Int32(rows), Int32(pixels))
                }
            }
        }
    }

    /// The largest and the smallest sums are clamped to 16 bits, not to fewer.
    @Test func sumsAreCutTo16Bits() {
        let white = FencedInput([UInt32](repeating: 0xffff_ffff, count: 3 * 20))
        for weights: [Int16] in [[16384, 16384, 16384], [-16384, -16384, -16384], [32767, 1, -16384]] {
            let weights = FencedInput(weights)
            agree([Int16](repeating: 9, count: 80), reading: [white, weights]) {
                $0.reduce_rows($1, white.pointer, 20, weights.pointer, 3, 20)
            }
        }
    }

    @Test func columns() {
        var random = SplitMix64(seed: 32)
        for count in [1, 2, 3, 4, 5, 8, 13, 31, 64] {
            for round in 0..<6 {
                let taps = random.int(1...21)
                let width = taps + random.below(60)
                let extreme = round == 0
                let samples = FencedInput(
                    (0..<(4 * width)).map { _ in
                        extreme ? random.element(of: [Int16.max, Int16.min]) : Int16(random.int(-4000...20000))
                    })
                let first = FencedInput((0..<count).map { _ in Int32(random.below(width - taps + 1)) })
                let weights = FencedInput((0..<count).flatMap { _ in self.weights(taps, &random) })
                agree(
                    [UInt32](repeating: 9, count: count), offset: random.below(8), reading: [samples, first, weights],
                    "\(taps) taps"
                ) {
                    $0.reduce_columns($1, samples.pointer, first.pointer, weights.pointer, Int32(taps), Int32(count))
                }
            }
        }
    }
}
