/// The legal notation of a value in a scene file: the source of the schema, the reference and `explain`.
package indirect enum Form: Sendable {
    case flag
    case integer(LegalRange?)
    case number(LegalRange?)
    /// Points, or a text with `pt`.
    case length(LegalRange?)
    /// Seconds, or a text with `s` or `ms`.
    case time(LegalRange?)
    case text(Kind)
    case color
    case choice([String])
    /// A text of a form: a regular expression in the dialect of JSON Schema, and its description.
    case pattern(String, String)
    case record(Record)
    /// Some keys of a record; omitted ones keep their values.
    case change(Record)
    case list(Form, ClosedRange<Int>?)
    /// A mapping from names to values, with the largest number of entries; nil for any number.
    case named(Form, Int?)
    /// Keys of the scene to change; at the start, including those that events cannot change.
    case settings(atStart: Bool)
    /// One event, or a list. The events of a timeline can have separate times.
    case events(isTimeline: Bool)
    case optional(Form)
    case anyOf([Form])

    /// Whether the form is, or can be, that of values by name.
    package var isNamed: Bool {
        switch self {
        case .named: true
        case .optional(let form): form.isNamed
        case .anyOf(let forms): forms.contains(where: \.isNamed)
        default: false
        }
    }

    /// Whether `null` removes a value.
    package var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    package var record: Record? {
        switch self {
        case .record(let record), .change(let record): record
        case .list(let form, _), .named(let form, _), .optional(let form): form.record
        case .anyOf(let forms): forms.lazy.compactMap(\.record).first
        case .flag, .integer, .number, .length, .time, .text, .color, .choice, .pattern, .events, .settings: nil
        }
    }

    package var isList: Bool {
        switch self {
        case .list: true
        case .optional(let form): form.isList
        default: false
        }
    }

    package var range: LegalRange? {
        switch self {
        case .integer(let range), .number(let range), .length(let range), .time(let range): range
        case .optional(let form): form.range
        // The form is that of a number that can also follow a value.
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
    /// A description of a text of this kind, without an article.
    var noun: String {
        switch self {
        case .icon: "name of an icon"
        case .picture: "path of an image"
        case .fontFamily: "name of a font family"
        case .fontPath: "path of a font file or folder"
        case .stringsPath: "path of a `.strings` file"
        case .geoJSONPath: "path of a GeoJSON file"
        case .languageTag: "language tag"
        case .automatic, .length, .time, .place: "text"
        }
    }
}

/// The keys of a mapping without its Swift type.
package struct Record: Sendable {
    /// The name of the Swift type without its module, computed on demand for the schema and the reference.
    package var name: String { makeName() }
    private let makeName: @Sendable () -> String
    let type: ObjectIdentifier?
    /// The keys in the order of their declaration. They are computed on demand, as records can contain themselves.
    package let keys: @Sendable () -> [Key]
    private let find: @Sendable (String) -> Key?
    /// Sets of keys of which at most one can be given.
    package let exclusions: [[String]]
    /// Keys of which one must be given; empty for no such rule.
    package let needsOneOf: [String]
    /// The alternative to the mapping.
    package let shorthand: @Sendable () -> Form?
    /// The name by which a change addresses a value in a list; nil for values without names.
    package let valueName: @Sendable (ValueNode) -> String?
    /// Names for which errors suggest the equivalent key.
    package let synonyms: @Sendable () -> [Synonym]
    /// Whether a change addresses values in a list by their names.
    package let hasNames: Bool
    /// A mapping completed with the values of a preset for omitted keys.
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

    /// The key whose value can replace the mapping.
    package let shorthandKey: String?

    package static let empty = Record(name: "", keys: { [] })

    package func key(_ name: String) -> Key? { find(name) }

    var summary: String {
        let names = "{\(keys().map(\.name).prefix(6).joined(separator: ", "))\(keys().count > 6 ? ", …" : "")}"
        return shorthand().map { "\($0.summary), or `\(names)`" } ?? "`\(names)`"
    }
}

/// A key of a scene file without the Swift type of its value.
package final class Key: Sendable {
    package let name: String
    package let aliases: [String]
    package let form: Form
    package let documentation: String
    /// Whether a new value needs the key.
    package let isRequired: Bool
    /// Whether a `set` event can change the key.
    package let isSettable: Bool
    /// How the library animates a change of the key; nil if a change takes effect at once.
    package let animation: String?
    /// The default; nil if it depends on other values, or for required keys.
    package let defaultValue: @Sendable () -> ValueNode?
    /// The reason for which the key is visible in no picture; nil if it is visible.
    package let unseen: String?
    /// The circumstances in which the key has no effect.
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

    /// The circumstances in which the key has no effect or is invisible, a sentence each.
    var limits: [String] {
        (idle.isEmpty ? [] : ["Without effect: \(idle.joined(separator: "; "))."])
            + (unseen.map { ["Shows in no picture: \($0)."] } ?? [])
    }
}
