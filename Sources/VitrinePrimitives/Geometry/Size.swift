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
