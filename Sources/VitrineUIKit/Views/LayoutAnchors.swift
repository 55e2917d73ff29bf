/// A rectangle within a view that constraints can refer to.
public final class UILayoutGuide: NSObject {
    package enum Kind: Hashable, Sendable { case safeArea, margins }

    public private(set) weak var owningView: UIView?
    package let kind: Kind

    init(of view: UIView, _ kind: Kind) {
        owningView = view
        self.kind = kind
        super.init()
    }
}

/// A view or guide, which has edges for constraints.
public protocol NSLayoutAnchored: AnyObject {}

extension UIView: NSLayoutAnchored {}
extension UILayoutGuide: NSLayoutAnchored {}

/// An edge, a center or a side of a view or guide.
open class NSLayoutAnchor: NSObject {
    package private(set) weak var item: AnyObject?
    package let attribute: NSLayoutConstraint.Attribute

    package init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        super.init()
    }

    /// The view, or that of the guide.
    package var view: UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }

    fileprivate func constraint(
        _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor?, multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(self, relation, other, multiplier: multiplier, constant: constant)
    }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor {
    public func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        constraint(.equal, to: anchor, constant: constant)
    }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor, constant: constant) }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, to: anchor, constant: constant) }
}

public final class NSLayoutYAxisAnchor: NSLayoutAnchor {
    public func constraint(equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        constraint(.equal, to: anchor, constant: constant)
    }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor, constant: constant) }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, to: anchor, constant: constant) }
}

public final class NSLayoutDimension: NSLayoutAnchor {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, to: nil, constant: constant)
    }
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, to: nil, constant: constant)
    }
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, to: nil, constant: constant)
    }
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.equal, to: anchor, multiplier: multiplier, constant: constant) }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant) }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant) }
}

extension NSLayoutAnchored {
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
