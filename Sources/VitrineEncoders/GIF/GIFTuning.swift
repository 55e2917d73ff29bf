/// The parameters that follow from a quality.
struct GIFTuning: Sendable, Equatable {
    /// The cost, in parts of a bit (`LZWCoder.bit`), of a squared `ColorDistance` of 1 on one pixel of a smooth area
    /// that is shown for 2 cs.
    var price: Int
    /// The largest increase of the squared `ColorDistance` of one pixel that reduces the file; 0 for none.
    var bound: Int
    /// Whether a frame with few colors is exact, even in an animation with more colors.
    var keepsFewColors: Bool
    var keepsAnimationsOfFewColors: Bool
    var dither: GIFOptions.Dither

    /// 2^(i/8) in 1/1024.
    private static let roots = [1024, 1117, 1218, 1328, 1448, 1579, 1722, 1878]

    let quality: Int

    /// The parameters for palettes with every color.
    static let exact = GIFTuning(quality: 100)

    init(quality: Int, dither: GIFOptions.Dither = .none) {
        self.dither = dither
        self.quality = quality
        keepsFewColors = quality >= GIFOptions.exactFewColors
        keepsAnimationsOfFewColors = quality >= GIFOptions.exactAnimations
        if quality >= 100 {
            // The price only weights the colors for the palettes, as no error is allowed.
            (price, bound) = (1 << 14, 0)
            return
        }
        // The cost at 80 is 240/65536 bits (measured) and doubles every 8 steps.
        let step = quality - 80 + 8 * 16
        price = max(1, ((240 * GIFTuning.roots[step % 8]) << (step / 8)) >> (16 + 10))
        // The levels in every channel are 2 at 99, 8 at 80, 20 at 40.
        let levels = 2 + (100 - quality) * 3 / 10
        bound = 9 * levels * levels
    }

    /// The tuning for a frame whose errors weigh more: by half for 4 steps of quality and 16 times as much for 32. The
    /// bound of a single pixel is kept, because a lower one costs 2 to 4 % more bytes for the same mean error.
    func raised(by steps: Int) -> GIFTuning {
        var raised = self
        raised.price = ((price * GIFTuning.roots[steps % 8]) << (steps / 8)) >> 10
        return raised
    }
}
