import VitrineVocabulary

/// The title of the return key of the system's keyboard; `UIReturnKeyType`.
public enum ReturnKeyType: String, Hashable, Sendable, CaseIterable {
    case `default`, go, join, next, route, search, send, done, `continue`

    /// Source of the capital letter: facts, floating panel, section 5.3.
    package var title: String { self == .default ? "return" : rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// The keyboard with this key, blue unless it only ends a line. Source: facts, floating panel, section 5.3.
    package var keyboard: KeyboardElement {
        KeyboardElement(returnKey: title, highlightsReturnKey: self != .default)
    }
}

extension ReturnKeyType: Choice { package static let noun = "a return key" }
