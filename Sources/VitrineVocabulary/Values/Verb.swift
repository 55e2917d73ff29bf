import VitrinePrimitives

/// A kind of timeline event: a verb with a target and labeled arguments: `{at: 1s, present: popupBar}`.
package struct Verb: Sendable {
    /// The value of the verb's key.
    package enum Target: Sendable {
        case presentation
        /// The name of an element or a presentation that a finger can touch.
        case element
        /// The name of a text field, or `none`.
        case field
        /// The name of an object of a verb of the screen, with an article.
        case choice([String], noun: String)
        /// A value, such as a time.
        case value(Argument)
        case settings
    }

    package let name: String
    /// The key under which a scene declares the presentations that have the verb; nil for a verb of the screen.
    package private(set) var owner: String?
    package let documentation: String
    package let target: Target
    package let arguments: [Argument]
    /// Whether the event can be followed by other events, under the key `then`.
    package let leads: Bool
    /// The arguments that determine an event's duration; the verb's name for its value.
    let lasts: [String]
    /// Arguments of which exactly one must be given; empty for none.
    package let exactlyOneOf: [String]
    /// The duration in seconds that follows from the value, if it does not follow from `lasts` alone.
    private let length: (@Sendable (Arguments, ValueNode) -> Double)?

    /// - Parameters:
    ///   - lasts: The arguments of which the longest determines an event's duration; the verb's name for its value.
    ///   - leads: Whether the event can be followed by other events, under the key `then`.
    ///   - exactlyOneOf: Arguments of which exactly one must be given; empty for none.
    ///   - length: The seconds that an event lasts by its value, given completed arguments. Default: none.
    package init(
        _ name: String, of target: Target, _ arguments: [Argument], lasts: [String] = [], leads: Bool = false,
        exactlyOneOf: [String] = [], length: (@Sendable (Arguments, ValueNode) -> Double)? = nil,
        _ documentation: String
    ) {
        self.length = length
        self.name = name
        self.documentation = documentation
        self.target = target
        self.arguments = arguments
        self.lasts = lasts
        self.leads = leads
        self.exactlyOneOf = exactlyOneOf
    }

    package init(_ name: String, of target: Target, lasts: [String] = [], leads: Bool = false, _ documentation: String)
    {
        self.init(name, of: target, [], lasts: lasts, leads: leads, documentation)
    }

    /// The effect of the verb on a presentation, for errors that suggest the verb of another family.
    package enum Effect: Hashable, Sendable { case shows, hides }
    package private(set) var effect: Effect?

    package func that(_ effect: Effect) -> Verb {
        var out = self
        out.effect = effect
        return out
    }

    /// The verb for the presentations that a scene declares under a key.
    package func owned(by key: String?) -> Verb {
        var out = self
        out.owner = key
        return out
    }

    /// The verb's name, with the key of the presentations that have it.
    package var title: String { name + (owner.map { " (\($0))" } ?? "") }

    /// The form of the verb's value.
    package var targetForm: Form {
        switch target {
        case .presentation: .text(.automatic)
        case .field: .text(.automatic)
        case .element:
            .anyOf([.text(.automatic), Point.form(Format(.place, in: LegalRange(-10_000...10_000, "pt")))])
        case .choice(let names, _): .choice(names)
        case .value(let argument): argument.key.form
        case .settings: .settings(atStart: false)
        }
    }

    package var record: Record { Record(name: title, keys: { [arguments] in arguments.map(\.key) }) }

    package func argument(_ name: String) -> Argument? {
        arguments.first { $0.name == name || $0.key.aliases.contains(name) }
    }

    /// The arguments with canonical labels, completed with defaults.
    package func completed(_ arguments: Arguments) -> Arguments {
        var out: [ValueNode.Entry] = []
        for argument in self.arguments {
            let names = [argument.name] + argument.key.aliases
            if let given = arguments.entries.first(where: { names.contains($0.key) }) {
                out.append(ValueNode.Entry(argument.name, given.value, at: given.location))
            } else if let value = argument.key.defaultValue() {
                out.append(ValueNode.Entry(argument.name, value))
            }
        }
        return Arguments(out)
    }

    /// Reports unknown, missing and illegal arguments, and an illegal value of the verb itself.
    /// - Parameters:
    ///   - value: The value of the verb.
    ///   - path: The path of the event.
    package func check(_ arguments: Arguments, value: ValueNode, at path: String, into issues: inout ValueIssues) {
        let log = IssueLog(file: nil)
        var found = ValueIssues()
        let event = SourceValue(
            ValueNode(.mapping(arguments.entries), at: value.location), path: SourcePath(path), log: log)
        let rows = [["at"], [name]] + self.arguments.map { [$0.name] + $0.key.aliases } + (leads ? [["then"]] : [])
        if let keys = event.keyed(KeyTable(rows: rows)) {
            for argument in self.arguments {
                let source = argument.key.isRequired ? keys.required(argument.name) : keys[argument.name]
                if let source { argument.check(source, &found) }
            }
            keys.reportConflicts(exactlyOneOf)
            if !exactlyOneOf.isEmpty { keys.requireOne(of: exactlyOneOf) }
        }
        if case .value(let argument) = target {
            let path = event.path.key(name, spelled: name)
            argument.check(SourceValue(value, path: path, log: log), &found)
        }
        log.report(found)
        for issue in log.valueIssues.all { issues.add(issue) }
    }

    /// The given arguments that have no effect with the others, and the reasons.
    package func idleArguments(of arguments: Arguments) -> [(name: String, reason: String)] {
        let completed = completed(arguments)
        return self.arguments.filter { argument in
            ([argument.name] + argument.key.aliases).contains { arguments[$0] != nil } && argument.isIdle(completed)
        }
        .flatMap { argument in argument.key.idle.map { (argument.name, $0) } }
    }

    /// The duration of an event in seconds: the longest of the arguments in `lasts`. Illegal numbers are clamped.
    package func duration(_ arguments: Arguments, value: ValueNode) -> Double {
        let completed = completed(arguments)
        return lasts.reduce(length?(completed, value) ?? 0) { longest, name in
            guard let node = name == self.name ? value : completed[name] else { return longest }
            var range: LegalRange?
            if name == self.name, case .value(let argument) = target { range = argument.key.form.range }
            range = argument(name)?.key.form.range ?? range
            let seconds = Verb.seconds(node)
            return max(longest, (range ?? LegalRange(0...600)).clamped(seconds))
        }
    }

    /// The time in a scalar, or the sum of the times in a list.
    private static func seconds(_ node: ValueNode) -> Double {
        switch node.content {
        case .scalar(let text, _): NumberText.seconds(text) ?? 0
        case .list(let nodes): nodes.reduce(0) { $0 + max(0, $1["duration"].map(seconds) ?? 0) }
        case .mapping: 0
        }
    }

    /// Adds the icons, pictures and fonts that the arguments and the verb's value name.
    package func collectAssets(
        _ arguments: Arguments, value: ValueNode, at path: String, into assets: inout [AssetReference]
    ) {
        func source(_ node: ValueNode, _ key: String) -> SourceValue {
            SourceValue(node, path: SourcePath(SourcePath.join(path, key)), log: .silent)
        }
        for argument in self.arguments {
            if let node = arguments[argument.name] { argument.collectAssets(source(node, argument.name), &assets) }
        }
        if case .value(let argument) = target { argument.collectAssets(source(value, name), &assets) }
    }
}
