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

    package init(origin: Point = .zero, scale: Double, width: Int, height: Int) {
        self.origin = origin
        self.scale = scale
        self.width = width
        self.height = height
    }

    /// From points to device pixels.
    package var transform: Transform {
        Transform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
    }

    /// Rounds a coordinate in points to the nearest pixel boundary, so that edges and baselines are sharp.
    package func snapped(x: Double) -> Double { ((x - origin.x) * scale).rounded() / scale + origin.x }
    package func snapped(y: Double) -> Double { ((y - origin.y) * scale).rounded() / scale + origin.y }
}
