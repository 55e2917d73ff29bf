/// One value of a scene, given as text in place of the file's own, such as by an option of a command. Spelled as in a
/// scene file.
public struct SceneOverride: Hashable, Sendable {
    public enum Key: String, Hashable, Sendable, CaseIterable {
        case device, orientation, appearance, direction, locale, textSize
        case crop, size, scale, fps, still

        /// Where the value stands in a scene file, such as `output.fps`.
        public var path: String {
            switch self {
            case .device, .orientation, .appearance, .direction, .locale, .textSize: rawValue
            case .crop, .size, .scale, .fps, .still: "output.\(rawValue)"
            }
        }
    }

    public let key: Key
    /// The value as it was given.
    public let text: String
    /// A scene with nothing but this value.
    let scene: Scene

    /// Reads a value. Its range is checked as far as it does not depend on the rest of the scene.
    /// - Throws: what a scene file with this value would be told.
    public init(_ key: Key, _ text: String) throws(SceneIssue) {
        let log = IssueLog(file: "")
        do throws(SourceProblem) {
            scene = try LargeStack.run { () throws(SourceProblem) -> Scene in
                let scene = SourceValue(try Self.root(key, text, log), path: SourcePath(), log: log).scene()
                // How large a crop may be is a matter of the device, and how large a canvas is, of everything.
                if key != .crop { log.report(scene.findings.filter(\.dependsOn.isEmpty)) }
                return scene
            }
        } catch {
            throw SceneIssue(path: key.path, kind: error.kind)
        }
        if let issue = log.issues.first { throw SceneIssue(path: issue.path, kind: issue.kind) }
        self.key = key
        self.text = text
    }

    /// A scene file with nothing but this value.
    private static func root(_ key: Key, _ text: String, _ log: IssueLog) throws(SourceProblem) -> SourceNode {
        let value = try node(text, log)
        var entries = [entry("vitrine", SourceNode(place: .start, content: .scalar("1", isQuoted: false)))]
        switch key {
        case .device, .orientation, .appearance, .direction, .locale, .textSize:
            entries.append(entry(key.rawValue, value))
        case .crop, .size, .scale, .fps, .still:
            let output = SourceNode(place: .start, content: .mapping([entry(key.rawValue, value)]))
            entries.append(entry("output", output))
        }
        return SourceNode(place: .start, content: .mapping(entries))
    }

    private static func entry(_ key: String, _ value: SourceNode) -> SourceNode.Entry {
        SourceNode.Entry(key: key, place: .start, value: value)
    }

    /// A text stands for itself, except that braces hold keys and values.
    private static func node(_ text: String, _ log: IssueLog) throws(SourceProblem) -> SourceNode {
        guard text.hasPrefix("{") else { return SourceNode(place: .start, content: .scalar(text, isQuoted: false)) }
        return try SourceTree.compose(Array(text.utf8), log: log)
    }
}

extension Scene {
    /// The scene with other values in place of its own; of several for one key, the last counts.
    ///
    /// A size takes the place of the scene's scale, and a scale that of its size. A crop without either keeps the scale
    /// that the picture had.
    /// - Throws: what is wrong with the new scene.
    public func replacing(_ overrides: [SceneOverride]) throws(SceneIssues) -> Scene {
        var scene = self
        for override in overrides {
            let (environment, output) = (override.scene.environment, override.scene.output)
            switch override.key {
            case .device: scene.environment.device = environment.device
            case .orientation: scene.environment.orientation = environment.orientation
            case .appearance: scene.environment.appearance = environment.appearance
            case .direction: scene.environment.direction = environment.direction
            case .locale: scene.environment.locale = environment.locale
            case .textSize: scene.environment.textSize = environment.textSize
            case .crop: scene.output.crop = output.crop
            case .size: scene.output.size = output.size
            case .scale: scene.output.scale = output.scale
            case .fps: scene.output.fps = output.fps
            case .still: scene.output.still = output.still
            }
        }
        let keys = Set(overrides.map(\.key))
        switch (keys.contains(.size), keys.contains(.scale)) {
        case (true, true): break
        case (true, false): scene.output.scale = nil
        case (false, true): scene.output.size = nil
        case (false, false):
            if keys.contains(.crop), let size = output.size {
                let width = output.crop.size(on: output.stageSize(on: environment)).width
                scene.output.scale = output.scale ?? Double(size.width) / width
                scene.output.size = nil
            }
        }
        let issues = scene.validate()
        guard issues.isEmpty else { throw SceneIssues(issues) }
        return scene
    }
}
