/// Names that UIKit, CSS or another release of a library has for what a key here does.
///
/// Declared beside the fields of a value; see `Described.synonyms`.
package struct Synonym: Hashable, Sendable {
    package let names: [String]
    /// The keys that lead to the one that does the same, from the mapping where a name is unknown. Empty for names without one.
    package let path: String
    /// What has the names as keys, such as `FloatingPanel 2`; nil for words of UIKit and CSS.
    package let origin: String?

    package init(_ names: String..., means path: String, of origin: String? = nil) {
        self.names = names
        self.path = path
        self.origin = origin
    }
}

extension Record {
    /// The synonym that has a name.
    func synonym(_ name: String) -> Synonym? { synonyms().first { $0.names.contains(name) } }

    /// The problem of a key that is not in the record.
    ///
    /// The first that applies counts: a key of a value that the mapping has; a synonym; a key or a synonym of the mapping around;
    /// a name with typing errors; a key in any value of the record.
    /// - Parameters:
    ///   - given: The keys that the mapping has.
    ///   - outer: The record of the mapping around, and the key of this one in it.
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
    /// The key of the mapping that an unknown one was meant to be, or leads to; nil for none.
    var meantKey: String? {
        switch self {
        case .unknownKey(_, let nearest, _): nearest.map { String($0.prefix { $0 != "." }) }
        case .synonym(_, let path, nil, _): path.isEmpty ? nil : String(path.prefix { $0 != "." })
        default: nil
        }
    }
}
