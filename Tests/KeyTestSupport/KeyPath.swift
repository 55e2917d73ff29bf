import VitrineScreens
import VitrineVocabulary

package enum KeyPath {
    /// A key and the record that declares it.
    package struct Step: Hashable, Sendable {
        package var record: Record
        package var key: Key

        /// A name that is the same for every path to the key.
        package var name: String { "\(record.name).\(key.name)" }

        package static func == (a: Step, b: Step) -> Bool { a.name == b.name }
        package func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// Returns the keys of a path such as `popupBar.popupItems[0].title`, without the names of named values.
    package static func steps(of path: String) -> [Step] {
        var out: [Step] = []
        var record: Record? = PresentationScene.record
        var isName = false
        for part in path.split(separator: ".") {
            if isName {
                isName = false
                continue
            }
            let name = String(part.prefix { $0 != "[" })
            guard let owner = record, let key = owner.key(name) else { break }
            out.append(Step(record: owner, key: key))
            record = key.form.record
            isName = key.form.isNamed
        }
        return out
    }

    /// Returns every key below some keys of a scene once, without those keys themselves.
    /// - Parameter excluded: The keys of a scene whose tables other suites cover.
    package static func all(below roots: [String], excluding excluded: [String] = []) -> [Step] {
        var seen: Set<String> = []
        for root in excluded { _ = walk(root, &seen) }
        return roots.flatMap { walk($0, &seen) }
    }

    private static func walk(_ root: String, _ seen: inout Set<String>) -> [Step] {
        var out: [Step] = []
        func visit(_ record: Record) {
            guard seen.insert(record.name).inserted else { return }
            for key in record.keys() {
                out.append(Step(record: record, key: key))
                if let inner = key.form.record { visit(inner) }
            }
        }
        if let inner = PresentationScene.record.key(root)?.form.record { visit(inner) }
        return out
    }

    /// Returns the keys that no picture covers. A key that holds others is covered by them.
    package static func missing(of keys: [Step], in pictures: [KeyPicture]) -> [String] {
        let covered = Set(pictures.flatMap { steps(of: $0.path + $0.innerPath) })
        return keys.filter { !covered.contains($0) }.map(\.name)
    }
}

extension KeyPicture {
    /// The keys within the value, as long as each mapping has only one: `{font: {size: 20}}` covers `size`.
    fileprivate var innerPath: String {
        var out = ""
        var node = after.at(path)
        while let entries = node?.entries, entries.count == 1 {
            out += ".\(entries[0].key)"
            node = entries[0].value
        }
        return out
    }
}
