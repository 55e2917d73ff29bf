import VitrineScreens
import VitrineVocabulary

/// A scene file as it was read, once: a pipe cannot be read again, and a file may change meanwhile.
package struct SceneSource: Hashable, Sendable {
    /// Where it was read from: a path, or `-` for standard input.
    package let path: String
    package let scene: PresentationScene
    /// What the file says, the same bytes whatever its comments, spaces, aliases, the order of its keys and whether it is
    /// YAML or JSON: `{` key value ... `}` by key, `[` value ... `]`, and texts as `'` (quoted) or `=` with their number of
    /// bytes before them, such as `3=bar`.
    package let canonical: [UInt8]

    /// Reads the scene file at a path; see `SceneFile.load`.
    /// - Parameter check: what else is wrong with the scene, given the folder where its relative paths begin.
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

    /// - Parameter bytes: what was read from the path.
    init(
        path: String, bytes: [UInt8],
        check: (PresentationScene, _ folder: String) -> ValueIssues = { _, _ in ValueIssues() }
    ) throws(SceneIssues) {
        let folder = Self.folder(of: path)
        let (scene, root) = try SceneParser.read(bytes, fileName: path) { check($0, folder) }
        self.path = path
        self.scene = scene
        var canonical: [UInt8] = []
        SceneSource.write(root, to: &canonical)
        self.canonical = canonical
    }

    /// The file's name without its folders; `stdin` for standard input, pipes and devices.
    package var name: String {
        guard isFile else { return "stdin" }
        return path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// Where its relative paths begin: the file's folder; the current one for standard input, pipes and devices.
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
