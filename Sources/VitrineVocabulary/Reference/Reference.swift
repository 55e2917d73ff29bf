/// Texts about keys and verbs, generated from their declarations.
package enum Reference {
    /// The explanation of a key or verb: its values, default, aliases and documentation, and the keys in it.
    ///
    /// A verb is explained for each presentation that has it; its arguments are its keys. Outer keys may be omitted:
    /// the result is then the key itself, or the paths of all keys with its name. For a word that names nothing, the
    /// result lists what mentions it.
    /// - Throws: An issue that names the nearest key, for a path without a key.
    package static func explanation(of path: String, in root: Record, verbs: [Verb] = []) throws(SceneIssue) -> String {
        let names = path.split(separator: ".", omittingEmptySubsequences: false).map { name in
            String(name.prefix { $0 != "[" })
        }
        if root.key(names[0]) != nil { return try explanation(of: names, in: root, path: path) }
        let own = verbs.filter { $0.name == names[0] }
        if names.count == 1, !own.isEmpty { return own.map(explanation).joined(separator: "\n\n") }
        let owners = own.filter { names.count > 1 && $0.argument(names[1]) != nil }
        if let verb = owners.first ?? own.first {
            let rest = Array(names.dropFirst())
            return try explanation(of: rest, in: verb.record, path: path, ofVerb: true)
        }
        let paths = KeyPaths(in: root)
        let found = paths.all.filter { $0.ends(with: names) }
        if found.count == 1 { return explanation(of: found[0].key, at: found[0].path, changeText(found[0])) }
        if !found.isEmpty {
            return "keys with this name:\n"
                + found.map { "  \($0.path): \($0.key.documentation)" }.joined(separator: "\n")
        }
        if names.count == 1, let text = ReferenceSearch(path, in: root, verbs: verbs).text { return text }
        let legal = root.keys().map(\.name) + verbs.map(\.name)
        let nearest = Spelling.nearest(to: names[0], among: legal) ?? paths.nearest(to: names)
        throw SceneIssue(path: path, kind: .unknownKey(key: names[0], nearest: nearest, legal: legal))
    }

    /// - Parameter ofVerb: Whether the keys are arguments of a verb, which do not change over time.
    private static func explanation(
        of names: [String], in root: Record, path: String, ofVerb: Bool = false
    ) throws(SceneIssue) -> String {
        var record: Record? = root
        var entry = KeyPaths.Entry(names: [], key: Key(name: "", form: .flag))
        var isNamed = false
        for (i, name) in names.enumerated() {
            if let key = record?.key(name) {
                (entry.key, record, isNamed) = (key, key.form.record, key.form.isNamed)
                if !key.isSettable { entry.fixedKey = entry.fixedKey ?? key.name }
            } else if isNamed, i + 1 < names.count {
                // The name is that of a panel, a card or another presentation of the scene.
                isNamed = false
            } else {
                throw SceneIssue(path: path, kind: (record ?? .empty).unknownKey(name))
            }
        }
        return explanation(of: entry.key, at: path, ofVerb ? nil : changeText(entry))
    }

    private static func explanation(of key: Key, at path: String, _ changeText: String?) -> String {
        var lines = [path, "  " + key.documentation]
        lines.append("  value: " + key.form.summary.filter { $0 != "`" })
        lines.append("  " + defaultText(key))
        if !key.aliases.isEmpty { lines.append("  also: " + key.aliases.joined(separator: ", ")) }
        if let changeText { lines.append("  " + changeText) }
        lines += key.limits.map { limit in "  " + limit.filter { $0 != "`" } }
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

    private static func changeText(_ entry: KeyPaths.Entry) -> String {
        guard let fixed = entry.fixedKey else { return "set over time: " + (entry.key.animation ?? "at once") }
        return "cannot be set over time" + (fixed == entry.key.name ? "" : ", as \(fixed) cannot")
    }

    /// A page of the reference in Markdown: the keys of a record and of nested records without a page.
    /// - Parameter known: The records with a page, by name, which are linked.
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

    package static func table(_ keys: [Key]) -> String {
        var out = "| key | value | default | meaning |\n|---|---|---|---|\n"
        for key in keys {
            let names = ([key.name] + key.aliases).map { "`\($0)`" }.joined(separator: ", ")
            let defaultValue = key.isRequired ? "required" : key.defaultValue().map { "`\($0)`" } ?? ""
            let animation = key.animation.map { " A change takes effect \($0)." } ?? ""
            let limits = key.limits.map { " \($0)" }.joined()
            out += row([names, key.form.summary, defaultValue, key.documentation + animation + limits])
        }
        return out
    }

    /// A Markdown list of the keys that have no effect somewhere or are not visible in pictures, with the reasons.
    package static func limits(of root: Record) -> String {
        KeyPaths(in: root).all.filter { !$0.key.limits.isEmpty }
            .map { "- `\($0.path)`: \($0.key.limits.joined(separator: " "))\n" }.joined()
    }

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
