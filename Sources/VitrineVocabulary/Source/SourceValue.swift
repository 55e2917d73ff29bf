/// A value of a scene file that is to be decoded. Decoding reports problems to the log and returns nil.
package struct SourceValue {
    package let node: ValueNode
    package let path: SourcePath
    package let log: IssueLog
    /// Whether the key has a default that a mapping changes. Evaluated only if a required key is missing.
    var hasDefault: (@Sendable () -> Bool)?
    /// The keys of the enclosing mapping and the value's key, for errors.
    var around: (table: KeyTable, key: String)?

    package init(_ node: ValueNode, path: SourcePath, log: IssueLog) {
        self.node = node
        self.path = path
        self.log = log
        log.note(self)
    }

    /// The value with all keys that a new value requires. A change keeps the values that it does not mention.
    package var whole: SourceValue {
        var out = self
        out.hasDefault = nil
        return out
    }

    /// Whether a mapping can omit the keys that a new value needs.
    var isPartial: Bool { path.isInChange || hasDefault?() ?? false }

    package func report(_ kind: SceneIssue.Kind) {
        log.report(kind, at: node.location, path: path)
    }

    package func reportWrongType(expected: String) {
        report(.wrongType(expected: expected, found: node.found))
    }

    /// The text of a scalar that is not null.
    package func scalar(expected: String) -> (text: String, isQuoted: Bool)? {
        guard case .scalar(let text, let isQuoted) = node.content, !node.isNothing else {
            reportWrongType(expected: expected)
            return nil
        }
        return (text, isQuoted)
    }

    package func list(of expected: String) -> [SourceValue]? {
        guard case .list(let nodes) = node.content else {
            reportWrongType(expected: "a list of \(expected)")
            return nil
        }
        return nodes.enumerated().map { i, node in
            var item = SourceValue(node, path: path.index(i), log: log)
            item.around = around
            return item
        }
    }

    /// Any text without illegal characters; unquoted numbers and words are also text.
    package func text() -> String? {
        guard let text = scalar(expected: "text")?.text else { return nil }
        if let control = text.firstControlCharacter {
            report(.controlCharacter(control.value))
            return nil
        }
        return text
    }

    package func flag() -> Bool? {
        let expected = "true or false"
        guard let (text, isQuoted) = scalar(expected: expected) else { return nil }
        switch text {
        case "true" where !isQuoted, "True" where !isQuoted, "TRUE" where !isQuoted: return true
        case "false" where !isQuoted, "False" where !isQuoted, "FALSE" where !isQuoted: return false
        default:
            reportWrongType(expected: expected)
            return nil
        }
    }

    /// A case of an enumeration. `noun` has its article; `former` maps older names to current ones.
    package func choice<Choice: CaseIterable & RawRepresentable>(
        _ noun: String, former: [String: String] = [:]
    ) -> Choice?
    where Choice.RawValue == String {
        name(noun, legal: Choice.allCases.map(\.rawValue), former: former).flatMap(Choice.init)
    }

    /// One of the given names. An older name is reported with the one that replaces it.
    package func name(_ noun: String, legal: [String], former: [String: String] = [:]) -> String? {
        guard let text = scalar(expected: noun)?.text else { return nil }
        if legal.contains(text) { return text }
        // An unquoted 3.0 is also 3.00.
        if let number = NumberText.number(text), let name = legal.first(where: { NumberText.number($0) == number }) {
            return name
        }
        // Swift writes a dot before a case.
        let bare = text.first == "." ? String(text.dropFirst()) : text
        let nearest = former[bare] ?? Spelling.nearest(to: bare, among: legal)
        report(.unknownValue(value: text, noun: noun, nearest: nearest, legal: legal))
        return nil
    }
}

extension SourceValue {
    /// Records the locations of all nested values as keys of a record.
    package func noteKeys(of record: Record) {
        switch node.content {
        case .scalar: break
        case .list(let nodes):
            for (i, node) in nodes.enumerated() {
                SourceValue(node, path: path.index(i), log: log).noteKeys(of: record)
            }
        case .mapping(let entries):
            for entry in entries {
                let key = record.key(entry.key)
                let path = path.key(key?.name ?? entry.key, spelled: entry.key)
                let value = SourceValue(entry.locatedValue, path: path, log: log)
                if let inner = key?.form.record { value.noteKeys(of: inner) }
            }
        }
    }
}
