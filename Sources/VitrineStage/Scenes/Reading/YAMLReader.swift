import VitrineVocabulary
import Yams

/// Runs the YAML library over a text. Nodes hold their anchors weakly: they are gone when the reader is.
final class YAMLReader {
    private var parser: Parser?
    private(set) var root: Node?

    enum Failure: Error {
        case duplicateKey(String, SourceLocation)
        case other(SourceProblem)
    }

    init(_ text: String) throws(Failure) {
        do {
            // Without rules, the library leaves the meaning of plain scalars to the caller.
            let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
            self.parser = parser
            root = try parser.singleRoot()
        } catch let error as YamlError {
            throw Self.failure(error, in: text)
        } catch {
            throw .other(SourceProblem(.syntax("this is not YAML: \(error)")))
        }
    }

    private static func failure(_ error: YamlError, in text: String) -> Failure {
        switch error {
        case .duplicatedKeysInMapping(let keys, let context):
            return .duplicateKey(keys.first ?? "", SourceLocation(context.mark))
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            if problem.hasPrefix("Maximum nesting level") {
                return .other(SourceProblem(.tooLarge(limit: FileLimits.nestingText), at: SourceLocation(mark)))
            }
            // A key without a colon is noticed in the next line only.
            let isKey = problem == "could not find expected ':'"
            let words =
                problem.hasPrefix("did not find expected ")
                ? commentHint(text, from: context?.mark ?? mark, to: mark).map { " (\($0))" } ?? "" : ""
            return .other(
                SourceProblem(
                    .syntax(friendly(problem, context) + words),
                    at: SourceLocation(isKey ? context?.mark ?? mark : mark)))
        case .reader(let problem, _, _, _):
            return .other(SourceProblem(.syntax("this is not YAML: \(problem)")))
        default:
            return .other(SourceProblem(.syntax("this is not YAML: \(error)")))
        }
    }

    /// Returns a hint for a comment that may be meant as a color or as a part of a text, in the lines between two
    /// locations or in the one before; nil if there is none.
    private static func commentHint(_ text: String, from start: Mark, to end: Mark) -> String? {
        let lines = text.split(separator: "\n", maxSplits: end.line, omittingEmptySubsequences: false)
        let first = max(0, start.line - 2)
        guard first < lines.count else { return nil }
        for line in lines[first..<min(end.line, lines.count)] {
            guard let space = line.indices.first(where: { line[$0...].hasPrefix(" #") }) else { continue }
            let comment = line[space...].dropFirst()
            if comment.dropFirst().prefix(while: \.isHexDigit).count > 2 {
                return "# begins a comment: put a color such as \"#EAF2FF\" in quotes"
            }
            // After a comma or a bracket, a comment is intended.
            guard let before = line[..<space].last(where: { $0 != " " }), !",[{:".contains(before) else { continue }
            return "\(SceneIssue.Kind.commentAfterText(String(comment)))"
        }
        return nil
    }

    /// Returns a message for common mistakes that is clear without the YAML specification.
    private static func friendly(_ problem: String, _ context: YamlError.Context?) -> String {
        if let words = explanations[problem] { return words }
        guard let context, context.mark.line > 0 else { return "this is not YAML: \(problem)" }
        return "this is not YAML: \(problem) \(context.text), begun at \(context.mark)"
    }

    private static let explanations = [
        "found character that cannot start any token":
            "nothing can begin with this character; indent with spaces, not tabs, and put text that begins with "
            + "@, ` or % in quotes",
        "mapping values are not allowed in this context":
            "no key is expected here; put text that holds \": \" in quotes, and check the indentation",
        "could not find expected ':'":
            "a colon and a space are missing after this key",
        "did not find expected key":
            "no key is found here; check the indentation and the quotes of the lines above",
        "but found another document":
            "a file holds one scene; here begins another",
        "found unexpected end of stream":
            "the file ends inside quotes that nothing closes",
    ]
}

extension SourceLocation {
    init(_ mark: Mark) { self.init(line: mark.line, column: mark.column) }
}
