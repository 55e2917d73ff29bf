/// The keys that a mapping may have: each canonical key with its other names.
package struct KeyTable: Sendable {
    package let keys: [[String]]

    package init(_ names: String...) {
        keys = names.map { [$0] }
    }

    /// Each row begins with the canonical key.
    package init(rows: [[String]]) {
        keys = rows
    }

    package var canonical: [String] { keys.map { $0[0] } }

    package func canonical(_ name: String) -> String? { keys.first { $0.contains(name) }?[0] }
}

/// Reads a mapping by a table of keys: unknown and double ones are reported at once, all others are there to decode.
package struct KeyedReader {
    package let source: SourceValue
    private var values: [String: SourceValue] = [:]
    private var places: [String: SourceLocation?] = [:]
    private var names: [String: String] = [:]
    private var misspelled: [String] = []

    fileprivate init(_ entries: [ValueNode.Entry], _ table: KeyTable, source: SourceValue) {
        self.source = source
        for entry in entries where !source.log.isFull {
            guard let key = table.canonical(entry.key) else {
                let nearest = Spelling.nearest(to: entry.key, among: table.keys.flatMap { $0 })
                let kind = SceneIssue.Kind.unknownKey(key: entry.key, nearest: nearest, legal: table.canonical)
                // What misses the meant key is a consequence, and is not reported.
                let meant = nearest.flatMap(table.canonical) ?? shortened(entry.key)
                misspelled.append(meant)
                source.log.report(kind, at: entry.location, path: source.path.key(meant, spelled: shortened(entry.key)))
                continue
            }
            let path = source.path.key(key, spelled: entry.key)
            if let other = names[key] {
                source.log.report(.conflict(other, entry.key), at: entry.location, path: path)
                continue
            }
            names[key] = entry.key
            places[key] = .some(entry.location)
            values[key] = SourceValue(entry.locatedValue, path: path, log: source.log)
        }
    }

    /// The value of a canonical key; nil when the file does not have it.
    package subscript(_ key: String) -> SourceValue? { values[key] }

    /// The value of a key that must be there. One that is misspelled has been reported already.
    package func required(_ key: String) -> SourceValue? {
        if values[key] == nil, !misspelled.contains(key) { source.report(.missingKey(key)) }
        return values[key]
    }

    /// Whether a key that is not in the table was probably meant to be this one.
    package func isMisspelled(_ key: String) -> Bool { misspelled.contains(key) }

    /// Reports two keys that exclude each other, at the one that comes second in the file.
    /// - Returns: whether both are there.
    package func conflict(_ a: String, _ b: String) -> Bool {
        guard let first = places[a], let second = places[b], let nameA = names[a], let nameB = names[b] else {
            return false
        }
        let comesLater = first.map { ($0.line, $0.column) } ?? (0, 0) > second.map { ($0.line, $0.column) } ?? (0, 0)
        let (key, name, other, place) = comesLater ? (a, nameA, nameB, first) : (b, nameB, nameA, second)
        source.log.report(.conflict(other, name), at: place, path: source.path.key(key, spelled: name))
        return true
    }
}

extension SourceValue {
    /// The value as a mapping with the table's keys.
    package func keyed(_ table: KeyTable, expected: String = "keys and values") -> KeyedReader? {
        guard case .mapping(let entries) = node.content else {
            reportWrongType(expected: expected)
            return nil
        }
        return KeyedReader(entries, table, source: self)
    }
}

extension KeyedReader {
    /// Reports each of some keys that comes after another of them.
    package func reportConflicts(_ names: [String]) {
        guard let first = names.first(where: { self[$0] != nil }) else { return }
        for name in names where name != first && conflict(first, name) { return }
    }

    /// Reports that none of some keys is there.
    package func requireOne(of names: [String]) {
        if names.allSatisfy({ self[$0] == nil && !isMisspelled($0) }) { source.report(.missingOneOf(names)) }
    }
}
