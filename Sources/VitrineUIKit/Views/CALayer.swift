public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    static let allCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

public enum CALayerCornerCurve: Sendable { case circular, continuous }

/// How a view's rectangle looks.
open class CALayer: NSObject {
    /// In points.
    public var cornerRadius: CGFloat = 0
    public var cornerCurve = CALayerCornerCurve.circular
    public var masksToBounds = false
    public var maskedCorners: CACornerMask = .allCorners
    /// Default nil: black.
    public var shadowColor: CGColor?
    /// 0...1.
    public var shadowOpacity: Float = 0
    /// The standard deviation of the shadow's blur, in points.
    public var shadowRadius: CGFloat = 3
    public var shadowOffset = CGSize(width: 0, height: -3)
    /// In points, inside of the edge.
    public var borderWidth: CGFloat = 0
    /// Default nil: black.
    public var borderColor: CGColor?
    /// 0...1.
    public var opacity: Float = 1
}
