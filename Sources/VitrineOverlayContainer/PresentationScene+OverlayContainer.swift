import VitrineOverlays
import VitrinePages
import VitrinePresentation
import VitrineScreens
import VitrineVocabulary

extension PresentationScene {
    /// Adds a container to the scene: its style, its controllers' views, and its delegates, which are called while the
    /// scene is recorded. Changes that code makes in the views are shown, animated in an animation block. The container
    /// is shown from the beginning, unless a sheet presents it: then it appears when `present` is called.
    /// - Parameter name: The name of the container in events: `.drag("container", ...)`. Default: `overlayContainer`.
    public mutating func add(_ container: OverlayContainerViewController, named name: String = "overlayContainer") {
        container.handle.name = name
        let value = simulate { container.value }
        let adapter = OverlayAdapter(container)
        values.overlayContainers[name] = value
        values.userObjects.set(adapter, of: name)
        (container.adapter, container.declared) = (adapter, value)
        let changes = container.changes(from: value)
        values.userObjects.call(at: 0) {
            changes.begin()
            container.handle.begin()
            container.showPages()
        }
    }
}

extension OverlayContainerViewController: StagedPresentation {
    package var stageName: String { "overlayContainer" }
    package var shownName: String { handle.name }
    package var shownController: UIViewController? { self }

    package func declare(in scene: inout PresentationScene, named name: String) { scene.add(self, named: name) }

    package func takeOver(_ earlier: any StagedPresentation) {
        guard let earlier = earlier as? OverlayContainerViewController, let adapter = earlier.adapter,
            let declared = earlier.declared
        else { return }
        handle.name = earlier.handle.name
        adapter.replaceContainer(with: self)
        self.adapter = adapter
        view.place(in: UIScreen.main.bounds, safeArea: UIEdgeInsets(CurrentTraits.value.safeArea))
        changes(from: declared).begin()
        showPages()
    }

    fileprivate func changes(from declared: OverlayContainer) -> ViewChanges<OverlayContainer> {
        ViewChanges(
            declared, at: ["overlayContainers", handle.name], layout: { [weak self] in self?.layOutChildren() }
        ) { [self] in value(onto: declared) }
    }

    /// Lays out the overlay at its largest height, the other views on the whole screen.
    fileprivate func layOutChildren() {
        let (bounds, safeArea) = (view.bounds, UIEdgeInsets(CurrentTraits.value.safeArea))
        for child in viewControllers.dropLast() { child.place(in: bounds, safeArea: safeArea) }
        guard let overlay = viewControllers.last else { return }
        let count = (delegate?.numberOfNotches(in: self) ?? 1).clamped(to: 0...OverlayContainer.notchLimit)
        let heights = (0..<count).compactMap { index in
            delegate?.overlayContainerViewController(self, heightForNotchAt: index, availableSpace: bounds.height)
        }
        let height = min(bounds.height, heights.filter(\.isFinite).max() ?? bounds.height)
        let frame = CGRect(x: 0, y: bounds.height - max(0, height), width: bounds.width, height: max(0, height))
        let covered = view.safeArea(of: frame)
        // Pages of a stack have no superview that is laid out.
        guard let stack = overlay as? UINavigationController else { return overlay.place(in: frame, safeArea: covered) }
        for page in stack.viewControllers {
            stack.place(page, in: CGRect(origin: .zero, size: frame.size), safeArea: covered)
        }
    }
}

extension UIViewController {
    /// The controller whose view an overlay container shows, below the pages that a navigation controller has pushed.
    fileprivate var shown: UIViewController {
        (self as? UINavigationController)?.viewControllers.first ?? innermostController
    }
}

extension OverlayContainerViewController {
    /// Shows the pages that an overlay that is a navigation controller pushes and pops.
    fileprivate func showPages() {
        guard let overlay = viewControllers.last as? UINavigationController else { return }
        overlay.stackChanged = { [weak self] operation, pages, animated in
            // The uppermost page is popped first.
            for page in operation == .pop ? pages.reversed() : pages { self?.show(operation, page, animated: animated) }
            return animated ? UINavigationController.pushDuration : 0
        }
        for page in overlay.viewControllers.dropFirst() { show(.push, page, animated: false) }
    }

    private func show(_ operation: UINavigationController.Operation, _ page: UIViewController, animated: Bool) {
        let animated = ("animated", ValueNode.flag(animated))
        guard operation == .push else { return handle.perform("popViewController", [animated]) }
        layOutChildren()
        UserRequests.current?.postViewChanges()
        guard let index = pages.firstIndex(where: { $0 === page }) else { return }
        let name = value(onto: OverlayContainer()).pages[index].name
        handle.perform("pushViewController", [("page", .text(name)), animated])
    }
}

extension OverlayContainerViewController {
    /// The container as its controllers declare it. Notches are read again while the scene is recorded.
    fileprivate var value: OverlayContainer {
        let style: OverlayContainer.Style =
            switch self.style {
            case .flexibleHeight: .flexibleHeight
            case .rigid: .rigid
            case .expandableHeight: .expandableHeight
            }
        let space = Double(UIScreen.main.bounds.height)
        view.place(in: UIScreen.main.bounds, safeArea: UIEdgeInsets(CurrentTraits.value.safeArea))
        let count = (delegate?.numberOfNotches(in: self) ?? 1).clamped(to: 0...OverlayContainer.notchLimit)
        // Illegal numbers and heights are reported when the scene is recorded.
        var highest = 0.0
        var notches = (0..<count).map { index in
            let height = delegate?.overlayContainerViewController(
                self, heightForNotchAt: index, availableSpace: CGFloat(space))
            if let height, height.isFinite { highest = max(highest, min(Double(height), space)) }
            return OverlayNotch.height(highest)
        }
        if notches.isEmpty { notches = [.height(0)] }
        layOutChildren()
        var out = OverlayContainer(style: style, notches: notches)
        if sheet != nil {
            out.presented = false
            out.sheetPresentation = OverlaySheetPresentation()
        }
        return value(onto: out)
    }

    /// Returns a value with the current views in place of its own.
    fileprivate func value(onto declared: OverlayContainer) -> OverlayContainer {
        var out = declared
        var names: Set<String> = []
        out.viewControllers = viewControllers.enumerated().map { i, child in
            child.value(named: i == viewControllers.count - 1 ? "overlay" : "controller\(i)", unlike: &names)
        }
        let overlay = viewControllers.last as? UINavigationController
        if let overlay {
            pages += overlay.viewControllers.dropFirst().filter { page in !pages.contains { $0 === page } }
        }
        out.pages = pages.enumerated().map { i, page in page.value(named: "page\(i)", in: overlay, unlike: &names) }
        out.sheetPresentation?.dimmingView = sheet?.dimmingView?.value
        return out
    }
}

extension UIViewController {
    /// - Parameters:
    ///   - name: The name of a view without one.
    ///   - stack: The stack that has pushed the controller.
    ///   - names: The names of other views.
    fileprivate func value(
        named name: String, in stack: UINavigationController? = nil, unlike names: inout Set<String>
    ) -> OverlayViewController {
        // A tab bar controller keeps its name while other pages are chosen.
        let named = self is UITabBarController ? self : shown
        let given = named.view.accessibilityIdentifier ?? named.title ?? name
        let unique = names.insert(given).inserted ? given : "\(given)\(names.count)"
        names.insert(unique)
        var out = OverlayViewController(unique, (stack ?? self).content(showing: shown, isFramed: true))
        out.alpha = Double((view.alpha.isFinite ? view.alpha : 1).clamped(to: 0...1))
        out.isHidden = view.isHidden
        out.transform = OverlayViewController.AffineTransform(view.transform)
        return out
    }
}

extension OverlayContainerSheetDimmingView {
    /// The dimming view: a user's with the alpha that its methods set, or the library's, whose alpha is recorded.
    fileprivate var value: OverlaySheetPresentation.DimmingView {
        var out = OverlaySheetPresentation.DimmingView()
        out.backgroundColor = backgroundColor?.light ?? .black.withAlpha(0)
        if type(of: self) == TransparentOverlayContainerSheetDimmingView.self,
            let view = self as? TransparentOverlayContainerSheetDimmingView
        {
            out.dismissedAlpha = Double(view.dismissedAlpha)
            out.minimumAlpha = Double(view.minimumAlpha)
            out.maximumAlpha = Double(view.maximumAlpha)
        } else {
            out.alpha = Double((alpha.isFinite ? alpha : 1).clamped(to: 0...1))
        }
        return out
    }
}
