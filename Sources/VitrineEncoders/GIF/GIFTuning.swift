/// The parameters that a quality stands for.
struct GIFTuning: Sendable, Equatable {
    /// Cost, in parts of a bit (`LZWCoder.bit`), of a squared `ColorDistance` of 1 on one pixel of a smooth area that is
    /// shown for 2 cs.
    var price: Int
    /// Largest increase of the squared `ColorDistance` of one pixel for the sake of a smaller file; 0 for none.
    var bound: Int
    /// Whether a frame with few colours is exact, also in an animation with more colours.
    var keepsFewColors: Bool
    /// See `GIFOptions.Dither`.
    var dither: GIFOptions.Dither

    /// The parameters for palettes with every colour.
    static let exact = GIFTuning(quality: 100)

    /// - Parameter quality: see `GIFOptions.quality`.
    init(quality: Int, dither: GIFOptions.Dither = .none) {
        self.dither = dither
        keepsFewColors = quality >= GIFOptions.exactFewColors
        if quality >= 100 {
            // Only weights the colours for the palettes, as no error is allowed.
            (price, bound) = (1 << 14, 0)
            return
        }
        // 2^(i/8) in 1/1024. 80 costs 240/65536 bits, measured; every 8 steps double that.
        let roots = [1024, 1117, 1218, 1328, 1448, 1579, 1722, 1878]
        let step = quality - 80 + 8 * 16
        price = max(1, ((240 * roots[step % 8]) << (step / 8)) >> (16 + 10))
        // Levels in every channel: 2 at 99, 7 at 80, 17 at 40.
        let levels = 2 + (100 - quality) / 4
        bound = 9 * levels * levels
    }
}
