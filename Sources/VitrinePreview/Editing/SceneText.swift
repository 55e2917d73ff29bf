import Foundation
import VitrineScreens
import VitrineStage
import VitrineVocabulary

/// The text of a scene file whose single values are changed. Everything else stays as it is, comments and order
/// included, and JSON stays JSON. A new text is read again, and must differ from the old one in that value only.
package struct SceneText: Hashable, Sendable {
    package internal(set) var text: String
    /// Whether the text is JSON rather than YAML in braces.
    let isJSON: Bool

    /// Why a value cannot be changed in a text.
    package enum Failure: Error, Hashable, CustomStringConvertible {
        /// The value is written over several lines.
        case unsupported(path: String)
        case noKey
        /// An event would precede one whose time is the end of the event before it and cannot be written.
        case untimed(index: Int)

        package var description: String {
            switch self {
            case .unsupported(let path): "\(path): this value is written in a way that only a text editor can change"
            case .noKey: "a change needs a key, such as popupBar.barStyle"
            case .untimed(let index):
                "timeline[\(index)] has no time and begins when the event before it ends; give it an at, then events can stand before it"
            }
        }
    }

    package init(_ text: String) {
        self.text = text
        isJSON = Self.isJSON(text)
    }

    private static func isJSON(_ text: String, _ options: JSONSerialization.ReadingOptions = []) -> Bool {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: options)) != nil
    }

    static func tree(_ text: String) throws(SceneIssues) -> ValueNode {
        try SceneParser.tree(of: Array(text.utf8))
    }

    /// Sets the value of a key, or removes it.
    /// - Parameters:
    ///   - path: Keys separated by dots, such as `popupBar.barStyle`.
    ///   - value: A text, or keys and values in braces; nil to remove the key.
    /// - Throws: `SceneIssues` for a text that is not YAML, and `Failure`.
    package mutating func set(_ value: String?, at path: String) throws {
        let root = try Self.tree(text)
        let names = path.split(separator: ".").map(String.init)
        guard !names.isEmpty else { throw Failure.noKey }
        let written = value.map { self.written($0) }
        var candidates: [String] = []
        let (entries, rest) = Self.entries(names, in: root)
        if rest.isEmpty, let entry = entries.last {
            if let written {
                candidates = replacements(of: entry, with: written)
            } else {
                candidates = removals(of: entry)
            }
        } else if let written {
            let parent = entries.last?.locatedValue ?? root
            candidates = insertions(of: rest, written, in: parent)
        } else {
            return
        }
        for candidate in candidates where keepsFormat(candidate) {
            guard Self.changes(root, candidate, only: names, to: written) else { continue }
            text = candidate
            return
        }
        throw Failure.unsupported(path: path)
    }

    /// Whether a new text is JSON if the old one is.
    func keepsFormat(_ candidate: String) -> Bool { !isJSON || Self.isJSON(candidate) }

    /// Returns a value as it is written in this text.
    private func written(_ value: String) -> String {
        let yaml = Self.written(value)
        guard isJSON else { return yaml }
        return (try? Self.tree("v: " + yaml))?["v"].map(Self.json) ?? JSON.quoted(value)
    }

    /// Converts a value of YAML to JSON, in which everything but numbers, `true`, `false` and `null` is a string.
    static func json(_ node: ValueNode) -> String {
        switch node.content {
        case .scalar(let text, let isQuoted):
            return !isQuoted && isJSON(text, .fragmentsAllowed) ? text : JSON.quoted(text)
        case .list(let nodes): return "[" + nodes.map(json).joined(separator: ", ") + "]"
        case .mapping(let entries):
            return "{" + entries.map { "\(JSON.quoted($0.key)): \(json($0.value))" }.joined(separator: ", ") + "}"
        }
    }

    /// Returns the entries on the path to a key, and the names that are missing. Keys may be spelled by their aliases.
    private static func entries(
        _ names: [String], in root: ValueNode
    ) -> (entries: [ValueNode.Entry], rest: [String]) {
        var node = root
        var record: Record? = PresentationScene.record
        var out: [ValueNode.Entry] = []
        for (i, name) in names.enumerated() {
            let key = record?.key(name)
            let spellings = [name] + (key.map { [$0.name] + $0.aliases } ?? [])
            guard let entry = node.entries?.first(where: { spellings.contains($0.key) }) else {
                return (out, Array(names[i...]))
            }
            out.append(entry)
            node = entry.value
            if let key { record = key.form.record }
        }
        return (out, [])
    }

    /// Returns a value as it is written: plain if that is a string in YAML, else in quotes.
    static func written(_ value: String) -> String {
        if let first = value.first, "{[\"'".contains(first) { return value }
        let marks = Set("-_.+/ %")
        let isPlain =
            value.first.map { $0.isLetter || $0.isNumber || $0 == "-" && value.count > 1 || $0 == "." } ?? false
            && value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || marks.contains($0) }
            && value.last != " "
        return isPlain ? value : JSON.quoted(value)
    }

    /// Whether a new text differs from the old tree only in one value, which is the wanted one.
    private static func changes(_ old: ValueNode, _ text: String, only names: [String], to written: String?) -> Bool {
        guard let new = try? tree(text) else { return false }
        guard let written else {
            return removed(names[...], old) == new || removed(names[...], new) == removed(names[...], old)
        }
        let mark = ValueNode(.scalar("", isQuoted: true))
        guard marked(names[...], old, mark) == marked(names[...], new, mark),
            let found = entries(names, in: new).entries.last, entries(names, in: new).rest.isEmpty
        else { return false }
        let wanted = try? tree("v: " + written)
        switch (found.value.content, wanted?["v"]?.content) {
        case (.scalar(let a, _), .scalar(let b, _)?): return a == b
        case (let a, let b?): return a == b
        case (_, nil): return false
        }
    }

    /// Returns the tree with a mark in place of a value. Missing keys are added, and the order of keys does not matter.
    private static func marked(_ names: ArraySlice<String>, _ node: ValueNode, _ mark: ValueNode) -> ValueNode {
        guard let name = names.first else { return mark }
        var entries = node.entries ?? []
        if let i = entries.firstIndex(where: { $0.key == name }) {
            entries[i].value = marked(names.dropFirst(), entries[i].value, mark)
        } else {
            entries.append(.init(name, marked(names.dropFirst(), ValueNode(.mapping([])), mark)))
        }
        return ValueNode(.mapping(entries.sorted { $0.key < $1.key }))
    }

    static func removed(_ names: ArraySlice<String>, _ node: ValueNode) -> ValueNode {
        guard let name = names.first, var entries = node.entries else { return node }
        if let i = entries.firstIndex(where: { $0.key == name }) {
            if names.count == 1 {
                entries.remove(at: i)
            } else {
                entries[i].value = removed(names.dropFirst(), entries[i].value)
            }
        }
        return ValueNode(.mapping(entries))
    }
}

extension SceneText {
    /// Positions in the text, as offsets of Unicode scalars.
    struct Scalars {
        let all: [Unicode.Scalar]
        private let lines: [Int]

        init(_ text: String) {
            all = Array(text.unicodeScalars)
            var lines = [0]
            for (i, scalar) in all.enumerated() where scalar == "\n" { lines.append(i + 1) }
            self.lines = lines
        }

        func offset(_ location: SourceLocation?) -> Int? {
            guard let location, lines.indices.contains(location.line - 1) else { return nil }
            let offset = lines[location.line - 1] + location.column - 1
            return offset <= all.count ? offset : nil
        }

        /// Whether the scalar at an offset is a space or the end of a line.
        func isBlank(_ offset: Int) -> Bool { " \n\r\t".unicodeScalars.contains(all[offset]) }

        /// Returns the range of the line that contains an offset.
        func line(_ offset: Int) -> Range<Int> {
            let i = (lines.lastIndex { $0 <= offset }) ?? 0
            return lines[i]..<(i + 1 < lines.count ? lines[i + 1] : all.count)
        }

        func replacing(_ range: Range<Int>, with text: String) -> String {
            var out = String.UnicodeScalarView()
            out.append(contentsOf: all[..<range.lowerBound])
            out.append(contentsOf: text.unicodeScalars)
            out.append(contentsOf: all[range.upperBound...])
            return String(out)
        }

        /// Returns the end of a value on one line that begins at an offset; nil for other values.
        func end(ofValueAt start: Int, isInFlow: Bool) -> Int? {
            guard start < all.count else { return start }
            switch all[start] {
            case "\"", "'": return end(ofQuoteAt: start)
            case "{", "[": return end(ofFlowAt: start)
            case "|", ">", "&", "*", "!": return nil
            default:
                var i = start
                while i < all.count, all[i] != "\n" {
                    if all[i] == "#", i > start, all[i - 1] == " " { break }
                    if isInFlow, ",]}".unicodeScalars.contains(all[i]) { break }
                    i += 1
                }
                while i > start, all[i - 1] == " " || all[i - 1] == "\r" { i -= 1 }
                return i
            }
        }

        private func end(ofQuoteAt start: Int) -> Int? {
            var i = start + 1
            while i < all.count {
                if all[i] == "\\", all[start] == "\"" {
                    i += 2
                    continue
                }
                if all[i] == all[start] {
                    if all[start] == "'", i + 1 < all.count, all[i + 1] == "'" {
                        i += 2
                        continue
                    }
                    return i + 1
                }
                i += 1
            }
            return nil
        }

        func end(ofFlowAt start: Int) -> Int? {
            var depth = 0
            var i = start
            while i < all.count {
                switch all[i] {
                case "{", "[": depth += 1
                case "}", "]":
                    depth -= 1
                    if depth == 0 { return i + 1 }
                case "\"", "'":
                    // A quote inside a plain word is a letter.
                    if i > 0, " {[,:".unicodeScalars.contains(all[i - 1]), let end = end(ofQuoteAt: i) {
                        i = end
                        continue
                    }
                case "#":
                    if i > 0, all[i - 1] == " " { while i < all.count, all[i] != "\n" { i += 1 } }
                default: break
                }
                i += 1
            }
            return nil
        }

        /// Returns where the value after a key begins, or would begin.
        func value(afterKeyAt key: Int) -> Int? {
            var i = key
            if i < all.count, "\"'".unicodeScalars.contains(all[i]) {
                guard let end = end(ofQuoteAt: i) else { return nil }
                i = end
            }
            while i < all.count, all[i] != ":" { i += 1 }
            i += 1
            while i < all.count, all[i] == " " { i += 1 }
            return i <= all.count ? i : nil
        }
    }

    private func replacements(of entry: ValueNode.Entry, with written: String) -> [String] {
        let scalars = Scalars(text)
        guard let key = scalars.offset(entry.location), let start = scalars.value(afterKeyAt: key) else { return [] }
        let isEmpty = start >= scalars.all.count || scalars.all[start] == "\n" || scalars.all[start] == "#"
        if isEmpty { return [scalars.replacing(start..<start, with: " " + written)] }
        // The form inside braces is tried first, where a comma ends the value. The check of the new text decides.
        return [true, false].compactMap { isInFlow in
            scalars.end(ofValueAt: start, isInFlow: isInFlow).map { scalars.replacing(start..<$0, with: written) }
        }
    }

    private func removals(of entry: ValueNode.Entry) -> [String] {
        let scalars = Scalars(text)
        guard let key = scalars.offset(entry.location), let start = scalars.value(afterKeyAt: key) else { return [] }
        var out = [scalars.replacing(scalars.line(key), with: "")]
        if let end = scalars.end(ofValueAt: start, isInFlow: true) {
            var (from, to) = (key, end)
            while to < scalars.all.count, scalars.all[to] == " " { to += 1 }
            if to < scalars.all.count, scalars.all[to] == "," {
                to += 1
                while to < scalars.all.count, scalars.all[to] == " " { to += 1 }
            } else {
                to = end
                while from > 0, scalars.isBlank(from - 1) { from -= 1 }
                if from > 0, scalars.all[from - 1] == "," { from -= 1 }
            }
            out.append(scalars.replacing(from..<to, with: ""))
        }
        return out
    }

    /// Returns texts with a new key in a mapping.
    func insertions(of names: [String], _ written: String, in parent: ValueNode) -> [String] {
        let scalars = Scalars(text)
        guard let start = scalars.offset(parent.location) else { return [] }
        let keys = isJSON ? names.map(JSON.quoted) : names
        let inner = keys.dropFirst().reversed().reduce(written) { "{ \($1): \($0) }" }
        let entry = "\(keys[0]): \(inner)"
        if start < scalars.all.count, scalars.all[start] == "{" {
            guard let end = scalars.end(ofFlowAt: start) else { return [] }
            var last = end - 1
            while last > start, scalars.isBlank(last - 1) { last -= 1 }
            let isEmpty = scalars.all[last - 1] == "{"
            // The brace stays on its line.
            let isBroken = scalars.all[last..<(end - 1)].contains("\n")
            let inserted = isEmpty ? " \(entry)" : ", \(entry)"
            return [
                isBroken
                    ? scalars.replacing(last..<last, with: inserted)
                    : scalars.replacing(last..<(end - 1), with: inserted + " ")
            ]
        }
        guard let first = parent.entries?.first, let key = scalars.offset(first.location) else { return [] }
        let margin = String(repeating: " ", count: key - scalars.line(key).lowerBound)
        // The key goes after the last line of the mapping, or before its first key.
        let last = Self.lastLine(of: parent)
        var out: [String] = []
        if let offset = scalars.offset(SourceLocation(line: last, column: 1)) {
            let end = scalars.line(offset).upperBound
            let isEnded = end > 0 && scalars.all[end - 1] == "\n"
            out.append(scalars.replacing(end..<end, with: "\(isEnded ? "" : "\n")\(margin)\(entry)\n"))
        }
        let begin = scalars.line(key).lowerBound
        out.append(scalars.replacing(begin..<begin, with: "\(margin)\(entry)\n"))
        return out
    }

    static func lastLine(of node: ValueNode) -> Int {
        let own = node.location?.line ?? 1
        switch node.content {
        case .scalar: return own
        case .list(let nodes): return nodes.reduce(own) { max($0, lastLine(of: $1)) }
        case .mapping(let entries):
            return entries.reduce(own) { max($0, max($1.location?.line ?? 1, lastLine(of: $1.value))) }
        }
    }
}
