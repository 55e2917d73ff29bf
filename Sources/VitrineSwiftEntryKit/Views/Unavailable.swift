// Parts of QuickLayout that Vitrine does not have, with messages that name the replacement.

@available(*, unavailable, message: "the constraints that set(_:of:) and layoutToSuperview(_:) return are an array")
public typealias QLMultipleConstraints = [QLAttribute: NSLayoutConstraint]

@available(
    *, unavailable,
    message: "set(_:of:) and layout(_:to:) are equalities; use constraint(lessThanOrEqualTo:) of an anchor"
)
public enum QLRelation {}

extension QLView {
    @available(*, unavailable, message: "use anchors: topAnchor.constraint(equalTo: view.bottomAnchor)")
    public func layout(
        _ edge: QLAttribute? = nil, to otherEdge: QLAttribute, of view: UIView, offset: CGFloat = 0,
        priority: QLPriority = .required
    ) -> NSLayoutConstraint? { nil }
}

extension Array where Element: UIView {
    @available(*, unavailable, message: "use a UIStackView")
    public func spread(
        _ axis: QLAxis, stretchEdgesToSuperview: Bool = false, offset: CGFloat = 0, priority: QLPriority = .required
    ) {}
}
