import VitrineVocabulary

/// The error of a file that cannot be read further.
struct SourceProblem: Error {
    var kind: SceneIssue.Kind
    /// The location; nil for the whole file.
    var location: SourceLocation?

    init(_ kind: SceneIssue.Kind, at location: SourceLocation? = nil) {
        self.kind = kind
        self.location = location
    }
}
