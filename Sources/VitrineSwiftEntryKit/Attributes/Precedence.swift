extension EKAttributes {
    /// Whether an entry replaces another, or waits.
    public enum Precedence: Hashable, Sendable {
        public struct Priority: Hashable, Comparable, RawRepresentable, Sendable {
            public static let maxRawValue = 1000
            public static let highRawValue = 750
            public static let normalRawValue = 500
            public static let lowRawValue = 250
            public static let minRawValue = 0

            public static let max = Priority(maxRawValue)
            public static let high = Priority(highRawValue)
            public static let normal = Priority(normalRawValue)
            public static let low = Priority(lowRawValue)
            public static let min = Priority(minRawValue)

            public var rawValue: Int

            public init(_ rawValue: Int) { self.rawValue = rawValue }
            public init(rawValue: Int) { self.rawValue = rawValue }

            public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
        }

        /// The order in which waiting entries are displayed.
        public enum QueueingHeuristic: Hashable, Sendable {
            case chronological
            case priority

            public nonisolated(unsafe) static var value = QueueingHeuristic.priority
        }

        case override(priority: Priority, dropEnqueuedEntries: Bool)
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
    }
}
