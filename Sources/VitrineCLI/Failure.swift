import ArgumentParser
import Vitrine
import VitrineStage
import VitrineVocabulary

/// An error that ends a run, with its message and exit code.
struct Failure: Error {
    /// The exit code for pictures that differ or are stale.
    static let differs: Int32 = 1
    /// The exit code for an error in a scene or a file.
    static let error: Int32 = 2
    static let usage = ExitCode.validationFailure.rawValue

    var messages: [String]
    var code: Int32 = Failure.error

    init(_ message: String, code: Int32 = Failure.error) {
        messages = [message]
        self.code = code
    }

    /// - Parameter scene: The scene's path.
    init(_ error: any Error, scene: String) {
        messages = Failure.messages(error, scene: scene)
        if case .argument? = error as? VitrineError { code = Failure.usage }
    }

    static func messages(_ error: any Error, scene: String) -> [String] {
        switch (error as? VitrineError)?.underlying ?? error {
        case let issues as SceneIssues: issues.issues.map { located($0, in: scene).description }
        case let error as StageError:
            if let key = error.keyPath {
                [located(SceneIssue(path: key, kind: .assetUnusable("\(error)")), in: scene).description]
            } else {
                ["\(scene): \(error)"]
            }
        case let error: ["\(error)"]
        }
    }

    /// Adds the position of the key in the file to a problem that was found when the scene was shown.
    private static func located(_ issue: SceneIssue, in scene: String) -> SceneIssue {
        var out = issue
        out.file = issue.file ?? scene
        guard issue.line == nil, issue.file == nil, !issue.path.isEmpty, scene != SceneFile.standardInput,
            !SceneFile.isNamedBySystem(scene), let source = try? SceneSource(path: scene),
            let location = source.location(of: issue.path)
        else { return out }
        (out.line, out.column) = (location.line, location.column)
        return out
    }
}
