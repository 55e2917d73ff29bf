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
