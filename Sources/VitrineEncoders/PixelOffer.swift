/// What one pixel of a picture may become, and what each choice costs.
///
/// Costs are in parts of a bit (`LZWCoder.bit`), so that what a colour is off and what a code is long can be added up.
struct PixelOffer: Equatable {
    /// The colour that is wanted, 0xBBGGRR.
    var target: UInt32
    /// The nearest colour's index; the transparent one where no colour will do.
    var fill: UInt8
    /// The nearest colour's squared `ColorDistance` from the target: a choice costs only what it is worse than that.
    var least: Int32
    /// The largest squared `ColorDistance` that another colour may have; no less than `least` where `fill` is a colour.
    var limit: Int32
    /// Cost of a squared `ColorDistance` of 1.
    var price: Int32
    /// Cost of leaving the pixel as it was; `PixelOffer.never` where that is not allowed.
    var keep: Int32

    static let never = Int32.max
}
