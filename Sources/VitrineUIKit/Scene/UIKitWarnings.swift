import VitrinePresentation

/// The requests of an app's code that a scene cannot show, each once.
package enum UIKitWarnings {
    /// The warnings of one scene, in order. Unchecked: code of an app runs on one thread at a time.
    package final class Log: @unchecked Sendable {
        package private(set) var messages: [String] = []
        private static let limit = 100

        package init() {}

        package func add(_ message: String) {
            guard messages.count < Self.limit, !messages.contains(message) else { return }
            messages.append(message)
        }
    }

    /// Adds a warning to the current film; without one it is dropped.
    package static func warn(_ message: String) { UserStage.current?.warnings.add(message) }
}
