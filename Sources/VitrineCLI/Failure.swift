import ArgumentParser
import Vitrine
import VitrineScenes
import VitrineStage
import VitrineVocabulary

/// An error that ends a run, with its message and exit code.
struct Failure: Error {
    /// Exit code for pictures that differ or are stale.
    static let differs: Int32 = 1
    /// Exit code for an error in a scene or a file.
    static let error: Int32 = 2
    /// Exit code for wrong usage.
    static let usage = ExitCode.validationFailure.rawValue

    var messages: [String]
    var code: Int32 = Failure.error

    init(_ message: String, code: Int32 = Failure.error) {
        messages = [message]
        self.code = code
    }

    /// - Parameter scene: path of the scene.
    init(_ error: any Error, scene: String) {
        messages = Failure.messages(error, scene: scene)
        if case .argument? = error as? VitrineError { code = Failure.usage }
    }

    static func messages(_ error: any Error, scene: String) -> [String] {
        switch (error as? VitrineError)?.underlying ?? error {
        case let issues as SceneIssues:
            issues.issues.map { issue in
                var issue = issue
                issue.file = issue.file ?? scene
                return issue.description
            }
        case let error as StageError: ["\(scene): \(error.keyPath.map { "\($0): " } ?? "")\(error)"]
        case let error: ["\(error)"]
        }
    }
}
