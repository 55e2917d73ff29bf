import VitrinePresentation
import VitrineVocabulary

extension TimelineEvent.Action {
    /// Moves the overlay of a container to a notch, reachable or not; the verb `move`.
    /// - Parameter target: The container's name, here and below.
    public static func moveOverlay(
        _ target: String, toNotchAt index: Int, animated: Bool = true
    ) -> TimelineEvent.Action {
        TimelineEvent.Action(
            "move", target: target, ["toNotchAt": .number(Double(index)), "animated": .animated(animated)])
    }

    /// Reads the notches again and moves the overlay to the one that its policy chooses.
    public static func invalidateNotchHeights(_ target: String) -> TimelineEvent.Action {
        TimelineEvent.Action("invalidateNotchHeights", target: target)
    }

    /// Slides a page over the overlay's content.
    /// - Parameter page: The name of a view controller of the container's `pages`.
    public static func pushViewController(
        _ target: String, page: String, animated: Bool = true
    ) -> TimelineEvent.Action {
        TimelineEvent.Action(
            "pushViewController", target: target, ["page": .text(page), "animated": .animated(animated)])
    }

    /// Removes the uppermost page of the overlay.
    public static func popViewController(_ target: String, animated: Bool = true) -> TimelineEvent.Action {
        TimelineEvent.Action("popViewController", target: target, ["animated": .animated(animated)])
    }
}

/// The actions above as events. `seconds` is the time from the scene's beginning, 0...600.
extension TimelineEvent {
    /// Moves the overlay of a container to a notch. See ``Action/moveOverlay(_:toNotchAt:animated:)``.
    public static func moveOverlay(
        _ target: String, toNotchAt index: Int, at seconds: Double, animated: Bool = true
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .moveOverlay(target, toNotchAt: index, animated: animated))
    }

    /// Reads the notches of a container again. See ``Action/invalidateNotchHeights(_:)``.
    public static func invalidateNotchHeights(_ target: String, at seconds: Double) -> TimelineEvent {
        TimelineEvent(at: seconds, .invalidateNotchHeights(target))
    }

    /// Slides a page over the overlay's content. See ``Action/pushViewController(_:page:animated:)``.
    public static func pushViewController(
        _ target: String, page: String, at seconds: Double, animated: Bool = true
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .pushViewController(target, page: page, animated: animated))
    }

    /// Removes the uppermost page of the overlay. See ``Action/popViewController(_:animated:)``.
    public static func popViewController(_ target: String, at seconds: Double, animated: Bool = true) -> TimelineEvent {
        TimelineEvent(at: seconds, .popViewController(target, animated: animated))
    }
}
