import VitrinePresentation

public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from: UIViewController,
        to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UIView {
    /// Whether the view is in that of a controller, or in that of a controller within it.
    func belongs(to controller: UIViewController) -> Bool {
        var next: UIView? = self
        while let view = next {
            var owner = view.controller
            while let one = owner {
                if one === controller { return true }
                owner = one.parent
            }
            next = view.superview
        }
        return false
    }
}

extension UIViewController {
    /// Adds the view of the shown controller to that of a container that is the content of a presentation.
    func embedShownController() {
        guard embedsController, let inner = innerController?.view, inner.superview !== view else { return }
        for one in view.subviews where one.controller != nil { one.removeFromSuperview() }
        inner.frame = view.bounds
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(inner, at: 0)
        innerController?.beginEmbedding()
    }

    /// Makes the view the content of a presentation.
    func beginEmbedding() {
        guard innerController != nil else { return }
        embedsController = true
        embedShownController()
    }
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from: UIViewController,
        to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none, push, pop }

    open weak var delegate: (any UINavigationControllerDelegate)?
    open var isNavigationBarHidden = false
    /// The duration of an animated push or pop in seconds.
    package static let pushDuration = NavigationMotion.duration
    /// Called for pushes and pops, returns their duration in seconds; set by the presentation that shows the stack.
    package var stackChanged: ((Operation, [UIViewController], _ animated: Bool) -> Double)?
    /// The page below those that were pushed while a scene is recorded; nil before that.
    var basePage: UIViewController?

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] { children }
    open var topViewController: UIViewController? { children.last }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        delegate?.navigationController(self, willShow: viewController, animated: animated)
        addChild(viewController)
        viewController.didMove(toParent: self)
        embedShownController()
        notify(viewController, isShownAfter: stackChanged?(.push, [viewController], animated), animated: animated)
    }

    /// Notifies the delegate of a controller when the change has ended.
    private func notify(_ controller: UIViewController, isShownAfter seconds: Double?, animated: Bool) {
        guard let seconds, seconds > 0, let requests = UserRequests.current else {
            delegate?.navigationController(self, didShow: controller, animated: animated)
            return
        }
        requests.post(after: seconds) { [weak self] in
            // Another controller may have replaced it.
            guard let self, topViewController === controller else { return }
            UIView.run(in: nil) {
                self.delegate?.navigationController(self, didShow: controller, animated: animated)
            }
        }
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        pop(children.count - 1, animated: animated).last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(1, animated: animated) }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        children.firstIndex { $0 === viewController }.map { pop($0 + 1, animated: animated) }
    }

    /// Removes the controllers above the lowest ones.
    /// - Parameter count: The number of those that stay; the first one always does.
    private func pop(_ count: Int, animated: Bool) -> [UIViewController] {
        let gone = Array(children.dropFirst(max(1, count)))
        guard !gone.isEmpty else { return [] }
        let below = children[children.count - gone.count - 1]
        delegate?.navigationController(self, willShow: below, animated: animated)
        for controller in gone.reversed() {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        embedShownController()
        notify(below, isShownAfter: stackChanged?(.pop, gone, animated), animated: animated)
        return gone
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
}

open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]? {
        didSet { for child in viewControllers ?? [] { addChild(child) } }
    }
    open var selectedIndex = 0 {
        didSet { if selectedIndex != oldValue { selectionChanged(from: oldValue) } }
    }

    private func selectionChanged(from old: Int) {
        embedShownController()
        guard UserRequests.current != nil, let all = viewControllers else { return }
        let before = all.indices.contains(old) ? all[old] : nil
        before?.viewWillDisappear(false)
        selectedViewController?.viewWillAppear(false)
        before?.viewDidDisappear(false)
        selectedViewController?.viewDidAppear(false)
    }

    open var selectedViewController: UIViewController? {
        get {
            let all = viewControllers ?? []
            return all.indices.contains(selectedIndex) ? all[selectedIndex] : all.first
        }
        set {
            if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
        }
    }
}

open class UISplitViewController: UIViewController {
    public enum DisplayMode: Int, Sendable { case automatic, primaryHidden, allVisible, primaryOverlay }

    open var viewControllers: [UIViewController] = []
    open var preferredDisplayMode = DisplayMode.automatic
}

open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    open var tableView: UITableView!

    public init(style: UITableView.Style) {
        tableView = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName: String?, bundle: Bundle?) {
        tableView = UITableView()
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) {
        tableView = UITableView()
        super.init(coder: coder)
    }

    open override func loadView() {
        tableView.frame = UIScreen.main.bounds
        view = tableView
        tableView.dataSource = self
        tableView.delegate = self
    }

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

open class UICollectionViewController: UIViewController {}

open class UIActivityViewController: UIViewController {}
