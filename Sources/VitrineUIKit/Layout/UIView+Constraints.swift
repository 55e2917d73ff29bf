/// The priorities with which a view keeps the size of its content.
struct ContentPriorities: Hashable {
    var horizontalHugging = UILayoutPriority.defaultLow
    var verticalHugging = UILayoutPriority.defaultLow
    var horizontalCompression = UILayoutPriority.defaultHigh
    var verticalCompression = UILayoutPriority.defaultHigh
}

extension NSLayoutConstraint {
    public enum Axis: Int, Sendable { case horizontal, vertical }
}

extension UIView {
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal {
            priorities.horizontalHugging = priority
        } else {
            priorities.verticalHugging = priority
        }
        setNeedsLayout()
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        if axis == .horizontal {
            priorities.horizontalCompression = priority
        } else {
            priorities.verticalCompression = priority
        }
        setNeedsLayout()
    }

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? priorities.horizontalCompression : priorities.verticalCompression
    }

    /// The active constraints whose first item is the view or one of its guides.
    public var constraints: [NSLayoutConstraint] { activeConstraints }

    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    /// Returns the size that the constraints of the tree give the view.
    /// - Parameter targetSize: `layoutFittingCompressedSize` for the smallest, or the width of the view.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let engine = LayoutEngine(self, fitting: targetSize.width > 0 ? targetSize.width : nil)
        return engine.solve()
    }

    /// Returns the height that the constraints of the tree give a view of a width, as in
    /// ``systemLayoutSizeFitting(_:)``; nil if they give none.
    /// - Parameter safeArea: The insets of the view that bars and edges of the screen cover.
    package func fittedHeight(forWidth width: CGFloat, safeArea: UIEdgeInsets) -> CGFloat? {
        let shown = safeAreaInsets
        safeAreaInsets = safeArea
        defer { safeAreaInsets = shown }
        let height = systemLayoutSizeFitting(CGSize(width: width, height: 0)).height
        return height > 0 ? height : nil
    }

    public static let layoutFittingCompressedSize = CGSize.zero
}
