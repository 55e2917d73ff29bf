import VitrineMotion
import VitrinePanels
import VitrinePresentation
import VitrineVocabulary

/// A panel of a scene: its views and delegate, and the calls that show, move and hide it. A film has it when it is
/// added, shown or presented; a scene by `PresentationScene.add(_:named:)`. Earlier calls are performed at the scene's
/// beginning; calls from the delegate's methods and from `PresentationScene.perform(at:_:)` at their times.
open class FloatingPanelController: UIViewController {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case always, never }
    public enum ContentMode: Int, Sendable { case `static`, fitToBounds }

    public weak var delegate: (any FloatingPanelControllerDelegate)?
    public private(set) var surfaceView: FloatingPanelSurfaceView! = FloatingPanelSurfaceView()
    public private(set) var backdropView: FloatingPanelBackdropView! = FloatingPanelBackdropView()
    public private(set) weak var scrollView: UIScrollView?
    public let panGestureRecognizer = UIPanGestureRecognizer()
    /// The position that the panel has, or moves to.
    public internal(set) var position = FloatingPanelPosition.hidden
    public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.always
    public var isRemovalInteractionEnabled = false
    public var contentMode = ContentMode.static { didSet { if contentMode != oldValue { fitSurface() } } }
    public var contentViewController: UIViewController? {
        get { content }
        set { set(contentViewController: newValue) }
    }
    private var content: UIViewController?
    let handle = PresentationHandle()
    /// Answers the questions of the recording.
    weak var adapter: PanelAdapter?
    /// The panel as the scene declares it.
    var declared: FloatingPanel?
    /// The state that the rules of the recording set.
    var current = PanelState()

    /// Whether the panel was attached before the scene began, which each recording repeats.
    private var isAttachedEarly = false
    private var isAttached: Bool {
        get { isAttachedEarly || UserRequests.current?.storage["FloatingPanel.attached.\(handle.name)"] != nil }
        set {
            guard let requests = UserRequests.current else { return isAttachedEarly = newValue }
            requests.storage["FloatingPanel.attached.\(handle.name)"] = newValue ? self : nil
        }
    }

    public init(delegate: (any FloatingPanelControllerDelegate)? = nil) {
        self.delegate = delegate
        super.init(nibName: nil, bundle: nil)
        modality = PanelModality(of: self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modality = PanelModality(of: self)
    }

    /// The layout of the delegate, else the library's for the traits.
    public var layout: any FloatingPanelLayout { current.layout ?? readLayout(for: traitCollection) }
    public var behavior: any FloatingPanelBehavior { current.behavior ?? readBehavior(for: traitCollection) }
    /// The target of a release without velocity at the current position.
    public var nearbyPosition: FloatingPanelPosition { current.nearbyPosition?() ?? position }
    public var adjustedContentInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: view.safeAreaInsets.bottom, right: 0)
    }

    // MARK: Showing

    public func show(animated: Bool = false, completion: (() -> Void)? = nil) {
        // Code attaches the panel by adding its view to its own.
        let attaches = !isAttached && viewIfLoaded?.superview != nil
        if attaches { isAttached = true }
        perform(attaches ? "add" : "show", animated, completion) { panel in
            let target = panel.layout.initialPosition
            return panel.behavior.addAnimator(panel, to: target)
        }
    }

    public func hide(animated: Bool = false, completion: (() -> Void)? = nil) {
        perform("hide", animated, completion) { $0.behavior.removeAnimator($0, from: $0.position) }
    }

    public func move(to: FloatingPanelPosition, animated: Bool, completion: (() -> Void)? = nil) {
        perform("move", animated, completion, [("to", .word("\(to)"))]) { panel in
            panel.position == .hidden
                ? panel.behavior.addAnimator(panel, to: to)
                : to == .hidden
                    ? panel.behavior.removeAnimator(panel, from: panel.position)
                    : panel.behavior.moveAnimator(panel, from: panel.position, to: to)
        }
    }

    public func addPanel(toParent parent: UIViewController, belowView: UIView? = nil, animated: Bool = false) {
        isAttached = true
        parent.addChild(self)
        didMove(toParent: parent)
        perform("add", animated, nil) { $0.behavior.addAnimator($0, to: $0.layout.initialPosition) }
    }

    public func removePanelFromParent(animated: Bool = false, completion: (() -> Void)? = nil) {
        isAttached = false
        perform(
            "remove", animated,
            { [weak self] in
                self?.removeFromParent()
                completion?()
            }
        ) { $0.behavior.removeAnimator($0, from: $0.position) }
    }

    /// Asks the delegate for the layout again and lays out the panel, at once or with the surrounding animation block.
    public func updateLayout() {
        guard let block = UIView.currentAnimation else { return handle.perform("updateLayout") }
        handle.perform("updateLayout", [("duration", .number(block.pacing.nominalDuration))])
    }

    // MARK: Content

    public func set(contentViewController: UIViewController?) {
        content?.removeFromParent()
        content?.viewIfLoaded?.removeFromSuperview()
        content = contentViewController
        guard let contentViewController else { return }
        addChild(contentViewController)
        if let view = contentViewController.view {
            surfaceView.containerView.addSubview(view)
            surfaceView.contentView = view
        }
        contentViewController.didMove(toParent: self)
    }

    public func track(scrollView: UIScrollView?) { self.scrollView = scrollView }

    @available(*, unavailable, renamed: "set(contentViewController:)")
    open override func show(_ vc: UIViewController, sender: Any?) {}

    @available(*, unavailable, renamed: "set(contentViewController:)")
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}

    // MARK: Geometry

    /// The top of the surface at a position, in points. Source: facts, floating panel, section 2.1.
    public func originYOfSurface(for position: FloatingPanelPosition) -> CGFloat {
        let (layout, bounds, safeArea) = (layout, view.bounds, view.safeAreaInsets)
        let inset = layout.insetFor(position: position) ?? 0
        let isSafe = layout.positionReference == .fromSafeArea
        switch position {
        case .full where layout is any FloatingPanelIntrinsicLayout:
            return bounds.height - current.intrinsicSurfaceHeight
        case .full: return (isSafe ? safeArea.top : 0) + inset
        case .half, .tip: return bounds.height - inset - (isSafe ? safeArea.bottom : 0)
        case .hidden: return bounds.height - inset
        }
    }

    func readLayout(for traits: UITraitCollection) -> any FloatingPanelLayout {
        delegate?.floatingPanel(self, layoutFor: traits)
            ?? (traits.verticalSizeClass == .compact
                ? FloatingPanelDefaultLandscapeLayout() : FloatingPanelDefaultLayout())
    }

    func readBehavior(for traits: UITraitCollection) -> any FloatingPanelBehavior {
        delegate?.floatingPanel(self, behaviorFor: traits) ?? FloatingPanelDefaultBehavior()
    }

    /// Performs a verb; the completion runs after the animator's nominal duration.
    func perform(
        _ verb: String, _ animated: Bool, _ completion: (() -> Void)?,
        _ arguments: [(String, ValueNode?)] = [],
        animator: @escaping (FloatingPanelController) -> UIViewPropertyAnimator
    ) {
        let after = { [weak self] () -> Double in
            guard animated, let self else { return 0 }
            return animator(self).pacing.nominalDuration
        }
        UserStage.current?.register(self)
        handle.perform(
            verb, arguments + [("animated", .flag(animated))], completion: completion.map { (after, $0) })
    }
}
