/// Why a text is not an icon that `VectorIcon` can read.
package enum VectorIconError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text is longer than an icon may be.
    case tooLong(length: Int, limit: Int)
    /// An unexpected character at this line and column, both counted from 1.
    case unexpected(found: String, expected: String, line: Int, column: Int)
    /// An attribute that the subset does not have.
    case unknownAttribute(name: String, element: String, legal: [String], line: Int, column: Int)
    /// The same attribute twice in one element.
    case repeatedAttribute(name: String, element: String, line: Int, column: Int)
    /// A required attribute is missing.
    case missingAttribute(name: String, element: String)
    /// An attribute's value is not one of the legal ones.
    case badValue(attribute: String, value: String, expected: String)
    /// The path data inside `d` is wrong; positions count from the start of the attribute's value.
    case path(SVGPathError)

    package var description: String {
        switch self {
        case .tooLong(let length, let limit):
            return "the icon is \(length) bytes long; the limit is \(limit)"
        case .unexpected(let found, let expected, let line, let column):
            return "\(line):\(column): expected \(expected), found \(found)"
        case .unknownAttribute(let name, let element, let legal, let line, let column):
            return "\(line):\(column): <\(element)> of an icon has no attribute '\(name)'; it may have "
                + legal.joined(separator: ", ")
        case .repeatedAttribute(let name, let element, let line, let column):
            return "\(line):\(column): <\(element)> has the attribute '\(name)' twice"
        case .missingAttribute(let name, let element):
            return "<\(element)> needs the attribute '\(name)'"
        case .badValue(let attribute, let value, let expected):
            return "\(attribute)=\"\(value)\" is not \(expected)"
        case .path(let error):
            return "in d: \(error)"
        }
    }
}
