/// Collects the problems of one file, up to a limit, and remembers where every value stands.
final class IssueLog {
    private struct Spot {
        var place: Place
        var path: String
        /// The value as written, when it is one word or number.
        var text: String?
    }

    private let file: String
    private(set) var issues: [SceneIssue] = []
    /// Canonical paths of what could not be decoded.
    private var failures: [String] = []
    private var spots: [String: Spot] = [:]

    init(file: String) {
        self.file = file
    }

    /// Whether so much is wrong that looking further is of no use.
    var isFull: Bool { issues.count > SceneLimits.issues }

    func note(_ value: SourceValue) {
        var text: String?
        if case .scalar(let written, _) = value.node.content { text = written }
        spots[value.path.canonical] = Spot(place: value.node.place, path: value.path.spelled, text: text)
    }

    func report(_ kind: SceneIssue.Kind, at place: Place?, path: SourcePath) {
        failures.append(path.canonical)
        report(kind, at: place, path: path.spelled)
    }

    func report(_ kind: SceneIssue.Kind, at place: Place?, path: String) {
        if isFull { return }
        if issues.count == SceneLimits.issues {
            issues.append(SceneIssue(file: file, kind: .tooManyIssues(limit: SceneLimits.issues)))
        } else {
            issues.append(SceneIssue(file: file, line: place?.line, column: place?.column, path: path, kind: kind))
        }
    }

    /// Adds what is wrong with the decoded scene, unless it only follows from what could not be decoded.
    func report(_ findings: [Finding]) {
        for finding in findings {
            let causes = [finding.path] + finding.dependsOn
            if failures.contains(where: { failure in causes.contains { overlaps($0, failure) } }) { continue }
            let spot = nearestSpot(finding.path)
            var kind = finding.kind
            if let text = spots[finding.path]?.text { kind = kind.quoting(text) }
            report(kind, at: spot?.place ?? .start, path: spot.map { $0.path + $0.rest } ?? finding.path)
        }
    }

    /// Whether one path is the other or leads to it.
    private func overlaps(_ a: String, _ b: String) -> Bool {
        let (short, long) = a.utf8.count <= b.utf8.count ? (a, b) : (b, a)
        guard long.hasPrefix(short) else { return false }
        let next = long.utf8.dropFirst(short.utf8.count).first
        return next == nil || next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
    }

    /// Where the value stands, or else the nearest one around it, with the part of the path that is left.
    private func nearestSpot(_ path: String) -> (place: Place, path: String, rest: String)? {
        var head = path[...]
        while true {
            if let spot = spots[String(head)] { return (spot.place, spot.path, String(path[head.endIndex...])) }
            guard let end = head.lastIndex(where: { $0 == "." || $0 == "[" }) else { return nil }
            head = head[..<end]
        }
    }
}

extension SceneIssue.Kind {
    /// The same problem, with the value as the file has it.
    fileprivate func quoting(_ text: String) -> SceneIssue.Kind {
        switch self {
        case .outOfRange(_, let legal): .outOfRange(value: text, legal: legal)
        case .outOfOrder(_, let previous): .outOfOrder(value: text, previous: previous)
        default: self
        }
    }
}
