/// Glass of the system's design.
public final class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    public enum Style: Int, Sendable { case regular, clear }

    package let style: Style
    /// Whether the glass lights up and lifts under a finger. Bars that take touches always do.
    public var isInteractive = false
    /// The color over the glass. Default: none.
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
    package enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: CGFloat)
    }

    package let kind: Kind

    /// Creates a radius in points, 0...1000.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
    /// Creates a radius that is concentric with the corners of the screen.
    /// - Parameter minimum: The minimum radius in points, 0...1000. Default: nil, which is 0.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum ?? 0))
    }
}

/// The corners of a shape.
public struct UICornerConfiguration: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case capsule(maximum: CGFloat?)
        case concentric(minimum: CGFloat)
        /// The radii in points, from the top left corner clockwise.
        case radii(CGFloat, CGFloat, CGFloat, CGFloat)
    }

    package let kind: Kind

    /// Creates corners of half the height.
    /// - Parameter maximumRadius: The maximum radius in points, 0...1000. Default: nil, which is unlimited.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(kind: .capsule(maximum: maximumRadius))
    }

    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        switch radius.kind {
        case .fixed(let points): UICornerConfiguration(kind: .radii(points, points, points, points))
        case .concentric(let minimum): UICornerConfiguration(kind: .concentric(minimum: minimum))
        }
    }

    /// Creates separate corners, square without a radius. Concentric ones have their minimum, with a warning.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        let all = [topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius]
        if let first = topLeftRadius, all.allSatisfy({ $0 == first }) { return corners(radius: first) }
        let points = all.map { radius -> CGFloat in
            switch radius?.kind {
            case .fixed(let points): return points
            case .concentric(let minimum):
                UIKitWarnings.warn(
                    "UICornerConfiguration: a concentric corner beside other corners has its smallest radius")
                return minimum
            case nil: return 0
            }
        }
        return UICornerConfiguration(kind: .radii(points[0], points[1], points[2], points[3]))
    }
}
