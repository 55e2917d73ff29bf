import VitrinePrimitives

/// Computes the left edge and width of a view from its constraints against its container.
package enum HorizontalLayout {
    /// - Parameters:
    ///   - bounds: The bounds of the container, in points.
    ///   - safeArea: The safe area of the container, in points.
    /// - Returns: The span by constraints of left, right, leading, trailing, center and width, else the safe area.
    package static func span(
        of view: UIView, in container: UIView, constraints: [NSLayoutConstraint], bounds: Rect, safeArea: Insets,
        isRightToLeft: Bool = false
    ) -> (x: Double, width: Double) {
        var (left, right, middle, width): (Double?, Double?, Double?, Double?)
        let ordered = constraints.sorted { $0.priority.rawValue > $1.priority.rawValue }
        for constraint in ordered where constraint.relation == .equal {
            let isFirst = constraint.firstItem === view
            guard isFirst || constraint.secondItem === view else { continue }
            let (own, other) = isFirst ? (constraint.first, constraint.second) : (constraint.second!, constraint.first)
            let constant = Double(isFirst ? constraint.constant : -constraint.constant)
            let place = other.map { position(of: $0, bounds, safeArea, isRightToLeft) } ?? 0
            switch physical(own.attribute, isRightToLeft) {
            case .left: left = left ?? place + constant
            case .right: right = right ?? place + constant
            case .centerX: middle = middle ?? place + constant
            case .width: width = width ?? place * Double(constraint.multiplier) + constant
            default: break
            }
        }
        switch (left, right, middle, width) {
        case (let left?, let right?, _, _): return (left, max(0, right - left))
        case (let left?, _, _, let width?): return (left, max(0, width))
        case (_, let right?, _, let width?): return (right - width, max(0, width))
        case (_, _, let middle?, let width?): return (middle - width / 2, max(0, width))
        case (let left?, _, let middle?, _): return (left, max(0, 2 * (middle - left)))
        case (_, let right?, let middle?, _): return (2 * middle - right, max(0, 2 * (right - middle)))
        default:
            let x = left ?? bounds.x + safeArea.left
            return (x, max(0, (right ?? bounds.x + bounds.width - safeArea.right) - x))
        }
    }

    private static func physical(
        _ attribute: NSLayoutConstraint.Attribute, _ isRightToLeft: Bool
    ) -> NSLayoutConstraint.Attribute {
        switch attribute {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: attribute
        }
    }

    private static func position(
        of anchor: NSLayoutAnchor, _ bounds: Rect, _ safeArea: Insets, _ isRightToLeft: Bool
    ) -> Double {
        let isSafe = (anchor.item as? UILayoutGuide)?.kind == .safeArea
        let low = bounds.x + (isSafe ? safeArea.left : 0)
        let high = bounds.x + bounds.width - (isSafe ? safeArea.right : 0)
        return switch physical(anchor.attribute, isRightToLeft) {
        case .left: low
        case .right: high
        case .centerX: (low + high) / 2
        case .width: high - low
        default: 0
        }
    }
}
