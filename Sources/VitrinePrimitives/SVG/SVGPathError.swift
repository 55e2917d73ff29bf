/// Why a piece of SVG path data is not a path. Positions count characters from 1.
package enum SVGPathError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The data is longer than `limit` bytes (262,144).
    case tooLong(length: Int, limit: Int)
    /// The data has more segments than a path may have.
    case tooManySegments(limit: Int, character: Int)
    /// A number has too many digits.
    case numberTooLong(limit: Int, character: Int)
    /// A number, or the sum of relative coordinates, lies outside ±`limit`.
    case outOfRange(value: Double, limit: Double, character: Int)
    /// The grammar expects `expected` in place of the character. `found` is nil at the end of the data.
    case unexpected(found: Character?, expected: String, character: Int)

    package var description: String {
        switch self {
        case .tooLong(let length, let limit):
            return "path data is \(length) bytes long; the limit is \(limit)"
        case .tooManySegments(let limit, let character):
            return "path data has more than \(limit) segments at character \(character)"
        case .numberTooLong(let limit, let character):
            return "the number at character \(character) has more than \(limit) characters"
        case .outOfRange(let value, let limit, let character):
            return "\(value) at character \(character) is outside -\(limit)...\(limit)"
        case .unexpected(let found, let expected, let character):
            let what = found.map { "'\($0)'" } ?? "the end"
            return "expected \(expected) at character \(character), found \(what)"
        }
    }

    /// The position at which reading stopped, counted from 1; nil if the data was not read.
    package var character: Int? {
        switch self {
        case .tooLong: return nil
        case .tooManySegments(_, let c), .numberTooLong(_, let c), .outOfRange(_, _, let c), .unexpected(_, _, let c):
            return c
        }
    }
}
