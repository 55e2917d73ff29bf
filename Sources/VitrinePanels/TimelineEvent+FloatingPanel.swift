import VitrinePresentation
import VitrineVocabulary

extension TimelineEvent.Action {
    /// Adds a panel to its parent and moves it to its initial position; the verb `add`.
    /// - Parameter target: The panel's name, here and below.
    public static func addPanel(_ target: String, animated: Bool = false) -> TimelineEvent.Action {
        TimelineEvent.Action("add", target: target, ["animated": .flag(animated)])
    }

    /// Hides a panel and removes it from its parent; the verb `remove`.
    public static func removePanelFromParent(_ target: String, animated: Bool) -> TimelineEvent.Action {
        TimelineEvent.Action("remove", target: target, ["animated": .animated(animated)])
    }

    /// Moves a hidden panel to its initial position.
    public static func show(_ target: String, animated: Bool = false) -> TimelineEvent.Action {
        TimelineEvent.Action("show", target: target, ["animated": .flag(animated)])
    }

    /// Moves a panel to `hidden` and keeps it in its parent.
    public static func hide(_ target: String, animated: Bool = false) -> TimelineEvent.Action {
        TimelineEvent.Action("hide", target: target, ["animated": .flag(animated)])
    }

    /// Moves a panel to a position.
    public static func move(
        _ target: String, to position: FloatingPanel.Position, animated: Bool
    ) -> TimelineEvent.Action {
        TimelineEvent.Action(
            "move", target: target, ["to": .word(position.rawValue), "animated": .animated(animated)])
    }

    /// Reads the layout of a panel and applies it.
    /// - Parameters:
    ///   - duration: The seconds of an animation block around the call, 0...60. Default: 0, no block.
    ///   - curve: The curve of that block.
    public static func updateLayout(
        _ target: String, duration: Double = 0, curve: FloatingPanel.Animator.Curve = .easeInOut
    ) -> TimelineEvent.Action {
        TimelineEvent.Action(
            "updateLayout", target: target, ["duration": .number(duration), "curve": .word(curve.rawValue)])
    }
}

/// The actions above as events. `seconds` is the time from the scene's beginning, 0...600.
extension TimelineEvent {
    /// Adds a panel to its parent. See ``Action/addPanel(_:animated:)``.
    public static func addPanel(_ target: String, at seconds: Double, animated: Bool = false) -> TimelineEvent {
        TimelineEvent(at: seconds, .addPanel(target, animated: animated))
    }

    /// Removes a panel from its parent. See ``Action/removePanelFromParent(_:animated:)``.
    public static func removePanelFromParent(_ target: String, at seconds: Double, animated: Bool) -> TimelineEvent {
        TimelineEvent(at: seconds, .removePanelFromParent(target, animated: animated))
    }

    /// Moves a hidden panel to its initial position. See ``Action/show(_:animated:)``.
    public static func show(_ target: String, at seconds: Double, animated: Bool = false) -> TimelineEvent {
        TimelineEvent(at: seconds, .show(target, animated: animated))
    }

    /// Moves a panel to `hidden` and keeps it in its parent. See ``Action/hide(_:animated:)``.
    public static func hide(_ target: String, at seconds: Double, animated: Bool = false) -> TimelineEvent {
        TimelineEvent(at: seconds, .hide(target, animated: animated))
    }

    /// Moves a panel to a position. See ``Action/move(_:to:animated:)``.
    public static func move(
        _ target: String, to position: FloatingPanel.Position, at seconds: Double, animated: Bool
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .move(target, to: position, animated: animated))
    }

    /// Reads the layout of a panel and applies it. See ``Action/updateLayout(_:duration:curve:)``.
    public static func updateLayout(
        _ target: String, at seconds: Double, duration: Double = 0, curve: FloatingPanel.Animator.Curve = .easeInOut
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .updateLayout(target, duration: duration, curve: curve))
    }
}
