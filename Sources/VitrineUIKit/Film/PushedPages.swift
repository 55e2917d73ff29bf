import VitrinePages
import VitrinePresentation
import VitrineScreens
import VitrineVocabulary

/// The controllers that a navigation controller pushes over the page of the container, or over the content of a
/// presentation, while a scene is recorded. Each is a page of the scene, whose changes are posted as `setPage`.
final class PushedPages {
    private struct Pushed {
        let controller: UIViewController
        let changes: ViewChanges<Page>
    }

    /// The name of the presentation; nil for the container.
    private let presentation: () -> String?
    private let content: (UIViewController) -> Content
    private let place: (UIViewController) -> Void
    /// The pushed controllers, from the lowest to the uppermost.
    private var pushed: [Pushed] = []

    /// - Parameters:
    ///   - presentation: The name of the presentation that shows the pages; nil for the container.
    ///   - place: Lays out the view of a page.
    ///   - content: Returns the content of a page, with its bars.
    init(
        in presentation: @escaping () -> String? = { nil }, place: @escaping (UIViewController) -> Void,
        content: @escaping (UIViewController) -> Content
    ) {
        self.presentation = presentation
        self.place = place
        self.content = content
    }

    var controllers: [UIViewController] { pushed.map(\.controller) }

    /// Handles a change of a navigation controller's stack.
    /// - Parameter base: The controller below the pages.
    /// - Returns: The duration of the change in seconds.
    func stackChanged(
        of navigation: UINavigationController, _ operation: UINavigationController.Operation,
        _ pages: [UIViewController], over base: UIViewController, animated: Bool
    ) -> Double {
        guard let requests = UserRequests.current else { return 0 }
        let before = pushed.last?.controller ?? base
        if operation == .push {
            for page in pages { push(page, requests, animated: animated) }
        } else {
            let gone = pushed.count { one in pages.contains { $0 === one.controller } }
            if gone > 0 { requests.post(.pop(gone, in: presentation(), animated: animated)) }
            pushed.removeLast(gone)
            if gone < pages.count { navigation.basePage = navigation.topViewController }
        }
        let after = navigation.topViewController ?? base
        before.viewWillDisappear(animated)
        after.viewWillAppear(animated)
        let seconds = animated ? UINavigationController.pushDuration : 0
        requests.post(after: seconds) {
            UIView.run(in: nil) {
                before.viewDidDisappear(animated)
                after.viewDidAppear(animated)
            }
        }
        return seconds
    }

    /// Removes the pushed pages when others are shown.
    func removeAll() {
        guard !pushed.isEmpty else { return }
        UserRequests.current?.post(.pop(pushed.count, in: presentation(), animated: false))
        pushed = []
    }

    private func push(_ controller: UIViewController, _ requests: UserRequests, animated: Bool) {
        // These are kept with the page; it must not keep this.
        let (content, name) = (content, presentation())
        func page() -> Page {
            let content = content(controller)
            UserStage.current?.note(pageElements: content.targetNames)
            return Page(content: content, hidesBottomBarWhenPushed: controller.hidesBottomBarWhenPushed)
        }
        place(controller)
        let first = page()
        var shown = first
        let changes = ViewChanges(first, at: [], action: { TimelineEvent.Action.setPage($0, in: name) }) {
            [weak self] in
            // Only the uppermost page can change.
            if self?.pushed.last?.controller === controller { shown = page() }
            return shown
        }
        pushed.append(Pushed(controller: controller, changes: changes))
        requests.post(.push(first, in: name, animated: animated))
        changes.begin()
    }
}

extension UIViewController {
    /// Makes pages that the controller pushes, as the content of a presentation, slide over its content. This has no
    /// effect for a controller that is no navigation controller, and outside of a recording.
    /// - Parameter name: The name of the presentation.
    package func showPushes(in name: @escaping () -> String) {
        guard UserRequests.current != nil, let navigation = self as? UINavigationController,
            navigation.stackChanged == nil
        else { return }
        navigation.basePage = navigation.topViewController
        let pages = PushedPages(
            in: { name() },
            place: { [weak navigation] page in
                guard let navigation, let view = navigation.viewIfLoaded else { return }
                navigation.place(page, in: CGRect(origin: .zero, size: view.frame.size), safeArea: view.safeAreaInsets)
            }
        ) { [weak navigation] page in navigation?.content(showing: page) ?? page.view.shownContent }
        navigation.stackChanged = { [weak navigation] operation, changed, animated in
            guard let navigation, let base = navigation.basePage else { return 0 }
            return pages.stackChanged(of: navigation, operation, changed, over: base, animated: animated)
        }
    }
}
