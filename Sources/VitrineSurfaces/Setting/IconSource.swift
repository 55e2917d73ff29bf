import VitrinePrimitives
import VitrineVocabulary

/// The source of a scene's icon.
public enum IconSource: Hashable, Sendable {
    /// An SVG or PNG file. The opaque parts of a PNG are the icon.
    case file(String)
    /// The path data of an SVG, in a box whose size is that of the icon in points.
    case path(String, viewBox: Rect, isEvenOdd: Bool)
}

extension IconSource: ExpressibleByStringLiteral {
    /// Creates a file source.
    public init(stringLiteral path: String) { self = .file(path) }
}

private struct IconKeys: Described {
    var file: String?
    var path: PathData?
    var viewBox = Rect(x: 0, y: 0, width: 24, height: 24)
    var isEvenOdd = false

    static let fields: [Field<IconKeys>] = [
        Field("file", \.file, "The path of an SVG or PNG file."),
        Field("path", \.path, "The path data of an SVG."),
        Field("viewBox", \.viewBox, in: -10_000...10_000, "The box of the path; its size is that of the icon."),
        Field("isEvenOdd", \.isEvenOdd, "Whether areas are filled by the even-odd rule."),
    ]
    static var shorthand: Shorthand<IconKeys>? { .field("file") }
    static var exclusions: [[String]] { [["file", "path"]] }
    static var needsOneOf: [String] { ["file", "path"] }

    func checkRules(at path: String, into issues: inout ValueIssues) {
        guard viewBox.width <= 0 || viewBox.height <= 0 else { return }
        issues.add(
            SourcePath.join(path, "viewBox"),
            .outOfRange(value: "\(viewBox.width)x\(viewBox.height)", legal: "above 0"))
    }
}

private struct PathData: SceneValue {
    var text = ""

    static let pattern = #"^[\sMmLlHhVvCcSsQqTtAaZz0-9eE.,+-]*$"#

    static func form(_ format: Format) -> Form { .pattern(pattern, noun(format)) }

    static func read(_ source: SourceValue, onto base: PathData?, _ format: Format) -> PathData? {
        guard let (text, _) = source.scalar(expected: noun(format)) else { return nil }
        do throws(SVGPathError) {
            _ = try Path(svgPathData: text)
            return PathData(text: text)
        } catch {
            source.report(.malformed(value: text, expected: "\(noun(format)): \(error)"))
            return nil
        }
    }

    func node(_ format: Format) -> ValueNode { .text(text) }

    static func noun(_ format: Format) -> String { "the path data of an SVG" }
}

extension IconSource: SceneValue {
    private var keys: IconKeys {
        switch self {
        case .file(let path): IconKeys(file: path)
        case .path(let data, let viewBox, let isEvenOdd):
            IconKeys(path: PathData(text: data), viewBox: viewBox, isEvenOdd: isEvenOdd)
        }
    }

    package static func form(_ format: Format) -> Form { IconKeys.form(format) }

    package static func read(_ source: SourceValue, onto base: IconSource?, _ format: Format) -> IconSource? {
        var kept = source.path.isInChange && source.node["file"] == nil ? base?.keys : nil
        if source.node["path"] != nil { kept?.file = nil }
        guard let keys = IconKeys.read(source, onto: kept, format) else { return nil }
        if let file = keys.file {
            // A file has no box, so its numbers cannot be checked later.
            var issues = ValueIssues()
            keys.check(format, at: source.path.canonical, mentions: nil, into: &issues)
            source.log.report(issues)
            return .file(file)
        }
        return keys.path.map { .path($0.text, viewBox: keys.viewBox, isEvenOdd: keys.isEvenOdd) }
    }

    package func node(_ format: Format) -> ValueNode { keys.node(format) }

    package func node(_ format: Format, onto base: IconSource) -> ValueNode {
        if case .path = self, case .path = base { return keys.node(format, onto: base.keys) }
        return node(format)
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        keys.check(format, at: path, mentions: mentions, into: &issues)
    }

    package static func noun(_ format: Format) -> String { IconKeys.noun(format) }
}
