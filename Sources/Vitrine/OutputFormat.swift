/// A kind of file that a scene is written as.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
    case png
    case gif

    /// The format that a path's ending names, in either case; nil for another ending.
    public init?(path: String) {
        guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
        self.init(rawValue: path[path.index(after: dot)...].lowercased())
    }
}
