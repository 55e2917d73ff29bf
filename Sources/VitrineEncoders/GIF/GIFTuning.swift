/// The parameters that a quality stands for.
struct GIFTuning: Sendable, Equatable {
    /// Cost, in parts of a bit (`LZWCoder.bit`), of a squared `ColorDistance` of 1 on one pixel of a smooth area that is
    /// shown for 2 cs.
    var price: Int
    /// Largest increase of the squared `ColorDistance` of one pixel for the sake of a smaller file; 0 for none.
    var bound: Int
    /// Whether a frame with few colors is exact, also in an animation with more colors.
    var keepsFewColors: Bool
    /// Whether an animation of few colors is exact.
    var keepsAnimationsOfFewColors: Bool
    /// See `GIFOptions.Dither`.
    var dither: GIFOptions.Dither

    /// 2^(i/8) in 1/1024.
    private static let roots = [1024, 1117, 1218, 1328, 1448, 1579, 1722, 1878]

    /// See `GIFOptions.quality`.
    let quality: Int

    /// The parameters for palettes with every color.
    static let exact = GIFTuning(quality: 100)

    /// - Parameter quality: see `GIFOptions.quality`.
    init(quality: Int, dither: GIFOptions.Dither = .none) {
        self.dither = dither
        self.quality = quality
        keepsFewColors = quality >= GIFOptions.exactFewColors
        keepsAnimationsOfFewColors = quality >= GIFOptions.exactAnimations
        if quality >= 100 {
            // Only weights the colors for the palettes, as no error is allowed.
            (price, bound) = (1 << 14, 0)
            return
        }
        // 80 costs 240/65536 bits, measured; every 8 steps double that.
        let step = quality - 80 + 8 * 16
        price = max(1, ((240 * GIFTuning.roots[step % 8]) << (step / 8)) >> (16 + 10))
        // Levels in every channel: 2 at 99, 8 at 80, 20 at 40.
        let levels = 2 + (100 - quality) * 3 / 10
        bound = 9 * levels * levels
    }

    /// The tuning for a frame whose errors weigh more: by half for 4 steps of quality and 16 times as much for 32. What one
    /// pixel may deviate stays, because a lower bound costs more bytes for the same mean error: 4 % in the moving frames
    /// of `popup_transitions` and 2 % in those of `floating-panel/maps`.
    func raised(by steps: Int) -> GIFTuning {
        var raised = self
        raised.price = ((price * GIFTuning.roots[steps % 8]) << (steps / 8)) >> 10
        return raised
    }
}
