import VitrineOverlays
import VitrineVocabulary

/// A container of a scene whose last controller is an overlay that moves between notches. A film has it when it or its
/// parent is shown or presented; a scene by `PresentationScene.add(_:named:)`. Earlier calls are performed at the
/// scene's beginning; calls from the delegate's methods and from `PresentationScene.perform(at:_:)` at their times.
open class OverlayContainerViewController: UIViewController {
    public enum OverlayStyle: Sendable {
        /// The overlay's height is that of the translation, at most that of the highest notch.
        case flexibleHeight
        /// The overlay is always as high as the highest notch.
        case rigid
        /// The overlay is as high as the highest notch, or higher.
        case expandableHeight
    }

    public let style: OverlayStyle
    open weak var delegate: (any OverlayContainerViewControllerDelegate)?
    /// The controllers from back to front; the last one is the overlay.
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for child in oldValue { child.removeFromParent() }
            for child in viewControllers {
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
    }
    open weak var drivingScrollView: UIScrollView?
    let handle = PresentationHandle()
    /// Answers the questions of the recording.
    weak var adapter: OverlayAdapter?
    /// The container as the scene declares it.
    var declared: OverlayContainer?
    /// The duration of the next move; set by the rules of the recording.
    var moveDuration: (() -> Double)?
    /// The controllers that have been pushed onto an overlay that is a navigation controller.
    var pages: [UIViewController] = []

    public init(style: OverlayStyle = .expandableHeight) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a container as decoded from a storyboard.
    public required init?(coder: NSCoder) {
        style = .flexibleHeight
        super.init(coder: coder)
    }

    open var topViewController: UIViewController? { viewControllers.last }
    /// The height of the container's view in points.
    open var availableSpace: CGFloat { view.bounds.height }

    /// Moves the overlay to a notch, reachable or not.
    open func moveOverlay(toNotchAt index: Int, animated: Bool, completion: (() -> Void)? = nil) {
        let after = { [weak self] in animated ? self?.moveDuration?() ?? 0 : 0 }
        handle.perform(
            "move", [("toNotchAt", .number(Double(index))), ("animated", .flag(animated))],
            completion: completion.map { (after, $0) })
    }

    /// Reads the notches again and moves the overlay to the notch that the policy chooses.
    open func invalidateNotchHeights() { handle.perform("invalidateNotchHeights") }

    /// The sheet that presents the container, if any.
    var sheet: OverlayContainerSheetPresentationController? {
        presentationController as? OverlayContainerSheetPresentationController
    }
}
