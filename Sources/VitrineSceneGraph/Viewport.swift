import VitrineDisplayList
import VitrinePrimitives

/// The visible part of the scene and its scale: maps points to device pixels.
package struct Viewport: Hashable, Sendable {
    /// The point at the top left corner of the canvas.
    package var origin: Point
    /// Device pixels per point.
    package var scale: Double
    /// Canvas size in pixels, 1 or more.
    package var width: Int
    package var height: Int
    /// The scale of the screen whose picture is reduced; nil for a screen that has the canvas's own pixels.
    ///
    /// Layouts of a reduced picture rest on the screen's pixels, as in a recording that is scaled down. On the canvas's
    /// pixels they would move by up to half a pixel, which is more than a point.
    package var screenScale: Double?
    /// The filter by which the screen's painted pixels are reduced; nil where the canvas's pixels are painted.
    package var filter: Reduction.Filter?
    /// Device pixels per point from top to bottom, of a picture that is reduced to a rounded height; nil where they are `scale`.
    ///
    /// They differ by less than a pixel over the whole height, so everything but the reduction itself uses `scale`.
    package var reducedVerticalScale: Double?

    /// - Parameters:
    ///   - screenScale: default: nil.
    ///   - filter: without effect unless the screen has more pixels than the canvas. Default: nil.
    package init(
        origin: Point = .zero, scale: Double, width: Int, height: Int, screenScale: Double? = nil,
        filter: Reduction.Filter? = nil
    ) {
        self.origin = origin
        self.scale = scale
        self.screenScale = screenScale
        self.filter = filter
        self.width = width
        self.height = height
    }

    /// From points to device pixels.
    package var transform: Transform {
        Transform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
    }

    /// The size of the pixels on which layouts rest, in points.
    package var pixel: Double { 1 / (screenScale ?? scale) }

    /// Makes the pixels on which layouts rest smaller; for what moves between them.
    package mutating func refine(by factor: Double) {
        scale *= factor
        screenScale = screenScale.map { $0 * factor }
    }

    /// Rounds a coordinate in points to the nearest pixel boundary, so that edges and baselines are sharp.
    package func snapped(x: Double) -> Double { snapped(x, from: origin.x) }
    package func snapped(y: Double) -> Double { snapped(y, from: origin.y) }

    /// - Parameter start: a pixel boundary of the canvas. Those of a screen start at 0.
    private func snapped(_ v: Double, from start: Double) -> Double {
        if let screenScale { return ExactMath.snapped(v, scale: screenScale) }
        return ((v - start) * scale).rounded() / scale + start
    }
}
