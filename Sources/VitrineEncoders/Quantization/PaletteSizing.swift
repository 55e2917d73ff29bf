/// Estimates the cost of a frame with palettes of several sizes.
///
/// Fewer colours give longer runs: each halving saves about a tenth of the codes and half of the palette's bytes. The
/// error is estimated from the colours, the number of bits per pixel from earlier frames.
struct PaletteSizing {
    /// Number of colours without the transparent one, for each number of bits of an index.
    static let sizes = [15, 31, 63, 127, 255]
    /// Relative cost of codes with half as many colours, in 1/256. Measured on recordings of user interfaces.
    private static let halved = 230
    /// Smallest number of pixels whose cost is used for the estimate.
    private static let fewPixels = 2000
    /// Number of colours in an estimate.
    private static let samples = 1024

    /// Recent cost of a pixel in parts of a bit (`LZWCoder.bit`), normalized to palettes of 256 entries.
    private var rate = LZWCoder.bit

    /// Cost of the codes for a number of pixels and of bits of an index.
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

    /// A sample of the colours, and the factor from its weight to the total.
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
