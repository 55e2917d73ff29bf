import VitrinePopupBar
import VitrinePresentation
import VitrineSurfaces
import VitrineVocabulary

/// The popup of a container: its bar, its content, and the calls that present, open, close and dismiss it.
final class PopupSession {
    private(set) weak var container: UIViewController?
    private(set) lazy var bar = LNPopupBar(of: self)
    let contentView = LNPopupContentView()
    private(set) var content: UIViewController?
    weak var delegate: (any LNPopupPresentationDelegate)?
    var interactionStyle = UIViewController.PopupInteractionStyle.default
    var allowsHapticFeedback = false
    var opensOverSplitViewController = true
    var extendsUnderSafeArea: Bool?
    var avoidsPrimaryColumn = true
    var adjustsTabBarLayout = true
    let handle = PresentationHandle()
    /// The adapter of the scene that the popup has been added to.
    weak var adapter: PopupAdapter?
    /// The presentation in the film whose code presents the popup.
    weak var staged: StagedPopup?

    // The state of a recording.
    var state = UIViewController.PopupPresentationState.barHidden
    var moment: PopupBarMoment?
    var traits = Traits()
    /// The last result of `viewForPopupTransition(from:to:)`.
    var transitionView: UIView?
    /// The position that `positionPopupCloseButton(_:)` has set.
    var ownPositioning: LNPopupCloseButton.Positioning?
    private var completions: [() -> Void] = []
    private var errors = ValueIssues()

    private init(of container: UIViewController) {
        self.container = container
        handle.name = PopupBarPresentation.name
        contentView.container = container
    }

    static func of(_ container: UIViewController) -> PopupSession {
        if let session = container.bars.popup as? PopupSession { return session }
        let session = PopupSession(of: container)
        container.bars.popup = session
        return session
    }

    static var environment: LNPopupBar.Environment {
        let session = (UserRequests.current?.storage[storageKey] as? PopupAdapter)?.session
        return session?.environment ?? .unspecified
    }

    static let storageKey = "LNPopupController"

    var environment: LNPopupBar.Environment {
        switch moment?.environment {
        case .regular?: .regular
        case .inline?: .inline
        case nil: .unspecified
        }
    }

    // MARK: Calls

    func present(_ new: UIViewController, opens: Bool, animated: Bool, completion: (() -> Void)?) {
        guard let container, new !== container else {
            errors.add("popupContent", .needs("a content controller that is not its own container"))
            reportErrors()
            return
        }
        if new !== content { setContent(new) }
        register()
        perform("present", animated: animated, [("openPopup", .flag(opens))], completion: completion)
    }

    /// Performs a verb; before a recording at its beginning, without animation. Source: facts, popup bar, section 8.1.
    func perform(
        _ verb: String, animated: Bool, _ arguments: [(String, ValueNode?)] = [], completion: (() -> Void)?
    ) {
        // A popup that opens needs earlier changes.
        UserRequests.current?.postViewChanges(UIView.currentAnimation)
        let isAnimated = animated && UserRequests.current != nil
        let number = completion.map { completion in
            completions.append(completion)
            return completions.count - 1
        }
        handle.perform(verb, arguments + [("animated", .flag(isAnimated))]) { $0.completion = number }
    }

    func complete(_ number: Int) {
        if completions.indices.contains(number) { UIView.run(in: nil, completions[number]) }
    }

    func reportErrors() { UserRequests.current?.report(errors) }

    // MARK: The content

    func setContent(_ new: UIViewController?) {
        let old = content
        old?.viewWillMove(toPopupContainerContentView: nil)
        new?.viewWillMove(toPopupContainerContentView: contentView)
        content = new
        old?.bars.popupContainer = nil
        new?.bars.popupContainer = container
        old?.viewDidMove(toPopupContainerContentView: nil)
        if let new {
            contentView.addSubview(new.view)
            new.view.addGestureRecognizer(contentView.popupInteractionGestureRecognizer)
        }
        new?.viewDidMove(toPopupContainerContentView: contentView)
        findViews(from: .barPresented, to: .open)
    }

    /// Asks the content for the view that the bar's image becomes, and to position the close button.
    func findViews(
        from start: UIViewController.PopupPresentationState, to end: UIViewController.PopupPresentationState
    ) {
        transitionView = content?.viewForPopupTransition(from: start, to: end)
        let button = contentView.popupCloseButton
        button.frame = .zero
        guard let content, content.positionPopupCloseButton(button) else { return ownPositioning = nil }
        let share = Double(button.center.x) / max(1, traits.screenSize.width)
        ownPositioning = share < 1.0 / 3 ? .leading : share > 2.0 / 3 ? .trailing : .center
    }

    func exchangeCustomBar(_ old: LNPopupCustomBarViewController?, for new: LNPopupCustomBarViewController?) {
        guard old !== new else { return }
        old?.willMove(to: nil)
        new?.willMove(to: bar)
        old?.containingPopupBar = nil
        new?.containingPopupBar = bar
        old?.didMoveToPopupBar()
        if let new {
            bar.barStyle = .custom
            new.didMoveToPopupBar()
        } else {
            bar.barStyle = .default
        }
    }

    func appearanceChanged() { UserRequests.current?.postViewChanges(UIView.currentAnimation) }
}
