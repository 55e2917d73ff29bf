/// Foretells what a frame costs with palettes of several sizes.
///
/// Fewer colours make longer runs: each halving saves about a tenth of the codes, and half of the palette's own bytes. What
/// that costs in looks is told by the colours, and how many bits a pixel takes by the frames before.
struct PaletteSizing {
    /// Colours beside the one for transparency, for each number of bits of an index.
    static let sizes = [15, 31, 63, 127, 255]
    /// What codes cost with half as many colours, in 1/256. Measured on films of a user interface.
    private static let halved = 230
    /// What so few pixels cost tells nothing about others.
    private static let fewPixels = 2000
    /// Colours that are looked at for an estimate.
    private static let samples = 1024

    /// Parts of a bit (`LZWCoder.bit`) that a pixel has lately cost, as if palettes had 256 entries.
    private var rate = LZWCoder.bit

    /// What the codes of so many pixels cost with indices of so many bits.
    private func codes(_ pixels: Int, bits: Int) -> Int {
        var cost = pixels * rate
        for _ in bits..<max(bits, 8) { cost = cost / 256 * PaletteSizing.halved }
        return cost
    }

    mutating func learn(_ codeBits: Int, of pixels: Int, bits: Int) {
        if pixels < PaletteSizing.fewPixels { return }
        var now = codeBits * LZWCoder.bit / max(1, pixels)
        for _ in bits..<max(bits, 8) { now = now * 256 / PaletteSizing.halved }
        rate += (now - rate) / 4
    }

    /// A part of the colours, and by how much their weights fall short of all.
    struct Sample {
        var colors: [WeightedColor] = []
        /// In 1/256.
        var share = 256

        init(_ seen: [WeightedColor]) {
            let step = max(1, seen.count / PaletteSizing.samples)
            if step == 1 {
                colors = seen
                return
            }
            var (all, taken) = (0, 0)
            for (i, color) in seen.enumerated() {
                all += color.weight
                if i % step == 0 {
                    colors.append(color)
                    taken += color.weight
                }
            }
            share = max(256, all / max(1, taken / 256))
        }

        func error(_ palette: Palette) -> Int {
            var sum = 0
            for color in colors { sum += palette.nearest(color.rgb).distance * color.weight }
            return sum / 256 * share
        }
    }

    /// The cost of a frame with a palette.
    func cost(_ sample: Sample, _ palette: Palette, pixels: Int, isLocal: Bool) -> Int {
        let bits = GIFBlocks.bits(palette.colors.count + 1)
        return sample.error(palette) + codes(pixels, bits: bits) + (isLocal ? (24 << bits) * LZWCoder.bit : 0)
    }

    /// The size whose palette makes a frame cheapest.
    func best(for seen: [WeightedColor], _ sample: Sample, pixels: Int) -> Int {
        let cuts = VarianceCut.means(of: PaletteBuilder.softened(seen), counts: PaletteSizing.sizes)
        var best = (size: 255, cost: Int.max)
        for (size, cut) in zip(PaletteSizing.sizes, cuts) {
            let cost = cost(sample, Palette(cut), pixels: pixels, isLocal: true)
            if cost < best.cost { best = (size, cost) }
            if seen.count <= size { break }
        }
        return best.size
    }
}
