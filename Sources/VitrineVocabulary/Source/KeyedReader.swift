/// The keys that a mapping may have: each canonical key with its aliases.
package struct KeyTable: Sendable {
    /// Rows that begin with the canonical key, computed on demand for errors.
    private let rows: @Sendable () -> [[String]]
    private let find: @Sendable (String) -> String?
    let record: @Sendable () -> Record

    /// - Parameters:
    ///   - find: Returns the canonical key of a name.
    ///   - rows: All keys; each row begins with the canonical one.
    ///   - record: The record of the keys. Default: only their names.
    package init(
        finding find: @escaping @Sendable (String) -> String?, rows: @escaping @Sendable () -> [[String]],
        record: (@Sendable () -> Record)? = nil
    ) {
        self.find = find
        self.rows = rows
        self.record =
            record ?? {
                Record(name: "", keys: { rows().map { Key(name: $0[0], aliases: Array($0.dropFirst()), form: .flag) } })
            }
    }

    package init(_ names: String...) { self.init(rows: names.map { [$0] }) }

    /// Creates a table from rows that begin with the canonical key.
    package init(rows: [[String]]) {
        self.init(finding: { name in rows.first { $0.contains(name) }?[0] }, rows: { rows })
    }

    package var keys: [[String]] { rows() }

    package var canonical: [String] { keys.map { $0[0] } }

    package func canonical(_ name: String) -> String? { find(name) }
}

/// Reads a mapping by a table of keys. Unknown and repeated keys are reported at once.
package struct KeyedReader {
    /// A key of the mapping that is in the table.
    private struct Entry {
        var key: String
        var name: String
        var location: SourceLocation?
        var value: SourceValue
    }

    package let source: SourceValue
    /// The entries in the order of the file. A linear search is faster than hashing, as mappings have few keys.
    private var entries: [Entry] = []
    private var misspelled: [String] = []

    fileprivate init(_ entries: [ValueNode.Entry], _ table: KeyTable, source: SourceValue) {
        self.source = source
        for entry in entries where !source.log.isFull {
            guard let key = table.canonical(entry.key) else {
                let kind = table.record().unknownKey(
                    entry.key, beside: entries.map(\.key), within: source.around.map { ($0.table.record(), $0.key) })
                // The missing intended key is a consequence, and is not reported.
                let meant = kind.meantKey.flatMap(table.canonical) ?? shortened(entry.key)
                misspelled.append(meant)
                source.log.report(kind, at: entry.location, path: source.path.key(meant, spelled: shortened(entry.key)))
                continue
            }
            let path = source.path.key(key, spelled: entry.key)
            if let other = self.entry(key) {
                source.log.report(.conflict(other.name, entry.key), at: entry.location, path: path)
                continue
            }
            var value = SourceValue(entry.locatedValue, path: path, log: source.log)
            value.around = (table, entry.key)
            self.entries.append(Entry(key: key, name: entry.key, location: entry.location, value: value))
        }
    }

    private func entry(_ key: String) -> Entry? { entries.first { $0.key == key } }

    package subscript(_ key: String) -> SourceValue? { entry(key)?.value }

    /// The value of a required key. A misspelled one is already reported.
    package func required(_ key: String) -> SourceValue? {
        let value = self[key]
        if value == nil, !misspelled.contains(key) { source.report(.missingKey(key)) }
        return value
    }

    /// Whether an unknown key was probably meant to be this one.
    package func isMisspelled(_ key: String) -> Bool { misspelled.contains(key) }

    /// Reports two keys that exclude each other, at the second one in the file.
    /// - Returns: Whether both exist.
    package func conflict(_ a: String, _ b: String) -> Bool {
        guard let i = entries.firstIndex(where: { $0.key == a }), let j = entries.firstIndex(where: { $0.key == b })
        else { return false }
        let (first, second) = (entries[min(i, j)], entries[max(i, j)])
        let path = source.path.key(second.key, spelled: second.name)
        source.log.report(.conflict(first.name, second.name), at: second.location, path: path)
        return true
    }
}

extension SourceValue {
    /// The value as a mapping with the table's keys.
    /// - Parameter expected: The expected value in the error if the value is not a mapping.
    package func keyed(
        _ table: KeyTable, expected: @autoclosure () -> String = "keys and values"
    ) -> KeyedReader? {
        guard case .mapping(let entries) = node.content else {
            reportWrongType(expected: expected())
            return nil
        }
        return KeyedReader(entries, table, source: self)
    }
}

extension KeyedReader {
    /// Reports the keys of a group that follow another key of the group.
    package func reportConflicts(_ names: [String]) {
        guard let first = names.first(where: { self[$0] != nil }) else { return }
        for name in names where name != first && conflict(first, name) { return }
    }

    /// Reports a problem if none of some keys exists.
    package func requireOne(of names: [String]) {
        if names.allSatisfy({ self[$0] == nil && !isMisspelled($0) }) { source.report(.missingOneOf(names)) }
    }
}
