import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrineSurfaces
import VitrineVocabulary

extension TimelineEvent {
    /// A change of the tab bar.
    public enum TabBarChange: String, Hashable, Sendable, CaseIterable {
        /// It shrinks to a circle.
        case minimize
        /// It grows again.
        case expand
        /// It shows a search field.
        case search
    }
}

/// Events of the screen other than touches.
extension TimelineEvent.Action {
    /// Keys of the scene change: `.set(["popupBar.barStyle": "floating"])`.
    /// - Parameters:
    ///   - duration: Seconds that numbers and colors take to change where the library has no animation of its own, above
    ///     0, at most 60. Default nil: they change at once.
    ///   - curve: The timing curve of such a change. Default nil: `easeInOut`.
    public static func set(
        _ change: Change<PresentationScene>, duration: Double? = nil, curve: FingerPath.Leg.Curve? = nil
    ) -> TimelineEvent.Action {
        let curve = curve.map { ValueNode.word($0.rawValue) }
        return TimelineEvent.Action(
            "set", change.node, Arguments(given: ["duration": .optional(duration), "curve": curve]))
    }

    /// A page slides over the current one.
    /// - Parameter presentation: The name of the presentation whose content the page is pushed over. Default nil: the container.
    public static func push(
        _ page: Page, in presentation: String? = nil, animated: Bool = true
    ) -> TimelineEvent.Action {
        TimelineEvent.Action(
            "push", page.node(Format()),
            Arguments(given: ["in": presentation.map { .name($0) }, "animated": .animated(animated)]))
    }

    /// The uppermost page slides away.
    /// - Parameters:
    ///   - count: How many pages go, 1...100. Default 1.
    ///   - presentation: The name of the presentation over whose content they lie. Default nil: the container.
    public static func pop(
        _ count: Int = 1, in presentation: String? = nil, animated: Bool = true
    ) -> TimelineEvent.Action {
        let pages = count == 1 ? ValueNode?.none : count.node(Format())
        return TimelineEvent.Action(
            "pop", .word("page"),
            Arguments(given: [
                "count": pages, "in": presentation.map { .name($0) }, "animated": .animated(animated),
            ]))
    }

    /// The uppermost pushed page shows something else.
    /// - Parameter presentation: The name of the presentation over whose content it lies. Default nil: the container.
    public static func setPage(_ page: Page, in presentation: String? = nil) -> TimelineEvent.Action {
        TimelineEvent.Action(
            "setPage", page.node(Format()), Arguments(given: ["in": presentation.map { .name($0) }]))
    }

    /// The sidebar of an iPad replaces the tab bar at the top, or gives way to it.
    /// - Parameter hold: Seconds for which its button is pressed before, 0...60. Default nil: 0.
    public static func sidebar(
        _ visibility: TimelineEvent.Visibility, animated: Bool = true, hold: Double? = nil
    ) -> TimelineEvent.Action {
        TimelineEvent.Action(
            "sidebar", word: visibility.rawValue, ["animated": .animated(animated), "hold": .optional(hold)])
    }

    /// The tab bar minimizes, expands or searches.
    public static func tabBar(_ change: TimelineEvent.TabBarChange, animated: Bool = true) -> TimelineEvent.Action {
        TimelineEvent.Action("tabBar", word: change.rawValue, ["animated": .animated(animated)])
    }

    /// The pointer of an iPad moves, presses, is released or hides.
    public static func pointer(_ action: PointerAction) -> TimelineEvent.Action {
        TimelineEvent.Action("pointer", action.node(Format()))
    }

    /// The device is turned.
    public static func rotate(_ orientation: Orientation, animated: Bool = true) -> TimelineEvent.Action {
        TimelineEvent.Action("rotate", word: orientation.rawValue, ["animated": .animated(animated)])
    }

    /// A field gets the keyboard.
    /// - Parameter field: its name; nil makes the keyboard disappear.
    public static func focus(_ field: String?, then: [TimelineEvent.Action] = []) -> TimelineEvent.Action {
        TimelineEvent.Action("focus", target: field ?? "none", then: then)
    }

    /// Letters are typed into a field.
    /// - Parameter interval: Seconds from letter to letter, above 0, at most 10. Default nil: 0.12.
    public static func type(
        _ text: String, into field: String, interval: Double? = nil, then: [TimelineEvent.Action] = []
    ) -> TimelineEvent.Action {
        TimelineEvent.Action(
            "type", .text(text), Arguments(given: ["into": .name(field), "interval": .optional(interval)]), then: then)
    }

    /// Nothing happens; the scene lasts this many seconds longer, 0...600.
    public static func wait(_ duration: Double) -> TimelineEvent.Action {
        TimelineEvent.Action("wait", .number(duration))
    }
}

/// The actions above as events. `seconds` is the time from the scene's beginning, 0...600.
extension TimelineEvent {
    /// Keys of the scene change. See ``Action/set(_:duration:curve:)``.
    public static func set(
        _ change: Change<PresentationScene>, at seconds: Double, duration: Double? = nil,
        curve: FingerPath.Leg.Curve? = nil
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .set(change, duration: duration, curve: curve))
    }

    /// A page slides over the current one. See ``Action/push(_:in:animated:)``.
    public static func push(
        _ page: Page, at seconds: Double, in presentation: String? = nil, animated: Bool = true
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .push(page, in: presentation, animated: animated))
    }

    /// The uppermost page slides away. See ``Action/pop(_:in:animated:)``.
    /// - Parameter count: How many pages go, 1...100. Default 1.
    public static func pop(
        _ count: Int = 1, at seconds: Double, in presentation: String? = nil, animated: Bool = true
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .pop(count, in: presentation, animated: animated))
    }

    /// The uppermost pushed page shows something else. See ``Action/setPage(_:in:)``.
    public static func setPage(_ page: Page, at seconds: Double, in presentation: String? = nil) -> TimelineEvent {
        TimelineEvent(at: seconds, .setPage(page, in: presentation))
    }

    /// The sidebar of an iPad replaces the tab bar at the top, or gives way to it. See ``Action/sidebar(_:animated:hold:)``.
    public static func sidebar(
        _ visibility: Visibility, at seconds: Double, animated: Bool = true, hold: Double? = nil
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .sidebar(visibility, animated: animated, hold: hold))
    }

    /// The tab bar minimizes, expands or searches.
    public static func tabBar(_ change: TabBarChange, at seconds: Double, animated: Bool = true) -> TimelineEvent {
        TimelineEvent(at: seconds, .tabBar(change, animated: animated))
    }

    /// The pointer of an iPad moves, presses, is released or hides.
    public static func pointer(_ action: PointerAction, at seconds: Double) -> TimelineEvent {
        TimelineEvent(at: seconds, .pointer(action))
    }

    /// The device is turned.
    public static func rotate(_ orientation: Orientation, at seconds: Double, animated: Bool = true) -> TimelineEvent {
        TimelineEvent(at: seconds, .rotate(orientation, animated: animated))
    }

    /// A field gets the keyboard. See ``Action/focus(_:then:)``.
    public static func focus(
        _ field: String?, at seconds: Double, then: [TimelineEvent.Action] = []
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .focus(field, then: then))
    }

    /// Letters are typed into a field. See ``Action/type(_:into:interval:then:)``.
    public static func type(
        _ text: String, into field: String, at seconds: Double, interval: Double? = nil,
        then: [TimelineEvent.Action] = []
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .type(text, into: field, interval: interval, then: then))
    }

    /// Nothing happens; the scene lasts at least `duration` seconds longer, 0...600.
    public static func wait(_ duration: Double, at seconds: Double) -> TimelineEvent {
        TimelineEvent(at: seconds, .wait(duration))
    }
}
