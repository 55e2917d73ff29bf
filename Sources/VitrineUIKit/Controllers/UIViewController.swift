/// A controller of a view. It keeps its children and what it presents; what is shown is the view's content.
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
    private var loadedView: UIView?
    /// Performs a modal presentation or its end in a scene; set by the libraries for their controllers.
    package var modality: (any ModalPresentation)?

    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init() }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { loadedView = UIView() }
        viewDidLoad()
    }

    /// Makes the view; an empty one as large as the screen.
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
    open func show(_ viewController: UIViewController, sender: Any?) {}
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
        if modality == nil { completion?() }
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

    open private(set) var presentationController: UIPresentationController?
    open var navigationController: UINavigationController? { ancestor() }
    open var tabBarController: UITabBarController? { ancestor() }
    open var splitViewController: UISplitViewController? { ancestor() }

    private func ancestor<Controller>() -> Controller? {
        (parent as? Controller) ?? parent?.ancestor()
    }

    /// Forgets what was presented, after a gesture has dismissed it.
    package func forgetPresented() {
        presentedViewController?.presentingViewController = nil
        presentedViewController = nil
    }
}

/// How a controller is presented in a scene.
package protocol ModalPresentation: AnyObject {
    func present(
        _ presented: UIViewController, from presenter: UIViewController, animated: Bool, completion: (() -> Void)?)
    func dismiss(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?)
}
