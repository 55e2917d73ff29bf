/// Names in UIKit, CSS or another release of a library for an existing key. See `Described.synonyms`.
package struct Synonym: Hashable, Sendable {
    package let names: [String]
    /// The path of the equivalent key from the mapping that contains the unknown name; empty if there is none.
    package let path: String
    /// The library that has the names, such as `FloatingPanel 2`; nil for UIKit and CSS.
    package let origin: String?

    package init(_ names: String..., means path: String, of origin: String? = nil) {
        self.names = names
        self.path = path
        self.origin = origin
    }
}

extension Record {
    func synonym(_ name: String) -> Synonym? { synonyms().first { $0.names.contains(name) } }

    /// The problem of a key that is not in the record.
    ///
    /// The first that applies counts: a key in a nested value of the mapping; a synonym; a key or a synonym of the
    /// enclosing mapping; a name with typing errors; a key in any value of the record.
    /// - Parameters:
    ///   - given: The keys of the mapping.
    ///   - outer: The enclosing mapping's record, and the key of this mapping in it.
    package func unknownKey(
        _ name: String, beside given: [String] = [], within outer: (record: Record, key: String)? = nil
    ) -> SceneIssue.Kind {
        let legal = keys().map(\.name)
        func leads(to path: String, _ origin: String? = nil, beside: String? = nil) -> SceneIssue.Kind {
            .synonym(key: name, path: path, beside: beside, origin: origin)
        }
        for key in given.compactMap({ self.key($0) }) {
            if let inner = key.form.record?.key(name) { return leads(to: "\(key.name).\(inner.name)") }
        }
        if let word = synonym(name) { return leads(to: word.path, word.origin) }
        if let outer {
            if let key = outer.record.key(name) { return leads(to: key.name, beside: outer.key) }
            switch outer.record.synonym(name) {
            case let word? where word.path.hasPrefix("\(outer.key)."):
                return leads(to: String(word.path.dropFirst(outer.key.count + 1)), word.origin)
            case let word? where word.path != outer.key: return leads(to: word.path, word.origin, beside: outer.key)
            default: break
            }
        }
        let nearest =
            Spelling.nearest(to: name, among: keys().flatMap { [$0.name] + $0.aliases })
            ?? KeyPaths.of(self).all.first { $0.key.name == name || $0.key.aliases.contains(name) }?.path
        return .unknownKey(key: name, nearest: nearest, legal: legal)
    }
}

extension SceneIssue.Kind {
    /// The key of the mapping that an unknown one was meant to be, or leads to; nil if there is none.
    var meantKey: String? {
        switch self {
        case .unknownKey(_, let nearest, _): nearest.map { String($0.prefix { $0 != "." }) }
        case .synonym(_, let path, nil, _): path.isEmpty ? nil : String(path.prefix { $0 != "." })
        default: nil
        }
    }
}
