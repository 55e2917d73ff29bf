extension SceneIssue {
    /// What is wrong.
    public enum Kind: Hashable, Sendable {
        /// No such key here. `legal` holds the canonical keys.
        case unknownKey(key: String, nearest: String?, legal: [String])
        /// A key of UIKit, of CSS or of another release of a library; `origin` names the release. `path` leads to the key that
        /// does the same, from this mapping, or with `beside` from the one around it that has this key.
        case synonym(key: String, path: String, beside: String?, origin: String?)
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
        /// A name that several elements have, each with its place.
        case ambiguous(value: String, among: [String])
        /// An event before the one that precedes it; `previous` is that one's time in seconds.
        case outOfOrder(value: String, previous: String)
        /// A presentation that the verb does not know; `verbs` are those of the presentations under the key.
        case otherVerb(target: String, key: String, verbs: [String])
        /// Something that this value speaks of and the scene does not have.
        case needs(String)
        /// A key that only says how the scene starts.
        case notSettable
        /// A warning: a key that is given, and why it changes nothing.
        case noEffect(String)
        /// A warning: a text that ends where a comment begins, which may have been meant as a part of it.
        case commentAfterText(String)
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

    /// All names up to 20; of more the 20 nearest to a word, or without a word up to 60.
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
