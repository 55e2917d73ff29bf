/// The choices for one pixel of a picture, and their costs.
///
/// Costs are in parts of a bit (`LZWCoder.bit`), so that errors and code lengths can be added.
struct PixelOffer: Equatable {
    /// The target colour, 0xBBGGRR.
    var target: UInt32
    /// The nearest colour's index; the transparent one if no colour is allowed.
    var fill: UInt8
    /// The nearest colour's squared `ColorDistance` from the target; the error of a choice counts from there.
    var least: Int32
    /// Largest squared `ColorDistance` of another colour; at least `least` if `fill` is a colour.
    var limit: Int32
    /// Cost of a squared `ColorDistance` of 1.
    var price: Int32
    /// Cost of keeping the pixel; `PixelOffer.never` if that is not allowed.
    var keep: Int32

    static let never = Int32.max
    /// A pixel that changes nothing.
    static let none = PixelOffer(target: 0, fill: 0, least: 0, limit: 0, price: 0, keep: 0)
}
