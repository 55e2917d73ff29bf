import VitrinePixelKernels
import VitrinePrimitives

/// The pixels of a canvas that lie wholly inside a picture under an affine map, and whose color lies between pixels of the picture: their
/// centers are half a pixel of it or more away from its border.
struct WholePixels {
    /// Of a row: the bounds of a coordinate, which is `step` times a column and `rise` times the row.
    private struct Bounds {
        let step: Double
        let rise: Double
        let low: Double
        let high: Double

        /// - Parameters:
        ///   - step: how the coordinate changes from a pixel to the next one on its right.
        ///   - rise: how it changes to the next one below.
        ///   - start: the coordinate of the canvas's corner.
        ///   - end: the largest coordinate inside; the least is 0.
        init(step: Double, rise: Double, start: Double, end: Double) {
            self.step = step
            self.rise = rise
            // Of a pixel's corners the one with the least and the one with the largest coordinate count.
            let middle = start + (step + rise) / 2
            low = max(-start - min(step, 0) - min(rise, 0), 0.5 - middle)
            high = min(end - start - max(step, 0) - max(rise, 0), end - 0.5 - middle)
        }

        /// The least and the largest column inside, not rounded.
        func columns(_ y: Double) -> (first: Double, last: Double) {
            let least = low - rise * y
            let most = high - rise * y
            if step == 0 {
                return least <= 0 && most >= 0 ? (-Double.infinity, .infinity) : (.infinity, -Double.infinity)
            }
            return step > 0 ? (least / step, most / step) : (most / step, least / step)
        }
    }

    private let across: Bounds
    private let down: Bounds

    /// - Parameters:
    ///   - inverse: from the canvas to the picture's pixels; finite.
    ///   - rect: the picture, at the origin.
    init(_ inverse: Transform, of rect: Rect) {
        across = Bounds(step: inverse.a, rise: inverse.c, start: inverse.tx, end: rect.width)
        down = Bounds(step: inverse.b, rise: inverse.d, start: inverse.ty, end: rect.height)
    }

    /// Those of row `y`, within some columns.
    func columns(_ y: Int32, within all: Range<Int32>) -> Range<Int32> {
        let (a, b) = (across.columns(Double(y)), down.columns(Double(y)))
        let first = max(a.first, b.first, Double(all.lowerBound)).rounded(.up)
        let last = min(a.last, b.last, Double(all.upperBound - 1)).rounded(.down)
        guard first <= last else { return all.lowerBound..<all.lowerBound }
        return Int32(first)..<(Int32(last) + 1)
    }
}
