extension SceneIssue {
    /// What is wrong.
    public enum Kind: Hashable, Sendable {
        /// No such key here. `legal` holds the canonical keys.
        case unknownKey(key: String, nearest: String?, legal: [String])
        case missingKey(String)
        /// None of these keys is given, and one must be.
        case missingOneOf([String])
        /// The key was given before, in this line.
        case duplicateKey(String, firstLine: Int)
        /// Two things that exclude each other.
        case conflict(String, String)
        /// Another kind of value altogether, such as a list instead of a number.
        case wrongType(expected: String, found: String)
        /// Text that does not have the form of what is expected.
        case malformed(value: String, expected: String)
        /// A name outside its list. `noun` says with its article what the names are for.
        case unknownValue(value: String, noun: String, nearest: String?, legal: [String])
        case outOfRange(value: String, legal: String)
        /// An event before the one that precedes it; `previous` is that one's time in seconds.
        case outOfOrder(value: String, previous: String)
        /// Something that this value speaks of and the scene does not have.
        case needs(String)
        /// A key that only says how the scene starts.
        case notSettable
        /// More than a limit allows.
        case tooLarge(limit: String)
        /// A picture or a font that is in none of the folders searched.
        case assetMissing(String, nearest: String?, searched: [String])
        /// An icon, a picture or a font that cannot be used; the text says why.
        case assetUnusable(String)
        /// The timeline does not come to an end; the text says where.
        case endless(String)
        /// A character that no text may hold, as its Unicode number.
        case controlCharacter(UInt32)
        /// YAML or JSON that cannot be read.
        case syntax(String)
        case notUTF8
        case empty
        case fileNotFound
        case isDirectory
        /// The system's reason.
        case unreadable(String)
        /// More problems than are listed.
        case tooManyIssues(limit: Int)
    }
}

extension SceneIssue.Kind: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownKey(_, let nearest, let legal):
            legal.isEmpty ? "unknown key; none is declared" : "unknown key\(suggestion(nearest)) (\(listed(legal)))"
        case .missingKey(let key):
            "the key \(quoted(key)) is missing"
        case .missingOneOf(let keys):
            "one of these keys is needed: \(listed(keys))"
        case .duplicateKey(let key, let line):
            "the key \(quoted(key)) is given twice, first in line \(line)"
        case .conflict(let a, let b):
            "\(quoted(a)) and \(quoted(b)) exclude each other"
        case .wrongType(let expected, let found):
            "expected \(expected), found \(found)"
        case .malformed(let value, let expected):
            "\(quoted(value)) is not \(expected)"
        case .unknownValue(let value, let noun, let nearest, let legal):
            "\(quoted(value)) is not \(noun)\(suggestion(nearest)) (\(listed(legal)))"
        case .outOfRange(let value, let legal):
            "\(shortened(value)) is out of range; legal: \(legal)"
        case .outOfOrder(let value, let previous):
            "\(shortened(value)) is before the previous event, at \(previous) s"
        case .needs(let what):
            "needs \(what)"
        case .notSettable:
            "says how the scene starts, and cannot be set over time"
        case .tooLarge(let limit):
            "too large; at most \(limit)"
        case .assetMissing(let path, let nearest, let searched):
            "\(quoted(path)) was not found\(suggestion(nearest)) "
                + (searched.isEmpty ? "(the scene is no file)" : "(searched \(listed(searched)))")
        case .endless(let reason), .assetUnusable(let reason):
            reason
        case .controlCharacter(let number):
            "the control character U+\(hexadecimal(number)) is not allowed"
        case .syntax(let problem):
            problem
        case .notUTF8:
            "the file is not UTF-8 text"
        case .empty:
            "the file holds no scene"
        case .fileNotFound:
            "no such file"
        case .isDirectory:
            "this is a directory, not a scene file"
        case .unreadable(let reason):
            "cannot be read: \(reason)"
        case .tooManyIssues(let limit):
            "more than \(limit) problems; the others are not listed"
        }
    }

    private func suggestion(_ nearest: String?) -> String {
        nearest.map { "; did you mean \(quoted($0))?" } ?? ""
    }

    /// The first 20, which is more than any fixed list has; only a scene's own titles can be more.
    private func listed(_ names: [String]) -> String {
        let shown = names.prefix(20).map(shortened).joined(separator: ", ")
        return names.count > 20 ? "\(shown), …" : shown
    }

    private func hexadecimal(_ number: UInt32) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
