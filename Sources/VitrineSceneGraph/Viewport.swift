import VitrineDisplayList
import VitrinePrimitives

/// The visible part of the scene and its scale, which map points to device pixels.
package struct Viewport: Hashable, Sendable {
    package var origin: Point
    package var scale: Double
    /// The size of the canvas in pixels, 1 or more.
    package var width: Int
    package var height: Int
    /// The scale of the screen whose picture is reduced; nil if the screen has the canvas's pixels. Layouts of a
    /// reduced picture are aligned to the screen's pixels, as in a recording that is scaled down; alignment to the
    /// canvas's pixels would move them by up to half a pixel, which is more than a point.
    package var screenScale: Double?
    /// The filter that reduces the screen's painted pixels; nil if the canvas's pixels are painted.
    package var filter: Reduction.Filter?

    /// - Parameters:
    ///   - screenScale: Default: nil.
    ///   - filter: Ignored unless the screen has more pixels than the canvas. Default: nil.
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

    /// The map from points to device pixels.
    package var transform: Transform {
        Transform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
    }

    /// The size in points of the pixels to which layouts are aligned.
    package var pixel: Double { 1 / (screenScale ?? scale) }

    /// Makes the pixels to which layouts are aligned smaller, for parts that move between them.
    package mutating func refine(by factor: Double) {
        scale *= factor
        screenScale = screenScale.map { $0 * factor }
    }

    /// Rounds a coordinate in points to the nearest pixel boundary, so that edges and baselines are sharp.
    package func snapped(x: Double) -> Double { snapped(x, from: origin.x) }
    package func snapped(y: Double) -> Double { snapped(y, from: origin.y) }

    /// - Parameter start: A pixel boundary of the canvas; those of a screen start at 0.
    private func snapped(_ v: Double, from start: Double) -> Double {
        if let screenScale { return ExactMath.snapped(v, scale: screenScale) }
        return ((v - start) * scale).rounded() / scale + start
    }
}
