/// The references that test runs used, from the lists that `VITRINE_SNAPSHOT_USED` names. A list has one path per line,
/// between a mark at each process's beginning and one at its end; a missing second mark means that the process did not
/// end normally.
package struct UsedReferences: Hashable, Sendable {
    package private(set) var paths: Set<String> = []
    /// Whether processes did not end normally.
    package private(set) var isUnfinished = false
    /// Whether options excluded tests.
    package private(set) var isFiltered = false

    package enum Mark: String, CaseIterable {
        case begin, filtered, end

        package func line(process: Int32) -> String { "# \(rawValue) \(process)" }
    }

    package init(_ text: String) {
        var open: [Substring: Int] = [:]
        var hasMarks = false
        for line in text.split(separator: "\n") {
            guard line.hasPrefix("# ") else {
                paths.insert(String(line))
                continue
            }
            let parts = line.split(separator: " ")
            guard parts.count == 3, let mark = Mark(rawValue: String(parts[1])) else { continue }
            hasMarks = true
            switch mark {
            case .begin: open[parts[2], default: 0] += 1
            case .filtered: isFiltered = true
            case .end: open[parts[2], default: 0] -= 1
            }
        }
        isUnfinished = !hasMarks || open.values.contains { $0 > 0 }
    }
}
