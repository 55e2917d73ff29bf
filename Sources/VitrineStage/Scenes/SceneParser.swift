import VitrinePrimitives
import VitrineScreens
import VitrineVocabulary

package enum SceneParser {
    /// The prefix of top-level keys of a scene without meaning.
    static let extensionPrefix = "x-"

    /// Reads a scene, and reports all problems at once. Limits: 4 MB, 64 levels of nesting, 500,000 brackets, commas,
    /// colons and hyphens, 200,000 values repeated by aliases; the first 100 problems are listed.
    /// - Parameter fileName: The name of the file in the problems.
    package static func parse(_ text: String, fileName: String = "scene") throws(SceneIssues) -> PresentationScene {
        try parse(bytes: Array(text.utf8), fileName: fileName)
    }

    /// Reads a scene from UTF-8 bytes.
    package static func parse(bytes: [UInt8], fileName: String = "scene") throws(SceneIssues) -> PresentationScene {
        try read(bytes, fileName: fileName).scene
    }

    /// Reads a scene and the tree that it was decoded from.
    /// - Parameter check: Returns additional problems of the scene, such as of files that it names.
    static func read(
        _ bytes: [UInt8], fileName: String, check: (PresentationScene) -> ValueIssues = { _ in ValueIssues() }
    ) throws(SceneIssues) -> (scene: PresentationScene, root: ValueNode) {
        let log = IssueLog(file: fileName)
        var result: (scene: PresentationScene, root: ValueNode)?
        do throws(SourceProblem) {
            result = try onLargeStack { () throws(SourceProblem) -> (scene: PresentationScene, root: ValueNode)? in
                log.source = bytes
                let root = try SourceTree.compose(bytes, log: log).withoutExtensions
                guard case .mapping = root.content else {
                    throw SourceProblem(
                        .wrongType(expected: "a scene (keys and values)", found: root.found), at: root.location)
                }
                guard
                    let scene = PresentationScene.read(
                        SourceValue(root, path: SourcePath(), log: log), onto: nil, Format())
                else { return nil }
                log.report(scene.valueIssues)
                log.report(check(scene))
                return (scene, root)
            }
        } catch {
            log.report(error.kind, at: error.location, path: "")
        }
        guard let result, log.issues.isEmpty else { throw SceneIssues(log.issues) }
        return result
    }

    /// Returns the tree of a scene file with the locations of its values, whatever they mean.
    package static func tree(of bytes: [UInt8], fileName: String = "scene") throws(SceneIssues) -> ValueNode {
        let log = IssueLog(file: fileName)
        do throws(SourceProblem) {
            let root = try compose(bytes, log: log).withoutExtensions
            if log.issues.isEmpty { return root }
        } catch {
            log.report(error.kind, at: error.location, path: "")
        }
        throw SceneIssues(log.issues)
    }

    static func compose(_ bytes: [UInt8], log: IssueLog) throws(SourceProblem) -> ValueNode {
        try onLargeStack { () throws(SourceProblem) -> ValueNode in try SourceTree.compose(bytes, log: log) }
    }

    private static func onLargeStack<Value>(
        _ work: () throws(SourceProblem) -> Value
    ) throws(SourceProblem) -> Value {
        let result: Result<Value, SourceProblem>
        do throws(SystemThread.StartFailure) { result = try LargeStack.run(work) } catch {
            throw SourceProblem(.unreadable("\(error)"))
        }
        return try result.get()
    }
}

extension ValueNode {
    /// The scene without the keys that begin with `x-`, which contain what other keys repeat.
    fileprivate var withoutExtensions: ValueNode {
        guard let entries, entries.contains(where: { $0.key.hasPrefix(SceneParser.extensionPrefix) }) else {
            return self
        }
        let own = entries.filter { !$0.key.hasPrefix(SceneParser.extensionPrefix) }
        return ValueNode(.mapping(own), at: location)
    }
}

extension PresentationScene {
    /// The text of a scene file. Reading it returns an equal scene.
    public var yaml: String { node(Format()).blockText }

    /// Returns the problems of the scene's values, by path; empty for a scene that can be rendered. A scene from a file
    /// has passed these checks; one made in Swift has not.
    /// - Parameter check: Returns additional problems of the scene, such as of files that it names.
    package func validate(
        check: (PresentationScene) -> ValueIssues = { _ in ValueIssues() }
    ) -> [SceneIssue] {
        let log = IssueLog(file: nil)
        log.report(valueIssues)
        log.report(check(self))
        return log.issues
    }

    var valueIssues: ValueIssues {
        var issues = ValueIssues()
        check(Format(), at: "", mentions: nil, into: &issues)
        return issues
    }
}
