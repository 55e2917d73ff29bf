import VitrineVocabulary

/// Why the rest of a file cannot be read.
struct SourceProblem: Error {
    var kind: SceneIssue.Kind
    /// Nil for the file as a whole.
    var location: SourceLocation?

    init(_ kind: SceneIssue.Kind, at location: SourceLocation? = nil) {
        self.kind = kind
        self.location = location
    }
}
