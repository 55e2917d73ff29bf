/// Texts about keys and verbs, made from their declarations.
package enum Reference {
    /// What there is to know of a key or verb: its values, default, aliases and documentation, and the keys in it.
    ///
    /// A verb is explained for each of the presentations that have it. The keys around a key can be left out: the answer is
    /// the key itself, or the paths of all keys with its name.
    /// - Throws: an issue that names the nearest key, for a path that is none.
    package static func explanation(of path: String, in root: Record, verbs: [Verb] = []) throws(SceneIssue) -> String {
        let names = path.split(separator: ".", omittingEmptySubsequences: false).map { name in
            String(name.prefix { $0 != "[" })
        }
        let own = names.count == 1 && root.key(names[0]) == nil ? verbs.filter { $0.name == names[0] } : []
        if !own.isEmpty { return own.map(explanation).joined(separator: "\n\n") }
        if root.key(names[0]) == nil {
            let paths = KeyPaths(in: root)
            let found = paths.all.filter { $0.ends(with: names) }
            if found.count == 1 { return explanation(of: found[0].key, at: found[0].path) }
            if !found.isEmpty {
                return "keys with this name:\n"
                    + found.map { "  \($0.path): \($0.key.documentation)" }.joined(separator: "\n")
            }
            let legal = root.keys().map(\.name) + verbs.map(\.name)
            let nearest = Spelling.nearest(to: names[0], among: legal) ?? paths.nearest(to: names)
            throw SceneIssue(path: path, kind: .unknownKey(key: names[0], nearest: nearest, legal: legal))
        }
        return try explanation(of: names, in: root, path: path)
    }

    private static func explanation(of names: [String], in root: Record, path: String) throws(SceneIssue) -> String {
        var record: Record? = root
        var last: Key?
        var isNamed = false
        for (i, name) in names.enumerated() {
            if let key = record?.key(name) {
                (last, record, isNamed) = (key, key.form.record, key.form.isNamed)
            } else if isNamed, i + 1 < names.count {
                // The scene's own name of a panel, a card and so on.
                isNamed = false
            } else {
                let legal = record?.keys().map(\.name) ?? []
                let nearest = Spelling.nearest(to: name, among: legal)
                throw SceneIssue(path: path, kind: .unknownKey(key: name, nearest: nearest, legal: legal))
            }
        }
        return last.map { explanation(of: $0, at: path) } ?? "keys:\n" + list(root.keys())
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

    private static func explanation(of verb: Verb) -> String {
        var lines = ["\(verb.title): \(verb.targetForm.summary.filter { $0 != "`" })", "  " + verb.documentation]
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
            let owner = verb.owner.map { " of `\($0)`" } ?? ""
            out += "\n### `\(verb.name)`\(owner): \(verb.targetForm.summary)\n\n\(verb.documentation)\n"
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
