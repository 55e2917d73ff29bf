/// Views side by side, or one below the other.
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

    /// The alignment across the axis. Baselines count as the edges of the views.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    public private(set) var arrangedSubviews: [UIView] = []
    /// The axis of the arrangement. Default: `horizontal`.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
    /// The distribution along the axis. Default: `fill`.
    open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
    /// The alignment across the axis. Default: `fill`.
    open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
    /// The gap between views in points. Default: 0.
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Whether the views keep the distance of ``UIView/layoutMargins`` from the edges. Default: false.
    open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
    private var spacings: [ObjectIdentifier: CGFloat] = [:]

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: index.clamped(to: 0...arrangedSubviews.count))
    }

    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        setNeedsLayout()
    }

    /// - Parameter spacing: The gap after the view in points, or ``spacingUseDefault``.
    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        spacings[ObjectIdentifier(view)] = spacing
        setNeedsLayout()
    }

    open func customSpacing(after view: UIView) -> CGFloat {
        spacings[ObjectIdentifier(view)] ?? UIStackView.spacingUseDefault
    }

    var visibleArrangedSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    override func willRemove(_ subview: UIView) {
        arrangedSubviews.removeAll { $0 === subview }
        spacings[ObjectIdentifier(subview)] = nil
    }
}
