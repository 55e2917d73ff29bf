/// A toolbar of glass capsules, one for each text item.
public struct Toolbar: Hashable, Sendable, Codable {
    /// Titles from the leading side; 1...5.
    public var items: [String]

    public init(items: [String]) {
        self.items = items
    }
}
