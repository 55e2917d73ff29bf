/// The radii of a rectangle's four corners, in points, 0 or more.
public struct CornerRadii: Hashable, Sendable {
    public var topLeft: Double
    public var topRight: Double
    public var bottomRight: Double
    public var bottomLeft: Double

    public init(topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Creates four equal radii.
    public init(_ radius: Double) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    public static let zero = CornerRadii()

    /// Equal radii at the two top corners, 0 at the bottom.
    public static func top(_ radius: Double) -> CornerRadii { CornerRadii(topLeft: radius, topRight: radius) }
    public static func bottom(_ radius: Double) -> CornerRadii { CornerRadii(bottomRight: radius, bottomLeft: radius) }

    package var areEqual: Bool { topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft }

    package func map(_ change: (Double) -> Double) -> CornerRadii {
        CornerRadii(
            topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
            bottomLeft: change(bottomLeft))
    }

    /// The radii of the outline that is `inset` points inside this one, with the same corner centers, at least 0.
    package func inset(by inset: Double) -> CornerRadii { map { max(0, $0 - inset) } }

    /// The radii, scaled down by one factor so that no two corners of a side overlap. A negative radius or NaN counts
    /// as 0. Source: CSS Backgrounds and Borders Level 3, section 4.5, "Corner Overlap".
    package func fitted(to size: Size) -> CornerRadii {
        guard size.width > 0, size.height > 0 else { return .zero }
        let most = max(size.width, size.height)
        // This gives equal corners exactly half a side, without the rounding of a factor.
        if areEqual {
            return CornerRadii(max(0, min(topLeft, min(size.width, size.height) / 2)))
        }
        let given = map { $0 > 0 ? min($0, most * 1e6) : 0 }
        func fraction(_ side: Double, _ a: Double, _ b: Double) -> Double { a + b > side ? side / (a + b) : 1 }
        let factor = min(
            min(
                fraction(size.width, given.topLeft, given.topRight),
                fraction(size.width, given.bottomLeft, given.bottomRight)
            ),
            min(
                fraction(size.height, given.topLeft, given.bottomLeft),
                fraction(size.height, given.topRight, given.bottomRight)))
        return factor < 1 ? given.map { $0 * factor } : given
    }
}
