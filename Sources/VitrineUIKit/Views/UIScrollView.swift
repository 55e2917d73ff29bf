public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A view that scrolls. It stands for the scrolling element of the content that has its ``UIView/accessibilityIdentifier``
/// as name; without one, for the first scrolling element.
open class UIScrollView: UIView {
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

    open var contentOffset = CGPoint.zero
    open var contentInset = UIEdgeInsets.zero
    open var contentSize = CGSize.zero
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var decelerationRate = DecelerationRate.normal
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var isTracking = false
    open var isDragging = false
    open var isDecelerating = false
    open weak var delegate: (any UIScrollViewDelegate)?
    public let panGestureRecognizer = UIPanGestureRecognizer()

    open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}

open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

    public let style: Style

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    public convenience init() { self.init(frame: .zero, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    open func reloadData() {}
}

open class UICollectionView: UIScrollView {}
open class UITextView: UIScrollView {
    open var text: String! = ""
    open var font: UIFont?
}
