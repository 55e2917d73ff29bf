/// Why the rest of a file cannot be read.
struct SourceProblem: Error {
    var kind: SceneIssue.Kind
    /// Nil for the file as a whole.
    var place: Place?

    init(_ kind: SceneIssue.Kind, at place: Place? = nil) {
        self.kind = kind
        self.place = place
    }
}
