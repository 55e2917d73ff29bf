import VitrineGestures
import VitrinePages
import VitrinePrimitives

/// Events as a timeline in Swift spells them:
///
/// ```swift
/// scene.timeline = [.tap("Present Bar", at: 0.75, then: .present), .open(at: 2)]
/// ```
extension TimelineEvent {
    /// A finger touches an item of the dock, named by its title, the popup bar (`Tap.popupBar`) or the popup's close button
    /// (`Tap.popupCloseButton`).
    /// - Parameters:
    ///   - seconds: the time of touch-down from the scene's beginning, 0...600.
    ///   - hold: seconds the finger stays down, above 0, at most 60. Default 0.1.
    ///   - consequence: what the app does then. Default: nothing.
    ///   - delay: seconds from touch-down until the consequence begins, 0...60. Default: `hold`.
    public static func tap(
        _ target: String, at seconds: Double, hold: Double = 0.1, then consequence: Tap.Consequence = .nothing,
        after delay: Double? = nil
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, action: .tap(Tap(target: target, hold: hold, does: consequence, after: delay)))
    }

    /// A finger rests on the popup bar.
    public static func longPress(at seconds: Double, hold: Double = 1) -> TimelineEvent {
        TimelineEvent(at: seconds, action: .longPress(hold: hold))
    }

    /// A finger moves: from the middle of a target through a list of legs.
    /// - Parameter offset: where the finger is first, from the middle of the target, in points.
    public static func drag(
        _ target: Drag.Target, at seconds: Double, offset: Point = .zero, _ path: [FingerPath.Leg]
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, action: .drag(Drag(target: target, offset: offset, path: path)))
    }

    /// The popup bar appears.
    public static func present(at seconds: Double, animated: Bool = true, openPopup: Bool = false) -> TimelineEvent {
        TimelineEvent(at: seconds, action: .present(animated: animated, openPopup: openPopup))
    }

    /// The popup bar goes away.
    public static func dismiss(at seconds: Double, animated: Bool = true) -> TimelineEvent {
        TimelineEvent(at: seconds, action: .dismiss(animated: animated))
    }

    /// The popup opens.
    public static func open(at seconds: Double, animated: Bool = true) -> TimelineEvent {
        TimelineEvent(at: seconds, action: .open(animated: animated))
    }

    /// The popup closes.
    public static func close(at seconds: Double, animated: Bool = true) -> TimelineEvent {
        TimelineEvent(at: seconds, action: .close(animated: animated))
    }

    /// A page slides over the one that is there.
    public static func push(_ page: Page, at seconds: Double, animated: Bool = true) -> TimelineEvent {
        TimelineEvent(at: seconds, action: .push(page, animated: animated))
    }

    /// The uppermost page slides away.
    public static func pop(at seconds: Double, animated: Bool = true) -> TimelineEvent {
        TimelineEvent(at: seconds, action: .pop(animated: animated))
    }
}
