import VitrinePages
import VitrinePrimitives

public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A view that scrolls. A finger scrolls lists, see ``UITableView``; other views show what lies at ``contentOffset``.
///
/// It stands for the scrolling element of the content that has its ``UIView/accessibilityIdentifier``
/// as name; without one, for the first scrolling element.
open class UIScrollView: UIView {
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

    /// What lies at the upper left corner, in points of the content.
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

    package override var contentOrigin: CGPoint { contentOffset }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }
}

open class UICollectionView: UIScrollView {}

/// A text of any number of lines.
open class UITextView: UIScrollView {
    open var text: String! = "" { didSet { setNeedsLayout() } }
    open var font: UIFont? { didSet { setNeedsLayout() } }
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    /// In points. Source of the default: UIKit; the sides have 5 points of line fragment padding.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

    private func label() -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font ?? .systemFont(ofSize: 12)
        if let textColor { label.textColor = textColor }
        label.textAlignment = textAlignment
        label.numberOfLines = 0
        return label
    }

    package override func drawnElement(in size: CGSize) -> Element? {
        let label = label()
        let width = size.width - textContainerInset.left - textContainerInset.right - 10
        guard width > 0, var element = label.drawnElement(in: size), let height = label.height(fitting: width) else {
            return nil
        }
        element.frame = Rect(
            x: Double(textContainerInset.left) + 5, y: Double(textContainerInset.top - contentOffset.y),
            width: Double(width), height: Double(height))
        return Element(.view(ViewElement([element])))
    }
}
