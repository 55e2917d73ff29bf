import VitrineVocabulary

extension EntryAttributes {
    /// Whether an entry replaces another or waits; `EKAttributes.Precedence`.
    public enum Precedence: Hashable, Sendable {
        /// The entry replaces one with the same priority or less. Otherwise it is dropped.
        /// - dropEnqueuedEntries: Whether waiting entries are dropped.
        case override(priority: Priority, dropEnqueuedEntries: Bool)
        /// The entry waits until no other is displayed.
        case enqueue(priority: Priority)

        public var priority: Priority {
            get {
                switch self {
                case .override(let priority, _), .enqueue(let priority): priority
                }
            }
            set {
                switch self {
                case .override(_, let drops): self = .override(priority: newValue, dropEnqueuedEntries: drops)
                case .enqueue: self = .enqueue(priority: newValue)
                }
            }
        }

        /// The order in which waiting entries are displayed.
        public enum QueueingHeuristic: String, Hashable, Sendable, CaseIterable {
            /// The entry of the highest priority is next; of several, the first.
            case priority
            /// The first entry is next.
            case chronological
        }
    }

    public struct Priority: Hashable, Comparable, Sendable {
        /// The priority, 0...1000.
        public var rawValue: Int

        public init(_ rawValue: Int) { self.rawValue = rawValue }

        public static let max = Priority(1000)
        public static let high = Priority(750)
        public static let normal = Priority(500)
        public static let low = Priority(250)
        public static let min = Priority(0)

        public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
    }

    /// The window that shows an entry; `EKAttributes.WindowLevel`.
    public enum WindowLevel: Hashable, Sendable {
        case alerts
        /// Over the status bar.
        case statusBar
        /// Below the status bar.
        case normal
        case custom(Double)

        /// The value of `UIWindow.Level`.
        public var value: Double {
            switch self {
            case .alerts: 2000
            case .statusBar: 1000
            case .normal: 0
            case .custom(let level): level
            }
        }
    }
}

extension EntryAttributes.Priority: SceneValue {
    private static let names: [(name: String, value: Self)] = [
        ("min", .min), ("low", .low), ("normal", .normal), ("high", .high), ("max", .max),
    ]
    private static let range = LegalRange(0...1000)

    package static func form(_ format: Format) -> Form { .anyOf([.choice(names.map(\.name)), .integer(range)]) }

    package static func read(_ source: SourceValue, onto base: Self?, _ format: Format) -> Self? {
        if case .scalar(let text, _) = source.node.content, NumberText.number(text) == nil, !source.node.isNothing {
            let name = source.name(noun(format), legal: names.map(\.name))
            return names.first { $0.name == name }?.value
        }
        return source.wholeNumber().map { Self($0) }
    }

    package func node(_ format: Format) -> ValueNode {
        Self.names.first { $0.value == self }.map { .word($0.name) } ?? .number(rawValue)
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        issues.check(Double(rawValue), Self.range, path)
    }

    package static func noun(_ format: Format) -> String { "a priority (min, low, normal, high, max or 0...1000)" }
}

extension EntryAttributes.Precedence: CaseValue {
    package struct Keys: Described {
        var override: EntryAttributes.Priority?
        var dropEnqueuedEntries: Bool?
        var enqueue: EntryAttributes.Priority?

        package init() {}

        package static let fields: [Field<Keys>] = [
            Field("override", \.override, "The entry takes the place of one with this priority or less."),
            Field("dropEnqueuedEntries", \.dropEnqueuedEntries, "Whether the entries that wait are dropped."),
            Field("enqueue", \.enqueue, "The entry waits until no other is displayed."),
        ]
        package static var exclusions: [[String]] { [["override", "enqueue"], ["dropEnqueuedEntries", "enqueue"]] }
        package static var needsOneOf: [String] { ["override", "enqueue"] }
    }

    package static var noun: String { "a precedence" }
    package static var plainCases: [(name: String, value: Self)] {
        [
            ("override", .override(priority: .normal, dropEnqueuedEntries: false)),
            ("enqueue", .enqueue(priority: .normal)),
        ]
    }

    package init?(_ keys: Keys) {
        if let priority = keys.override {
            self = .override(priority: priority, dropEnqueuedEntries: keys.dropEnqueuedEntries ?? false)
        } else if let priority = keys.enqueue {
            self = .enqueue(priority: priority)
        } else {
            return nil
        }
    }

    package var keys: Keys? {
        Self.plainCases.contains { $0.value == self } ? nil : changeableKeys
    }

    package var changeableKeys: Keys? {
        var out = Keys()
        switch self {
        case .override(let priority, let drops):
            out.override = priority
            out.dropEnqueuedEntries = drops ? true : nil
        case .enqueue(let priority): out.enqueue = priority
        }
        return out
    }
}

extension EntryAttributes.WindowLevel: CaseValue {
    package struct Keys: Described {
        var custom: Double?

        package init() {}

        package static let fields: [Field<Keys>] = [
            Field(
                "custom", \.custom, in: -10_000...10_000,
                "The window's level; 0 is that of the app, 1000 that of the status bar.")
        ]
        package static var needsOneOf: [String] { ["custom"] }
    }

    package static var noun: String { "a window level" }
    package static var plainCases: [(name: String, value: Self)] {
        [("alerts", .alerts), ("statusBar", .statusBar), ("normal", .normal)]
    }

    package init?(_ keys: Keys) {
        guard let level = keys.custom else { return nil }
        self = .custom(level)
    }

    package var keys: Keys? {
        guard case .custom(let level) = self else { return nil }
        var out = Keys()
        out.custom = level
        return out
    }
}

extension EntryAttributes.Precedence.QueueingHeuristic: Choice { package static let noun = "a queueing heuristic" }
