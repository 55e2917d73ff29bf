import VitrineVocabulary

/// The verbs that every family has. Families add those with arguments of their own.
extension TimelineEvent.Action {
    /// A presentation appears.
    public static func present(_ target: String, animated: Bool = true) -> TimelineEvent.Action {
        TimelineEvent.Action("present", target: target, ["animated": .animated(animated)])
    }

    /// A presentation disappears.
    public static func dismiss(_ target: String, animated: Bool = true) -> TimelineEvent.Action {
        TimelineEvent.Action("dismiss", target: target, ["animated": .animated(animated)])
    }
}

/// The actions above as events. `seconds` is the time from the scene's beginning, 0...600.
extension TimelineEvent {
    /// A presentation appears.
    public static func present(_ target: String, at seconds: Double, animated: Bool = true) -> TimelineEvent {
        TimelineEvent(at: seconds, .present(target, animated: animated))
    }

    /// A presentation disappears.
    public static func dismiss(_ target: String, at seconds: Double, animated: Bool = true) -> TimelineEvent {
        TimelineEvent(at: seconds, .dismiss(target, animated: animated))
    }
}
