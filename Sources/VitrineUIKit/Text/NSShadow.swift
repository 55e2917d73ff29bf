/// A soft shadow of a text, an image or a bar. Not an `NSObject`: Foundation for Linux (Swift 6.3) traps when it
/// compares attributes of two runs whose values are objects.
public final class NSShadow: Hashable, @unchecked Sendable {
    /// The offset in points, y down.
    public var shadowOffset = CGSize.zero
    /// The blur radius in points.
    public var shadowBlurRadius: CGFloat = 0
    /// The color, a `UIColor`. Default: black of a third.
    public var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public init() {}

    /// The color; nil if `shadowColor` is none.
    package var color: UIColor? { shadowColor as? UIColor }

    package func copied() -> NSShadow {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius) = (shadowOffset, shadowBlurRadius)
        copy.shadowColor = shadowColor
        return copy
    }

    public static func == (a: NSShadow, b: NSShadow) -> Bool {
        a.shadowOffset == b.shadowOffset && a.shadowBlurRadius == b.shadowBlurRadius && a.color == b.color
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(shadowBlurRadius) }

    public func isEqual(_ object: Any?) -> Bool { object as? NSShadow == self }
}

/// A line under or through a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
}
