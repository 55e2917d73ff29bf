import VitrinePages
import VitrinePresentation
import VitrineVocabulary

/// The remainder of a text that is typed letter by letter.
struct TextTyping {
    /// The target of `focus` for no field.
    static let nothing = "none"
    private static let focused = "hasFocus"

    private var letters: [Character]
    /// The seconds between letters.
    let interval: Double
    /// Whether letters have been typed before.
    let hasFocus: Bool

    init(_ action: TimelineEvent.Action, _ arguments: Arguments) {
        letters = Array(action.value.value(as: String.self) ?? "")
        interval = arguments.time("interval") ?? 0.12
        hasFocus = action.arguments.flag(Self.focused)
    }

    var isOver: Bool { letters.isEmpty }

    mutating func next() -> String? { letters.isEmpty ? nil : String(letters.removeFirst()) }

    /// Returns the event that types the remaining letters.
    func rest(of action: TimelineEvent.Action) -> TimelineEvent.Action {
        var out = action
        out.value = .text(String(letters))
        out.arguments[Self.focused] = .flag(true)
        return out
    }

    /// The maximum duration of a key press in seconds, that of a tap (Vitrine's choice).
    static let hold = 0.1

    /// Returns the seconds from the first letter to the last.
    @Sendable static func duration(_ arguments: Arguments, value: ValueNode) -> Double {
        let count = value.value(as: String.self)?.count ?? 0
        let interval = LegalRange(0...10).clamped(arguments.time("interval") ?? 0)
        return min(600, Double(max(0, count - 1)) * interval)
    }
}

extension Screen {
    /// Highlights the key of a letter for a while.
    /// - Parameter interval: The seconds until the next letter.
    mutating func press(_ letter: String, at seconds: Double, interval: Double) {
        let key = KeyboardElement.key(of: letter)
        keys.press(key, at: seconds)
        keys.release(key, at: seconds + min(TextTyping.hold, interval / 2))
    }
}
