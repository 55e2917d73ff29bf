import VitrineEntries
import VitrineVocabulary

/// Displays and dismisses entries of a scene. Calls in the block of `PresentationScene.performEntryKit(at:_:)` become
/// events at its time; calls in actions, lifecycle events and `PresentationScene.perform(at:_:)` are performed at once.
public final class SwiftEntryKit {
    public typealias DismissCompletionHandler = () -> Void

    public enum EntryDismissalDescriptor {
        case specific(entryName: String)
        case prioritizedLowerOrEqualTo(priority: EKAttributes.Precedence.Priority)
        case enqueued
        case all
        case displayed
    }

    /// The key window when no entry is displayed; a scene has one window.
    public enum RollbackWindow {
        case main
        case custom(window: UIWindow)
    }

    private init() {}

    /// The window of the entries; a scene draws it without a view.
    public class var window: UIWindow? { nil }

    /// Whether an entry is displayed.
    public class var isCurrentlyDisplaying: Bool { EntrySession.current?.displayed.isEmpty == false }

    /// Whether an entry of a name is displayed; for nil, any entry.
    public class func isCurrentlyDisplaying(entryNamed name: String? = nil) -> Bool {
        guard let name else { return isCurrentlyDisplaying }
        return EntrySession.current?.isDisplaying(entryNamed: name) ?? false
    }

    /// Whether no entry waits.
    public class var isQueueEmpty: Bool { EntrySession.current?.waiting.isEmpty ?? true }

    /// Whether an entry of a name waits; for nil, any entry.
    public class func queueContains(entryNamed name: String? = nil) -> Bool {
        guard let name else { return !isQueueEmpty }
        return EntrySession.current?.isWaiting(entryNamed: name) ?? false
    }

    /// Displays a view. Pictures of a view displayed during a recording must be in a view that was added before.
    public class func display(
        entry view: UIView, using attributes: EKAttributes, presentInsideKeyWindow: Bool = false,
        rollbackWindow: RollbackWindow = .main
    ) { EntrySession.current?.display(view, attributes) }

    public class func display(
        entry viewController: UIViewController, using attributes: EKAttributes,
        presentInsideKeyWindow: Bool = false, rollbackWindow: RollbackWindow = .main
    ) { display(entry: viewController.view, using: attributes) }

    /// Replaces the view of the displayed entry.
    public class func transform(to view: UIView) { EntrySession.current?.transform(to: view) }

    /// - Parameter completion: Called when the entry has been removed.
    public class func dismiss(
        _ descriptor: EntryDismissalDescriptor = .displayed, with completion: DismissCompletionHandler? = nil
    ) { EntrySession.current?.dismiss(descriptor, completion) }

    public class func layoutIfNeeded() {}
}
