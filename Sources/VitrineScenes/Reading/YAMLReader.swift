import VitrineVocabulary
import Yams

/// Runs the YAML library over a text.
///
/// Nodes hold their anchors weakly: they are gone when the reader is.
final class YAMLReader {
    private var parser: Parser?
    private(set) var root: Node?

    enum Failure: Error {
        case duplicateKey(String, SourceLocation)
        case other(SourceProblem)
    }

    init(_ text: String) throws(Failure) {
        do {
            // Without rules the library leaves the meaning of plain scalars to us.
            let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
            self.parser = parser
            root = try parser.singleRoot()
        } catch let error as YamlError {
            throw Self.failure(error)
        } catch {
            throw .other(SourceProblem(.syntax("this is not YAML: \(error)")))
        }
    }

    private static func failure(_ error: YamlError) -> Failure {
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
            return .other(
                SourceProblem(
                    .syntax(friendly(problem, context)), at: SourceLocation(isKey ? context?.mark ?? mark : mark)))
        case .reader(let problem, _, _, _):
            return .other(SourceProblem(.syntax("this is not YAML: \(problem)")))
        default:
            return .other(SourceProblem(.syntax("this is not YAML: \(error)")))
        }
    }

    /// The library's words for the common mistakes say little to who has not read the YAML specification.
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
