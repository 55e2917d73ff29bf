import VitrineScreens
import VitrineSurfaces
import VitrineVocabulary

/// A value in place of a scene's own, as text, such as of a command's option, in the spelling of a `set` event.
public struct SceneOverride: Hashable, Sendable {
    /// The keys of a scene file that lead to a value, separated by dots: `output.fps`. Presentations, elements and
    /// other items of lists are addressed by their names: `floatingPanels.search.layout.insets.tip`.
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

    /// The location of the value in a scene file, with canonical keys.
    public let key: Key
    /// The value as it was given.
    public let text: String
    let change: Change<PresentationScene>

    /// Whether the value is a trait, which code of an app can read.
    package var isTrait: Bool { Traits.fields.contains { $0.name == key.path } }

    /// Reads a value: a text, or in braces or brackets keys and values or a list. Its keys and ranges are checked.
    /// Names and what depends on the rest of the scene are checked with the scene; see `replacing(_:)`.
    /// - Throws: The problem that a scene file with this value has.
    package init(checking key: Key, _ text: String) throws(SceneIssue) {
        let path = try DeclaredPath(key.path, in: PresentationScene.record).path
        let log = IssueLog(file: nil)
        var change = Change<PresentationScene>()
        do throws(SourceProblem) {
            change.set(try Self.node(text, log), at: path)
        } catch {
            throw SceneIssue(path: path, kind: error.kind)
        }
        let source = SourceValue(change.node, path: .unbound, log: log)
        let scene = PresentationScene.read(source, onto: PresentationScene(), Format())
        var issues = ValueIssues(includingRules: false)
        scene?.check(Format(), at: "", mentions: change.node, into: &issues)
        var own = ValueIssues()
        for issue in issues.all where change.node.gives(issue.path) { own.add(issue) }
        log.report(own)
        if let issue = log.issues.first {
            // Items that are addressed by name have no index yet.
            throw SceneIssue(path: issue.path.hasPrefix(path) ? issue.path : path, kind: issue.kind)
        }
        self.key = Key(path)
        self.text = text
        self.change = change
    }

    /// Returns the node of a text, in which braces and brackets contain keys, values and lists.
    private static func node(_ text: String, _ log: IssueLog) throws(SourceProblem) -> ValueNode {
        guard let first = text.first, "{[\"'".contains(first) else { return .word(text) }
        return try SceneParser.compose(Array(text.utf8), log: log)
    }
}

extension ValueNode {
    /// Whether a mapping contains the value at a path, rather than only values beside it, as of an incomplete scene.
    /// Items that are addressed by name have their indices in the mapping.
    fileprivate func gives(_ path: String) -> Bool {
        var node = self
        for part in path.split(separator: ".") {
            guard let entries = node.entries else { return true }
            let name = part.prefix { $0 != "[" }
            guard let entry = entries.first(where: { $0.key == name }) else { return false }
            node = entry.value
            guard let index = Int(part.dropFirst(name.count + 1).dropLast()) else { continue }
            guard let items = node.entries, items.indices.contains(index) else { return true }
            node = items[index].value
        }
        return true
    }
}

extension PresentationScene {
    /// Returns the scene with other values in place of its own, applied in order: of several for one key, the last
    /// counts. Each value is a change as in a `set` event, and may also be one that only the start of a scene has. A
    /// size replaces the scene's scale, and a scale its size. A crop without either keeps the scale.
    /// - Throws: The problems of the overrides, such as unknown names, and of the new scene.
    package func replacing(_ overrides: [SceneOverride]) throws(SceneIssues) -> PresentationScene {
        let scene = try replacingUnchecked(overrides)
        let issues = scene.validate()
        guard issues.isEmpty else { throw SceneIssues(issues) }
        return scene
    }

    /// Returns the scene with other values; it is checked later.
    /// - Throws: The problems of overrides that are no changes of the scene.
    package func replacingUnchecked(_ overrides: [SceneOverride]) throws(SceneIssues) -> PresentationScene {
        let (scene, issues) = replacingKnown(overrides)
        guard issues.isEmpty else { throw SceneIssues(issues) }
        return scene
    }

    /// Returns the scene with the overrides that are changes of it, and the problems of the others, such as those of
    /// presentations that code adds later.
    package func replacingKnown(_ overrides: [SceneOverride]) -> (scene: PresentationScene, issues: [SceneIssue]) {
        var scene = self
        var issues: [SceneIssue] = []
        for override in overrides {
            let log = IssueLog(file: nil)
            let source = SourceValue(override.change.node, path: SourcePath(isInChange: true), log: log)
            let changed = PresentationScene.read(source, onto: scene, Format())
            issues += log.issues
            if let changed, log.issues.isEmpty { scene = changed }
        }
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
        return (scene, issues)
    }
}
