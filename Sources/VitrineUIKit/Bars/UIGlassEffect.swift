/// Glass of the system's design.
public final class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    public enum Style: Int, Sendable { case regular, clear }

    package let style: Style
    /// Whether the glass lights up and lifts under a finger. Bars that take touches always do.
    public var isInteractive = false
    /// Over the glass. Default: none.
    public var tintColor: UIColor?
    /// Whether the glass has a bright ring.
    package var isShiny = false

    public init(style: Style = .regular) {
        self.style = style
        super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIGlassEffect else { return false }
        return style == other.style && isInteractive == other.isInteractive && tintColor == other.tintColor
            && isShiny == other.isShiny
    }

    public override var hash: Int { style.rawValue }
}

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable {
    package let points: CGFloat

    /// In points, 0...1000.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(points: radius) }
    /// As much as fits: bars have no container whose corners theirs follow.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(points: 1000)
    }
}

/// The corners of a shape.
public struct UICornerConfiguration: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case capsule
        /// In points, from the top left corner clockwise.
        case radii(CGFloat, CGFloat, CGFloat, CGFloat)
    }

    package let kind: Kind

    /// Corners of half the height.
    /// - Parameter maximumRadius: in points. Default nil: no bound.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        guard let radius = maximumRadius else { return UICornerConfiguration(kind: .capsule) }
        return .corners(radius: .fixed(radius))
    }

    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(kind: .radii(radius.points, radius.points, radius.points, radius.points))
    }

    /// Corners without a radius are square.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            kind: .radii(
                topLeftRadius?.points ?? 0, topRightRadius?.points ?? 0, bottomRightRadius?.points ?? 0,
                bottomLeftRadius?.points ?? 0))
    }
}
