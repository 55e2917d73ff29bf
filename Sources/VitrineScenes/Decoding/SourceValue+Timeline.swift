import VitrineChrome
import VitrinePrimitives

extension SourceValue {
    private static let actions = [
        "tap", "present", "dismiss", "open", "close", "push", "pop", "drag", "swipe", "contextMenu", "longPress", "set",
        "wait", "sidebar", "pointer", "tabBar",
    ]
    private static let tapKeys = KeyTable("at", "tap", "hold", "does", "after", "offset")

    /// The events, each with its time. One without `at` comes when the previous one has ended.
    func timeline() -> [TimelineEvent] {
        var events: [TimelineEvent] = []
        var end = 0.0
        // One more than the limit, which then is reported.
        for item in (list(of: "events") ?? []).prefix(SceneLimits.events + 1) where !log.isFull {
            // What cannot be decoded keeps its place, so that the indices of the others stay right.
            let event = item.event(after: end) ?? TimelineEvent(at: end, action: .wait(seconds: 0))
            events.append(event)
            end = max(end, event.end)
        }
        return events
    }

    private func event(after end: Double) -> TimelineEvent? {
        guard case .mapping(let entries) = node.content else {
            reportWrongType(expected: "an event such as {at: 1s, tap: Title}")
            return nil
        }
        let given = Self.actions.filter { action in entries.contains { $0.key == action } }
        guard let action = given.first else { return eventWithoutAction() }
        let table = action == "tap" ? Self.tapKeys : keyTable(of: action, others: Array(given.dropFirst()))
        guard let keys = keyed(table), !given.dropFirst().contains(where: { keys.conflict(action, $0) }) else {
            return nil
        }
        let at = keys["at"]?.time() ?? end
        return keys[action]?.action(action, keys).map { TimelineEvent(at: at, action: $0) }
    }

    /// The keys of an event other than a tap; `others` are there to be reported as conflicts.
    private func keyTable(of action: String, others: [String]) -> KeyTable {
        let options: [String] =
            switch action {
            case "present": ["animated", "duration", "openPopup"]
            case "dismiss", "open", "close": ["animated", "duration"]
            case "push", "pop", "tabBar": ["animated"]
            case "drag": ["path", "offset"]
            case "swipe": ["by", "duration", "offset"]
            case "longPress": ["hold"]
            case "sidebar": ["animated", "hold"]
            default: []
            }
        return KeyTable(rows: (["at", action] + options + others).map { [$0] })
    }

    private func eventWithoutAction() -> TimelineEvent? {
        let before = log.issues.count
        _ = keyed(
            KeyTable(
                rows: (["at"] + Self.actions + [
                    "hold", "does", "after", "offset", "animated", "duration", "openPopup", "path", "by",
                ]).map { [$0] }
            ))
        // A misspelled action has just been reported.
        if log.issues.count == before { report(.missingOneOf(Self.actions)) }
        return nil
    }

    private func action(_ action: String, _ keys: KeyedReader) -> TimelineEvent.Action? {
        switch action {
        case "tap": tap(keys).map { .tap($0) }
        case "present":
            popupBarName().map { _ in
                .present(
                    animated: keys["animated"]?.flag() ?? true, duration: keys["duration"]?.time(),
                    openPopup: keys["openPopup"]?.flag() ?? false)
            }
        case "dismiss":
            popupBarName().map { _ in
                .dismiss(animated: keys["animated"]?.flag() ?? true, duration: keys["duration"]?.time())
            }
        case "contextMenu": choice("a deed of the context menu").map { .contextMenu($0) }
        case "longPress": popupBarName().map { _ in .longPress(hold: keys["hold"]?.time() ?? 0.7) }
        case "open":
            popupName().map { _ in
                .open(animated: keys["animated"]?.flag() ?? true, duration: keys["duration"]?.time())
            }
        case "close":
            popupName().map { _ in
                .close(animated: keys["animated"]?.flag() ?? true, duration: keys["duration"]?.time())
            }
        case "push": page().map { .push($0, animated: keys["animated"]?.flag() ?? true) }
        case "pop":
            name("a page", legal: ["page"]).map { _ in .pop(animated: keys["animated"]?.flag() ?? true) }
        case "drag": drag(keys).map { .drag($0) }
        case "swipe": swipe(keys).map { .drag($0) }
        case "set": change().map { .set($0) }
        case "sidebar":
            name("a deed of the sidebar", legal: ["show", "hide"]).map {
                let (animated, hold) = (keys["animated"]?.flag(), keys["hold"]?.time())
                return .sidebar(SidebarEvent(shows: $0 == "show", animated: animated ?? true, hold: hold ?? 0))
            }
        case "tabBar": tabBarPhase().map { .tabBar($0, animated: keys["animated"]?.flag() ?? true) }
        case "pointer": pointerEvent().map { .pointer($0) }
        default: time().map { .wait(seconds: $0) }
        }
    }

    /// A place, or the name of what the pointer does there.
    private func pointerEvent() -> PointerEvent? {
        if case .mapping = node.content {
            guard let keys = keyed(KeyTable("x", "y")) else { return nil }
            let (x, y) = (keys.required("x")?.length(), keys.required("y")?.length())
            return .move(Point(x: x ?? 0, y: y ?? 0))
        }
        switch name("a place {x, y} or a deed of the pointer", legal: ["press", "release", "hide"]) {
        case "press": return .press
        case "release": return .release
        case "hide": return .hide
        default: return nil
        }
    }

    private func tabBarPhase() -> TabBarPhase? {
        switch name("a deed of the tab bar", legal: ["minimize", "expand", "search"]) {
        case "minimize": .minimized
        case "search": .searching
        case "expand": .regular
        default: nil
        }
    }

    private func popupBarName() -> String? { name("a presentation", legal: ["popupBar"]) }

    private func popupName() -> String? { name("a popup", legal: ["popup"]) }

    private func tap(_ keys: KeyedReader) -> Tap? {
        let hold = keys["hold"]?.time()
        let does: Tap.Consequence? = keys["does"]?.choice("a consequence")
        let after = keys["after"]?.time()
        let offset = keys["offset"]?.point()
        return text().map {
            var tap = Tap(target: $0, does: does ?? .nothing, offset: offset ?? .zero)
            tap.hold = hold ?? tap.hold
            tap.after = after ?? tap.hold
            return tap
        }
    }
}

extension TimelineEvent {
    /// When an event that has no time of its own comes after this one. Numbers outside their ranges, which are
    /// reported for themselves, count as the nearest legal ones.
    var end: Double {
        let start = SceneLimits.moment.clamped(at)
        return switch action {
        case .tap(let tap):
            start + max(SceneLimits.hold.clamped(tap.hold), SceneLimits.after.clamped(tap.after))
        case .wait(let seconds): start + SceneLimits.wait.clamped(seconds)
        case .longPress(let hold): start + SceneLimits.hold.clamped(hold)
        case .drag(let drag): start + SceneLimits.transition.clamped(drag.duration)
        case .present, .dismiss, .open, .close, .push, .pop, .contextMenu, .set, .pointer, .tabBar: start
        case .sidebar(let event): start + SceneLimits.after.clamped(event.hold)
        }
    }
}
