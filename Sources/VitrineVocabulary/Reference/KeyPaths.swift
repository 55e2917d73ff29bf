import Synchronization

/// The paths of all keys of a record. A record under several keys is listed at the first of them.
package struct KeyPaths: Sendable {
    package struct Entry: Sendable {
        package var names: [String]
        package var key: Key
        /// The key in the path that cannot be set over time; nil if the key can.
        package var fixedKey: String?

        package var path: String { names.joined(separator: ".") }

        /// Whether the path ends with some keys.
        func ends(with suffix: [String]) -> Bool {
            guard suffix.count <= names.count, let last = suffix.last else { return false }
            return ([key.name] + key.aliases).contains(last)
                && names.dropLast().suffix(suffix.count - 1) == suffix.dropLast()
        }
    }

    /// The paths; outer keys precede the keys in them.
    package private(set) var all: [Entry] = []

    package init(in root: Record) {
        var pending: [(names: [String], record: Record, fixedKey: String?)] = [([], root, nil)]
        var seen: Set<String> = []
        var next = 0
        while next < pending.count {
            let (names, record, outer) = pending[next]
            next += 1
            guard seen.insert(record.name).inserted else { continue }
            for key in record.keys() {
                let fixedKey = outer ?? (key.isSettable ? nil : key.name)
                all.append(Entry(names: names + [key.name], key: key, fixedKey: fixedKey))
                if let inner = key.form.record { pending.append((names + [key.name], inner, fixedKey)) }
            }
        }
    }

    private static let known = Mutex<[ObjectIdentifier: KeyPaths]>([:])

    /// The paths of a record, computed once for each type, because a scene can have thousands of unknown keys.
    static func of(_ root: Record) -> KeyPaths {
        guard let type = root.type else { return KeyPaths(in: root) }
        if let paths = known.withLock({ $0[type] }) { return paths }
        let paths = KeyPaths(in: root)
        known.withLock { $0[type] = paths }
        return paths
    }

    /// The path whose last key is nearest to the last of some names.
    func nearest(to names: [String]) -> String? {
        guard let nearest = Spelling.nearest(to: names.last ?? "", among: all.map(\.key.name)) else { return nil }
        return all.first { $0.key.name == nearest }?.path
    }
}
