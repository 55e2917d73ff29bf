/// A position or an offset in points, y growing downward.
public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    @inlinable public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public static let zero = Point(x: 0, y: 0)

    @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
    @inlinable package var length: Double { (x * x + y * y).squareRoot() }

    @inlinable package static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
    @inlinable package static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
    @inlinable package static func * (a: Point, k: Double) -> Point { Point(x: a.x * k, y: a.y * k) }

    /// Interpolates linearly; 0 gives this point, 1 the other.
    @inlinable package func mixed(with other: Point, at fraction: Double) -> Point {
        Point(x: x.mixed(with: other.x, at: fraction), y: y.mixed(with: other.y, at: fraction))
    }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
    public var width: Double
    public var height: Double

    @inlinable public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    public static let zero = Size(width: 0, height: 0)

    /// Returns the size between this one, at 0, and another one, at 1.
    package func mixed(with other: Size, at fraction: Double) -> Size {
        Size(
            width: width.mixed(with: other.width, at: fraction), height: height.mixed(with: other.height, at: fraction))
    }
}
