import Testing
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct PaletteSizingTests {
    private func ramp(_ count: Int, weight: Int) -> [WeightedColor] {
        (0..<count).map { WeightedColor(rgb: UInt32($0 * 255 / count) * 0x010101, weight: weight) }
    }

    @Test func errorsThatCostMoreGetMoreColors() {
        let sizing = PaletteSizing()
        var last = 0
        var found: Set<Int> = []
        for weight in [1, 1000, 100_000, 1_000_000, 10_000_000, 1_000_000_000] {
            let seen = ramp(250, weight: weight)
            let size = sizing.best(for: seen, PaletteSizing.Sample(seen), pixels: 20_000)
            #expect(size >= last && PaletteSizing.sizes.contains(size))
            last = size
            found.insert(size)
        }
        #expect(last == 255 && found.count > 2)
    }

    @Test func longerCodesAskForFewerColors() {
        let seen = ramp(250, weight: 1_000_000)
        let sample = PaletteSizing.Sample(seen)
        func size(bits: Int) -> Int {
            var sizing = PaletteSizing()
            for _ in 0..<40 { sizing.learn(bits, of: 10_000, bits: 8) }
            return sizing.best(for: seen, sample, pixels: 10_000)
        }
        #expect(size(bits: 200_000) < size(bits: 1000))
    }

    /// A few pixels, which cost as much as a picture, do not affect others.
    @Test func fewPixelsTeachNothing() {
        let seen = ramp(250, weight: 1_000_000)
        let sample = PaletteSizing.Sample(seen)
        var sizing = PaletteSizing()
        let before = sizing.best(for: seen, sample, pixels: 10_000)
        for _ in 0..<1000 { sizing.learn(40, of: 2, bits: 8) }
        #expect(sizing.best(for: seen, sample, pixels: 10_000) == before)
    }

    @Test func aSampleTellsTheErrorOfAll() {
        var random = SplitMix64(seed: 31)
        for _ in 0..<cases(20) {
            let seen = (0..<8000).map { _ in
                WeightedColor(rgb: random.color().bits & 0xFFFFFF, weight: 1 + random.below(3000))
            }
            let palette = Palette((0..<60).map { _ in random.color().bits & 0xFFFFFF })
            let all = seen.reduce(0) { $0 + palette.nearest($1.rgb).distance * $1.weight }
            let sample = PaletteSizing.Sample(seen)
            #expect(sample.colors.count < 2100)
            #expect(abs(sample.error(palette) - all) * 10 < all)
        }
    }

    /// Each palette of a cut extends the one before: boxes are only ever cut further.
    @Test func cutsOfSeveralSizesAreThoseOfEach() {
        var random = SplitMix64(seed: 32)
        let seen = (0..<900).map { _ in WeightedColor(rgb: random.color().bits & 0xFFFFFF, weight: 1 + random.below(9))
        }
        let together = VarianceCut.means(of: seen, counts: PaletteSizing.sizes)
        for (size, cut) in zip(PaletteSizing.sizes, together) {
            #expect(cut == VarianceCut.means(of: seen, count: size) && cut.count == size)
        }
    }
}
