import VitrinePages

/// Something with a frame in which a touch can be found.
public protocol UICoordinateSpace: AnyObject {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect
}

/// A rectangle with subviews, constraints and a content of the scene.
///
/// A presentation draws ``sceneContent``, and finds views of it by ``accessibilityIdentifier``. Subviews are kept, not drawn.
open class UIView: UIResponder, UICoordinateSpace {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
            bottomLeft, bottomRight
    }

    open var frame: CGRect
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: frame.size) }
        set {
            boundsOrigin = newValue.origin
            frame.size = newValue.size
        }
    }
    private var boundsOrigin = CGPoint.zero
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var transform = CGAffineTransform.identity
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isUserInteractionEnabled = true
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .systemBlue
    open var clipsToBounds = false
    open var contentMode = ContentMode.scaleToFill
    open var tag = 0
    open var translatesAutoresizingMaskIntoConstraints = true
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    /// The name by which a scene's events and a presentation find what the view shows.
    open var accessibilityIdentifier: String?
    public let layer = CALayer()
    /// What the view shows. Nil for a view that shows its background alone.
    public var sceneContent: Content?

    public private(set) weak var superview: UIView?
    public private(set) var subviews: [UIView] = []
    public private(set) var constraints: [NSLayoutConstraint] = []
    public private(set) var gestureRecognizers: [UIGestureRecognizer]?
    public internal(set) var safeAreaInsets = UIEdgeInsets.zero
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self, .safeArea)
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self, .margins)
    package weak var ownWindow: UIWindow?

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    open var window: UIWindow? { ownWindow ?? superview?.window }

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        subviews.insert(view, at: max(0, min(index, subviews.count)))
        view.superview = self
        didAddSubview(view)
        view.didMoveToSuperview()
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }

    open func didAddSubview(_ subview: UIView) {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsDisplay() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraints() {}
    open func safeAreaInsetsDidChange() {}
    open func draw(_ rect: CGRect) {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }

    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
    open func addConstraints(_ new: [NSLayoutConstraint]) { constraints += new }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }

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

    /// The origin in the coordinates of the root of the hierarchy.
    private var originInRoot: CGPoint {
        let own = CGPoint(x: frame.minX - boundsOrigin.x, y: frame.minY - boundsOrigin.y)
        guard let outer = superview?.originInRoot else { return own }
        return CGPoint(x: outer.x + own.x, y: outer.y + own.y)
    }

    open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        let (from, to) = (originInRoot, (space as? UIView)?.originInRoot ?? .zero)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        let (from, to) = ((space as? UIView)?.originInRoot ?? .zero, originInRoot)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        CGRect(origin: convert(rect.origin, to: space), size: rect.size)
    }

    open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        CGRect(origin: convert(rect.origin, from: space), size: rect.size)
    }

    // The window's coordinates where the view is nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        view.map { convert(point, to: $0 as any UICoordinateSpace) }
            ?? CGPoint(x: point.x + originInRoot.x, y: point.y + originInRoot.y)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// What the view shows in a scene: its content, on its background.
    package var shownContent: Content {
        var shown = sceneContent ?? Content()
        if shown.background == nil, let color = backgroundColor {
            shown.background = color.light
            shown.darkBackground = color.dark
        }
        return shown
    }

    /// Places the view as a presentation has laid it out.
    package func place(in frame: CGRect, safeArea: UIEdgeInsets) {
        self.frame = frame
        if safeArea != safeAreaInsets {
            safeAreaInsets = safeArea
            safeAreaInsetsDidChange()
        }
        layoutSubviews()
    }
}

extension Content {
    /// The name of the list that a scroll view without a name stands for: the first.
    package var listName: String? {
        body.first { if case .list = $0.kind { true } else { false } }?.identifier
    }
}
