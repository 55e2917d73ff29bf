package enum VectorIconError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text exceeds the largest length of an icon.
    case tooLong(length: Int, limit: Int)
    /// There is an unexpected character at this line and column, both counted from 1.
    case unexpected(found: String, expected: String, line: Int, column: Int)
    /// The subset does not have the attribute.
    case unknownAttribute(name: String, element: String, legal: [String], line: Int, column: Int)
    case repeatedAttribute(name: String, element: String, line: Int, column: Int)
    case missingAttribute(name: String, element: String)
    case badValue(attribute: String, value: String, expected: String)
    /// The path data in `d` is invalid; positions count from the start of the attribute's value.
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
