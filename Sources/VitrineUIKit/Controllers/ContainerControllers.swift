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
    /// Hears of pushes and pops; set by the presentation that shows the stack.
    package var stackChanged: ((Operation, UIViewController, _ animated: Bool) -> Void)?

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
        stackChanged?(.push, viewController, animated)
        delegate?.navigationController(self, didShow: viewController, animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let last = children.last else { return nil }
        let below = children[children.count - 2]
        delegate?.navigationController(self, willShow: below, animated: animated)
        last.removeFromParent()
        stackChanged?(.pop, last, animated)
        delegate?.navigationController(self, didShow: below, animated: animated)
        return last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        var gone: [UIViewController] = []
        while let popped = popViewController(animated: animated) { gone.insert(popped, at: 0) }
        return gone
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
}

open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]? {
        didSet { for child in viewControllers ?? [] { addChild(child) } }
    }
    open var selectedIndex = 0
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
}

open class UICollectionViewController: UIViewController {}

open class UIActivityViewController: UIViewController {}
