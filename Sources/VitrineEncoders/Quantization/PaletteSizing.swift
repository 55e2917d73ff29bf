/// Estimates the cost of a frame with palettes of several sizes. Fewer colors give longer runs: each halving saves
/// about a tenth of the codes and half of the palette's bytes. The error is estimated from the colors, the number of
/// bits per pixel from earlier frames.
struct PaletteSizing {
    /// The number of colors without the transparent one, for each number of bits of an index.
    static let sizes = [15, 31, 63, 127, 255]
    /// The relative cost of codes with half as many colors, in 1/256, in recordings of user interfaces.
    private static let halved = 230
    /// The smallest number of pixels whose cost is used for the estimate.
    private static let fewPixels = 2000
    /// The number of colors in an estimate.
    private static let samples = 1024

    /// The recent cost of a pixel in parts of a bit (`LZWCoder.bit`), normalized to palettes of 256 entries.
    private var rate = LZWCoder.bit

    /// The cost of the codes for a number of pixels and of bits of an index.
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

    /// About `samples` colors that represent all: each that has at least the average weight of a sample, and some of
    /// the others with the weight of all of these.
    struct Sample {
        private(set) var colors: [WeightedColor] = []

        init(_ seen: [WeightedColor]) {
            guard seen.count > PaletteSizing.samples else {
                colors = seen
                return
            }
            let heavy = seen.reduce(0) { $0 + $1.weight } / PaletteSizing.samples
            colors = seen.filter { $0.weight >= heavy }
            let light = seen.filter { $0.weight < heavy }
            let step = max(1, light.count / PaletteSizing.samples)
            let sample = stride(from: 0, to: light.count, by: step).map { light[$0] }
            let weight = light.reduce(0) { $0 + $1.weight }
            // The factor is in 1/256, as the product of two weights may exceed 64 bits.
            let share = weight * 256 / max(1, sample.reduce(0) { $0 + $1.weight })
            colors += sample.map { WeightedColor(rgb: $0.rgb, weight: $0.weight * share / 256) }
        }

        func error(_ palette: Palette) -> Int {
            colors.reduce(0) { $0 + palette.nearest($1.rgb).distance * $1.weight }
        }
    }

    func cost(_ sample: Sample, _ palette: Palette, pixels: Int, isLocal: Bool) -> Int {
        let bits = GIFBlocks.bits(palette.colors.count + 1)
        return sample.error(palette) + codes(pixels, bits: bits) + (isLocal ? (24 << bits) * LZWCoder.bit : 0)
    }

    /// The size of the palette that minimizes the cost of a frame.
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
