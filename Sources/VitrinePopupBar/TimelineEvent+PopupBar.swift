import VitrinePresentation
import VitrineVocabulary

extension TimelineEvent.Action {
    /// Presents the bar.
    /// - Parameters:
    ///   - target: The name of the presentation: `popupBar`.
    ///   - duration: The duration in seconds, above 0, at most 60. Default: nil, the library's 0.5.
    ///   - openPopup: Whether the popup opens with the bar.
    public static func present(
        _ target: String, animated: Bool = true, duration: Double? = nil, openPopup: Bool = false
    ) -> TimelineEvent.Action {
        let openPopup: ValueNode? = openPopup ? .flag(true) : nil
        return TimelineEvent.Action(
            "present", target: target,
            ["animated": .animated(animated), "duration": .optional(duration), "openPopup": openPopup])
    }

    /// Dismisses the bar, after an open popup.
    /// - Parameter duration: The duration in seconds, above 0, at most 60. Default: nil, the library's 0.5.
    public static func dismiss(
        _ target: String, animated: Bool = true, duration: Double? = nil
    ) -> TimelineEvent.Action {
        change("dismiss", target, animated, duration)
    }

    /// Opens the popup.
    /// - Parameters:
    ///   - target: The name of the popup or its bar: `popup`, `popupBar`.
    ///   - duration: The duration in seconds, above 0, at most 60. Default: nil, the library's 0.5.
    public static func open(_ target: String, animated: Bool = true, duration: Double? = nil) -> TimelineEvent.Action {
        change("open", target, animated, duration)
    }

    /// Closes the popup.
    /// - Parameters:
    ///   - target: The name of the popup or its bar: `popup`, `popupBar`.
    ///   - duration: The duration in seconds, above 0, at most 60. Default: nil, the library's 0.5.
    public static func close(_ target: String, animated: Bool = true, duration: Double? = nil) -> TimelineEvent.Action {
        change("close", target, animated, duration)
    }

    /// Shows or hides the bar's context menu.
    public static func contextMenu(_ visibility: TimelineEvent.Visibility) -> TimelineEvent.Action {
        TimelineEvent.Action("contextMenu", word: visibility.rawValue)
    }

    private static func change(
        _ verb: String, _ target: String, _ animated: Bool, _ duration: Double?
    ) -> TimelineEvent.Action {
        TimelineEvent.Action(
            verb, target: target, ["animated": .animated(animated), "duration": .optional(duration)])
    }
}

/// The actions above as events. `seconds` is the time since the scene began, 0...600.
extension TimelineEvent {
    /// Presents the bar. See ``Action/present(_:animated:duration:openPopup:)``.
    public static func present(
        _ target: String, at seconds: Double, animated: Bool = true, duration: Double? = nil, openPopup: Bool = false
    ) -> TimelineEvent {
        TimelineEvent(
            at: seconds, .present(target, animated: animated, duration: duration, openPopup: openPopup))
    }

    /// Dismisses the bar, after an open popup. See ``Action/dismiss(_:animated:duration:)``.
    public static func dismiss(
        _ target: String, at seconds: Double, animated: Bool = true, duration: Double? = nil
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .dismiss(target, animated: animated, duration: duration))
    }

    /// Opens the popup. See ``Action/open(_:animated:duration:)``.
    public static func open(
        _ target: String, at seconds: Double, animated: Bool = true, duration: Double? = nil
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .open(target, animated: animated, duration: duration))
    }

    /// Closes the popup. See ``Action/close(_:animated:duration:)``.
    public static func close(
        _ target: String, at seconds: Double, animated: Bool = true, duration: Double? = nil
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .close(target, animated: animated, duration: duration))
    }

    /// Shows or hides the bar's context menu.
    public static func contextMenu(_ visibility: Visibility, at seconds: Double) -> TimelineEvent {
        TimelineEvent(at: seconds, .contextMenu(visibility))
    }
}
