import VitrinePages
import VitrineSurfaces

/// A coordinate space with a frame in which a touch can be found.
public protocol UICoordinateSpace: AnyObject {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect
}

/// A rectangle with subviews, constraints and a content of the scene. A scene draws the tree of views: backgrounds,
/// corners, borders, shadows, texts, pictures and controls. ``sceneContent`` shows what views cannot, such as a map,
/// below the subviews. Events find a view by ``accessibilityIdentifier``.
open class UIView: UIResponder, UICoordinateSpace {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
            bottomLeft, bottomRight
    }

    /// Rules by which a view without constraints follows the size of its superview. Source: UIKit.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The size of a view without one of its own.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The rectangle in the superview's coordinates: with a ``transform``, the smallest that contains the transformed view.
    open var frame: CGRect {
        get { transform.isIdentity ? box : bounds.applying(toSuperview) }
        set { box = transform.isIdentity ? newValue : untransformed(newValue) }
    }
    /// The rectangle in the view's own coordinates. A new size keeps the ``center``.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: box.size) }
        set {
            boundsOrigin = newValue.origin
            guard newValue.size != box.size else { return }
            let (center, anchor) = (center, layer.anchorPoint)
            box = CGRect(
                x: center.x - newValue.width * anchor.x, y: center.y - newValue.height * anchor.y,
                width: newValue.width, height: newValue.height)
        }
    }
    /// The frame without the transform.
    package internal(set) var box: CGRect {
        didSet {
            guard box != oldValue else { return }
            setNeedsLayout()
            if box.size != oldValue.size { resizeSubviews(from: oldValue.size) }
        }
    }
    /// The point in the view's coordinates at its upper left corner.
    var boundsOrigin = CGPoint.zero { didSet { if boundsOrigin != oldValue { boundsOriginChanged() } } }
    /// The anchor point of the layer, by default the center, in the superview's coordinates.
    open var center: CGPoint {
        get {
            let anchor = layer.anchorPoint
            return CGPoint(x: box.minX + box.width * anchor.x, y: box.minY + box.height * anchor.y)
        }
        set {
            let anchor = layer.anchorPoint
            box.origin = CGPoint(x: newValue.x - box.width * anchor.x, y: newValue.y - box.height * anchor.y)
        }
    }
    /// A transform about the ``center``. It changes neither ``bounds`` nor ``center``.
    open var transform = CGAffineTransform.identity
    open var alpha: CGFloat = 1
    open var isHidden = false { didSet { if isHidden != oldValue { setNeedsLayout() } } }
    open var isUserInteractionEnabled = true
    open var backgroundColor: UIColor?
    /// The tint. Default: that of the superview, else the system's blue.
    open var tintColor: UIColor! {
        get { chosenTint ?? .systemBlue }
        set { ownTintColor = newValue }
    }
    private(set) var ownTintColor: UIColor?
    var tintParent: UIView? { superview }
    /// The tint that was set for the view or an ancestor; nil for the system's.
    package var chosenTint: UIColor? { ownTintColor ?? tintParent?.chosenTint }
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var contentMode = ContentMode.scaleToFill
    open var tag = 0
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    /// The name by which a scene's events and a presentation find the view's element.
    open var accessibilityIdentifier: String?
    /// The name that a presentation gives to the element of a view without an identifier.
    package var elementName: String?
    public let layer = CALayer()
    /// The content that the view shows below its subviews. Default: nil.
    public var sceneContent: Content?

    public private(set) weak var superview: UIView?
    public private(set) var subviews: [UIView] = []
    public private(set) var gestureRecognizers: [UIGestureRecognizer]?
    public internal(set) var safeAreaInsets = UIEdgeInsets.zero
    /// The safe area of a page whose controller is within a container with bars; nil for other views.
    var pageSafeArea: UIEdgeInsets?
    /// The margins in points; those of a controller's view lie within its safe area. Default: 8 at each edge, at the
    /// sides of a controller's view 16, or 20 on screens that are 414 points wide or more.
    open var layoutMargins: UIEdgeInsets {
        get { ownLayoutMargins ?? systemLayoutMargins }
        set {
            ownLayoutMargins = newValue
            setNeedsLayout()
        }
    }
    private var ownLayoutMargins: UIEdgeInsets?
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self, .safeArea)
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self, .margins)
    package weak var ownWindow: UIWindow?
    package weak var controller: UIViewController?

    // MARK: Layout

    /// The active constraints whose first item is the view or one of its guides.
    package var activeConstraints: [NSLayoutConstraint] = []
    var priorities = ContentPriorities()
    /// Whether something in the tree of a root has changed that the layout depends on.
    var needsTreeLayout = true
    /// Whether `layoutSubviews` must be called.
    var needsLayout = true
    /// Whether the tree of the root is being laid out.
    var isLayingOut = false

    public init(frame: CGRect) {
        box = frame
        super.init()
        layer.view = self
    }

    public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        box = .zero
        super.init()
        layer.view = self
    }

    open override var next: UIResponder? { controller ?? superview }

    /// The responder of the tree of a root that events without a location go to.
    weak var firstResponder: UIResponder?

    /// Resigns the first responder if it is in the tree of the view.
    /// - Parameter force: Whether a responder that refuses resigns as well.
    /// - Returns: Whether a responder has resigned.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        let root = root
        guard let responder = root.firstResponder, let view = responder.responderView, view.isDescendant(of: self)
        else {
            return false
        }
        if responder.resignFirstResponder() { return true }
        if force { root.firstResponder = nil }
        return force
    }

    /// The window of the superview; for a controller's view, that of the controller's parent or presenter.
    open var window: UIWindow? {
        if let window = ownWindow ?? superview?.window { return window }
        let outer = controller?.parent ?? controller?.presentingViewController
        return outer?.viewIfLoaded?.window
    }

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Inserts a subview, unless the view would become part of itself.
    open func insertSubview(_ view: UIView, at index: Int) {
        guard !isDescendant(of: view) else {
            return UIKitWarnings.warn("a view cannot be a subview of itself: addSubview had no effect")
        }
        view.move(to: self) {
            subviews.insert(view, at: index.clamped(to: 0...subviews.count))
            view.superview = self
            view.setNeedsLayout()
            setNeedsLayout()
            didAddSubview(view)
        }
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
    }

    open func removeFromSuperview() {
        guard superview != nil else { return }
        move(to: nil) {}
    }

    /// Leaves the superview and notifies the view of its new place, which `insert` makes.
    private func move(to new: UIView?, _ insert: () -> Void) {
        let (oldWindow, newWindow) = (window, new?.window)
        let changesWindow = oldWindow !== newWindow
        if changesWindow { for view in tree { view.willMove(toWindow: newWindow) } }
        willMove(toSuperview: new)
        // A tree has one first responder, which another root does not know.
        if new?.root !== root { endEditing(true) }
        if let superview {
            superview.willRemoveSubview(self)
            superview.setNeedsLayout()
            superview.subviews.removeAll { $0 === self }
            superview.willRemove(self)
            self.superview = nil
        }
        insert()
        if changesWindow { for view in tree { view.didMoveToWindow() } }
        didMoveToSuperview()
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }

    /// Returns the first view with a tag in the tree of the view, the view itself first.
    open func viewWithTag(_ tag: Int) -> UIView? { tree.first { $0.tag == tag } }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    /// Called before a subview is removed.
    func willRemove(_ subview: UIView) {}

    open func layoutSubviews() {}
    open func setNeedsLayout() {
        needsLayout = true
        root.needsTreeLayout = true
    }
    open func layoutIfNeeded() { root.layoutTree() }
    open func setNeedsDisplay() {}
    open func setNeedsUpdateConstraints() { setNeedsLayout() }
    open func updateConstraintsIfNeeded() {}
    open func updateConstraints() {}
    open func invalidateIntrinsicContentSize() { setNeedsLayout() }
    open func safeAreaInsetsDidChange() {}
    open func draw(_ rect: CGRect) {}
    /// Returns the size of the view's content, else its own.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(
            width: own.width < 0 ? frame.width : own.width, height: own.height < 0 ? frame.height : own.height)
    }
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
    /// The size in points; ``noIntrinsicMetric`` if the view has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Returns the view's own element; nil for a view that shows its background alone.
    /// - Parameter size: The size of the view, in points.
    package func drawnElement(in size: CGSize) -> Element? { nil }
    /// Called after a change of the origin of the bounds.
    func boundsOriginChanged() {}
    /// Moves the view so that its center stays after a change of the anchor point.
    func anchorPointChanged(from old: CGPoint) {
        let anchor = layer.anchorPoint
        box.origin.x -= box.width * (anchor.x - old.x)
        box.origin.y -= box.height * (anchor.y - old.y)
    }
    /// Whether subviews are part of the element of ``drawnElement(in:)``.
    package var drawsSubviewsItself: Bool { false }
    /// The material of the view.
    package var drawnEffect: BarEffect { .none }
    /// Returns the height of the view's content at a width; nil if it does not depend on the width.
    package func height(fitting width: CGFloat) -> CGFloat? { nil }

    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }

    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }
}
