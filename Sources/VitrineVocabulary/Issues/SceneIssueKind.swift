extension SceneIssue {
    /// The kind of a problem.
    public enum Kind: Hashable, Sendable {
        /// The key does not exist here. `legal` contains the canonical keys.
        case unknownKey(key: String, nearest: String?, legal: [String])
        /// A key of UIKit, of CSS or of another release of a library; `origin` names the release. `path` leads to the
        /// equivalent key from this mapping or, with `beside`, from the enclosing one that has this key.
        case synonym(key: String, path: String, beside: String?, origin: String?)
        case missingKey(String)
        /// None of these keys is given, and one is required.
        case missingOneOf([String])
        /// The key also occurs in `firstLine`.
        case duplicateKey(String, firstLine: Int)
        /// Two keys or values exclude each other.
        case conflict(String, String)
        /// The value has another type, such as a list instead of a number.
        case wrongType(expected: String, found: String)
        /// A text does not have the expected form.
        case malformed(value: String, expected: String)
        /// A name is not in its list. `noun` describes the names, with its article.
        case unknownValue(value: String, noun: String, nearest: String?, legal: [String])
        case outOfRange(value: String, legal: String)
        /// Several elements have the name; each has a location.
        case ambiguous(value: String, among: [String])
        /// An event is earlier than the preceding one; `previous` is that one's time in seconds.
        case outOfOrder(value: String, previous: String)
        /// The presentation does not have the verb; `verbs` are those of the presentations under the key.
        case otherVerb(target: String, key: String, verbs: [String])
        /// The value requires something that the scene does not have.
        case needs(String)
        /// The key only describes the start of the scene.
        case notSettable
        /// A warning: a given key changes nothing, for this reason.
        case noEffect(String)
        /// A warning: a text ends where a comment begins, which may have been meant as a part of it.
        case commentAfterText(String)
        case tooLarge(limit: String)
        /// A picture or a font is in none of the searched folders.
        case assetMissing(String, nearest: String?, searched: [String])
        /// An icon, a picture or a font is unusable for this reason.
        case assetUnusable(String)
        /// The timeline does not end; the text names the place.
        case endless(String)
        /// A text contains this character, which is illegal in texts.
        case controlCharacter(UInt32)
        /// The YAML or JSON is invalid.
        case syntax(String)
        case notUTF8
        case empty
        case fileNotFound
        case isDirectory
        /// The file is unreadable for the system's reason.
        case unreadable(String)
        /// There are more problems than are listed.
        case tooManyIssues(limit: Int)
    }
}

extension SceneIssue.Kind: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownKey(let key, let nearest, let legal):
            legal.isEmpty
                ? "unknown key; none is declared" : "unknown key\(suggestion(nearest)) (\(listed(legal, near: key)))"
        case .synonym(_, let path, let beside, let origin):
            "\(origin.map { "a key of \($0)" } ?? "unknown key"); "
                + (path.isEmpty ? "nothing here does the same" : "here it is \(quoted(path))")
                + "\(beside.map { ", beside \(quoted($0))" } ?? "")"
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
            "\(quoted(value)) is not \(noun)\(suggestion(nearest)) (\(listed(legal, near: value)))"
        case .outOfRange(let value, let legal):
            "\(shortened(value)) is out of range; legal: \(legal)"
        case .ambiguous(let value, let found):
            "\(quoted(value)) is \(found.count) elements: \(found.joined(separator: ", ")); give one a name of its own, or say a place"
        case .outOfOrder(let value, let previous):
            "\(shortened(value)) is before the previous event, at \(previous) s"
        case .otherVerb(let target, let key, let verbs):
            "\(quoted(target)) is one of \(quoted(key)), whose verb for this is \(verbs.map(quoted).joined(separator: " or "))"
        case .needs(let what):
            "needs \(what)"
        case .notSettable:
            "says how the scene starts, and cannot be set over time"
        case .noEffect(let reason):
            "has no effect: \(reason)"
        case .commentAfterText(let comment):
            "\(quoted(comment)) is a comment; a text that has it needs quotes"
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

    /// All names up to 20; of more, the 20 nearest to a word or, without a word, up to 60.
    private func listed(_ names: [String], near word: String? = nil) -> String {
        let limit = word == nil ? 60 : 20
        if names.count <= limit { return names.map(shortened).joined(separator: ", ") }
        let sorted = word.map { Spelling.ranked(names, by: $0) } ?? names
        return sorted.prefix(limit).map(shortened).joined(separator: ", ") + ", …"
    }

    private func hexadecimal(_ number: UInt32) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
