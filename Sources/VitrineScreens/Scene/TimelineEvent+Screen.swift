import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrineSurfaces
import VitrineVocabulary

extension TimelineEvent {
    /// A change of the tab bar.
    public enum TabBarChange: String, Hashable, Sendable, CaseIterable {
        /// The tab bar shrinks to a circle.
        case minimize
        /// The tab bar grows again.
        case expand
        /// The tab bar shows a search field.
        case search
    }
}

/// Events of the screen other than touches.
extension TimelineEvent.Action {
    /// Changes keys of the scene: `.set(["popupBar.barStyle": "floating"])`.
    /// - Parameters:
    ///   - duration: The seconds in which numbers and colors change if the library has no separate animation, above 0,
    ///     at most 60. Default: nil, they change at once.
    ///   - curve: The timing curve of such a change. Default: nil, `easeInOut`.
    public static func set(
        _ change: Change<PresentationScene>, duration: Double? = nil, curve: FingerPath.Leg.Curve? = nil
    ) -> TimelineEvent.Action {
        let curve = curve.map { ValueNode.word($0.rawValue) }
        return TimelineEvent.Action(
            "set", change.node, Arguments(given: ["duration": .optional(duration), "curve": curve]))
    }

    /// Slides a page over the current one.
    /// - Parameter presentation: The presentation whose content the page is pushed over. Default: nil, the container.
    public static func push(
        _ page: Page, in presentation: String? = nil, animated: Bool = true
    ) -> TimelineEvent.Action {
        TimelineEvent.Action(
            "push", page.node(Format()),
            Arguments(given: ["in": presentation.map { .name($0) }, "animated": .animated(animated)]))
    }

    /// Removes the uppermost pages.
    /// - Parameters:
    ///   - count: The number of pages, 1...100. Default: 1.
    ///   - presentation: The name of the presentation over whose content they lie. Default: nil, the container.
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

    /// Changes the uppermost pushed page.
    /// - Parameter presentation: The name of the presentation over whose content it lies. Default: nil, the container.
    public static func setPage(_ page: Page, in presentation: String? = nil) -> TimelineEvent.Action {
        TimelineEvent.Action(
            "setPage", page.node(Format()), Arguments(given: ["in": presentation.map { .name($0) }]))
    }

    /// Replaces the tab bar at the top of an iPad by the sidebar, or the reverse.
    /// - Parameter hold: The seconds for which its button is pressed before, 0...60. Default: nil, 0.
    public static func sidebar(
        _ visibility: TimelineEvent.Visibility, animated: Bool = true, hold: Double? = nil
    ) -> TimelineEvent.Action {
        TimelineEvent.Action(
            "sidebar", word: visibility.rawValue, ["animated": .animated(animated), "hold": .optional(hold)])
    }

    /// Minimizes or expands the tab bar, or begins its search.
    public static func tabBar(_ change: TimelineEvent.TabBarChange, animated: Bool = true) -> TimelineEvent.Action {
        TimelineEvent.Action("tabBar", word: change.rawValue, ["animated": .animated(animated)])
    }

    /// Moves, presses, releases or hides the pointer of an iPad.
    public static func pointer(_ action: PointerAction) -> TimelineEvent.Action {
        TimelineEvent.Action("pointer", action.node(Format()))
    }

    /// Rotates the device.
    public static func rotate(_ orientation: Orientation, animated: Bool = true) -> TimelineEvent.Action {
        TimelineEvent.Action("rotate", word: orientation.rawValue, ["animated": .animated(animated)])
    }

    /// Shows the keyboard for a field.
    /// - Parameter field: The name of the field; nil hides the keyboard.
    public static func focus(_ field: String?, then: [TimelineEvent.Action] = []) -> TimelineEvent.Action {
        TimelineEvent.Action("focus", target: field ?? "none", then: then)
    }

    /// Types letters into a field.
    /// - Parameter interval: The seconds between letters, above 0, at most 10. Default: nil, 0.12.
    public static func type(
        _ text: String, into field: String, interval: Double? = nil, then: [TimelineEvent.Action] = []
    ) -> TimelineEvent.Action {
        TimelineEvent.Action(
            "type", .text(text), Arguments(given: ["into": .name(field), "interval": .optional(interval)]), then: then)
    }

    /// Extends the scene by a number of seconds, 0...600.
    public static func wait(_ duration: Double) -> TimelineEvent.Action {
        TimelineEvent.Action("wait", .number(duration))
    }
}

/// The actions above as events. `seconds` is the time from the scene's beginning, 0...600.
extension TimelineEvent {
    /// Changes keys of the scene. See ``Action/set(_:duration:curve:)``.
    public static func set(
        _ change: Change<PresentationScene>, at seconds: Double, duration: Double? = nil,
        curve: FingerPath.Leg.Curve? = nil
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .set(change, duration: duration, curve: curve))
    }

    /// Slides a page over the current one. See ``Action/push(_:in:animated:)``.
    public static func push(
        _ page: Page, at seconds: Double, in presentation: String? = nil, animated: Bool = true
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .push(page, in: presentation, animated: animated))
    }

    /// Removes the uppermost pages. See ``Action/pop(_:in:animated:)``.
    /// - Parameter count: The number of pages, 1...100. Default: 1.
    public static func pop(
        _ count: Int = 1, at seconds: Double, in presentation: String? = nil, animated: Bool = true
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .pop(count, in: presentation, animated: animated))
    }

    /// Changes the uppermost pushed page. See ``Action/setPage(_:in:)``.
    public static func setPage(_ page: Page, at seconds: Double, in presentation: String? = nil) -> TimelineEvent {
        TimelineEvent(at: seconds, .setPage(page, in: presentation))
    }

    /// Replaces the tab bar at the top of an iPad by the sidebar, or the reverse. See
    /// ``Action/sidebar(_:animated:hold:)``.
    public static func sidebar(
        _ visibility: Visibility, at seconds: Double, animated: Bool = true, hold: Double? = nil
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .sidebar(visibility, animated: animated, hold: hold))
    }

    /// Minimizes or expands the tab bar, or begins its search.
    public static func tabBar(_ change: TabBarChange, at seconds: Double, animated: Bool = true) -> TimelineEvent {
        TimelineEvent(at: seconds, .tabBar(change, animated: animated))
    }

    /// Moves, presses, releases or hides the pointer of an iPad.
    public static func pointer(_ action: PointerAction, at seconds: Double) -> TimelineEvent {
        TimelineEvent(at: seconds, .pointer(action))
    }

    /// Rotates the device.
    public static func rotate(_ orientation: Orientation, at seconds: Double, animated: Bool = true) -> TimelineEvent {
        TimelineEvent(at: seconds, .rotate(orientation, animated: animated))
    }

    /// Shows the keyboard for a field. See ``Action/focus(_:then:)``.
    public static func focus(
        _ field: String?, at seconds: Double, then: [TimelineEvent.Action] = []
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .focus(field, then: then))
    }

    /// Types letters into a field. See ``Action/type(_:into:interval:then:)``.
    public static func type(
        _ text: String, into field: String, at seconds: Double, interval: Double? = nil,
        then: [TimelineEvent.Action] = []
    ) -> TimelineEvent {
        TimelineEvent(at: seconds, .type(text, into: field, interval: interval, then: then))
    }

    /// Extends the scene by at least `duration` seconds, 0...600.
    public static func wait(_ duration: Double, at seconds: Double) -> TimelineEvent {
        TimelineEvent(at: seconds, .wait(duration))
    }
}
