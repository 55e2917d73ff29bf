import VitrinePrimitives
import VitrineVocabulary

extension TimelineEvent {
    /// Whether something appears or disappears.
    public enum Visibility: String, Hashable, Sendable, CaseIterable {
        case show, hide
    }
}

extension TimelineEvent.Action {
    /// Creates an action on a presentation or element with a name.
    package init(
        _ verb: String, target: String, _ arguments: KeyValuePairs<String, ValueNode?> = [:],
        then: [TimelineEvent.Action] = []
    ) {
        self.init(verb, .name(target), Arguments(given: arguments), then: then)
    }

    /// Creates an action at a position, in points on the screen.
    package init(
        _ verb: String, location: Point, _ arguments: KeyValuePairs<String, ValueNode?> = [:],
        then: [TimelineEvent.Action] = []
    ) {
        self.init(verb, location.node(Format(.place)), Arguments(given: arguments), then: then)
    }

    /// Creates an action with a word as its value.
    package init(_ verb: String, word: String, _ arguments: KeyValuePairs<String, ValueNode?> = [:]) {
        self.init(verb, .word(word), Arguments(given: arguments))
    }
}

extension Arguments {
    /// Creates arguments without those that are nil: events leave out defaults, as scene files do.
    package init(given arguments: KeyValuePairs<String, ValueNode?>) {
        self.init()
        for case (let name, let value?) in arguments { self[name] = value }
    }
}

extension ValueNode {
    /// Returns a name, without quotes if a scene file needs none. An event is then equal to the same one in a file.
    package static func name(_ name: String) -> ValueNode {
        func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
        let parts = name.split(separator: " ", omittingEmptySubsequences: false)
        let isPlain = parts.allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2E }
        }
        let isReserved = ["true", "false", "null", "yes", "no", "on", "off"].contains(name.lowercased())
        return isPlain && !isReserved && name.utf8.first.map(isLetter) == true ? .word(name) : .text(name)
    }

    /// Returns the value of `animated`; nil for true, its default.
    package static func animated(_ isAnimated: Bool) -> ValueNode? { isAnimated ? nil : .flag(false) }

    package static func optional(_ number: Double?) -> ValueNode? { number.map { .number($0) } }

    /// Returns an offset in points; nil for zero, its default.
    package static func offset(_ offset: Point) -> ValueNode? {
        // A plain `nil` would be the node for null.
        guard offset != .zero else { return Optional.none }
        return offset.node(Format())
    }
}

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
