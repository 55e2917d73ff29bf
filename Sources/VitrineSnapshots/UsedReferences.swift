/// The references that runs of tests have used, as the lists that `VITRINE_SNAPSHOT_USED` names have them: a path a line, between a
/// mark of each process's beginning and one of its end. Without the second the process has not ended by itself.
package struct UsedReferences: Hashable, Sendable {
    /// Absolute paths.
    package private(set) var paths: Set<String> = []
    /// Processes that have not ended by themselves.
    package private(set) var isUnfinished = false
    /// Whether options have left tests out.
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
