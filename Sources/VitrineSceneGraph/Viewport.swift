import VitrinePrimitives

/// The part of the scene that is shown and how large: maps points to device pixels.
public struct Viewport: Hashable, Sendable {
    /// The point shown at the top left corner of the canvas.
    public var origin: Point
    /// Device pixels a point.
    public var scale: Double
    /// Canvas size in pixels, 1 or more.
    public var width: Int
    public var height: Int

    public init(origin: Point = .zero, scale: Double, width: Int, height: Int) {
        self.origin = origin
        self.scale = scale
        self.width = width
        self.height = height
    }

    /// From points to device pixels.
    public var transform: Transform {
        Transform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
    }

    /// A place moved to the nearest pixel border, in points: what layouts do to keep edges and baselines crisp.
    public func snapped(x: Double) -> Double { ((x - origin.x) * scale).rounded() / scale + origin.x }
    public func snapped(y: Double) -> Double { ((y - origin.y) * scale).rounded() / scale + origin.y }
}
