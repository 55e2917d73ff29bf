import VitrinePresentation
import VitrineVocabulary

/// The events of a timeline in a scene file. Verbs, targets and arguments are checked with the whole scene; see
/// `PresentationScene.checkRules`.
struct EventList: SceneValue {
    static let limit = 10_000

    var events: [TimelineEvent]

    static func form(_ format: Format) -> Form { .events(isTimeline: true) }

    /// Reads events, each with its time. An event without a time begins when the previous one has ended.
    static func read(_ source: SourceValue, onto base: EventList?, _ format: Format) -> EventList? {
        var events: [TimelineEvent] = []
        var end = 0.0
        let verbs = PresentationScene.verbs
        // One event beyond the limit is read, so that the limit is reported.
        for item in (source.list(of: "events") ?? []).prefix(limit + 1) where !source.log.isFull {
            let event = EventReader(source: item, verbs: verbs).event(after: end)
            events.append(event)
            end = max(end, EventReader.end(of: event, verbs))
        }
        return EventList(events: events)
    }

    func node(_ format: Format) -> ValueNode {
        .list(
            events.map { event in
                let action = Self.node(event.action)
                return .mapping([("at", .number(event.at))] + (action.entries ?? []).map { ($0.key, $0.value) })
            })
    }

    private static func node(_ action: TimelineEvent.Action) -> ValueNode {
        var entries = [(action.verb, action.value)] + action.arguments.entries.map { ($0.key, $0.value) }
        if !action.then.isEmpty {
            entries.append(("then", action.then.count == 1 ? node(action.then[0]) : .list(action.then.map(node))))
        }
        return .mapping(entries)
    }

    static func noun(_ format: Format) -> String { "a list of events" }
}

private struct EventReader {
    let source: SourceValue
    let verbs: [Verb]

    /// Returns the event. One that cannot be read becomes a wait, which keeps the indices of the others.
    func event(after end: Double) -> TimelineEvent {
        let nothing = TimelineEvent.Action("wait", 0)
        guard let action = action(isTimed: true) else { return TimelineEvent(at: end, nothing) }
        let at = source.node.entries?.first { $0.key == "at" }.flatMap { entry in
            let value = SourceValue(entry.locatedValue, path: source.path.key("at", spelled: "at"), log: source.log)
            return value.time()
        }
        return TimelineEvent(at: at ?? end, action)
    }

    private func action(isTimed: Bool) -> TimelineEvent.Action? {
        guard case .mapping(let entries) = source.node.content else {
            source.reportWrongType(expected: "an event such as {at: 1s, tap: Title}")
            return nil
        }
        let given = entries.filter { entry in verbs.contains { $0.name == entry.key } }
        guard let verb = given.first else {
            reportMissingVerb(entries)
            return nil
        }
        if given.count > 1 {
            let path = source.path.key(given[1].key, spelled: given[1].key)
            source.log.report(.conflict(verb.key, given[1].key), at: given[1].location, path: path)
            return nil
        }
        var action = TimelineEvent.Action(verb.key, verb.locatedValue)
        var arguments: [ValueNode.Entry] = []
        for entry in entries where entry.key != verb.key {
            let value = SourceValue(
                entry.locatedValue, path: source.path.key(entry.key, spelled: entry.key), log: source.log)
            switch entry.key {
            case "at" where isTimed: break
            case "then" where verbs.contains { $0.name == verb.key && $0.leads }: action.then = then(value)
            default: arguments.append(ValueNode.Entry(entry.key, value.node, at: entry.location))
            }
        }
        // These are the locations of what is checked with the whole scene.
        let path = source.path.key(verb.key, spelled: verb.key)
        let value = SourceValue(verb.locatedValue, path: path, log: source.log)
        if case .settings? = verbs.first(where: { $0.name == verb.key })?.target {
            guard case .mapping = value.node.content else {
                value.reportWrongType(expected: "keys and values")
                return nil
            }
            value.noteKeys(of: PresentationScene.record)
        }
        action.arguments = Arguments(arguments)
        return action
    }

    private func then(_ value: SourceValue) -> [TimelineEvent.Action] {
        guard case .list = value.node.content else {
            return EventReader(source: value, verbs: verbs).action(isTimed: false).map { [$0] } ?? []
        }
        return (value.list(of: "events") ?? []).compactMap {
            EventReader(source: $0, verbs: verbs).action(isTimed: false)
        }
    }

    private func reportMissingVerb(_ entries: [ValueNode.Entry]) {
        let before = source.log.issues.count
        let arguments = Set(verbs.flatMap { $0.arguments.map(\.name) }).sorted()
        let names = verbs.map(\.name)
        var known: Set<String> = []
        let rows = (["at"] + names + arguments + ["then"]).filter { known.insert($0).inserted }
        _ = source.keyed(KeyTable(rows: rows.map { [$0] }))
        // A misspelled verb has already been reported.
        if source.log.issues.count == before {
            known = []
            source.report(.missingOneOf(names.filter { known.insert($0).inserted }))
        }
    }

    /// Returns the end of an event, for a following event without a time.
    static func end(of event: TimelineEvent, _ verbs: [Verb]) -> Double {
        let start = LegalRange(0...600).clamped(event.at)
        let action = event.action
        let durations = verbs.filter { $0.name == action.verb }.map {
            $0.duration(action.arguments, value: action.value)
        }
        return start + (durations.max() ?? 0)
    }
}
