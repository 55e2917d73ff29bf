public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A linear relation between edges or sides of two views.
public final class NSLayoutConstraint: NSObject {
    public enum Attribute: Int, Sendable {
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY
        case notAnAttribute = 0
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }

    package let first: NSLayoutAnchor
    package let second: NSLayoutAnchor?
    public let relation: Relation
    public let multiplier: CGFloat
    public var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
    public var priority = UILayoutPriority.required { didSet { if priority != oldValue { changed() } } }
    public var identifier: String?
    /// Whether the layout of the views follows the constraint. The view of the first item keeps active constraints.
    public var isActive = false {
        didSet {
            guard isActive != oldValue, let view = first.view else { return }
            if isActive {
                view.activeConstraints.append(self)
            } else {
                view.activeConstraints.removeAll { $0 === self }
            }
            view.setNeedsLayout()
        }
    }

    init(
        _ first: NSLayoutAnchor, _ relation: Relation, _ second: NSLayoutAnchor?, multiplier: CGFloat,
        constant: CGFloat
    ) {
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

    public convenience init(
        item first: AnyObject, attribute: Attribute, relatedBy relation: Relation, toItem second: AnyObject?,
        attribute other: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init(
            NSLayoutAnchor(first, attribute), relation, second.map { NSLayoutAnchor($0, other) },
            multiplier: multiplier, constant: constant)
    }

    private func changed() {
        if isActive { first.view?.setNeedsLayout() }
    }

    public var firstItem: AnyObject? { first.item }
    public var firstAttribute: Attribute { first.attribute }
    public var secondItem: AnyObject? { second?.item }
    public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}
