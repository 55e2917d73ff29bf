/// One problem of a scene, with its location if the scene comes from a file.
public struct SceneIssue: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file; nil for a scene that is a Swift value.
    public var file: String?
    /// The line from 1; nil for a Swift value and for a problem with the whole file.
    public var line: Int?
    /// The column from 1, in Unicode scalars; a tab counts as one.
    public var column: Int?
    /// The key path, such as `timeline[2].at`, spelled as in the file; empty for the whole scene.
    public var path: String
    public var kind: Kind

    public init(file: String? = nil, line: Int? = nil, column: Int? = nil, path: String = "", kind: Kind) {
        self.file = file
        self.line = line
        self.column = column
        self.path = path
        self.kind = kind
    }

    /// The problem and its remedy, without file, line and path.
    public var message: String { kind.description }

    /// One line: `scene.yaml:12:5: popupBar.barStyle: "floatin" is not a bar style; did you mean "floating"? (…)`.
    public var description: String {
        var place: [String] = []
        if let file { place.append(file) }
        if let line, let column { place += [String(line), String(column)] }
        let parts = [place.joined(separator: ":"), path, message]
        return parts.filter { !$0.isEmpty }.joined(separator: ": ")
    }

    /// The order by location; problems without a location come last.
    static func precedes(_ a: SceneIssue, _ b: SceneIssue) -> Bool {
        let (p, q) = ((a.line ?? .max, a.column ?? .max), (b.line ?? .max, b.column ?? .max))
        return p == q ? a.path < b.path : p < q
    }
}

/// The problems of a scene in the order of their locations.
public struct SceneIssues: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problems; never empty when thrown.
    public var issues: [SceneIssue]

    public init(_ issues: [SceneIssue]) {
        self.issues = issues.sorted(by: SceneIssue.precedes)
    }

    /// One line for each problem.
    public var description: String { issues.map(\.description).joined(separator: "\n") }
}
