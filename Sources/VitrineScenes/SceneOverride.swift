import VitrineScreens
import VitrineSetting
import VitrineVocabulary

/// One value of a scene, given as text in place of the file's own, such as by an option of a command. Spelled as in a
/// scene file.
public struct SceneOverride: Hashable, Sendable {
    /// The keys of a scene file that lead to a value, with dots between them: `output.fps`.
    public struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
        public let path: String

        public init(_ path: String) { self.path = path }

        public init(stringLiteral path: String) { self.path = path }

        public static let device: Key = "device"
        public static let orientation: Key = "orientation"
        public static let appearance: Key = "appearance"
        public static let direction: Key = "direction"
        public static let locale: Key = "locale"
        public static let textSize: Key = "textSize"
        public static let crop: Key = "output.crop"
        public static let size: Key = "output.size"
        public static let scale: Key = "output.scale"
        public static let fps: Key = "output.fps"
        public static let still: Key = "output.still"
    }

    /// Where the value stands in a scene file; with canonical keys.
    public let key: Key
    /// The value as it was given.
    public let text: String
    /// Changes nothing but this value.
    let change: Change<PresentationScene>

    /// Whether the value is a trait, which code of an app can ask for.
    package var isTrait: Bool { Traits.fields.contains { $0.name == key.path } }

    /// Reads a value: a text, or in braces or brackets keys and values or a list. Its range is checked as far as it does
    /// not depend on the rest of the scene.
    /// - Throws: The problem that a scene file with this value has.
    package init(checking key: Key, _ text: String) throws(SceneIssue) {
        let canonical = try Self.canonical(key.path)
        let log = IssueLog(file: nil)
        var change = Change<PresentationScene>()
        do throws(SourceProblem) {
            change.set(try Self.node(text, log), at: canonical)
        } catch {
            throw SceneIssue(path: canonical, kind: error.kind)
        }
        var scene = PresentationScene()
        let source = SourceValue(change.node, path: SourcePath(isInChange: true), log: log)
        scene = PresentationScene.read(source, onto: scene, Format()) ?? scene
        var issues = ValueIssues()
        scene.check(Format(), at: "", mentions: change.node, into: &issues)
        scene.checkFollows(at: "", into: &issues)
        var own = ValueIssues()
        for issue in issues.all where issue.dependsOn.isEmpty { own.add(issue) }
        log.report(own)
        if let issue = log.issues.first { throw SceneIssue(path: issue.path, kind: issue.kind) }
        self.key = Key(canonical)
        self.text = text
        self.change = change
    }

    /// The path with canonical keys.
    private static func canonical(_ path: String) throws(SceneIssue) -> String {
        var record: Record? = PresentationScene.record
        var out: [String] = []
        for name in path.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
            guard let key = record?.key(name) else {
                let legal = record?.keys().map(\.name) ?? []
                let nearest = Spelling.nearest(to: name, among: legal)
                throw SceneIssue(path: path, kind: .unknownKey(key: name, nearest: nearest, legal: legal))
            }
            out.append(key.name)
            record = key.form.record
        }
        return out.joined(separator: ".")
    }

    /// A text stands for itself, except that braces and brackets hold keys, values and lists.
    private static func node(_ text: String, _ log: IssueLog) throws(SourceProblem) -> ValueNode {
        guard let first = text.first, "{[\"'".contains(first) else { return .word(text) }
        return try SceneParser.compose(Array(text.utf8), log: log)
    }
}

extension PresentationScene {
    /// The scene with other values in place of its own; of several for one key, the last counts.
    ///
    /// A size takes the place of the scene's scale, and a scale that of its size. A crop without either keeps the scale
    /// that the picture had.
    /// - Throws: The problems of the new scene.
    package func replacing(_ overrides: [SceneOverride]) throws(SceneIssues) -> PresentationScene {
        let scene = replacingUnchecked(overrides)
        let issues = scene.validate()
        guard issues.isEmpty else { throw SceneIssues(issues) }
        return scene
    }

    /// The same for a scene that is checked later.
    package func replacingUnchecked(_ overrides: [SceneOverride]) -> PresentationScene {
        var scene = self
        for override in overrides { override.change.apply(to: &scene) }
        func replaces(_ path: String) -> Bool { overrides.contains { $0.change.mentions(path) } }
        switch (replaces("output.size"), replaces("output.scale")) {
        case (true, true): break
        case (true, false): scene.output.scale = nil
        case (false, true): scene.output.size = nil
        case (false, false):
            if replaces("output.crop"), let size = output.size {
                let width = output.crop.size(on: output.stageSize(on: traits)).width
                scene.output.scale = output.scale ?? Double(size.width) / width
                scene.output.size = nil
            }
        }
        return scene
    }
}
