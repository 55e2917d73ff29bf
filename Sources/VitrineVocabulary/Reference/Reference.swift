/// Texts about keys and verbs, made from their declarations.
package enum Reference {
    /// What there is to know of a key: its values, default, aliases and documentation, and the keys in it.
    /// - Throws: an issue that names the nearest key, for a path that is none.
    package static func explanation(of path: String, in root: Record, verbs: [Verb] = []) throws(SceneIssue) -> String {
        var record = root
        var key: Key?
        let names = path.split(separator: ".", omittingEmptySubsequences: false).map { name in
            String(name.prefix { $0 != "[" })
        }
        for (i, name) in names.enumerated() {
            if i == 0, names.count == 1, record.key(name) == nil, let verb = verbs.first(where: { $0.name == name }) {
                return explanation(of: verb)
            }
            guard let found = record.key(name) else {
                let legal = record.keys().map(\.name) + (i == 0 ? verbs.map(\.name) : [])
                let nearest = Spelling.nearest(to: name, among: legal)
                throw SceneIssue(path: path, kind: .unknownKey(key: name, nearest: nearest, legal: legal))
            }
            key = found
            guard let inner = found.form.record else {
                if i + 1 < names.count {
                    let kind = SceneIssue.Kind.unknownKey(key: names[i + 1], nearest: nil, legal: [])
                    throw SceneIssue(path: path, kind: kind)
                }
                break
            }
            record = inner
        }
        guard let key else { return explanation(of: record) }
        return explanation(of: key, at: path)
    }

    private static func explanation(of key: Key, at path: String) -> String {
        var lines = [path, "  " + key.documentation]
        lines.append("  value: " + key.form.summary.filter { $0 != "`" })
        lines.append("  " + defaultText(key))
        if !key.aliases.isEmpty { lines.append("  also: " + key.aliases.joined(separator: ", ")) }
        lines.append("  " + changeText(key))
        if let record = key.form.record { lines.append("  keys:\n" + list(record.keys())) }
        return lines.joined(separator: "\n")
    }

    private static func explanation(of record: Record) -> String { "keys:\n" + list(record.keys()) }

    private static func explanation(of verb: Verb) -> String {
        var lines = ["\(verb.name): \(verb.targetForm.summary.filter { $0 != "`" })", "  " + verb.documentation]
        if !verb.arguments.isEmpty { lines.append("  arguments:\n" + list(verb.arguments.map(\.key))) }
        return lines.joined(separator: "\n")
    }

    private static func list(_ keys: [Key]) -> String {
        keys.map { "    \($0.name): \($0.form.summary.filter { $0 != "`" })" }.joined(separator: "\n")
    }

    private static func defaultText(_ key: Key) -> String {
        if key.isRequired { return "required" }
        return "default: " + (key.defaultValue()?.description ?? "none")
    }

    private static func changeText(_ key: Key) -> String {
        if !key.isSettable { return "cannot be set over time" }
        return "set over time: " + (key.animation ?? "at once")
    }

    /// A page of the reference in Markdown: the keys of a record and of those in it that have no page of their own.
    /// - Parameter known: Records with a page, by name, which are referred to.
    package static func page(
        _ title: String, _ introduction: String, of record: Record, at path: String, verbs: [Verb] = []
    ) -> String {
        var out = "# \(title)\n\n\(introduction)\n"
        var pending = [(path, record)]
        var written: Set<String> = []
        while !pending.isEmpty {
            let (path, record) = pending.removeFirst()
            guard written.insert(record.name).inserted else { continue }
            if !path.isEmpty { out += "\n## \(path)\n" }
            out += "\n" + table(record.keys())
            for key in record.keys() {
                if let inner = key.form.record, !inner.keys().isEmpty {
                    pending.append((SourcePath.join(path, key.name), inner))
                }
            }
        }
        if !verbs.isEmpty { out += "\n" + events(verbs) }
        return out
    }

    /// A table of keys in Markdown.
    package static func table(_ keys: [Key]) -> String {
        var out = "| key | value | default | meaning |\n|---|---|---|---|\n"
        for key in keys {
            let names = ([key.name] + key.aliases).map { "`\($0)`" }.joined(separator: ", ")
            let defaultValue = key.isRequired ? "required" : key.defaultValue().map { "`\($0)`" } ?? ""
            let animation = key.animation.map { " A change takes effect \($0)." } ?? ""
            out += row([names, key.form.summary, defaultValue, key.documentation + animation])
        }
        return out
    }

    /// The events of some verbs in Markdown.
    package static func events(_ verbs: [Verb]) -> String {
        var out = "## Events\n"
        for verb in verbs {
            out += "\n### `\(verb.name)`: \(verb.targetForm.summary)\n\n\(verb.documentation)\n"
            if !verb.arguments.isEmpty { out += "\n" + table(verb.arguments.map(\.key)) }
        }
        return out
    }

    private static func row(_ cells: [String]) -> String {
        let escaped = cells.map { cell in
            cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
        }
        return "| " + escaped.joined(separator: " | ") + " |\n"
    }
}
