// The layout shorthands of custom views of entries: a width or height, and edges of the superview or of another view.

public enum QLAttribute: Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
}

public enum QLAxis: Hashable, Sendable {
    case horizontally, vertically
}

public struct QLPriority: Hashable, Sendable {
    public let rawValue: Float

    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = QLPriority(1000)
    public static let must = QLPriority(999)
    public static let zero = QLPriority(0)
}

public protocol QLView: UIView {}
extension UIView: QLView {}

extension QLView {
    /// Gives a side a length in points.
    @discardableResult
    public func set(
        _ edges: QLAttribute..., of value: CGFloat, priority: QLPriority = .required
    ) -> [NSLayoutConstraint] {
        edges.map { edge in
            let anchor = edge == .width ? widthAnchor : heightAnchor
            if edge == .width { frame.size.width = value } else { frame.size.height = value }
            return added(anchor.constraint(equalToConstant: value), priority)
        }
    }

    /// Ties an edge to the same edge of another view.
    @discardableResult
    public func layout(
        _ edge: QLAttribute, to view: UIView, offset: CGFloat = 0, priority: QLPriority = .required
    ) -> NSLayoutConstraint? { constraint(edge, view, offset, priority) }

    @discardableResult
    public func layoutToSuperview(
        _ edges: QLAttribute..., offset: CGFloat = 0, priority: QLPriority = .required
    ) -> [NSLayoutConstraint] {
        guard let superview else { return [] }
        return edges.compactMap { constraint($0, superview, offset, priority) }
    }

    /// Ties both ends to the superview's.
    @discardableResult
    public func layoutToSuperview(
        axis: QLAxis, offset: CGFloat = 0, priority: QLPriority = .required
    ) -> [NSLayoutConstraint] {
        axis == .horizontally
            ? layoutToSuperview(.left, offset: offset, priority: priority)
                + layoutToSuperview(.right, offset: -offset, priority: priority)
            : layoutToSuperview(.top, offset: offset, priority: priority)
                + layoutToSuperview(.bottom, offset: -offset, priority: priority)
    }

    @discardableResult
    public func fillSuperview(
        offset: CGFloat = 0, priority: QLPriority = .required
    ) -> [NSLayoutConstraint] {
        layoutToSuperview(axis: .horizontally, offset: offset, priority: priority)
            + layoutToSuperview(axis: .vertically, offset: offset, priority: priority)
    }

    @discardableResult
    public func centerInSuperview(
        offset: CGFloat = 0, priority: QLPriority = .required
    ) -> [NSLayoutConstraint] { layoutToSuperview(.centerX, .centerY, offset: offset, priority: priority) }

    @discardableResult
    public func sizeToSuperview(priority: QLPriority = .required) -> [NSLayoutConstraint] {
        layoutToSuperview(.width, .height, priority: priority)
    }

    public func forceContentWrap() {}

    private func constraint(
        _ edge: QLAttribute, _ view: UIView, _ offset: CGFloat, _ priority: QLPriority
    ) -> NSLayoutConstraint? {
        let made: NSLayoutConstraint =
            switch edge {
            case .left: leftAnchor.constraint(equalTo: view.leftAnchor, constant: offset)
            case .right: rightAnchor.constraint(equalTo: view.rightAnchor, constant: offset)
            case .leading: leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: offset)
            case .trailing: trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: offset)
            case .centerX: centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: offset)
            case .top: topAnchor.constraint(equalTo: view.topAnchor, constant: offset)
            case .bottom: bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: offset)
            case .centerY: centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: offset)
            case .width: widthAnchor.constraint(equalTo: view.widthAnchor, constant: offset)
            case .height: heightAnchor.constraint(equalTo: view.heightAnchor, constant: offset)
            }
        return added(made, priority)
    }

    private func added(_ constraint: NSLayoutConstraint, _ priority: QLPriority) -> NSLayoutConstraint {
        // The library does this, too.
        translatesAutoresizingMaskIntoConstraints = false
        constraint.priority = UILayoutPriority(priority.rawValue)
        constraint.isActive = true
        addConstraint(constraint)
        return constraint
    }
}
