/// Reads scenes from YAML or JSON text.
public enum SceneParser {
    /// Reads a scene. Everything that is wrong with it is reported at once.
    ///
    /// Limits: 4 MB, 64 levels of nesting, 500,000 brackets, commas, colons and hyphens, 200,000 values repeated by
    /// aliases; the first 100 problems are listed.
    /// - Parameter fileName: what the problems name as their file.
    public static func parse(_ text: String, fileName: String = "scene") throws(SceneIssues) -> Scene {
        try parse(bytes: Array(text.utf8), fileName: fileName)
    }

    /// Reads a scene from UTF-8 bytes.
    public static func parse(bytes: [UInt8], fileName: String = "scene") throws(SceneIssues) -> Scene {
        let log = IssueLog(file: fileName)
        var scene = Scene()
        do {
            let root = try LargeStack.run { composed(bytes, log) }.get()
            scene = SourceValue(root, path: SourcePath(), log: log).scene()
            log.report(scene.findings)
        } catch {
            log.report(error.kind, at: error.place, path: "")
        }
        guard log.issues.isEmpty else { throw SceneIssues(log.issues) }
        return scene
    }

    private static func composed(_ bytes: [UInt8], _ log: IssueLog) -> Result<SourceNode, SourceProblem> {
        do {
            return .success(try SourceTree.compose(bytes, log: log))
        } catch {
            return .failure(error)
        }
    }
}
