/// What rendering to a file can refuse by itself.
public enum RendererError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path ends in no format that is written.
    case unknownFormat(path: String)

    public var description: String {
        switch self {
        case .unknownFormat(let path):
            "cannot tell the format of \"\(path)\"; its ending must be "
                + OutputFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: " or ")
        }
    }
}
