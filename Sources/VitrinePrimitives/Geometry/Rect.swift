/// A rectangle in points, y growing downward. Width and height may be zero; a negative side makes it empty.
public struct Rect: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    @inlinable public init(origin: Point, size: Size) {
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    @inlinable package init(center: Point, radius: Double) {
        self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }

    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    @inlinable package var minX: Double { x }
    @inlinable package var minY: Double { y }
    @inlinable package var maxX: Double { x + width }
    @inlinable package var maxY: Double { y + height }
    @inlinable package var midX: Double { x + width / 2 }
    @inlinable package var midY: Double { y + height / 2 }
    @inlinable package var center: Point { Point(x: midX, y: midY) }
    @inlinable package var origin: Point { Point(x: x, y: y) }
    @inlinable package var size: Size { Size(width: width, height: height) }
    @inlinable package var isEmpty: Bool { !(width > 0 && height > 0) }
    @inlinable package var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

    @inlinable package func insetBy(dx: Double, dy: Double) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    @inlinable package func inset(by i: Insets) -> Rect {
        Rect(x: x + i.left, y: y + i.top, width: width - i.left - i.right, height: height - i.top - i.bottom)
    }

    @inlinable package func offsetBy(dx: Double, dy: Double) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width, height: height)
    }

    @inlinable package func scaled(by k: Double) -> Rect {
        Rect(x: midX - width * k / 2, y: midY - height * k / 2, width: width * k, height: height * k)
    }

    @inlinable package func contains(_ p: Point) -> Bool { p.x >= minX && p.x < maxX && p.y >= minY && p.y < maxY }

    @inlinable package func union(_ o: Rect) -> Rect {
        if isEmpty { return o }
        if o.isEmpty { return self }
        let l = min(minX, o.minX)
        let t = min(minY, o.minY)
        return Rect(x: l, y: t, width: max(maxX, o.maxX) - l, height: max(maxY, o.maxY) - t)
    }

    @inlinable package func intersection(_ o: Rect) -> Rect {
        let l = max(minX, o.minX)
        let t = max(minY, o.minY)
        return Rect(x: l, y: t, width: max(0, min(maxX, o.maxX) - l), height: max(0, min(maxY, o.maxY) - t))
    }

    /// Interpolates the edges linearly; 0 gives this rectangle, 1 the other.
    @inlinable package func mixed(with o: Rect, at f: Double) -> Rect {
        Rect(
            x: x.mixed(with: o.x, at: f), y: y.mixed(with: o.y, at: f),
            width: width.mixed(with: o.width, at: f), height: height.mixed(with: o.height, at: f))
    }
}
