/// Every problem of a scene, by place.
public struct SceneIssues: Error, Hashable, Sendable, CustomStringConvertible {
    /// Never empty when thrown.
    public var issues: [SceneIssue]

    public init(_ issues: [SceneIssue]) {
        self.issues = issues.sorted(by: SceneIssue.precedes)
    }

    /// A line for each problem.
    public var description: String { issues.map(\.description).joined(separator: "\n") }
}
