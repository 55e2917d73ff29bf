import VitrineVocabulary

/// The verbs that every family has. Families add those with additional arguments.
extension TimelineEvent.Action {
    /// Presents a presentation.
    public static func present(_ target: String, animated: Bool = true) -> TimelineEvent.Action {
        TimelineEvent.Action("present", target: target, ["animated": .animated(animated)])
    }

    /// Dismisses a presentation.
    public static func dismiss(_ target: String, animated: Bool = true) -> TimelineEvent.Action {
        TimelineEvent.Action("dismiss", target: target, ["animated": .animated(animated)])
    }
}

/// The actions above as events. `seconds` is the time from the scene's beginning, 0...600.
extension TimelineEvent {
    /// Presents a presentation.
    public static func present(_ target: String, at seconds: Double, animated: Bool = true) -> TimelineEvent {
        TimelineEvent(at: seconds, .present(target, animated: animated))
    }

    /// Dismisses a presentation.
    public static func dismiss(_ target: String, at seconds: Double, animated: Bool = true) -> TimelineEvent {
        TimelineEvent(at: seconds, .dismiss(target, animated: animated))
    }
}
