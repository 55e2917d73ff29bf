/// A controller of a view, its children and presented controllers; a scene shows its view.
open class UIViewController: UIResponder {
    open var title: String?
    open var preferredContentSize = CGSize.zero
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var hidesBottomBarWhenPushed = false
    public private(set) var children: [UIViewController] = []
    public private(set) weak var parent: UIViewController?
    public private(set) var presentedViewController: UIViewController?
    public private(set) weak var presentingViewController: UIViewController?
    public private(set) var isBeingDismissed = false
    private var loadedView: UIView? { didSet { loadedView?.controller = self } }
    /// Performs a modal presentation or its end in a scene; set by the libraries for their controllers.
    package var modality: (any ModalPresentation)?
    /// Whether the view contains that of the controller that the container shows.
    var embedsController = false
    package let bars = ControllerBars()

    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init() }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open override var next: UIResponder? { loadedView?.superview ?? presentingViewController }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { loadedView = UIView() }
        viewDidLoad()
    }

    /// Creates the view; an empty one of the screen's size.
    open func loadView() { loadedView = UIView(frame: UIScreen.main.bounds) }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func updateViewConstraints() {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    /// Pushes the controller on the stack, or presents it if there is none.
    open func show(_ viewController: UIViewController, sender: Any?) {
        if let stack = self as? UINavigationController ?? navigationController {
            stack.pushViewController(viewController, animated: true)
        } else {
            present(viewController, animated: true)
        }
    }
    open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {}

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var traitCollection: UITraitCollection { UITraitCollection(CurrentTraits.value) }

    open func addChild(_ child: UIViewController) {
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = viewController
        viewController.presentingViewController = self
        let delegate = viewController.transitioningDelegate
        let controller = delegate?.presentationController(
            forPresented: viewController, presenting: self, source: self)
        viewController.presentationController = controller
        let modality = viewController.modality ?? controller?.modality
        modality?.present(viewController, from: self, animated: animated, completion: completion)
        guard modality == nil else { return }
        UIKitWarnings.warn(
            "present(_:animated:): \(type(of: viewController)) is not drawn; cards, overlay containers and the "
                + "transitions of the libraries are")
        completion?()
    }

    /// Dismisses what the controller presents, else the controller itself.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            guard let presenter = presentingViewController else { return }
            return presenter.dismiss(animated: animated, completion: completion)
        }
        let modality = presented.modality ?? presented.presentationController?.modality
        presentedViewController = nil
        presented.presentingViewController = nil
        modality?.dismiss(presented, animated: animated, completion: completion)
        if modality == nil { completion?() }
    }

    /// The content of a navigation controller's bar while the controller is on top.
    open var navigationItem: UINavigationItem { bars.navigationItem }
    open private(set) var presentationController: UIPresentationController?
    open var navigationController: UINavigationController? { ancestor() }
    open var tabBarController: UITabBarController? { ancestor() }
    open var splitViewController: UISplitViewController? { ancestor() }

    private func ancestor<Controller: UIViewController>() -> Controller? {
        var next = parent
        while let controller = next {
            if let found = controller as? Controller { return found }
            next = controller.parent
        }
        return nil
    }

    // MARK: Popup bars

    /// The view above which a popup bar is docked. Default: the toolbar of a navigation controller, the tab bar of a
    /// tab bar controller, else nil.
    open var bottomDockingViewForPopupBar: UIView? { defaultDockingView }
    /// The frame of the view at the bottom; only its height is used. Default: that of the view itself.
    open var defaultFrameForBottomDockingView: CGRect { bottomDockingViewForPopupBar?.frame ?? .zero }
    open var isBottomDockingViewForPopupBarHidden: Bool { isDefaultDockingViewHidden }
    /// The distance from the view to the bar above it, in points, 0...400.
    open var bottomDockingViewMarginForPopupBar: CGFloat { 0 }
    open var requiresIndirectSafeAreaManagement: Bool { hasDefaultDockingView }
    /// Whether a bar of the legacy design fades while it is dismissed.
    open var shouldFadePopupBarOnDismiss: Bool {
        bars.asksDefaultFade = true
        return false
    }
    @available(*, deprecated, message: "use the additional safe area")
    open var insetsForBottomDockingView: UIEdgeInsets { .zero }
    /// Called when the bar shows another item, the controller's own or one of a data source.
    open func popupItemDidChange(_ popupItem: LNPopupItem?) {}
    /// Returns the view to which the bar's image moves. Default: nil, an `LNPopupImageView` in the content.
    open func viewForPopupTransition(
        from fromState: PopupPresentationState, to toState: PopupPresentationState
    ) -> UIView? { nil }
    open var viewForPopupInteractionGestureRecognizer: UIView { view }
    /// Positions the close button: leading, center or trailing, by the center of its frame.
    /// - Returns: Whether the controller has positioned it. Default: false.
    open func positionPopupCloseButton(_ popupCloseButton: LNPopupCloseButton) -> Bool { false }
    open func viewWillMove(toPopupContainerContentView popupContentView: LNPopupContentView?) {}
    open func viewDidMove(toPopupContainerContentView popupContentView: LNPopupContentView?) {}

    /// Removes the presented controller after a gesture has dismissed it.
    package func forgetPresented() {
        presentedViewController?.presentingViewController = nil
        presentedViewController = nil
    }
}

package protocol ModalPresentation: AnyObject {
    func present(
        _ presented: UIViewController, from presenter: UIViewController, animated: Bool, completion: (() -> Void)?)
    func dismiss(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?)
}
