/// Values by name, in the order of the scene file.
public struct NamedValues<Value: Hashable & Sendable>: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    public struct Entry: Hashable, Sendable {
        public var name: String
        public var value: Value

        public init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The entries, with distinct names.
    public private(set) var entries: [Entry] = []

    public init() {}

    public init(dictionaryLiteral elements: (String, Value)...) {
        for (name, value) in elements { self[name] = value }
    }

    public subscript(name: String) -> Value? {
        get { entries.first { $0.name == name }?.value }
        set {
            let i = entries.firstIndex { $0.name == name }
            switch (i, newValue) {
            case (let i?, let value?): entries[i].value = value
            case (let i?, nil): entries.remove(at: i)
            case (nil, let value?): entries.append(Entry(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    public var names: [String] { entries.map(\.name) }

    public var isEmpty: Bool { entries.isEmpty }
}

extension NamedValues: SceneValue where Value: SceneValue {
    package static func form(_ format: Format) -> Form { .named(Value.form(format.ofItems), format.count?.upperBound) }

    package static func read(_ source: SourceValue, onto base: NamedValues?, _ format: Format) -> NamedValues? {
        guard case .mapping(let entries) = source.node.content else {
            source.reportWrongType(expected: noun(format))
            return nil
        }
        var out = base ?? NamedValues()
        for entry in source.legal(entries, format) where !source.log.isFull {
            let path = source.path.key(entry.key, spelled: entry.key)
            // A value that a scene does not declare at its start is never shown.
            if source.path.isInChange, !source.path.isUnbound, !Value.canBeAdded, base?[entry.key] == nil {
                let names = base?.names ?? []
                let nearest = Spelling.nearest(to: entry.key, among: names)
                source.log.report(
                    .unknownKey(key: entry.key, nearest: nearest, legal: names), at: entry.location, path: path)
                continue
            }
            let value = SourceValue(entry.locatedValue, path: path, log: source.log)
            if value.node.isNull {
                out[entry.key] = nil
            } else if let value = Value.read(value, onto: base?[entry.key], format.ofItems) {
                out[entry.key] = value
            }
        }
        return out
    }

    package func node(_ format: Format) -> ValueNode { .mapping(entries.map { ($0.name, $0.value.node(format)) }) }

    package func node(_ format: Format, onto base: NamedValues) -> ValueNode {
        let kept = base.names.filter { self[$0] != nil }
        guard kept.elementsEqual(names.prefix(kept.count)) else { return node(format) }
        let removed = base.names.filter { self[$0] == nil }.map { ($0, ValueNode.null) }
        let changed = entries.compactMap { entry -> (String, ValueNode)? in
            guard let old = base[entry.name] else { return (entry.name, entry.value.node(format.ofItems)) }
            return entry.value == old ? nil : (entry.name, entry.value.node(format.ofItems, onto: old))
        }
        return .mapping(removed + changed)
    }

    package func needsPath(_ format: Format) -> Bool { !isEmpty }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        if let count = format.count { issues.check(count: entries.count, count, format.items ?? "items", path) }
        for entry in entries.prefix(format.count?.upperBound ?? .max) {
            if let mentions, mentions[entry.name] == nil { continue }
            let path = SourcePath.join(path, entry.name)
            entry.value.check(format.ofItems, at: path, mentions: mentions?[entry.name], into: &issues)
        }
    }

    package func collectAssets(
        _ format: Format, at path: String, mentions: ValueNode?, into assets: inout [AssetReference]
    ) {
        for entry in entries {
            if let mentions, mentions[entry.name] == nil { continue }
            let path = SourcePath.join(path, entry.name)
            entry.value.collectAssets(format.ofItems, at: path, mentions: mentions?[entry.name], into: &assets)
        }
    }

    package static func noun(_ format: Format) -> String { "names and values" }
}
