import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives

/// A view that scrolls. A finger of a film scrolls content that is higher than the view, with the deceleration of the
/// system, and the delegate is notified. Events name the view by its ``UIView/accessibilityIdentifier``; without one it
/// is `scrollView`, a table `list`.
open class UIScrollView: UIView {
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

    /// The point of the content at the upper left corner, which is the origin of the bounds.
    open var contentOffset: CGPoint {
        get { boundsOrigin }
        set { boundsOrigin = newValue }
    }
    /// The shown offset, apart from scrolling by fingers.
    private(set) var shownOffset = CGPoint.zero
    /// Whether a finger, or the motion after it, sets the offset.
    private var isFollowing = false
    /// The number of the last change, which ends the motion after an earlier one.
    private(set) var generation = 0
    open var contentInset = UIEdgeInsets.zero
    /// The size of the content in points. Default: that of the subviews.
    open var contentSize: CGSize {
        get { ownContentSize ?? subviewsSize }
        set { ownContentSize = newValue }
    }
    private var ownContentSize: CGSize?
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var decelerationRate = DecelerationRate.normal
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var refreshControl: UIRefreshControl?
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var isTracking = false
    open var isDragging = false
    open var isDecelerating = false
    open weak var delegate: (any UIScrollViewDelegate)?
    public let panGestureRecognizer = UIPanGestureRecognizer()

    /// Sets the offset. Animated changes take 0.3 s. Source: UIKit's default for `scrollRectToVisible`, from memory.
    open func setContentOffset(_ offset: CGPoint, animated: Bool) {
        guard animated, UserRequests.current != nil else { return contentOffset = offset }
        UIView.animate(withDuration: 0.3, animations: { self.contentOffset = offset }) { [weak self] _ in
            guard let self else { return }
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    override func boundsOriginChanged() {
        guard !contentOffset.x.isNaN, !contentOffset.y.isNaN else { return contentOffset = .zero }
        if !isFollowing {
            shownOffset = contentOffset
            generation += 1
        }
        delegate?.scrollViewDidScroll(self)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }
}

extension UIScrollView {
    /// The size of the subviews, for views without a set content size.
    private var subviewsSize: CGSize {
        subviews.reduce(into: CGSize.zero) { size, view in
            guard !view.isHidden else { return }
            size.width = max(size.width, view.frame.maxX)
            size.height = max(size.height, view.frame.maxY)
        }
    }

    /// Sets the offset to which a finger has scrolled the content.
    package func follow(to offset: CGPoint) {
        isFollowing = true
        contentOffset = offset
        isFollowing = false
    }

    /// Makes the offset the shown one, as if set by code.
    private func settle() { shownOffset = contentOffset }

    /// Notifies the delegate when a finger begins to drag the content, stops it or releases it.
    func follow(_ scroll: ScrollContent, _ finger: FingerPath?) {
        guard let requests = UserRequests.current else { return }
        generation += 1
        let (generation, start, end) = (generation, requests.now, scroll.end)
        func at(_ seconds: Double, _ body: @escaping (UIScrollView) -> Void) {
            // A call never comes early; the sum may exceed its tick slightly.
            requests.post(after: seconds - start - 1e-6) { [weak self] in
                guard let self, self.generation == generation else { return }
                UIView.run(in: nil) { body(self) }
            }
        }
        UIView.run(in: nil) {
            if isDecelerating {
                isDecelerating = false
                delegate?.scrollViewDidEndDecelerating(self)
            }
            guard finger != nil else { return }
            (isTracking, isDragging) = (true, true)
            delegate?.scrollViewWillBeginDragging(self)
        }
        let steps = Int(((end - start) * Double(Tick.rate)).rounded(.up)).clamped(to: 0...7200)
        var ends = finger.map { max(start, $0.up) }
        for step in 0...steps {
            let seconds = start + Double(step) / Double(Tick.rate)
            at(seconds) { $0.move(scroll, to: seconds) }
            if let up = ends, seconds >= up - 1e-9 || step == steps {
                at(seconds) { $0.endDragging(scroll, up: up, end: end) }
                ends = nil
            }
        }
        at(max(end, start)) { view in
            if view.isDecelerating {
                view.isDecelerating = false
                view.delegate?.scrollViewDidEndDecelerating(view)
            }
            if !view.isDragging { view.settle() }
        }
    }

    private func move(_ scroll: ScrollContent, to seconds: Double) {
        if isDragging, scroll.offset(at: seconds) <= -RefreshControl.trigger { refreshControl?.pulled() }
        let y = CGFloat(scroll.view.snapped(scroll.offset(at: seconds))) - adjustedContentInset.top
        follow(to: CGPoint(x: contentOffset.x, y: y))
    }

    private func endDragging(_ scroll: ScrollContent, up: Double, end: Double) {
        let decelerates = end > up + 1 / Double(Tick.rate)
        let target = CGPoint(x: contentOffset.x, y: CGFloat(scroll.offset(at: end)) - adjustedContentInset.top)
        var wanted = target
        unsafe delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: 0, y: CGFloat(scroll.velocity(at: up)) / 1000),
            targetContentOffset: &wanted)
        if wanted != target {
            UIKitWarnings.warn("scrollViewWillEndDragging: another targetContentOffset has no effect")
        }
        (isTracking, isDragging, isDecelerating) = (false, false, decelerates)
        delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        if decelerates { delegate?.scrollViewWillBeginDecelerating(self) }
    }

    /// The name of the element that the view is drawn as.
    var scrollName: String {
        let name = accessibilityIdentifier ?? (self is UITableView ? ListElement.name : ViewElement.scrollingName)
        UserStage.current?.note(self, named: name)
        return name
    }

    /// The height of the content that a finger scrolls; nil if it fits or does not scroll.
    var scrolledHeight: CGFloat? {
        guard isScrollEnabled, !(self is UITextView), !drawsSubviewsItself else { return nil }
        if contentSize.width > bounds.width + 0.5 {
            UIKitWarnings.warn("UIScrollView: a finger scrolls vertically only; other content stays where it is")
        }
        let inset = adjustedContentInset
        let height = contentSize.height + inset.top + inset.bottom
        let isPulled = bounces && alwaysBounceVertical
        return height > bounds.height + 0.01 ? height : isPulled ? min(height, bounds.height) : nil
    }

    var scrollBehavior: ScrollBehavior {
        var behavior = ScrollBehavior()
        (behavior.isScrollEnabled, behavior.bounces) = (isScrollEnabled, bounces)
        behavior.alwaysBounceVertical = alwaysBounceVertical
        behavior.refreshControl = refreshControl?.refreshElement
        return behavior
    }
}

open class UICollectionView: UIScrollView {}

public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// - Parameters:
    ///   - velocity: The velocity of the content, in points per millisecond.
    ///   - targetContentOffset: The offset at which the content will rest. A change has no effect, with a warning.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

/// An activity indicator above content that is reloaded when it is pulled down; see ``UIScrollView/refreshControl``. A
/// finger of a film that pulls far enough begins it, and the control sends `valueChanged`.
open class UIRefreshControl: UIControl {
    public private(set) var isRefreshing = false

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }

    func pulled() {
        guard !isRefreshing else { return }
        isRefreshing = true
        sendActions(for: .valueChanged)
    }

    var refreshElement: RefreshControl {
        RefreshControl(isRefreshing: isRefreshing, tintColor: ownTintColor?.elementColor)
    }
}
