/// The choices for one pixel of a picture, and their costs in parts of a bit (`LZWCoder.bit`), so that errors and code
/// lengths can be added.
struct PixelCandidates: Equatable {
    /// The target color, 0xBBGGRR.
    var target: UInt32
    /// The index of the nearest color; the transparent one if no color is allowed.
    var nearestIndex: UInt8
    /// The nearest color's squared `ColorDistance` from the target; the error of a choice counts from there.
    var nearestError: Int32
    /// The largest squared `ColorDistance` of another color; at least `nearestError` if `nearestIndex` is a color.
    var limit: Int32
    /// The cost of a squared `ColorDistance` of 1.
    var price: Int32
    /// The cost of keeping the pixel; `PixelCandidates.never` if that is not allowed.
    var keepCost: Int32

    static let never = Int32.max
    /// A pixel that changes nothing.
    static let none = PixelCandidates(target: 0, nearestIndex: 0, nearestError: 0, limit: 0, price: 0, keepCost: 0)
}
