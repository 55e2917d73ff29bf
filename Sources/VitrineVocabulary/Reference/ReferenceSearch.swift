struct ReferenceSearch {
    /// The largest number of listed lines.
    private static let limit = 20

    private let word: String
    private var found: [(rank: Int, line: String)] = []

    /// - Parameter word: At least three characters; nothing is found for a shorter word.
    init(_ word: String, in root: Record, verbs: [Verb]) {
        self.word = word.lowercased()
        guard self.word.count > 2 else { return }
        let entries = KeyPaths.of(root).all
        for entry in entries { add(entry.key, at: entry.path) }
        let records = [("", root)] + entries.compactMap { entry in entry.key.form.record.map { (entry.path, $0) } }
        var known: Set<String> = []
        for (path, record) in records where known.insert(record.name).inserted {
            for synonym in record.synonyms() where synonym.names.contains(where: matches) {
                let full = SourcePath.join(path, synonym.path)
                guard let entry = entries.first(where: { $0.path == full }) else { continue }
                found.append((1, "\(full): \(entry.key.documentation)"))
            }
        }
        for verb in verbs {
            if let rank = rank(names: [verb.name], values: [], text: verb.documentation) {
                found.append((rank, "\(verb.title): \(verb.documentation)"))
            }
            for argument in verb.arguments { add(argument.key, at: "\(verb.name).\(argument.name)") }
        }
    }

    /// The keys whose names contain the word, then those with such values, then those whose documentation contains it.
    /// Nil if there are none.
    var text: String? {
        if found.isEmpty { return nil }
        var known: Set<String> = []
        let lines = found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element.line).filter { known.insert($0).inserted }
        let more = lines.count - Self.limit
        return
            (["no key has this name; these mention it:"] + lines.prefix(Self.limit).map { "  \($0)" }
            + (more > 0 ? ["  and \(more) more"] : [])).joined(separator: "\n")
    }

    private mutating func add(_ key: Key, at path: String) {
        if let rank = rank(names: [key.name] + key.aliases, values: key.form.names, text: key.documentation) {
            found.append((rank, "\(path): \(key.documentation)"))
        }
    }

    private func rank(names: [String], values: [String], text: String) -> Int? {
        if names.contains(where: matches) { return 0 }
        if values.contains(where: matches) { return 1 }
        return matches(text) ? 2 : nil
    }

    private func matches(_ text: String) -> Bool { text.lowercased().contains(word) }
}

extension Form {
    /// The names that a value can have.
    fileprivate var names: [String] {
        switch self {
        case .choice(let names): names
        case .optional(let form), .list(let form, _), .named(let form, _): form.names
        case .anyOf(let forms): forms.flatMap(\.names)
        default: []
        }
    }
}
