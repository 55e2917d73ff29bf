/// The fonts that a scene brings along.
public struct SceneFonts: Hashable, Sendable {
    /// Font files, and folders that are searched for them, from the scene's folder; at most 32. Default: none.
    public var paths: [String]
    /// Families to try, in order, for characters that the system font lacks, before Vitrine's own; at most 32. Default:
    /// none.
    public var fallbacks: [String]

    public init(paths: [String] = [], fallbacks: [String] = []) {
        self.paths = paths
        self.fallbacks = fallbacks
    }
}
