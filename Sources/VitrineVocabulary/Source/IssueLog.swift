/// Collects the problems of one file, up to a limit, and records the location of each value.
package final class IssueLog {
    private struct Spot {
        var location: SourceLocation?
        var path: String
        /// The value as written, if it is a scalar.
        var text: String?
    }

    private let file: String?
    private let isSilent: Bool
    /// The text of the file, for problems that need it; empty for values made in Swift.
    package var source: [UInt8] = []
    package private(set) var issues: [SceneIssue] = []
    /// The canonical paths of the issues in order.
    private var paths: [String] = []
    /// The canonical paths of values that cannot be read.
    private var failures: [String] = []
    private var spots: [String: Spot] = [:]

    /// - Parameter file: The name of the file in the issues; nil for values made in Swift.
    package init(file: String?) {
        self.file = file
        isSilent = false
    }

    private init() {
        file = nil
        isSilent = true
    }

    /// A log that discards everything, for values that are known to be legal.
    package static var silent: IssueLog { IssueLog() }

    /// Whether the log contains so many issues that further ones are not listed.
    package var isFull: Bool { issues.count > ValueLimits.issues }

    package func note(_ value: SourceValue) {
        if isSilent { return }
        var text: String?
        if case .scalar(let written, _) = value.node.content { text = written }
        spots[value.path.canonical] = Spot(location: value.node.location, path: value.path.spelled, text: text)
    }

    package func report(_ kind: SceneIssue.Kind, at location: SourceLocation?, path: SourcePath) {
        if isSilent { return }
        failures.append(path.canonical)
        append(kind, at: location, path: path.canonical, spelled: path.spelled)
    }

    package func report(_ kind: SceneIssue.Kind, at location: SourceLocation?, path: String) {
        append(kind, at: location, path: path, spelled: path)
    }

    /// Adds problems of values, except for those that only follow from unreadable ones.
    package func report(_ found: ValueIssues) {
        for issue in found.all {
            let causes = [issue.path] + issue.dependsOn
            if failures.contains(where: { failure in causes.contains { overlaps($0, failure) } }) { continue }
            if let spelledPath = issue.spelledPath {
                append(issue.kind, at: issue.location, path: issue.path, spelled: spelledPath)
                continue
            }
            let spot = nearestSpot(issue.path)
            var kind = issue.kind
            if let text = spots[issue.path]?.text { kind = kind.quoting(text) }
            append(
                kind, at: spot?.location ?? (file == nil ? nil : .start), path: issue.path,
                spelled: spot.map { $0.path + $0.rest } ?? issue.path)
        }
    }

    /// The issues with both forms of their paths, for addition to another log.
    package var valueIssues: ValueIssues {
        var out = ValueIssues()
        for (issue, path) in zip(issues, paths) {
            let location = issue.line.flatMap { line in
                issue.column.map { SourceLocation(line: line, column: $0) }
            }
            out.add(ValueIssue(path, issue.kind, spelledPath: issue.path, at: location))
        }
        return out
    }

    private func append(_ kind: SceneIssue.Kind, at location: SourceLocation?, path: String, spelled: String) {
        if isSilent || isFull { return }
        let kind = location.map { kind.explained(hasComment(at: $0)) } ?? kind
        paths.append(path)
        if issues.count == ValueLimits.issues {
            issues.append(SceneIssue(file: file, kind: .tooManyIssues(limit: ValueLimits.issues)))
        } else {
            issues.append(
                SceneIssue(file: file, line: location?.line, column: location?.column, path: spelled, kind: kind))
        }
    }

    /// Whether a comment begins in the line, at the location or after it.
    private func hasComment(at location: SourceLocation) -> Bool {
        let lines = source.split(
            separator: UInt8(ascii: "\n"), maxSplits: location.line, omittingEmptySubsequences: false)
        guard lines.indices.contains(location.line - 1) else { return false }
        let rest = String(decoding: lines[location.line - 1], as: UTF8.self).unicodeScalars.dropFirst(
            location.column - 1)
        return String(rest).contains(" #")
    }

    /// Whether one path equals or contains the other.
    private func overlaps(_ a: String, _ b: String) -> Bool {
        let (short, long) = a.utf8.count <= b.utf8.count ? (a, b) : (b, a)
        guard long.hasPrefix(short) else { return false }
        let next = long.utf8.dropFirst(short.utf8.count).first
        return next == nil || next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
    }

    /// The location of the value, or of the nearest enclosing one, with the remainder of the path.
    private func nearestSpot(_ path: String) -> (location: SourceLocation?, path: String, rest: String)? {
        var head = path[...]
        while true {
            if let spot = spots[String(head)] { return (spot.location, spot.path, String(path[head.endIndex...])) }
            guard let end = head.lastIndex(where: { $0 == "." || $0 == "[" }) else { return nil }
            head = head[..<end]
        }
    }
}

extension SceneIssue.Kind {
    /// The problem with an explanation if the value is missing before a comment.
    fileprivate func explained(_ hasComment: @autoclosure () -> Bool) -> SceneIssue.Kind {
        guard case .wrongType(let expected, "nothing") = self, hasComment() else { return self }
        return .wrongType(expected: expected, found: "nothing, as # begins a comment: put the value in quotes")
    }

    /// The problem with the value as written in the file.
    fileprivate func quoting(_ text: String) -> SceneIssue.Kind {
        switch self {
        case .outOfRange(_, let legal): .outOfRange(value: text, legal: legal)
        case .outOfOrder(_, let previous): .outOfOrder(value: text, previous: previous)
        default: self
        }
    }
}
