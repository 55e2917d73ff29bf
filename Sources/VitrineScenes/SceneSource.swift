import VitrineScreens
import VitrineVocabulary

/// A scene file as it was read.
public struct SceneSource: Hashable, Sendable {
    public let scene: Scene
    /// The file's own bytes.
    private let bytes: [UInt8]

    /// Reads the scene file at a path; see `SceneFile.load`.
    public init(path: String) throws(SceneIssues) {
        do {
            bytes = try SceneFile.read(path)
        } catch {
            throw SceneIssues([SceneIssue(file: path, kind: error.kind)])
        }
        scene = try SceneParser.parse(bytes: bytes, fileName: path)
    }

    /// What the file says, the same bytes whatever its comments, spaces, aliases, the order of its keys and whether it is
    /// YAML or JSON: `{` key value ... `}` by key, `[` value ... `]`, and texts as `'` (quoted) or `=` with their number of
    /// bytes before them, such as `3=bar`.
    public var canonical: [UInt8] {
        // The file has been read before without a problem.
        let root = try? SceneParser.compose(bytes, log: .silent)
        var out: [UInt8] = []
        if let root { SceneSource.write(root, to: &out) }
        return out
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
