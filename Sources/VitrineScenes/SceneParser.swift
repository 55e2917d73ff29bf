/// Reads scenes from YAML or JSON text.
package enum SceneParser {
    /// Reads a scene. Everything that is wrong with it is reported at once.
    ///
    /// Limits: 4 MB, 64 levels of nesting, 500,000 brackets, commas, colons and hyphens, 200,000 values repeated by
    /// aliases; the first 100 problems are listed.
    /// - Parameter fileName: what the problems name as their file.
    package static func parse(_ text: String, fileName: String = "scene") throws(SceneIssues) -> Scene {
        try parse(bytes: Array(text.utf8), fileName: fileName)
    }

    /// Reads a scene from UTF-8 bytes.
    package static func parse(bytes: [UInt8], fileName: String = "scene") throws(SceneIssues) -> Scene {
        try read(bytes, fileName: fileName).scene
    }

    /// Reads a scene and the tree that it was decoded from.
    static func read(_ bytes: [UInt8], fileName: String) throws(SceneIssues) -> (scene: Scene, root: SourceNode) {
        let log = IssueLog(file: fileName)
        var result: (scene: Scene, root: SourceNode)?
        do throws(SourceProblem) {
            result = try LargeStack.run { () throws(SourceProblem) -> (scene: Scene, root: SourceNode) in
                let root = try SourceTree.compose(bytes, log: log)
                let scene = SourceValue(root, path: SourcePath(), log: log).scene()
                log.report(scene.findings)
                return (scene, root)
            }
        } catch {
            log.report(error.kind, at: error.place, path: "")
        }
        guard let result, log.issues.isEmpty else { throw SceneIssues(log.issues) }
        return result
    }
}
