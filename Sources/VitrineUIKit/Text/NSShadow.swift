/// A soft shadow of a text, an image or a bar.
public final class NSShadow: NSObject, @unchecked Sendable {
    /// In points, y down.
    public var shadowOffset = CGSize.zero
    /// In points.
    public var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`. Default: black at a third.
    public var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() { super.init() }

    /// Nil for what is no color.
    package var color: UIColor? { shadowColor as? UIColor }

    package func copied() -> NSShadow {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius) = (shadowOffset, shadowBlurRadius)
        copy.shadowColor = shadowColor
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius && color == other.color
    }

    public override var hash: Int { shadowBlurRadius.hashValue }
}

/// A line under or through a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
}
