import VitrinePresentation
import VitrineVocabulary

extension TimelineEvent.Action {
    /// Presents a card from the top view.
    /// - Parameters:
    ///   - target: The card's name.
    ///   - configuration: The configuration of this presentation, in place of the card's own.
    public static func present(
        _ target: String, configuration: Card.Configuration, animated: Bool = true
    ) -> TimelineEvent.Action {
        TimelineEvent.Action(
            "present", target: target,
            ["animated": .animated(animated), "configuration": configuration.node(Format())])
    }
}

extension TimelineEvent {
    /// Presents a card from the top view. `seconds` is the time from the scene's beginning, 0...600.
    public static func present(
        _ target: String, configuration: Card.Configuration, at seconds: Double, animated: Bool = true
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .present(target, configuration: configuration, animated: animated))
    }
}
