import CVitrinePixelKernels
import VitrinePrimitives

/// The positions in a picture that a canvas's pixels show under an affine map, in fixed point. Positions are computed
/// from the canvas's column 0, so that a pixel has the same position whichever part of a row is painted. Over 2²⁰
/// columns, the steps accumulate an error of 2⁻¹² pixels.
struct SampledLines {
    /// The map from the canvas to the level. Division by a power of two is exact.
    private let inverse: Transform
    /// Pixels of the picture per pixel of the level; a power of two.
    private let shrink: Double
    private let width: Int32
    private let height: Int32
    /// The step from a pixel to its right neighbor, in 2⁻³² pixels of the level.
    private let stepX: Int64
    private let stepY: Int64

    /// The limits of positions and steps in the kernel, in pixels.
    private static let farthest = 268_435_456.0
    private static let longestStep = 256.0

    /// Creates lines; nil if positions are too far away, or if the picture has less than two rows or columns.
    /// - Parameters:
    ///   - inverse: The map from the canvas to the picture.
    ///   - area: The pixels that will be requested.
    init?(_ inverse: Transform, shrink: Double, _ level: ImageLevel, _ area: PixelRect) {
        guard level.width > 1, level.height > 1 else { return nil }
        self.inverse = Transform(
            a: inverse.a / shrink, b: inverse.b / shrink, c: inverse.c / shrink, d: inverse.d / shrink,
            tx: inverse.tx / shrink, ty: inverse.ty / shrink)
        self.shrink = shrink
        width = Int32(level.width)
        height = Int32(level.height)
        guard max(inverse.a.magnitude, inverse.b.magnitude) / shrink <= SampledLines.longestStep else { return nil }
        stepX = SampledLines.fixed(inverse.a / shrink)
        stepY = SampledLines.fixed(inverse.b / shrink)
        for y in [area.y, area.maxY] {
            for x in [0, area.x, area.maxX] {
                let p = place(x, y)
                guard max(p.x.magnitude, p.y.magnitude) <= SampledLines.farthest else { return nil }
            }
        }
    }

    /// The position of a pixel's center; (0, 0) is the center of the level's first pixel.
    private func place(_ x: Int32, _ y: Int32) -> Point {
        let p = inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        return Point(x: p.x - 0.5, y: p.y - 0.5)
    }

    /// The largest number of pixels that are prefetched at a time: a fraction of a second-level cache.
    private static let mostTouched = 65_536

    /// The rectangle of the level's pixels that an area shows; nil if it is too large for the cache.
    func source(of area: PixelRect) -> PixelRect? {
        var (left, top, right, bottom) = (Int32.max, Int32.max, Int32.min, Int32.min)
        for y in [area.y, area.maxY] {
            for x in [area.x, area.maxX] {
                let p = place(x, y)
                left = min(left, Int32(p.x.clamped(to: 0...Double(width - 1))))
                top = min(top, Int32(p.y.clamped(to: 0...Double(height - 1))))
                right = max(right, Int32(p.x.clamped(to: 0...Double(width - 2))) + 2)
                bottom = max(bottom, Int32(p.y.clamped(to: 0...Double(height - 2))) + 2)
            }
        }
        let source = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
        return source.area <= SampledLines.mostTouched ? source : nil
    }

    /// The columns of a row of the level that an area shows, possibly with a few more.
    /// - Parameters:
    ///   - row: A row of `source(of:)`.
    ///   - t: The map from the picture to the canvas.
    ///   - all: The columns of `source(of:)`.
    func columns(of area: PixelRect, row: Int32, _ t: Transform, within all: Range<Int32>) -> Range<Int32> {
        var (first, last) = (Double(all.lowerBound), Double(all.upperBound - 1))
        let v = (Double(row) + 0.5) * shrink
        // Positions between two rows are up to a row away.
        func narrow(_ step: Double, _ rise: Double, _ start: Double, _ low: Int32, _ high: Int32) {
            let slack = rise.magnitude * shrink * 1.5
            let from = Double(low) - start - rise * v - slack
            let to = Double(high) - start - rise * v + slack
            guard step != 0 else { return }
            first = max(first, (step > 0 ? from : to) / step / shrink - 2)
            last = min(last, (step > 0 ? to : from) / step / shrink + 2)
        }
        narrow(t.a, t.c, t.tx, area.x, area.maxX)
        narrow(t.b, t.d, t.ty, area.y, area.maxY)
        guard first <= last else { return all.lowerBound..<all.lowerBound }
        return Int32(first)..<(Int32(last) + 1)
    }

    /// The line of positions from a pixel to the right.
    func line(from x: Int32, _ y: Int32) -> vitrine_sample_line {
        let first = place(0, y)
        return vitrine_sample_line(
            x: SampledLines.fixed(first.x) + Int64(x) * stepX, y: SampledLines.fixed(first.y) + Int64(x) * stepY,
            step_x: stepX, step_y: stepY, width: width, height: height)
    }

    /// Converts to fixed point, rounded down.
    private static func fixed(_ v: Double) -> Int64 {
        let scaled = v * 4_294_967_296
        let near = Int64(scaled)
        return Double(near) > scaled ? near - 1 : near
    }
}
