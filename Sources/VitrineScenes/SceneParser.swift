import VitrineScreens
import VitrineVocabulary

/// Reads scenes from YAML or JSON text.
public enum SceneParser {
    /// Reads a scene. All problems are reported at once.
    ///
    /// Limits: 4 MB, 64 levels of nesting, 500,000 brackets, commas, colons and hyphens, 200,000 values repeated by
    /// aliases; the first 100 problems are listed.
    /// - Parameter fileName: The name of the file in the problems.
    public static func parse(_ text: String, fileName: String = "scene") throws(SceneIssues) -> Scene {
        try parse(bytes: Array(text.utf8), fileName: fileName)
    }

    /// Reads a scene from UTF-8 bytes.
    public static func parse(bytes: [UInt8], fileName: String = "scene") throws(SceneIssues) -> Scene {
        let log = IssueLog(file: fileName)
        do {
            let root = try compose(bytes, log: log)
            let source = SourceValue(root, path: SourcePath(), log: log)
            if let scene = Scene.read(source, onto: nil, Format()) {
                log.report(scene.valueIssues)
                if log.issues.isEmpty { return scene }
            }
        } catch {
            log.report(error.kind, at: error.location, path: "")
        }
        throw SceneIssues(log.issues)
    }

    /// The tree of a file.
    static func compose(_ bytes: [UInt8], log: IssueLog) throws(SourceProblem) -> ValueNode {
        try LargeStack.run { () -> Result<ValueNode, SourceProblem> in
            do throws(SourceProblem) {
                return .success(try SourceTree.compose(bytes, log: log))
            } catch {
                return .failure(error)
            }
        }.get()
    }
}

extension Scene {
    /// The scene of YAML or JSON text.
    public init(yaml: String) throws(SceneIssues) { self = try SceneParser.parse(yaml) }

    /// The scene as the text of a scene file. Reading it gives an equal scene.
    public var yaml: String { node(Format()).blockText }

    /// What is wrong with the scene's values, by path; empty for a scene that can be rendered. A scene from a file has
    /// passed these checks; one made in Swift has not.
    public func validate() -> [SceneIssue] {
        let log = IssueLog(file: nil)
        log.report(valueIssues)
        return log.issues
    }

    var valueIssues: ValueIssues {
        var issues = ValueIssues()
        check(Format(), at: "", mentions: nil, into: &issues)
        return issues
    }
}
