/// A JSON Schema (draft 2020-12) of records and events. It accepts what the parser accepts, with these differences:
/// - rules across keys, targets of events and the order of times, which need the whole scene
/// - ranges of numbers with a unit, such as `999s`
/// - whether a scalar is quoted: JSON has numbers and texts, YAML also words such as `yes` and `1.50`
package struct Schema {
    private var definitions: [String: JSON] = [:]
    private let root: Record
    private let verbs: [Verb]

    /// The keys that a mapping requires.
    private enum Extent: String {
        /// The required keys of a new value.
        case whole = ""
        /// None: the mapping changes a default.
        case partial = ".Partial"
        /// None: the mapping is in a change, which cannot have all keys.
        case change = ".Change"
    }

    /// The schema of a scene file.
    /// - Parameters:
    ///   - root: The keys of the file.
    ///   - verbs: The verbs of the events in its timeline.
    ///   - ignoredPrefix: The prefix of ignored keys of the file; nil for none.
    package static func text(
        of root: Record, verbs: [Verb] = [], title: String, ignoredPrefix: String? = nil
    ) -> String {
        var schema = Schema(root: root, verbs: verbs)
        var members = schema.object(root, .whole).members
        if let ignoredPrefix {
            members.append(JSON.Member("patternProperties", .object(("^\(ignoredPrefix)", .object([])))))
        }
        members.insert(JSON.Member("title", .text(title)), at: 0)
        members.insert(JSON.Member("$schema", .text("https://json-schema.org/draft/2020-12/schema")), at: 0)
        let definitions = schema.definitions.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        members.append(JSON.Member("$defs", .object(definitions.map { JSON.Member($0.key, $0.value) })))
        return JSON.object(members).text
    }

    private init(root: Record, verbs: [Verb]) {
        self.root = root
        self.verbs = verbs
    }

    private mutating func schema(_ form: Form, _ extent: Extent) -> JSON {
        switch form {
        case .flag: return .object(("type", .text("boolean")))
        case .integer(let range): return .object([JSON.Member("type", .text("integer"))] + Self.bounds(range))
        case .number(let range): return .object([JSON.Member("type", .text("number"))] + Self.bounds(range))
        case .length(let range): return measure(range, units: "pt")
        case .time(let range): return measure(range, units: "m?s")
        case .text(let kind): return Self.text(kind)
        case .color: return reference("Color") { _ in Self.color }
        case .choice(let names):
            // A name such as 3.0 may be unquoted.
            let numbers = names.filter { NumberText.number($0) != nil }.map { JSON.number($0) }
            return .object(("enum", .list(names.map { .text($0) } + numbers)))
        case .pattern(let pattern, let words):
            return .object(("type", .text("string")), ("pattern", .text(pattern)), ("description", .text(words)))
        case .record(let record): return self.record(record, extent)
        case .change(let record): return self.record(record, .change)
        case .list(let form, let count):
            let items = schema(form, .whole)
            var members = [JSON.Member("type", .text("array")), JSON.Member("items", items)]
            if let count {
                if count.lowerBound > 0 { members.append(JSON.Member("minItems", .number("\(count.lowerBound)"))) }
                members.append(JSON.Member("maxItems", .number("\(count.upperBound)")))
            }
            guard extent == .change, let record = form.record else { return .object(members) }
            let byName = JSON.object(
                ("type", .text("object")), ("additionalProperties", self.record(record, .change)))
            return Self.any([.object(members), byName])
        case .named(let form, let limit):
            let values = Self.any([schema(form, extent == .change ? .change : .whole), Self.null])
            var members = [JSON.Member("type", .text("object")), JSON.Member("additionalProperties", values)]
            if let limit { members.append(JSON.Member("maxProperties", .number("\(limit)"))) }
            return .object(members)
        case .events(let isTimeline):
            let list = JSON.object(("type", .text("array")), ("items", event(isTimed: isTimeline)))
            return isTimeline ? list : Self.any([event(isTimed: false), list])
        case .settings(let atStart):
            // At the start, keys are also legal that events cannot change, with the values of a file.
            let keys = record(root, .change)
            let all = JSON.Member("allOf", .list([atStart ? Self.any([keys, record(root, .partial)]) : keys]))
            return .object([all, JSON.Member("minProperties", .number("1"))])
        case .optional(let form): return Self.any([schema(form, extent), Self.null])
        case .anyOf(let forms):
            // A choice between values has no partial form, except one between true, false and a mapping.
            let inner = extent == .partial && !form.isFlagOrMapping ? .whole : extent
            return Self.any(forms.map { schema($0, inner) })
        }
    }

    private mutating func record(_ record: Record, _ extent: Extent) -> JSON {
        let extent = extent == .partial && !record.needsKeys ? .whole : extent
        let object = reference(record.name + extent.rawValue) { $0.object(record, extent) }
        guard let shorthand = record.shorthand() else { return object }
        return Self.any([schema(shorthand, .whole), object])
    }

    /// A reference to a definition, which is created on first use. Records may contain themselves.
    private mutating func reference(_ name: String, _ make: (inout Schema) -> JSON) -> JSON {
        if definitions[name] == nil {
            definitions[name] = .null
            definitions[name] = make(&self)
        }
        return .object(("$ref", .text("#/$defs/\(name)")))
    }

    private mutating func object(_ record: Record, _ extent: Extent) -> JSON {
        let isWhole = extent == .whole
        return properties(
            record.keys(), required: isWhole ? record.keys().filter(\.isRequired).map(\.name) : [],
            exclusions: record.exclusions, needsOneOf: isWhole ? record.needsOneOf : [],
            isChange: extent == .change)
    }

    private mutating func properties(
        _ keys: [Key], required: [String], exclusions: [[String]], needsOneOf: [String], isChange: Bool
    ) -> JSON {
        var members: [JSON.Member] = []
        var rules: [JSON] = []
        for key in keys where !isChange || key.isSettable {
            let property = self.property(key, isChange: isChange)
            for name in [key.name] + key.aliases { members.append(JSON.Member(name, property)) }
        }
        func names(_ name: String) -> [String] { [name] + (keys.first { $0.name == name }?.aliases ?? []) }
        func has(_ name: String) -> JSON { .object(("required", .texts([name]))) }
        // An alias stands for its key, so a required key is one of several.
        for name in required { rules.append(.object(("anyOf", .list(names(name).map(has))))) }
        if !needsOneOf.isEmpty { rules.append(.object(("anyOf", .list(needsOneOf.flatMap(names).map(has))))) }
        let groups = exclusions.map { $0.flatMap(names) } + keys.filter { !$0.aliases.isEmpty }.map { names($0.name) }
        for group in groups {
            for (i, a) in group.enumerated() {
                for b in group[(i + 1)...] {
                    rules.append(.object(("not", .object(("required", .texts([a, b]))))))
                }
            }
        }
        var out = [
            JSON.Member("type", .text("object")), JSON.Member("properties", .object(members)),
            JSON.Member("additionalProperties", .flag(false)),
        ]
        if !rules.isEmpty { out.append(JSON.Member("allOf", .list(rules))) }
        return .object(out)
    }

    private mutating func property(_ key: Key, isChange: Bool) -> JSON {
        let value = key.defaultValue()
        var members = schema(key.form, isChange ? .change : value == nil ? .whole : .partial).members
        if !key.documentation.isEmpty { members.append(JSON.Member("description", .text(key.documentation))) }
        if let value { members.append(JSON.Member("default", JSON(value))) }
        return .object(members)
    }
}

extension Schema {
    fileprivate mutating func event(isTimed: Bool) -> JSON {
        reference(isTimed ? "TimelineEvent" : "Event") { schema in
            .object(("anyOf", .list(schema.verbs.map { schema.event($0, isTimed: isTimed) })))
        }
    }

    private mutating func event(_ verb: Verb, isTimed: Bool) -> JSON {
        let own = Key(
            name: verb.name, form: verb.targetForm, documentation: verb.documentation, isRequired: true)
        let keys =
            (isTimed ? [TimelineKeys.at] : []) + [own] + verb.arguments.map(\.key)
            + (verb.leads ? [TimelineKeys.then] : [])
        return properties(
            keys, required: keys.filter(\.isRequired).map(\.name), exclusions: [verb.exactlyOneOf],
            needsOneOf: verb.exactlyOneOf,
            isChange: false)
    }

    fileprivate func measure(_ range: LegalRange?, units: String) -> JSON {
        let text = JSON.object(
            ("type", .text("string")),
            ("pattern", .text("^[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?(\(units))?$")))
        return Schema.any([.object([JSON.Member("type", .text("number"))] + Schema.bounds(range)), text])
    }

    fileprivate static var null: JSON { .object(("type", .text("null"))) }

    fileprivate static func any(_ schemas: [JSON]) -> JSON {
        let flat = schemas.flatMap { schema -> [JSON] in
            if schema.members.count == 1, schema.members[0].key == "anyOf",
                case .list(let inner) = schema.members[0].value
            {
                return inner
            }
            return [schema]
        }
        return .object(("anyOf", .list(flat)))
    }

    fileprivate static func bounds(_ range: LegalRange?) -> [JSON.Member] {
        guard let range else { return [] }
        return [
            JSON.Member(range.includesLower ? "minimum" : "exclusiveMinimum", .number(range.lower)),
            JSON.Member("maximum", .number(range.upper)),
        ]
    }

    /// Any scalar, as numbers and flags are also texts.
    fileprivate static func text(_ kind: Kind) -> JSON {
        let types = kind == .languageTag ? ["string", "boolean"] : ["string", "number", "boolean"]
        var members = [
            JSON.Member("type", .texts(types)),
            JSON.Member("maxLength", .number("\(ValueLimits.textLength)")),
        ]
        switch kind {
        case .languageTag:
            members.append(JSON.Member("pattern", .text("^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,9}$")))
        case .icon, .fontFamily, .fontPath, .geoJSONPath:
            members.append(JSON.Member("minLength", .number("1")))
            fallthrough
        default:
            members.append(JSON.Member("pattern", .text("^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f]*$")))
        }
        return .object(members)
    }

    fileprivate static var color: JSON {
        let component = JSON.object(("type", .text("number")), ("minimum", .number("0")), ("maximum", .number("1")))
        func mapping(_ members: [JSON.Member], required: [String]) -> JSON {
            .object(
                ("type", .text("object")), ("properties", .object(members)), ("required", .texts(required)),
                ("additionalProperties", .flag(false)))
        }
        let components = JSON.object(
            ("type", .text("array")), ("items", component), ("minItems", .number("3")), ("maxItems", .number("3")))
        let fixed: [JSON] = [
            .object(("enum", .texts(NamedColors.all.map(\.name)))),
            .object(
                ("type", .text("string")), ("pattern", .text("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"))),
            mapping(
                ["red", "green", "blue", "alpha"].map { JSON.Member($0, component) },
                required: ["red", "green", "blue"]),
            mapping([JSON.Member("p3", components), JSON.Member("alpha", component)], required: ["p3"]),
        ]
        let one = JSON.object(("anyOf", .list(fixed)))
        let pair = mapping([JSON.Member("light", one), JSON.Member("dark", one)], required: ["light", "dark"])
        return .object(("anyOf", .list(fixed + [pair])))
    }
}

/// The keys of timeline events besides verbs and arguments.
package enum TimelineKeys {
    package static let at = Key(
        name: "at", form: .time(LegalRange(0...600, "s")),
        documentation: "The time of the event from the scene's start. Default: when the event before it has ended.")

    package static let then = Key(
        name: "then", form: .events(isTimeline: false),
        documentation: "What the touch leads to when the finger is lifted.")
}

extension Form {
    fileprivate var isFlagOrMapping: Bool {
        guard case .anyOf(let forms) = self, forms.count == 2, case .flag = forms[0] else { return false }
        return true
    }
}

extension Record {
    fileprivate var needsKeys: Bool { !needsOneOf.isEmpty || keys().contains(where: \.isRequired) }
}

extension JSON {
    fileprivate var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }
}
