/// A value with a table of keys.
package protocol Described: SceneValue {
    /// Creates the value with its defaults. Required properties have any value.
    init()
    /// The keys in the order of reading and writing. A key that sets others, such as a preset, comes first.
    static var fields: [Field<Self>] { get }
    /// The alternative to the mapping. Default: none.
    static var shorthand: Shorthand<Self>? { get }
    /// Sets of keys of which at most one can be given. Default: none.
    static var exclusions: [[String]] { get }
    /// Keys of which one must be given. Default: empty, for no such rule.
    static var needsOneOf: [String] { get }
    /// Names for which errors suggest the equivalent key. Default: none.
    static var synonyms: [Synonym] { get }
    /// The icons that the value shows without naming them. Default: none.
    var impliedIcons: [String] { get }
    /// Reports problems across several keys. Default: nothing.
    func checkRules(at path: String, into issues: inout ValueIssues)
}

/// A value with a preset: omitted keys have the preset's values.
package protocol PresetValue: Described {
    /// The same value with every key given.
    var completed: Self { get }
}

/// An alternative to a mapping.
package enum Shorthand<Root: Hashable & Sendable>: Sendable {
    /// The value of a key, such as a title for a row, which must not be a mapping.
    case field(String)
    /// `true` for a value with its defaults, `false` for none; for optional values.
    case flag
    case name(String, Root)
}

extension Described {
    package static var shorthand: Shorthand<Self>? { nil }

    package static var exclusions: [[String]] { [] }

    package static var needsOneOf: [String] { [] }

    package static var synonyms: [Synonym] { [] }

    package var impliedIcons: [String] { [] }

    package func checkRules(at path: String, into issues: inout ValueIssues) {}

    package static var emptyValue: Self? { Self() }

    package static var acceptsFlag: Bool {
        if case .flag = shorthand { true } else { false }
    }

    private static var shorthandKey: String? {
        if case .field(let name) = shorthand { name } else { nil }
    }

    /// The type's name within its module, without the address in the name of a private type.
    private static var recordName: String {
        _typeName(Self.self, qualified: true).split(separator: ".").dropFirst()
            .filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
    }

    /// The table of keys without the Swift type.
    package static var record: Record {
        Record(
            name: recordName, type: ObjectIdentifier(Self.self), keys: { fields.map(\.key) },
            exclusions: exclusions, needsOneOf: needsOneOf,
            shorthand: {
                switch shorthand {
                case .field(let name): Self.record.key(name)?.form.withoutMappings
                case .name(let name, _): .choice([name])
                case .flag, nil: nil
                }
            }, shorthandKey: shorthandKey, hasNames: Self.self is any NamedValue.Type,
            valueName: { node in (node.value(as: Self.self) as? any NamedValue)?.valueName },
            completed: { node in
                guard Self.self is any PresetValue.Type, let value = node.value(as: Self.self) as? any PresetValue
                else { return node }
                return value.completed.node(Format())
            },
            synonyms: { synonyms }, finding: { key($0) })
    }

    private static func key(_ name: String) -> Key? {
        fields.first { $0.key.name == name || $0.key.aliases.contains(name) }?.key
    }

    package static func form(_ format: Format) -> Form { .record(record) }

    package static func noun(_ format: Format) -> String {
        let names = fields.map(\.name)
        let keys = "{\(names.prefix(7).joined(separator: ", "))\(names.count > 7 ? ", …" : "")}"
        switch shorthand {
        case .field(let name): return "\(fields.first { $0.name == name }?.key.form.noun ?? "a value") or \(keys)"
        case .name(let name, _): return "\(name) or \(keys)"
        case .flag: return "true, false or \(keys)"
        case nil: return keys
        }
    }

    package static func read(_ source: SourceValue, onto base: Self?, _ format: Format) -> Self? {
        switch (shorthand, source.node.content) {
        case (_, .mapping): break
        case (.field(let name)?, .scalar) where !source.node.isNothing, (.field(let name)?, .list):
            guard let field = fields.first(where: { $0.name == name }) else { break }
            if !field.key.form.accepts(source.node.content) { break }
            var value = Self()
            field.read(source, &value)
            return value
        case (.name(let name, let value)?, .scalar(let text, _)):
            if text == name { return value }
        default: break
        }
        guard
            let keys = source.keyed(
                keyTable, expected: fields.count > 7 && shorthand == nil ? "keys and values" : noun(format))
        else { return nil }
        var value = base ?? Self()
        let isWhole = !source.path.isUnbound && (base == nil || !source.isPartial)
        for field in fields {
            if let source = keys[field.key.name] {
                field.read(source, &value)
            } else if field.key.isRequired, isWhole {
                _ = keys.required(field.key.name)
            }
        }
        for names in exclusions { keys.reportConflicts(names) }
        if !needsOneOf.isEmpty, isWhole { keys.requireOne(of: needsOneOf) }
        return value
    }

    private static var keyTable: KeyTable {
        KeyTable(
            finding: { key($0)?.name },
            rows: { fields.map { [$0.name] + $0.key.aliases } }, record: { record })
    }

    package func node(_ format: Format) -> ValueNode { node(format, onto: Self()) }

    package func node(_ format: Format, onto base: Self) -> ValueNode {
        // A shorthand is read as a new value.
        let entries = entries(beside: Self())
        switch Self.shorthand {
        case .field(let name) where entries.count == 1 && entries[0].0 == name:
            if case .mapping = entries[0].1.content { break }
            return entries[0].1
        case .name(let name, let value) where value == self: return .word(name)
        default: break
        }
        if base == Self() { return .mapping(entries) }
        var changes = self.entries(beside: base)
        // A given key resets those that it excludes, which cannot be written beside it.
        for names in Self.exclusions where changes.contains(where: { names.contains($0.0) && !$0.1.isNull }) {
            changes.removeAll { names.contains($0.0) && $0.1.isNull }
        }
        // A mapping is legal only with one of these, even if the other value has the same one.
        let needed = entries.filter { entry in
            Self.needsOneOf.contains(entry.0) && !changes.contains { $0.0 == entry.0 }
        }
        return .mapping(needed + changes)
    }

    /// The keys whose values differ from those of another value.
    private func entries(beside base: Self) -> [(String, ValueNode)] {
        var baseline = base
        return Self.fields.compactMap { field in field.write(self, &baseline).map { (field.name, $0) } }
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        checkKeys(at: path, mentions: mentions, into: &issues)
        if issues.includesRules { checkRules(at: path, into: &issues) }
    }

    /// Checks the value of each key, without rules across keys.
    package func checkKeys(at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        Self.forEachField(in: mentions) { field, mentions in field.check(self, path, mentions, &issues) }
    }

    package func collectAssets(
        _ format: Format, at path: String, mentions: ValueNode?, into assets: inout [AssetReference]
    ) {
        Self.forEachField(in: mentions) { field, mentions in field.collectAssets(self, path, mentions, &assets) }
        assets += impliedIcons.map { AssetReference(.icon, $0, at: path) }
    }

    /// Calls a function with each field that a mapping mentions and its value; with all fields if there is no mapping.
    private static func forEachField(in mentions: ValueNode?, _ body: (Field<Self>, ValueNode?) -> Void) {
        let entries = mentions?.entries
        for field in fields {
            guard let entries else {
                body(field, nil)
                continue
            }
            let entry = entries.first { $0.key == field.key.name || field.key.aliases.contains($0.key) }
            if let entry { body(field, entry.value) }
        }
    }
}

extension Form {
    /// A description of a scalar or list of the form, with an article.
    fileprivate var noun: String {
        switch self {
        case .text(let kind): String.noun(Format(kind))
        case .list: "a list"
        case .optional(let form): form.noun
        default: "a value"
        }
    }

    /// The form of a required value that is not a mapping, as a mapping has the keys of the whole value.
    fileprivate var withoutMappings: Form? {
        switch self {
        case .record(let record), .change(let record): record.shorthand()
        case .named, .settings: nil
        case .optional(let form): form.withoutMappings
        case .anyOf(let forms):
            switch forms.compactMap(\.withoutMappings) {
            case let rest where rest.count > 1: .anyOf(rest)
            case let rest: rest.first
            }
        default: self
        }
    }

    fileprivate func accepts(_ content: ValueNode.Content) -> Bool {
        switch (self, content) {
        case (.optional(let form), _): form.accepts(content)
        case (.anyOf(let forms), _): forms.contains { $0.accepts(content) }
        case (.list, .list): true
        case (.list, _), (_, .list): false
        default: true
        }
    }
}
