import VitrinePresentation
import VitrineVocabulary

extension TimelineEvent.Action {
    /// The bar appears.
    /// - Parameters:
    ///   - target: The name of the presentation: `popupBar`.
    ///   - duration: Seconds, above 0, at most 60. Default nil: the library's 0.5.
    ///   - openPopup: Whether the popup opens with the bar.
    public static func present(
        _ target: String, animated: Bool = true, duration: Double? = nil, openPopup: Bool = false
    ) -> TimelineEvent.Action {
        let openPopup: ValueNode? = openPopup ? .flag(true) : nil
        return TimelineEvent.Action(
            "present", target: target,
            ["animated": .animated(animated), "duration": .optional(duration), "openPopup": openPopup])
    }

    /// The bar disappears, an open popup first.
    /// - Parameter duration: Seconds, above 0, at most 60. Default nil: the library's 0.5.
    public static func dismiss(
        _ target: String, animated: Bool = true, duration: Double? = nil
    ) -> TimelineEvent.Action {
        change("dismiss", target, animated, duration)
    }

    /// The popup opens.
    /// - Parameters:
    ///   - target: The name of the popup or its bar: `popup`, `popupBar`.
    ///   - duration: Seconds, above 0, at most 60. Default nil: the library's 0.5.
    public static func open(_ target: String, animated: Bool = true, duration: Double? = nil) -> TimelineEvent.Action {
        change("open", target, animated, duration)
    }

    /// The popup closes.
    /// - Parameters:
    ///   - target: The name of the popup or its bar: `popup`, `popupBar`.
    ///   - duration: Seconds, above 0, at most 60. Default nil: the library's 0.5.
    public static func close(_ target: String, animated: Bool = true, duration: Double? = nil) -> TimelineEvent.Action {
        change("close", target, animated, duration)
    }

    /// The bar's context menu appears or disappears.
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

/// The actions above as events. `seconds` is the time from the scene's beginning, 0...600.
extension TimelineEvent {
    /// The bar appears. See ``Action/present(_:animated:duration:openPopup:)``.
    public static func present(
        _ target: String, at seconds: Double, animated: Bool = true, duration: Double? = nil, openPopup: Bool = false
    ) -> TimelineEvent {
        TimelineEvent(
            at: seconds, .present(target, animated: animated, duration: duration, openPopup: openPopup))
    }

    /// The bar disappears, an open popup first. See ``Action/dismiss(_:animated:duration:)``.
    public static func dismiss(
        _ target: String, at seconds: Double, animated: Bool = true, duration: Double? = nil
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .dismiss(target, animated: animated, duration: duration))
    }

    /// The popup opens. See ``Action/open(_:animated:duration:)``.
    public static func open(
        _ target: String, at seconds: Double, animated: Bool = true, duration: Double? = nil
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .open(target, animated: animated, duration: duration))
    }

    /// The popup closes. See ``Action/close(_:animated:duration:)``.
    public static func close(
        _ target: String, at seconds: Double, animated: Bool = true, duration: Double? = nil
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .close(target, animated: animated, duration: duration))
    }

    /// The bar's context menu appears or disappears.
    public static func contextMenu(_ visibility: Visibility, at seconds: Double) -> TimelineEvent {
        TimelineEvent(at: seconds, .contextMenu(visibility))
    }
}
