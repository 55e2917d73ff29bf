import VitrineScreens
import VitrineVocabulary

/// A scene file that was read once: a pipe cannot be read again, and a file may change meanwhile.
package struct SceneSource: Hashable, Sendable {
    /// The path of the file, or `-` for standard input.
    package let path: String
    package let scene: PresentationScene
    /// The contents of the file in a form that does not depend on comments, spaces, aliases, the order of its keys and
    /// whether it is YAML or JSON: `{` key value ... `}` by key, `[` value ... `]`, and texts as `'` (quoted) or `=`
    /// after their number of bytes, such as `3=bar`.
    package let canonical: [UInt8]
    /// The file's values, with their locations.
    private let root: ValueNode
    /// Texts that end at a comment such as `#1`, which no space follows.
    private let cutTexts: [SceneIssue]

    /// Reads the scene file at a path; see `SceneFile.load`.
    /// - Parameter check: Returns additional problems of the scene, given the folder of its relative paths.
    package init(
        path: String, check: (PresentationScene, _ folder: String) -> ValueIssues = { _, _ in ValueIssues() }
    ) throws(SceneIssues) {
        let bytes: [UInt8]
        do {
            bytes = try SceneFile.read(path)
        } catch {
            throw SceneIssues([SceneIssue(file: path, kind: error.kind)])
        }
        try self.init(path: path, bytes: bytes, check: check)
    }

    /// - Parameter bytes: The contents of the file.
    init(
        path: String, bytes: [UInt8],
        check: (PresentationScene, _ folder: String) -> ValueIssues = { _, _ in ValueIssues() }
    ) throws(SceneIssues) {
        let folder = Self.folder(of: path)
        let (scene, root) = try SceneParser.read(bytes, fileName: path) { check($0, folder) }
        self.path = path
        self.scene = scene
        cutTexts = Self.cutTexts(root, "", bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false))
            .map { SceneIssue(file: path, line: $0.at.line, column: $0.at.column, path: $0.path, kind: $0.kind) }
        self.root = root
        var canonical: [UInt8] = []
        SceneSource.write(root, to: &canonical)
        self.canonical = canonical
    }

    /// Returns warnings about keys without effect, and texts that a comment cuts, with their locations in this file.
    /// - Parameter scene: The scene of the file, or the same with other values in place of its own.
    package func warnings(of scene: PresentationScene) -> [SceneIssue] {
        scene.keysWithoutEffect.map { issue in
            let location = location(of: issue.path)
            return SceneIssue(
                file: path, line: location?.line, column: location?.column, path: issue.path, kind: issue.kind)
        } + cutTexts
    }

    /// Returns the location of the value of a key path in the file; nil if the file does not contain it.
    package func location(of path: String) -> SourceLocation? {
        PresentationScene.record.node(at: path, in: root)?.location
    }

    /// Returns the texts without quotes that a comment follows directly: `title: Song #1` is the text `Song`.
    private static func cutTexts(
        _ node: ValueNode, _ path: String, _ lines: [ArraySlice<UInt8>]
    ) -> [(path: String, at: SourceLocation, kind: SceneIssue.Kind)] {
        switch node.content {
        case .mapping(let entries):
            return entries.flatMap { cutTexts($0.value, SourcePath.join(path, $0.key), lines) }
        case .list(let nodes): return nodes.enumerated().flatMap { cutTexts($1, "\(path)[\($0)]", lines) }
        case .scalar(let text, let isQuoted):
            guard !isQuoted, let at = node.location, lines.indices.contains(at.line - 1),
                text.contains(where: \.isLetter)
            else { return [] }
            let line = String(decoding: lines[at.line - 1], as: UTF8.self).unicodeScalars
            let rest = String(String.UnicodeScalarView(line.dropFirst(at.column - 1)))
            guard rest.hasPrefix(text), let comment = rest.dropFirst(text.count).split(separator: " ").first,
                rest.dropFirst(text.count).first == " ", comment.first == "#",
                comment.dropFirst().first?.isNumber == true
            else { return [] }
            return [(path, at, .commentAfterText(String(comment)))]
        }
    }

    /// The file's name without its folders; `stdin` for standard input, pipes and devices.
    package var name: String {
        guard isFile else { return "stdin" }
        return path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// The folder of the file's relative paths; the current one for standard input, pipes and devices.
    package var folder: String { Self.folder(of: path) }

    private static func folder(of path: String) -> String {
        guard isFile(path), let slash = path.lastIndex(of: "/") else { return "." }
        return String(path[...slash])
    }

    private var isFile: Bool { Self.isFile(path) }

    private static func isFile(_ path: String) -> Bool {
        path != SceneFile.standardInput && !SceneFile.isNamedBySystem(path)
    }

    private static func write(_ node: ValueNode, to out: inout [UInt8]) {
        switch node.content {
        case .scalar(let text, let isQuoted): write(text, isQuoted ? "'" : "=", to: &out)
        case .list(let nodes):
            out.append(UInt8(ascii: "["))
            for node in nodes { write(node, to: &out) }
            out.append(UInt8(ascii: "]"))
        case .mapping(let entries):
            out.append(UInt8(ascii: "{"))
            for entry in entries.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
                write(entry.key, "=", to: &out)
                write(entry.value, to: &out)
            }
            out.append(UInt8(ascii: "}"))
        }
    }

    private static func write(_ text: String, _ mark: String, to out: inout [UInt8]) {
        out += Array("\(text.utf8.count)\(mark)\(text)".utf8)
    }
}
