import VitrineVocabulary

/// The entries that wait for the window, and the rules by which an entry is displayed, waits or is dropped. Source:
/// facts, entry kit, section 6.2.
package struct EntryQueue: Hashable, Sendable {
    package struct Item: Hashable, Sendable {
        package var name: String
        package var entry: Entry

        package init(_ name: String, _ entry: Entry) {
            self.name = name
            self.entry = entry
        }

        /// The name by which a call dismisses the entry.
        package var calledName: String { entry.attributes.name ?? name }
        package var priority: EntryAttributes.Priority { entry.attributes.precedence.priority }
    }

    /// The decision about a new entry.
    package enum Decision: Hashable, Sendable {
        /// The entry on the window, if there is one, leaves by its pop behavior.
        case display
        case wait
        case drop
    }

    package private(set) var items: [Item] = []

    package init() {}

    package var isEmpty: Bool { items.isEmpty }
    /// The names of the entries, in display order.
    package var names: [String] { items.map(\.name) }

    /// Decides about an entry, and adds it if it has to wait.
    /// - Parameter current: The priority of the last displayed entry, until it has been removed; nil if there is none.
    package mutating func decide(
        _ item: Item, current: EntryAttributes.Priority?, heuristic: EntryAttributes.Precedence.QueueingHeuristic
    ) -> Decision {
        switch item.entry.attributes.precedence {
        case .override(let priority, let drops):
            if drops { items = [] }
            return current.map { priority >= $0 } ?? true ? .display : .drop
        case .enqueue:
            guard current != nil else { return .display }
            insert(item, heuristic)
            return .wait
        }
    }

    private mutating func insert(_ item: Item, _ heuristic: EntryAttributes.Precedence.QueueingHeuristic) {
        let place =
            switch heuristic {
            case .chronological: items.endIndex
            case .priority: items.firstIndex { $0.priority < item.priority } ?? items.endIndex
            }
        items.insert(item, at: place)
    }

    package mutating func next() -> Item? { items.isEmpty ? nil : items.removeFirst() }

    package mutating func remove(where condition: (Item) -> Bool) { items.removeAll(where: condition) }
}

/// The entries that a call dismisses; `SwiftEntryKit.EntryDismissalDescriptor`.
public enum EntryDismissalDescriptor: Hashable, Sendable {
    /// The displayed and waiting entries of a name.
    case specific(entryName: String)
    /// The displayed and waiting entries of this priority or less.
    case prioritizedLowerOrEqualTo(priority: EntryAttributes.Priority)
    /// The waiting entries.
    case enqueued
    case all
    case displayed
}

extension EntryDismissalDescriptor: CaseValue {
    package struct Keys: Described {
        var specific: String?
        var prioritizedLowerOrEqualTo: EntryAttributes.Priority?

        package init() {}

        package static let fields: [Field<Keys>] = [
            Field("specific", \.specific, "The entries of this name."),
            Field("prioritizedLowerOrEqualTo", \.prioritizedLowerOrEqualTo, "The entries of this priority or less."),
        ]
        package static var exclusions: [[String]] { [fields.map(\.name)] }
        package static var needsOneOf: [String] { fields.map(\.name) }
    }

    package static var noun: String { "a dismissal descriptor" }
    package static var plainCases: [(name: String, value: Self)] {
        [("displayed", .displayed), ("enqueued", .enqueued), ("all", .all)]
    }

    package init?(_ keys: Keys) {
        if let name = keys.specific {
            self = .specific(entryName: name)
        } else if let priority = keys.prioritizedLowerOrEqualTo {
            self = .prioritizedLowerOrEqualTo(priority: priority)
        } else {
            return nil
        }
    }

    package var keys: Keys? {
        var out = Keys()
        switch self {
        case .specific(let name): out.specific = name
        case .prioritizedLowerOrEqualTo(let priority): out.prioritizedLowerOrEqualTo = priority
        case .enqueued, .all, .displayed: return nil
        }
        return out
    }

    /// Whether a displayed or waiting entry is included.
    package func matches(_ item: EntryQueue.Item, isDisplayed: Bool) -> Bool {
        switch self {
        case .specific(let name): item.calledName == name
        case .prioritizedLowerOrEqualTo(let priority): item.priority <= priority
        case .enqueued: !isDisplayed
        case .all: true
        case .displayed: isDisplayed
        }
    }
}
