/// The keys that a mapping may have: each canonical key with its other names.
struct KeyTable {
    let keys: [[String]]

    init(_ names: String...) {
        keys = names.map { [$0] }
    }

    /// Each row begins with the canonical key.
    init(rows: [[String]]) {
        keys = rows
    }

    var canonical: [String] { keys.map { $0[0] } }

    func canonical(_ name: String) -> String? { keys.first { $0.contains(name) }?[0] }
}

/// Reads a mapping by a table of keys: unknown and double ones are reported at once, all others are there to decode.
struct KeyedReader {
    let source: SourceValue
    private var values: [String: SourceValue] = [:]
    private var places: [String: Place] = [:]
    private var names: [String: String] = [:]
    private var misspelled: [String] = []

    fileprivate init(_ entries: [SourceNode.Entry], _ table: KeyTable, source: SourceValue) {
        self.source = source
        for entry in entries where !source.log.isFull {
            guard let key = table.canonical(entry.key) else {
                let nearest = Spelling.nearest(to: entry.key, among: table.keys.flatMap { $0 })
                let kind = SceneIssue.Kind.unknownKey(key: entry.key, nearest: nearest, legal: table.canonical)
                // What misses the meant key is a consequence, and is not reported.
                let meant = nearest.flatMap(table.canonical) ?? shortened(entry.key)
                misspelled.append(meant)
                source.log.report(kind, at: entry.place, path: source.path.key(meant, spelled: shortened(entry.key)))
                continue
            }
            let path = source.path.key(key, spelled: entry.key)
            if let other = names[key] {
                source.log.report(.conflict(other, entry.key), at: entry.place, path: path)
                continue
            }
            names[key] = entry.key
            places[key] = entry.place
            values[key] = SourceValue(entry.valueWithPlace, path: path, log: source.log)
        }
    }

    /// The value of a canonical key; nil when the file does not have it.
    subscript(_ key: String) -> SourceValue? { values[key] }

    /// The value of a key that must be there. One that is misspelled has been reported already.
    func required(_ key: String) -> SourceValue? {
        if values[key] == nil, !misspelled.contains(key) { source.report(.missingKey(key)) }
        return values[key]
    }

    /// Reports two keys that exclude each other, at the one that comes second in the file.
    /// - Returns: whether both are there.
    func conflict(_ a: String, _ b: String) -> Bool {
        guard let first = places[a], let second = places[b], let nameA = names[a], let nameB = names[b] else {
            return false
        }
        let comesLater = (first.line, first.column) > (second.line, second.column)
        let (key, name, other, place) = comesLater ? (a, nameA, nameB, first) : (b, nameB, nameA, second)
        source.log.report(.conflict(other, name), at: place, path: source.path.key(key, spelled: name))
        return true
    }
}

extension SourceValue {
    /// The value as a mapping with the table's keys.
    func keyed(_ table: KeyTable, expected: String = "keys and values") -> KeyedReader? {
        guard case .mapping(let entries) = node.content else {
            reportWrongType(expected: expected)
            return nil
        }
        return KeyedReader(entries, table, source: self)
    }
}
