/// What a scene file may write for a value: the source of the schema, the reference and `explain`.
package indirect enum Form: Sendable {
    case flag
    case integer(LegalRange?)
    case number(LegalRange?)
    /// Points, also as a text with `pt`.
    case length(LegalRange?)
    /// Seconds, also as a text with `s` or `ms`.
    case time(LegalRange?)
    case text(Kind)
    case color
    /// One of some names.
    case choice([String])
    /// A text of a form: a regular expression in the dialect of JSON Schema, and the words for it.
    case pattern(String, String)
    /// Keys and values.
    case record(Record)
    /// Some keys of a record; those that are not named keep their values.
    case change(Record)
    case list(Form, ClosedRange<Int>?)
    /// A mapping from names to values, with the most that it can have; nil for any number.
    case named(Form, Int?)
    /// Keys of the scene to change. Those that events cannot change are among them where it is changed at its start.
    case settings(atStart: Bool)
    /// Events: one, or a list. Those of a timeline can have times of their own.
    case events(isTimeline: Bool)
    /// The value, or `null` for its default.
    case optional(Form)
    case anyOf([Form])

    /// Whether the form is that of values by name, or can be.
    package var isNamed: Bool {
        switch self {
        case .named: true
        case .optional(let form): form.isNamed
        case .anyOf(let forms): forms.contains(where: \.isNamed)
        default: false
        }
    }

    /// Whether `null` takes a value away.
    package var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// The record in the form, if there is one.
    package var record: Record? {
        switch self {
        case .record(let record), .change(let record): record
        case .list(let form, _), .named(let form, _), .optional(let form): form.record
        case .anyOf(let forms): forms.lazy.compactMap(\.record).first
        case .flag, .integer, .number, .length, .time, .text, .color, .choice, .pattern, .events, .settings: nil
        }
    }

    /// Whether the form is that of a list.
    package var isList: Bool {
        switch self {
        case .list: true
        case .optional(let form): form.isList
        default: false
        }
    }

    /// The range of the numbers in the form.
    package var range: LegalRange? {
        switch self {
        case .integer(let range), .number(let range), .length(let range), .time(let range): range
        case .optional(let form): form.range
        // A number that can also follow something.
        case .anyOf(let forms): forms.first?.range
        default: nil
        }
    }

    /// The names and ranges of the form in a few words, such as `length, 0...200 pt`.
    package var summary: String {
        func with(_ range: LegalRange?, _ noun: String) -> String { range.map { "\(noun), \($0)" } ?? noun }
        switch self {
        case .flag: return "`true` or `false`"
        case .integer(let range): return with(range, "whole number")
        case .number(let range): return with(range, "number")
        case .length(let range): return with(range, "length")
        case .time(let range): return with(range, "time")
        case .text(let kind): return kind.noun
        case .color: return "color"
        case .choice(let names): return names.map { "`\($0)`" }.joined(separator: ", ")
        case .pattern(_, let words): return words
        case .record(let record): return record.summary
        case .change(let record): return "changes of \(record.summary)"
        case .list(let form, let count):
            let range = count.map {
                $0.lowerBound == 0 ? "at most \($0.upperBound)" : "\($0.lowerBound)...\($0.upperBound)"
            }
            return "list of \(form.summary)" + (range.map { ", \($0)" } ?? "")
        case .named(let form, let limit):
            return "by name\(limit.map { ", at most \($0)" } ?? ""): \(form.summary)"
        case .settings: return "keys of the scene"
        case .events(let isTimeline): return isTimeline ? "list of events" : "an event, or a list of events"
        case .optional(let form): return form.summary
        case .anyOf(let forms): return forms.map(\.summary).joined(separator: ", or ")
        }
    }
}

extension Kind {
    /// What a text of this kind is, without an article.
    var noun: String {
        switch self {
        case .icon: "name of an icon"
        case .picture: "path of an image"
        case .fontFamily: "name of a font family"
        case .fontPath: "path of a font file or folder"
        case .stringsPath: "path of a `.strings` file"
        case .languageTag: "language tag"
        case .automatic, .length, .time, .place: "text"
        }
    }
}

/// The keys of a mapping, described without its Swift type.
package struct Record: Sendable {
    /// The name of the Swift type without its module. Made on demand: only the schema and the reference need it.
    package var name: String { makeName() }
    private let makeName: @Sendable () -> String
    /// The Swift type; nil for a record of none.
    let type: ObjectIdentifier?
    /// In the order of their declaration. Read late, as records can hold themselves.
    package let keys: @Sendable () -> [Key]
    private let find: @Sendable (String) -> Key?
    /// Sets of keys of which at most one can be given.
    package let exclusions: [[String]]
    /// Keys of which one must be given; empty for none.
    package let needsOneOf: [String]
    /// What can stand in place of the mapping.
    package let shorthand: @Sendable () -> Form?
    /// The name by which a change addresses a value in a list; nil for values without names.
    package let valueName: @Sendable (ValueNode) -> String?
    /// Names for which errors name the key that does the same.
    package let synonyms: @Sendable () -> [Synonym]
    /// Whether a change addresses values in a list by their names.
    package let hasNames: Bool
    /// A mapping with the values of the keys that a preset gives, where it does not give them itself.
    package let completed: @Sendable (ValueNode) -> ValueNode

    package init(
        name: @autoclosure @escaping @Sendable () -> String, type: ObjectIdentifier? = nil,
        keys: @escaping @Sendable () -> [Key],
        exclusions: [[String]] = [], needsOneOf: [String] = [], shorthand: @escaping @Sendable () -> Form? = { nil },
        shorthandKey: String? = nil, hasNames: Bool = false,
        valueName: @escaping @Sendable (ValueNode) -> String? = { _ in nil },
        completed: @escaping @Sendable (ValueNode) -> ValueNode = { $0 },
        synonyms: @escaping @Sendable () -> [Synonym] = { [] },
        finding find: (@Sendable (String) -> Key?)? = nil
    ) {
        makeName = name
        self.type = type
        self.keys = keys
        self.find = find ?? { name in keys().first { $0.name == name || $0.aliases.contains(name) } }
        self.exclusions = exclusions
        self.needsOneOf = needsOneOf
        self.shorthand = shorthand
        self.shorthandKey = shorthandKey
        self.valueName = valueName
        self.synonyms = synonyms
        self.hasNames = hasNames
        self.completed = completed
    }

    /// The key whose value can stand in place of the mapping.
    package let shorthandKey: String?

    /// A record without keys.
    package static let empty = Record(name: "", keys: { [] })

    /// The key of a name or alias.
    package func key(_ name: String) -> Key? { find(name) }

    var summary: String {
        let names = "{\(keys().map(\.name).prefix(6).joined(separator: ", "))\(keys().count > 6 ? ", …" : "")}"
        return shorthand().map { "\($0.summary), or `\(names)`" } ?? "`\(names)`"
    }
}

/// A key of a scene file, described without the Swift type of its value.
package final class Key: Sendable {
    package let name: String
    package let aliases: [String]
    package let form: Form
    /// One or more sentences.
    package let documentation: String
    /// Whether a new value needs the key.
    package let isRequired: Bool
    /// Whether a `set` event can change the key.
    package let isSettable: Bool
    /// How the library animates a change of the key; nil when a change takes effect at once.
    package let animation: String?
    /// The default; nil when it depends on other things, or for required keys.
    package let defaultValue: @Sendable () -> ValueNode?
    /// Why the key shows in no picture; nil for one that shows.
    package let unseen: String?
    /// Where the key has no effect.
    package let idle: [String]

    package init(
        name: String, aliases: [String] = [], form: Form, documentation: String = "", isRequired: Bool = false,
        isSettable: Bool = false, animation: String? = nil, unseen: String? = nil, idle: [String] = [],
        defaultValue: @escaping @Sendable () -> ValueNode? = { nil }
    ) {
        self.name = name
        self.aliases = aliases
        self.form = form
        self.documentation = documentation
        self.isRequired = isRequired
        self.isSettable = isSettable
        self.animation = animation
        self.unseen = unseen
        self.idle = idle
        self.defaultValue = defaultValue
    }

    func unseen(_ reason: String) -> Key { with(unseen: reason, idle: idle) }

    func idle(_ reason: String) -> Key { with(unseen: unseen, idle: idle + [reason]) }

    private func with(unseen: String?, idle: [String]) -> Key {
        Key(
            name: name, aliases: aliases, form: form, documentation: documentation, isRequired: isRequired,
            isSettable: isSettable, animation: animation, unseen: unseen, idle: idle, defaultValue: defaultValue)
    }

    /// Where the key has no effect or shows in no picture, a sentence each; empty for none.
    var limits: [String] {
        (idle.isEmpty ? [] : ["Without effect: \(idle.joined(separator: "; "))."])
            + (unseen.map { ["Shows in no picture: \($0)."] } ?? [])
    }
}
