import VitrinePresentation
import VitrineVocabulary

extension TimelineEvent.Action {
    /// The overlay of a container moves to a notch, whether or not a drag can reach it; the verb `move`.
    /// - Parameter target: The container's name, here and below.
    public static func moveOverlay(
        _ target: String, toNotchAt index: Int, animated: Bool = true
    ) -> TimelineEvent.Action {
        TimelineEvent.Action(
            "move", target: target, ["toNotchAt": .number(Double(index)), "animated": .animated(animated)])
    }

    /// The notches are read again, and the overlay moves to the one that its policy chooses.
    public static func invalidateNotchHeights(_ target: String) -> TimelineEvent.Action {
        TimelineEvent.Action("invalidateNotchHeights", target: target)
    }

    /// A page slides over the overlay's content.
    /// - Parameter page: The name of a view controller of the container's `pages`.
    public static func pushViewController(
        _ target: String, page: String, animated: Bool = true
    ) -> TimelineEvent.Action {
        TimelineEvent.Action(
            "pushViewController", target: target, ["page": .text(page), "animated": .animated(animated)])
    }

    /// The uppermost page of the overlay slides away.
    public static func popViewController(_ target: String, animated: Bool = true) -> TimelineEvent.Action {
        TimelineEvent.Action("popViewController", target: target, ["animated": .animated(animated)])
    }
}

/// The actions above as events. `seconds` is the time from the scene's beginning, 0...600.
extension TimelineEvent {
    /// The overlay of a container moves to a notch. See ``Action/moveOverlay(_:toNotchAt:animated:)``.
    public static func moveOverlay(
        _ target: String, toNotchAt index: Int, at seconds: Double, animated: Bool = true
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .moveOverlay(target, toNotchAt: index, animated: animated))
    }

    /// The notches of a container are read again. See ``Action/invalidateNotchHeights(_:)``.
    public static func invalidateNotchHeights(_ target: String, at seconds: Double) -> TimelineEvent {
        TimelineEvent(at: seconds, .invalidateNotchHeights(target))
    }

    /// A page slides over the overlay's content. See ``Action/pushViewController(_:page:animated:)``.
    public static func pushViewController(
        _ target: String, page: String, at seconds: Double, animated: Bool = true
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .pushViewController(target, page: page, animated: animated))
    }

    /// The uppermost page of the overlay slides away. See ``Action/popViewController(_:animated:)``.
    public static func popViewController(_ target: String, at seconds: Double, animated: Bool = true) -> TimelineEvent {
        TimelineEvent(at: seconds, .popViewController(target, animated: animated))
    }
}
