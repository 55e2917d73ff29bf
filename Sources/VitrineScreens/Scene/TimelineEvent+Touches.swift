import VitrineMotion
import VitrinePresentation
import VitrinePrimitives
import VitrineVocabulary

/// Touches in a timeline in Swift:
///
/// ```swift
/// scene.timeline = [
///     .tap("Present Bar", at: 0.75, then: .present("popupBar")),
///     .drag("popup", at: 2, by: ScenePoint(x: 0, y: 300)),
/// ]
/// ```
///
/// `seconds` is the time of touch down from the scene's beginning, 0...600. A touch is at the center of an element, or
/// `offset` points from it; `then` is what the app does when the finger is lifted.
extension TimelineEvent {
    /// Taps an element, named by its name or title.
    /// - Parameters:
    ///   - hold: The seconds between touch down and touch up, above 0, at most 60. Default: nil, 0.1.
    ///   - delay: The seconds from touch down until the tap takes effect, 0...60. Default: nil, `hold`.
    public static func tap(
        _ target: String, at seconds: Double, offset: Point = .zero, hold: Double? = nil, after delay: Double? = nil,
        then actions: Action...
    ) -> TimelineEvent {
        let arguments = tapArguments(offset, hold, delay)
        return TimelineEvent(at: seconds, Action("tap", target: target, arguments, then: actions))
    }

    /// Taps a point on the screen.
    /// - Parameters:
    ///   - hold: The seconds between touch down and touch up, above 0, at most 60. Default: nil, 0.1.
    ///   - delay: The seconds from touch down until the tap takes effect, 0...60. Default: nil, `hold`.
    public static func tap(
        _ location: Point, at seconds: Double, hold: Double? = nil, after delay: Double? = nil, then actions: Action...
    ) -> TimelineEvent {
        let arguments = tapArguments(.zero, hold, delay)
        return TimelineEvent(at: seconds, Action("tap", location: location, arguments, then: actions))
    }

    /// Presses an element; a press of 0.5 s or more is a long press.
    /// - Parameter hold: The seconds between touch down and touch up, above 0, at most 60. Default: nil, 0.7.
    public static func press(
        _ target: String, at seconds: Double, offset: Point = .zero, hold: Double? = nil, then actions: Action...
    ) -> TimelineEvent {
        let arguments = tapArguments(offset, hold, nil)
        return TimelineEvent(at: seconds, Action("press", target: target, arguments, then: actions))
    }

    /// Presses a point on the screen; a press of 0.5 s or more is a long press.
    /// - Parameter hold: The seconds between touch down and touch up, above 0, at most 60. Default: nil, 0.7.
    public static func press(
        _ location: Point, at seconds: Double, hold: Double? = nil, then actions: Action...
    ) -> TimelineEvent {
        let arguments = tapArguments(.zero, hold, nil)
        return TimelineEvent(at: seconds, Action("press", location: location, arguments, then: actions))
    }

    /// Drags from an element along segments, 1...1000 of them.
    public static func drag(
        _ target: String, at seconds: Double, offset: Point = .zero, path: [FingerPath.Leg], then actions: Action...
    ) -> TimelineEvent {
        let path = ValueNode.list(path.map { $0.node(Format()) })
        return TimelineEvent(
            at: seconds, Action("drag", target: target, ["path": path, "offset": .offset(offset)], then: actions))
    }

    /// Drags from an element along a single segment.
    /// - Parameters:
    ///   - distance: The distance in points.
    ///   - duration: The duration in seconds, above 0, at most 60. Default: nil, 0.15.
    public static func drag(
        _ target: String, at seconds: Double, offset: Point = .zero, by distance: Point, duration: Double? = nil,
        then actions: Action...
    ) -> TimelineEvent {
        let arguments: KeyValuePairs<String, ValueNode?> = [
            "by": distance.node(Format()), "duration": .optional(duration), "offset": .offset(offset),
        ]
        return TimelineEvent(at: seconds, Action("drag", target: target, arguments, then: actions))
    }

    /// Drags from a point on the screen along segments, 1...1000 of them.
    public static func drag(
        _ location: Point, at seconds: Double, path: [FingerPath.Leg], then actions: Action...
    ) -> TimelineEvent {
        let path = ValueNode.list(path.map { $0.node(Format()) })
        return TimelineEvent(at: seconds, Action("drag", location: location, ["path": path], then: actions))
    }

    private static func tapArguments(
        _ offset: Point, _ hold: Double?, _ delay: Double?
    ) -> KeyValuePairs<String, ValueNode?> {
        ["offset": .offset(offset), "hold": .optional(hold), "after": .optional(delay)]
    }
}
