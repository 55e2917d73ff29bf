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

/// The appearance of a view's rectangle.
open class CALayer: NSObject {
    /// The corner radius in points.
    public var cornerRadius: CGFloat = 0
    public var cornerCurve = CALayerCornerCurve.circular
    public var masksToBounds = false
    public var maskedCorners: CACornerMask = .allCorners
    /// The color of the shadow. Default: nil, black.
    public var shadowColor: CGColor?
    /// The opacity of the shadow, 0...1.
    public var shadowOpacity: Float = 0
    /// The standard deviation of the shadow's blur, in points.
    public var shadowRadius: CGFloat = 3
    public var shadowOffset = CGSize(width: 0, height: -3)
    /// The width of the border inside of the edge, in points.
    public var borderWidth: CGFloat = 0
    /// The color of the border. Default: nil, black.
    public var borderColor: CGColor?
    /// The opacity, 0...1.
    public var opacity: Float = 1
    /// The point of the layer at the view's ``UIView/center``, about which it is transformed, in fractions of its size. A
    /// change moves the view, as it keeps the center. Default: (0.5, 0.5).
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { view?.anchorPointChanged(from: oldValue) }
    }
    /// The view that the layer draws.
    weak var view: UIView?
}
