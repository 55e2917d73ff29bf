import VitrineVocabulary

/// An action at a time of a scene.
public struct TimelineEvent: Hashable, Sendable {
    /// The time in seconds from the scene's beginning, 0...600.
    public var at: Double
    public var action: Action

    public init(at: Double, _ action: Action) {
        self.at = at
        self.action = action
    }

    /// A verb with its target and labeled arguments, such as `present: popupBar, animated: false`. The verbs are those
    /// of the screen (`tap`, `drag`, `set` ...) and of the families (`present`, `open` ...). A misspelled verb, target
    /// or argument is reported when the scene is validated.
    public struct Action: Hashable, Sendable {
        package var verb: String
        /// The name of a presentation or element, or the verb's value.
        package var value: ValueNode
        package var arguments: Arguments
        /// The actions that follow a tap, press or drag when the finger is lifted.
        public var then: [Action]

        package init(_ verb: String, _ value: ValueNode, _ arguments: Arguments = [:], then: [Action] = []) {
            self.verb = verb
            self.value = value
            self.arguments = arguments
            self.then = then
        }

        /// The target of verbs that act on something with a name.
        package var target: String {
            if case .scalar(let text, _) = value.content { text } else { "" }
        }
    }
}
