/// Distances from the edges of a rectangle, in points; positive values point inward.
public struct Insets: Hashable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    @inlinable public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public static let zero = Insets()
}

extension Insets {
    /// Returns the insets between these, at 0, and others, at 1.
    package func mixed(with o: Insets, at f: Double) -> Insets {
        Insets(
            top: top.mixed(with: o.top, at: f), left: left.mixed(with: o.left, at: f),
            bottom: bottom.mixed(with: o.bottom, at: f), right: right.mixed(with: o.right, at: f))
    }

    /// The part of these insets of `outer` that overlaps `part`, such as the safe area of a view. Each inset is at most
    /// the original one, even if `part` extends beyond `outer`.
    package func covering(_ part: Rect, in outer: Rect) -> Insets {
        let safe = outer.inset(by: self)
        return Insets(
            top: max(0, min(safe.minY - part.minY, top)), left: max(0, min(safe.minX - part.minX, left)),
            bottom: max(0, min(part.maxY - safe.maxY, bottom)), right: max(0, min(part.maxX - safe.maxX, right)))
    }
}
