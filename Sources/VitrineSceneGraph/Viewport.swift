import VitrinePrimitives

/// The part of the scene that is shown and how large: maps points to device pixels.
package struct Viewport: Hashable, Sendable {
    /// The point shown at the top left corner of the canvas.
    package var origin: Point
    /// Device pixels a point.
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

    /// A place moved to the nearest pixel border, in points: what layouts do to keep edges and baselines crisp.
    package func snapped(x: Double) -> Double { ((x - origin.x) * scale).rounded() / scale + origin.x }
    package func snapped(y: Double) -> Double { ((y - origin.y) * scale).rounded() / scale + origin.y }
}
