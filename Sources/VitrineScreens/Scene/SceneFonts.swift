/// The fonts of a scene.
public struct SceneFonts: Hashable, Sendable {
    /// The font files and searched folders, relative to the scene's folder; at most 32. Default: none.
    public var paths: [String]
    /// The families, in order, for characters that the system font lacks, before Vitrine's; at most 32. Default: none.
    public var fallbacks: [String]

    public init(paths: [String] = [], fallbacks: [String] = []) {
        self.paths = paths
        self.fallbacks = fallbacks
    }
}
